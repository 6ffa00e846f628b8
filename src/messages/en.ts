/**
 * Everything Berger says, in English. `es.ts` has the same shape, so a missing text is a type error.
 */

/** Headings and words of the sheet functions and the tabs. */
export const words = {
  round: 'Round',
  board: 'Board',
  white: 'White',
  black: 'Black',
  bye: 'Bye',
  name: 'Name',
  number: 'No.',
  section: 'Section',
  /** One letter a colour, in the cells of COLORS. */
  whiteLetter: 'W',
  blackLetter: 'B',
  longestRun: 'Longest run',
  rounds: 'Rounds',
  boards: 'Boards',
  games: 'Games',
  gamesPerPlayer: 'Games per player',
  freeRoundsPerPlayer: 'Free rounds per player',
  rank: 'Rank',
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  points: 'Points',
  pts: 'Pts',
  colour: 'Color',
  opponent: 'Opponent',
  result: 'Result',
  opponentsPoints: "Opponent's points",
  contribution: 'Contribution',
  total: 'Total',
  pass: 'Pass',
  player: 'Player',
  score: 'Score',
  place: 'Place',
  criterion: 'Criterion',
  article: 'Article',
  tie: 'Tie',
  withdrawal: 'Withdrawal',
  annulled: 'annulled',
  completed: 'Completed',
  scheduled: 'Scheduled',
  neededForHalf: 'Needed for half',
  decision: 'Decision',
  keep: 'keep',
  annul: 'annul',
  pointsKept: 'Points kept',
  rankKept: 'Rank kept',
  pointsAnnulled: 'Points annulled',
  rankAnnulled: 'Rank annulled',
};

/** The sentences of the sheet functions' errors; each follows `FUNCTION: `. */
export const errors = {
  cell: (row: number, column: number, text: string) =>
    `row ${row}, column ${column}${text === '' ? '' : `: "${text}"`}`,
  gotNothing: 'nothing',
  gotText: (text: string) => `"${text}"`,
  gotValue: (text: string) => text,

  playersWanted: (got: string) =>
    `players must be a whole number from 2 to 500, or a range of names (got ${got}).`,
  playersCount: (n: number) => `players must be 2 to 500 names (got ${n}).`,
  sectionCount: (section: string, n: number) =>
    `section "${section}" of players must have 2 to 500 names (got ${n}).`,
  playersNotAName: (cell: string) => `a name in players cannot be read (${cell}): names must be plain text.`,
  playersNoName: (cell: string) =>
    `a row of players has no name (${cell}): write the name, or clear the whole row.`,
  playersEqualNames: (name: string, first: number, second: number) =>
    `two players are called "${name}" (rows ${first} and ${second}): make the names differ, or add a column No. with start numbers.`,
  playersEqualNamesInRow: (name: string, first: number, second: number) =>
    `two players are called "${name}" (columns ${first} and ${second}): make the names differ.`,
  playersNameIsDate: (cell: string) =>
    `a name in players is a date (${cell}): format the cells as plain text and type the name again.`,
  playersBadNumber: (cell: string) =>
    `a start number in players cannot be read (${cell}): the column No. must hold the whole numbers 1, 2, 3 and so on, each once.`,
  playersNumberTwice: (no: number, first: number, second: number) =>
    `start number ${no} stands twice in players (rows ${first} and ${second}): each number is given once.`,
  playersNumberMissing: (no: number, n: number, section: string) =>
    `start number ${no} is missing in players${section === '' ? '' : `, section "${section}"`}: ${n} players must have the numbers 1 to ${n}.`,
  playersBadRating: (cell: string) =>
    `a rating in players cannot be read (${cell}): ratings must be numbers above 0, or blank.`,
  playersBadHand: (cell: string) =>
    `a place by hand in players cannot be read (${cell}): it must be a number above 0, or blank.`,
  playersBadStatus: (cell: string) =>
    `a status in players is not known (${cell}): it must be blank, "Withdrawn" or "Expelled".`,
  playersNoSection: (cell: string) =>
    `a player has no section (${cell}): fill in the column Section for everybody, or for nobody.`,
  playersTwoColumns: (heading: string, first: number, second: number) =>
    `two columns of players are headed alike (row 1 of the table, columns ${first} and ${second}: "${heading}"): keep one of them.`,
  playersFormulaError: (cell: string) =>
    `a formula error stands in players (${cell}): repair that cell first.`,

  formulaError: (range: string, cell: string) =>
    `a formula error stands in ${range} (${cell}): repair that cell first.`,
  resultUnknown: (range: string, cell: string) =>
    `a result in ${range} is not known (${cell}): accepted are 1-0, 0-1, ½-½, 1F-0F, 0F-1F, 0F-0F and blank.`,
  resultIsDate: (range: string, cell: string) =>
    `a result in ${range} has become a date (${cell}): format the cells as plain text (Format > Number > Plain text) and type it again, such as 1-0 or ½.`,
  resultWithoutPlayers: (range: string, cell: string) =>
    `a result in ${range} has no players (${cell}): fill in White and Black, or clear the result.`,
  freeRoundWithResult: (range: string, cell: string) =>
    `a free round in ${range} has a result (${cell}): where a player has no opponent, the result must be blank.`,
  freeRoundOfNobody: (range: string, cell: string) =>
    `a free round in ${range} names no player (${cell}): write the player on the other side, or clear the row.`,
  againstHimself: (range: string, cell: string) =>
    `a player in ${range} has himself as opponent (${cell}): White and Black must be two players.`,
  twiceInARound: (range: string, name: string, round: number, first: number, second: number) =>
    `"${name}" stands twice in round ${round} of ${range} (rows ${first} and ${second}): a player has one game or one free round in a round.`,
  tooOften: (range: string, white: string, black: string, rows: readonly number[], cycles: number) =>
    `"${white}" and "${black}" meet too often in ${range} (rows ${rows.join(', ')}): with cycles ${cycles} a pair may meet ${cycles === 1 ? 'once' : `${cycles} times`}.`,
  gamesUnknownPlayer: (range: string, cell: string) =>
    `a player in ${range} is not in players (${cell}): write the name as it stands in players, or the start number.`,
  gamesNotAName: (range: string, cell: string) =>
    `a player in ${range} cannot be read (${cell}): write a name or a start number.`,
  gamesNotUnique: (range: string, cell: string) =>
    `a name in ${range} belongs to several players (${cell}): write the start number instead.`,
  gamesBadNumber: (range: string, cell: string) =>
    `a start number in ${range} is not known (${cell}): it must be the number of a player, 1, 2, 3 and so on.`,
  playerIsDate: (range: string, cell: string) =>
    `a player in ${range} has become a date (${cell}): format the cells as plain text and type it again.`,
  gamesBadRound: (range: string, cell: string) =>
    `a round in ${range} cannot be read (${cell}): it must be a whole number from 1, or blank.`,
  gamesNoSection: (range: string, cell: string) =>
    `a game in ${range} has no section (${cell}): fill in the column Section in every row.`,
  gamesUnknownSection: (range: string, cell: string) =>
    `a section in ${range} is not in players (${cell}): write it as it stands in players.`,
  gamesNoSectionColumn: (range: string) =>
    `players has several sections, and ${range} does not tell which game belongs to which: add a column Section.`,
  gamesTwoColumns: (range: string, heading: string, first: number, second: number) =>
    `two columns of ${range} are headed alike (columns ${first} and ${second}: "${heading}"): keep one of them.`,
  headingWhite: 'White',
  headingBlack: 'Black',
  gamesNoColumn: (range: string, heading: string, row: number) =>
    `${range} has no column headed ${heading} (row ${row}): a list of games needs the headings White, Result and Black.`,
  gamesShape: (range: string) =>
    `${range} is not a list of games: it must have the headings Round, White, Result and Black, or three columns White, Result, Black.`,
  gamesPlayers: (range: string, n: number) => `${range} must have 2 to 500 players (got ${n}).`,
  noGames: (range: string) =>
    `${range} holds no games: it must be a list of games with the headings Round, White, Result and Black, or a crosstable.`,
  resultsShape: (range: string) =>
    `${range} must be a list of games with the headings Round, White, Result and Black, or a crosstable of 2 to 500 players.`,
  resultColumns: (range: string, n: number) =>
    `the ${n} result columns of the ${n} players in ${range} cannot be told: select the results only, or add a header row with the start numbers 1 to ${n}; for a list of games, one with Round, White, Result and Black.`,
  sortedRows: (range: string) =>
    `the rows of ${range} stand in another order than its columns, as after sorting: put the rows back in the order of the columns.`,
  scoreUnknown: (range: string, cell: string) =>
    `a score in ${range} is not known (${cell}): accepted are 1, ½, 0, + and - for forfeits, several of them with blanks between, and blank.`,
  scoreIsNumber: (range: string, cell: string) =>
    `a number in ${range} is no score (${cell}): one game is 1, 0.5 or 0, and for several games in a cell format the cells as plain text and type them with blanks, such as 1 ½.`,
  contradiction: (range: string, cell: string, other: string) =>
    `two cells of ${range} contradict each other (${cell} and ${other}): they must be the two sides of the same games, such as 1 and 0.`,
  differentCounts: (range: string, cell: string, other: string) =>
    `two cells of ${range} hold different numbers of games (${cell} and ${other}): they must be the two sides of the same games.`,
  tooManyInCell: (range: string, cell: string, cycles: number) =>
    `a cell of ${range} holds too many games (${cell}): with cycles ${cycles} a pair may meet ${cycles === 1 ? 'once' : `${cycles} times`}.`,
  crosstableTwice: (range: string, first: number, second: number) =>
    `two rows of ${range} belong to the same player (rows ${first} and ${second}): each player has one row.`,
  crosstableOfSections: (range: string) =>
    `${range} is a crosstable, which holds one section: give players of one section only, or a list of games with a column Section.`,
  crosstableCount: (range: string, rows: number, players: number) =>
    `the crosstable in ${range} has ${rows} rows and players has ${players} names: each player must have one row.`,

  playerNotFound: (parameter: string, got: string) =>
    `${parameter} must be a start number or a name of players (got ${got}).`,
  playerNeedsSection: (parameter: string, got: string) =>
    `${parameter} must name the section too, such as "B 3" (got ${got}).`,
  playerNotUnique: (parameter: string, got: string) =>
    `${parameter} must be a start number, because several players are called so (got ${got}).`,

  oneCell: (parameter: string) => `${parameter} must be one cell or value, not a range.`,
  cycles: (got: string) => `cycles must be a whole number from 1 to 8, "single" or "double" (got ${got}).`,
  system: (got: string) => `system must be "berger", "crenshaw" or "circle" (got ${got}).`,
  systemNotYet: (system: string) =>
    `system "${system}" is not available yet: leave it out, or write "berger".`,
  order: (got: string) => `order must be "fide", "plain" or "mirror" (got ${got}).`,
  withdrawal: (got: string) => `withdrawal must be "fide", "keep" or "annul" (got ${got}).`,
  scoring: (got: string) =>
    `scoring must be the points for a win, a draw and a loss in falling order, such as "1-½-0" or "3-1-0", and perhaps a fourth number for a free round (got ${got}).`,

  sectionsNeedPairings:
    'players has more than one section: use PAIRINGS, which pairs each section by itself.',
  round: (rounds: number, got: string) =>
    `round must be a whole number from 1 to ${rounds}, or blank for all rounds (got ${got}).`,
  meetingSelf: (name: string) => `a and b must be two different players (both are "${name}").`,
  meetingSections: (first: string, second: string) =>
    `a and b must be of one section (got "${first}" and "${second}").`,
  tooManyCells: (cells: number, wayOut: string) =>
    `the result would have ${cells} cells, and a sheet takes 300000 at most: ${wayOut}.`,
  useOneRound: 'use PAIRINGS with a round, or generate the schedule in the sidebar',
  giveOneRound: 'give one round, or generate the schedule in the sidebar',
  takeFewerCycles: 'take fewer cycles, or one section at a time',
  takeOneSection: 'take one section at a time',
  takeFewerGames: 'give the games of fewer rounds, or of one section',

  rowOrder: (got: string) => `order must be "number" or "rank" (got ${got}).`,
  tieBreak: (parameter: string, got: string, known: string) =>
    `${parameter} must name tie-breaks by their codes (got ${got}): known are ${known}.`,
  buchholz: (parameter: string, got: string) =>
    `Buchholz must not be used in a round robin (C.07 art. 8): take ${got} out of ${parameter}, and use SB or KS.`,
  lotSeed: (parameter: string, got: string) =>
    `${parameter} must give LOT a seed, which is any word or number, such as "LOT 7" (got ${got}).`,
  tieBreakRounds: (code: string) =>
    `${code} needs rounds and colours: give a list of games with the headings Round, White, Result, Black and a round in every row, not a crosstable.`,
  tieBreakRatings: (code: string, name: string) =>
    `${code} needs a rating for every player ("${name}" has none): fill in the column Rating of players, or take another tie-break.`,
  koyaLimit: (got: string) => `limit must be -1, -0.5, 0, 0.5 or 1 (got ${got}).`,
  roundMissing: (row: number) =>
    `a game in games has no round (row ${row}): fill in the column Round in every row.`,
  oneSection: 'players has more than one section: give the players and games of one section only.',
  ratingsMissing: 'nobody in players has a rating: fill in a column Rating.',
  positive: (parameter: string, got: string) => `${parameter} must be a number above 0 (got ${got}).`,
  ratingUnknown: (range: string, cell: string) =>
    `a rating in ${range} cannot be read (${cell}): it must be a number above 0, or blank.`,
  loneScore: (range: string, cell: string) =>
    `a score in ${range} is not known (${cell}): accepted are 1, ½ and 0, + and - for forfeits, and blank.`,
  opponentMissing: (range: string, cell: string) =>
    `a score in ${range} has no opponent (${cell}): opponents and scores must have a cell for each game.`,
};

/** Names, headings and notes of the tabs. */
export const tabs = {
  names: {
    event: 'Event',
    players: 'Players',
    schedule: 'Schedule',
    berger: 'Berger table',
    standings: 'Standings',
    crosstable: 'Crosstable',
    progress: 'Progress',
    byPlayer: 'By player',
    roundSheets: 'Round sheets',
    playerCards: 'Player cards',
  },
  /** The name of a tab while Berger is still making it. */
  unfinished: (name: string) => `${name} (unfinished)`,
  rating: 'Rating',
  federation: 'Federation',
  club: 'Club',
  status: 'Status',
  statusWords: ['Withdrawn', 'Expelled'],
  statusHelp: 'Leave blank while the player plays. Otherwise choose Withdrawn or Expelled.',
  statusNote:
    'Blank: the player plays. Withdrawn or Expelled: the rule in the tab Event says whether the games count.',
  numberNote:
    'Start numbers. The schedule names the players by these numbers: do not change them once it is made. The rows may be sorted.',
  player: (no: number) => `Player ${no}`,
  date: 'Date',
  result: 'Result',
  resultHelp:
    'Choose a result, White first: 1-0, ½-½, 0-1. F is a forfeit: 1F-0F, 0F-1F, 0F-0F (both absent).',
  resultNote:
    'Results are typed here, White first. Other ways to write them are read too, such as 1/2 or +:-. A result that cannot be read is named by the functions.',
  boardOf: (board: number) => `Board ${board}`,
  progress: { title: 'Points after each round' },
  tieBreaks: {
    note: (event: string) =>
      `Equal points are separated by the codes to the right, the first of them first. Their list stands in the tab ${event}. The codes:`,
    name: (_code: string, name: string) => name,
  },
  event: {
    name: 'Name',
    place: 'Place',
    dates: 'Dates',
    arbiter: 'Arbiter',
    timeControl: 'Time control',
    format: 'Format',
    cycles: 'Cycles',
    order: 'Order of the rounds',
    tieBreaks: 'Tie-breaks',
    withdrawal: 'Withdrawal rule',
    scoring: 'Scoring',
    seed: 'Seed of the lots',
    roundRobin: 'Round robin (Berger table)',
    orderWords: { fide: 'fide', plain: 'plain', mirror: 'mirror' },
    withdrawalWords: { fide: 'fide', keep: 'keep', annul: 'annul' },
    cyclesNote: 'How often each pair meets. The schedule was made with this number.',
    orderNote:
      'fide: the last two rounds of every cycle but the last are exchanged (C.05 Annex 1). plain: every cycle as the table stands. mirror: every second cycle backwards. The schedule was made with this order.',
    tieBreaksNote:
      'Codes in the order in which they separate equal points: SB Sonneborn-Berger, DE direct encounter, KS Koya, WIN wins, BPG games with Black. FIDE wants the list published before the start (C.07 art. 4.1).',
    withdrawalNote:
      'What becomes of the games of a player who leaves. fide: they count if he completed at least half of his games (C.05 art. 6.6). keep: they always count. annul: they never count.',
    scoringNote:
      'Points for a win, a draw and a loss, such as 1-½-0 or 3-1-0. A fourth number is what a free round is worth.',
    seedNote: 'Any word or number. The same seed draws the same lots, so that anybody can check the draw.',
    when: 'When',
    what: 'What',
    scheduleMade: (players: number, cycles: number, order: string, tab: string) =>
      `Schedule made in ${tab}: ${players} players, ${cycles === 1 ? '1 cycle' : `${cycles} cycles, order ${order}`}.`,
  },
};

/** The menu, and what the add-on answers. */
export const addon = {
  title: 'Berger',
  openSidebar: 'Open sidebar',
  generateFromSelection: 'Generate schedule from selection',
  help: 'Help',
  helpText:
    'Write the names of the players into a column, select them and choose “Generate schedule from selection”, or open the sidebar for cycles and other choices.\n\nBerger makes the tabs Event, Players, Schedule, Berger table, Standings, Crosstable, Progress and By player. Nothing of yours is overwritten. Type the results into the pale column of the Schedule, and watch the standings move.\n\nIn any cell you can also type a function, such as =ROUNDROBIN(8) for the Berger table of 8 players, or =SONNEBORN(B2:I9) beside a crosstable.',
  made: (tabs: string) => `Made: ${tabs}.`,
  askResults: (schedule: string, results: number) =>
    `${schedule} already holds ${results === 1 ? '1 result' : `${results} results`}. It stays as it is. Make a second schedule in new tabs?`,

  unknownCall:
    'The sidebar asked for something that Berger does not know: close the sidebar and open it again.',
  badArguments: 'The sidebar sent something that Berger cannot read: close the sidebar and open it again.',
  failed: (answer: string) =>
    `Google Sheets did not do what Berger asked for (${answer}). Try again in a moment.`,
  undone: (answer: string) =>
    `Google Sheets stopped while the tabs were made (${answer}). Everything is as it was before: try again in a moment, and check that you may edit this file.`,
  notUndone: (answer: string, tabs: string) =>
    `Google Sheets stopped while the tabs were made (${answer}), and ${tabs} could not be put back as before. Open the sidebar again to remove what is half made.`,
  noLock:
    'This spreadsheet cannot be locked for writing, so nothing was written: open it in Google Sheets itself and try again.',
  lockHad:
    'Somebody else is making tabs with Berger in this spreadsheet just now, so nothing was written: try again in a minute.',
  tooBig: (cells: number, most: number) =>
    `The new tabs would bring this spreadsheet to ${cells} cells, and Google Sheets allows ${most}: delete tabs that you do not need, or use a new spreadsheet.`,
  tabGone: 'That tab is not there any more: generate the schedule again.',
  cyclesWanted: (most: number) => `The number of cycles must be a whole number from 1 to ${most}.`,
  countWanted: (least: number, most: number, got: string) =>
    `A schedule needs ${least} to ${most} players (got ${got}): add the names that are missing, or split a larger field into groups.`,
  tooManyGames: (games: number, most: number) =>
    `The schedule would have ${games} games, and Berger writes ${most} at most in the time that Google Sheets gives it: take fewer cycles, or split the field into groups.`,
  stillCalculating: (where: string) =>
    `Names in ${where} are still being calculated: wait until they can be seen, then try again.`,
  noPlayersTab:
    'There is no tab with a list of players: write the names into a tab called Players, or select the cells that hold them.',
  emptyTab: (tab: string) => `The tab ${tab} holds no names yet: write them below the heading Name.`,
  nothingSelected: 'The selection is blank: select the cells with the names of the players, one a cell.',
  scatteredSelection:
    'Several ranges of different columns and rows are selected: select ranges of the same columns, which are read one below the other, or of the same rows, which are read side by side.',
  problemIn: (where: string, problem: string) => `${where}: ${problem}`,
  sections: (where: string) =>
    `${where} has players in several sections: select the names of one section and generate a schedule for each.`,
  equalNames: (name: string) =>
    `Two players are called “${name}”: add an initial or the club, so that each name is there once.`,
  nameTooLong: (name: string) => `The name “${name}…” is too long: a cell holds at most 50,000 characters.`,
  textChanged: (cell: string) =>
    `Google Sheets does not keep the text of cell ${cell} as it was typed: change that name a little and try again.`,

  noteNumbers: (tab: string) =>
    `The tab ${tab} got a column with the start numbers: leave it as it is, the schedule goes by it.`,
  noteCopied: (from: string, tab: string) =>
    `The names in ${from} were copied into the tab ${tab}: change them there from now on.`,
  noteRenamed: (wanted: string, got: string) =>
    `A tab ${wanted} was there already, so the new one is called ${got}.`,
  noteAllRenamed: (got: string) =>
    `Tabs of the usual names were there already, so the new ones are called: ${got}.`,
  noteValues:
    'The names in the schedule are plain text, not formulas, so a name that you change in the list of players has to be changed there too.',
  noteSlow: (games: number) =>
    `Google Sheets calculates Standings, Crosstable, Progress and By player anew at every result. With ${games} games that is slow or may fail: delete those of these tabs that you do not need.`,
};

/** The sidebar's page. */
export const sidebar = {
  and: 'and',
  quoted: (text: string) => `“${text}”`,
  tryAgain: 'Try again',
  status: {
    reading: 'Reading the sheet…',
    choose: 'Choose players to begin',
    chooseDetail: 'From the sheet, as a pasted list, or just a number.',
    readSelection: 'Select the names in the sheet, then read the selection',
    mendReading: 'Put the list of players right, then read it again',
    onePlayer: 'Add at least one more player',
    tooMany: 'Shorten the list of players',
    equalNames: 'Make equal names differ',
    number: 'Correct the number of players',
    cycles: 'Correct the number of cycles',
    tooManyGames: 'Take fewer cycles or fewer players',
    ready: 'Ready to generate',
    changed: 'The selection has changed',
    changedDetail: 'Look at the players below, then generate again.',
    writing: 'Writing the tabs…',
    starting: 'This takes a few seconds.',
    progress: (tab: string, done: number, of: number) =>
      tab === '' ? `${done} of ${of} tabs` : `${tab}: ${done} of ${of} tabs`,
    done: (schedule: string) => `Done: the schedule is in ${schedule}`,
    asking: (schedule: string) => `Results exist in ${schedule}`,
    failed: 'That did not work',
    removing: 'Removing the half-made tabs…',
    removed: (tabs: string) => `Removed: ${tabs}`,
  },
  players: {
    legend: 'Players',
    tab: 'Players tab',
    tabMissing: 'none in this file',
    tabProblem: 'needs a look',
    selection: 'Selection',
    selectionNote: 'names in the sheet',
    list: 'Pasted list',
    listNote: 'or typed here',
    number: 'A number',
    numberNote: 'names later',
    count: (n: number) => (n === 1 ? '1 player' : `${n} players`),
    inTab: (n: string, tab: string) => `${n} found in the tab ${tab}.`,
    inSelection: (n: string, range: string) => `${n} in ${range}.`,
    inList: (n: string) => `${n} in the list.`,
    inNumber: (n: number) => `Start numbers 1 to ${n}; write the names into the tab Players later.`,
    unread: 'Select the cells with the names in the sheet, then press the button.',
    read: 'Read the selection',
    readAgain: 'Read the selection again',
    tabAgain: 'Read the tab again',
    names: 'Names, one a line',
    header: 'The first line was taken as headings.',
    numbering: 'The numbers before the names were taken as start numbers.',
    howMany: 'Number of players',
    one: 'There is only one player. A schedule needs two or more.',
    many: (n: number, most: number) =>
      `There are ${n} players. A schedule takes ${most} at most: split them into groups.`,
    equal: (names: string) => `${names}. Add an initial or the club, so that each name is there once.`,
    equalName: (name: string, lines: string) => `${name} stands in lines ${lines}`,
    equalMore: (n: number) => (n === 1 ? 'one more name' : `${n} more names`),
    wrongNumber: (most: number) => `The number of players must be a whole number from 2 to ${most}.`,
  },
  cycles: {
    legend: 'Cycles',
    more: '3 or more',
    howMany: 'Number of cycles',
    wrong: (least: number, most: number) =>
      `The number of cycles must be a whole number from ${least} to ${most}.`,
    meets: (n: number) =>
      n === 1
        ? 'Everybody meets everybody once.'
        : n === 2
          ? 'Everybody meets everybody twice, once with each colour.'
          : `Everybody meets everybody ${n} times, with colours in turn.`,
  },
  order: {
    legend: 'Order of the rounds',
    fide: 'FIDE: last two rounds of the first cycle exchanged',
    fideNothing: 'FIDE: nothing to exchange in so short a table',
    fideRounds: (a: number, b: number) => `FIDE: rounds ${a} and ${b} exchanged`,
    fidePairs: (pairs: string) => `FIDE: rounds ${pairs} exchanged`,
    plain: 'Plain: as the table stands',
    mirror: 'Mirrored: every second cycle backwards',
    mirrorTwo: 'Mirrored: second cycle backwards',
    meetAgain: (a: number, b: number) => `The pairs of round ${a} meet again in round ${b}.`,
    meetAgainAlways: 'Wherever cycles join, the same pairs meet twice running.',
    nobody: 'Nobody has three of one colour in a row.',
    somebody: (players: string, n: number) =>
      n === 1
        ? `Player ${players} gets three of one colour where the cycles join.`
        : `Players ${players} get three of one colour where the cycles join.`,
    others: (n: number) => (n === 1 ? 'one more' : `${n} more`),
  },
  summary: {
    heading: 'Summary',
    rounds: (n: number): string => (n === 1 ? 'round' : 'rounds'),
    boards: (n: number): string => (n === 1 ? 'board' : 'boards'),
    games: (n: number): string => (n === 1 ? 'game' : 'games'),
    perPlayer: 'per player',
    free: (n: number) =>
      n === 1 ? 'Everybody has one free round (bye).' : `Everybody has ${n} free rounds (byes).`,
    tooManyGames: (most: number) =>
      `More than ${most} games cannot be written in the time that Google Sheets gives. Take fewer cycles, or split the players into groups.`,
  },
  preview: {
    heading: 'Preview',
    roundOf: (round: number, of: number) => `Round ${round} of ${of}`,
    previous: 'Previous round',
    next: 'Next round',
    board: 'Board',
    more: (n: number) => (n === 1 ? 'and 1 more board' : `and ${n} more boards`),
  },
  generate: {
    button: 'Generate schedule',
    busy: 'Writing…',
    notYet: (next: string) => `Not yet possible: ${next}.`,
    makes:
      'Makes the tabs Event, Schedule, Berger table, Standings, Crosstable, Progress and By player. Nothing is overwritten.',
    makesPlayers:
      'Makes the tabs Event, Players, Schedule, Berger table, Standings, Crosstable, Progress and By player. Nothing is overwritten.',
    exists: (schedule: string) =>
      `${schedule} stays as it is: a second schedule is made in new tabs. Nothing is overwritten.`,
    existsResults: (schedule: string, results: number, games: number) =>
      `${schedule} has ${results} of ${games} results and stays as it is. Generating asks first, then makes new tabs.`,
  },
  confirm: {
    title: 'Make a second schedule?',
    text: (schedule: string, results: number) =>
      `Results exist in ${schedule} (${results}). A second schedule goes into new tabs. Nothing is overwritten.`,
    yes: 'Make a second schedule',
    no: 'Cancel',
  },
  done: {
    heading: 'Tabs of the event',
    was: 'was there before',
    again: 'Generate another',
    next: 'Type the results into the column Result: standings and tables follow by themselves.',
  },
  leftovers: {
    text: (tabs: string, n: number) =>
      n === 1
        ? `A run that broke off left the half-made tab ${tabs}.`
        : `A run that broke off left the half-made tabs ${tabs}.`,
    remove: (n: number): string => (n === 1 ? 'Remove it' : 'Remove them'),
    keep: 'Keep',
  },
  failure: {
    noAnswer:
      'The add-on gave no answer. If you are signed in with two Google accounts, open the spreadsheet in a private window with one account, then try again.',
    offline: 'There is no connection. Check the network, then try again.',
    late: 'There is still no answer after six minutes. Look at the tabs before you try again: some may have been made.',
    outside:
      'This page works inside Google Sheets only: open it with the menu Extensions › Berger › Open sidebar.',
  },
};
