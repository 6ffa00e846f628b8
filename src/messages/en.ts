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
  team: 'Team',
  matchPoints: 'Match points',
  boardPoints: 'Board points',
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
  check: 'Check',
  detail: 'Detail',
  players: 'Players',
  pairs: 'Pairs',
  onceARound: 'Once a round',
  colours: 'Colors',
  bergerTable: 'Berger table',
  matchOfTeams: 'Match of two teams',
  ok: 'OK',
  warning: 'Warning',
  error: 'Error',
  rating: 'Rating',
  minutesPerPlayer: 'Minutes per player',
  longestGame: 'Longest game',
  totalMinutes: 'Total minutes',
  roundsPerSession: 'Rounds a session',
  sessions: 'Sessions',
  advice: {
    always: () => 'Round robin: a Swiss this small runs out of pairings.',
    calendar: (rounds: number) => `Round robin, if the calendar has room for ${rounds} rounds.`,
    ceiling: (rounds: number) =>
      `Round robin at its ceiling (${rounds} rounds, a slog): two pools or quads are easier.`,
    split: (rounds: number) =>
      `No single round robin (${rounds} rounds): a Swiss, round robins by rating, or quads.`,
  },
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
  playersNoNameColumn: (row: number) =>
    `players has headings, and none is Name (row ${row}): head the column of the names Name, or leave the headings out.`,
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
  headingResult: 'Result',
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
  roundMissing: (range: string, row: number) =>
    `a game in ${range} has no round (row ${row}): fill in the column Round in every row.`,
  drawMethod: (got: string) => `method must be "lot", "rating" or "varma" (got ${got}).`,
  poolMethod: (got: string) => `method must be "snake" or "order" (got ${got}).`,
  seed: (got: string) => `seed must be a word or a number (got ${got}).`,
  numberIn: (parameter: string, whole: boolean, from: number, to: number, got: string) =>
    `${parameter} must be a ${whole ? 'whole ' : ''}number from ${from} to ${to} (got ${got}).`,
  varmaPlayers: (n: number) => `method "varma" is for 9 to 24 players (got ${n}).`,
  varmaColumn: 'method "varma" needs a column Federation or Club in players.',
  varmaTooLarge: (contingent: string, n: number, most: number) =>
    `"${contingent}" has ${n} players, and "varma" can keep ${most} apart: use method "lot".`,
  twoTeams: (n: number) =>
    `players must have two teams in the column Team, or Club where there is no Team (got ${n}).`,
  teamMissing: (name: string) => `a player in players has no team ("${name}"): fill in the column Team.`,
  teamMates: (range: string, row: number) =>
    `two players of one team play each other in ${range} (row ${row}): correct the column Team, or the game.`,
  teamSizes: (a: number, b: number) => `the teams must be of equal size (got ${a} and ${b} players).`,
  scheduleShape:
    'schedule must have a row a round with cells such as 1-6, or the headings Round, Board, White and Black.',
  oneTeam: (parameter: string) =>
    `${parameter} has more than one section: give the players of one team only.`,
  inBothTeams: (first: string, second: string) =>
    `a player stands in both teams (teamA ${first}; teamB ${second}): make the names differ.`,
  madeName: (parameter: string, cell: string, other: string) =>
    `a name in ${parameter} is also made for a player of ${other}, which is a number (${cell}): write another name.`,
  scheduleNoColumn: (heading: string, row: number) =>
    `schedule has no column headed ${heading} (row ${row}): a list needs the headings Round, Board, White and Black.`,
  tooManyPools: (players: number, most: number, got: string) =>
    `pools must be ${most === 1 ? '1' : `a whole number from 1 to ${most}`} with ${players} players, as each pool needs 2 (got ${got}).`,
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

/** What people write, in lower case, without accents: see `fold`. Words of several languages tell none. */
export const reading = {
  playerHeadings: {
    no: ['number', 'start number', 'start no', 'starting number'],
    name: ['name', 'names', 'player', 'players', 'player name', 'full name', 'participant', 'participants'],
    rating: ['rating', 'rtg', 'fide rating'],
    title: ['title'],
    federation: ['federation', 'country'],
    club: [] as string[],
    team: ['team'],
    section: ['section', 'group', 'pool'],
    status: ['status'],
    hand: ['hand', 'by hand', 'place by hand'],
    fideId: ['fide id', 'fide no', 'fide number'],
    born: ['born', 'birth', 'birthday', 'date of birth', 'year of birth'],
    sex: ['sex', 'gender'],
  },
  gameHeadings: {
    no: ['number', 'start number', 'start no', 'starting number'],
    section: ['section', 'group', 'pool'],
    round: ['round', 'rounds', 'rd', 'rnd'],
    board: ['board', 'table', 'bd'],
    white: ['white', 'whites', 'white player'],
    black: ['black', 'blacks', 'black player'],
    result: ['result', 'results', 'score'],
  },
  bye: ['bye', 'free'],
  status: { playing: ['playing', 'active'], withdrawn: ['withdrawn'], expelled: ['expelled'] },
  unrated: ['unrated', 'unr'],
  cycles: { single: ['single'], double: ['double'] },
  system: { circle: ['circle'] },
  order: { plain: ['plain'], mirror: ['mirror'] },
  rowOrder: { number: ['number'], rank: ['rank'] },
  withdrawal: { keep: ['keep'], annul: ['annul'] },
  noTieBreak: ['none'],
  drawMethod: { lot: ['lot', 'lots'], rating: ['rating'] },
  poolMethod: { snake: ['snake'], order: ['order'] },
};

/** Names, headings and notes of the tabs. */
export const tabs = {
  names: {
    event: 'Event',
    players: 'Players',
    schedule: 'Schedule',
    berger: 'Berger table',
    scheveningenTable: 'Scheveningen table',
    /** The same by other tables. */
    pairingTable: 'Pairing table',
    standings: 'Standings',
    crosstable: 'Crosstable',
    progress: 'Progress',
    byPlayer: 'By player',
    roundSheets: 'Round sheets',
    playerCards: 'Player cards',
    teams: 'Teams',
    knockout: 'Knockout',
  },
  /** The name of a tab while Berger is still making it. */
  unfinished: (name: string) => `${name} (unfinished)`,
  replacedBy: (tab: string) => `Since a late entry this is no longer the table of the event: see ${tab}.`,
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
    'Choose a result, White first: 1-0, ½-½, 0-1. F is a forfeit: 1F-0F, 0F-1F, 0F-0F (both absent). Other usual spellings are read too.',
  resultNote:
    'Results are typed here, White first. Other ways to write them are read too, such as 1/2 or +:-. A result that cannot be read is named by the functions.',
  boardOf: (board: number) => `Board ${board}`,
  progress: { title: 'Points after each round' },
  byPlayer: {
    note: 'In each round: the opponent’s number, the colour (w White, b Black) and the score. 3w1: White against number 3, won. + and - are forfeits, a game in parentheses is annulled, and nothing after the letter means still to be played.',
  },
  /** The row Format of the tab Event is read again: no two kinds may be called alike in any language. */
  formats: {
    kinds: {
      one: 'Round robin',
      listed: 'Sections',
      quads: 'Quads',
      pools: 'Pools',
      teams: 'Scheveningen',
    },
    systems: { berger: 'Berger table', crenshaw: 'US Chess tables', circle: 'circle method' },
    /** Formats of cells. */
    dates: { day: 'd mmm yyyy', dayAndTime: 'd mmm yyyy hh:mm' },
    teams: {
      teamNote:
        'Two teams. The formulas reckon with the games against the other team only, as long as one team has the first half of the numbers and the other the second.',
      played:
        'Rounds in which every game has its result. Each counts as a match: 2 match points if won, 1 if drawn.',
      points:
        'Points from all games. The team with more of them is ahead, as in any Scheveningen match; with equal ones the team with more match points.',
      between: (one: string, other: string, size: number) =>
        `Teams: ${one} (numbers 1 to ${size}) and ${other} (${size + 1} to ${2 * size}).`,
      scheduleMade: (size: number, cycles: number, tab: string) =>
        `Scheveningen schedule for 2 teams of ${size}, cycles: ${cycles}, made in the tab ${tab}.`,
    },
    sections: {
      /** How many sections there are of each size. */
      quads: (sizes: readonly (readonly [sections: number, players: number])[]) =>
        `Divided by strength into ${sizes.map(([sections, players]) => (sections === 1 ? `1 section of ${players}` : `${sections} sections of ${players}`)).join(' and ')}.`,
      pools: (pools: number) => `Divided into ${pools} pools by the snake.`,
      poolsInOrder: (pools: number) => `Divided into ${pools} pools in the order of the list.`,
      listed: (sections: number) => `${sections} sections, as the list of players names them.`,
      tossed: (seed: string) =>
        `Colours of the last round of each quad tossed for with the seed “${seed}” (US Chess 30G).`,
      varma: (seed: string) =>
        `Start numbers drawn by the restricted drawing of lots (Varma, C.05 Annex 2) with the seed “${seed}”.`,
    },
  },
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  knockout: {
    heading: 'Match',
    player: 'Player',
    /** `left`: 1 is the final. */
    match: (left: number, no: number) =>
      left === 1
        ? 'Final'
        : left === 2
          ? `Semi-final ${no}`
          : left === 3
            ? `Quarter-final ${no}`
            : `Round of ${2 ** left}, match ${no}`,
    thirdPlace: 'Third place',
    bye: (match: string) => `${match}: bye`,
    game: (no: number) => `Game ${no}`,
    ifEqual: 'If equal',
    advances: 'Advances',
    places: ['Winner', 'Second', 'Third', 'Fourth'],
    choose: '← choose',
    unread: '← ?',
    resultNote:
      'Results are typed here, White first. Winners go on by themselves. A mark beside a result says that it cannot be read and does not count.',
    sectionAndNumber: 'Section, no.',
    numberNote: (hasSections: boolean) =>
      `${hasSections ? 'C 4 is the player with number 4 in section C' : 'The start number'} of the list of players, not a place in the standings. The names are looked up there.`,
    ifEqualNote:
      'Only for a match that ends equal: choose here who advances, after a play-off or by lot. A number such as A 1 may be typed instead of a name.',
    ifEqualHelp: 'Choose who advances when the match ends equal.',
    made: (players: number, tab: string, list: string) =>
      `Knockout of ${players} made in ${tab}, in the order of the seeds: ${list}.`,
    /** Why there can be none: said by the add-on and by its page. */
    problems: {
      unplayed: (list: string) =>
        `Results are still missing (${list}): enter them first, or name the qualifiers by hand.`,
      games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
      tied: (section: string, names: string, places: number) =>
        `${section === '' ? '' : `Section ${section}: `}${names} share a rank, and only ${places === 1 ? '1 place is' : `${places} places are`} left: draw lots in the panel Standings, or name the qualifiers by hand.`,
      small: (section: string, players: number, wanted: number) =>
        `${section === '' ? 'The event' : `Section ${section}`} has only ${players} who still play, and ${wanted} are to qualify: let fewer qualify, or name them by hand.`,
      few: 'A knockout needs two players or more: let more qualify.',
      many: (players: number, most: number) =>
        `A knockout has room for ${most} players, and ${players} would qualify: let fewer qualify.`,
      twice: (player: string) => `${player} is named twice: name everybody once.`,
      unknown: (player: string) => `There is no player ${player}: choose from the list again.`,
      left: (player: string) => `${player} has left the event: name somebody who still plays.`,
    },
  },
  tieBreaks: {
    rankNote:
      'No rank: a player who left, and whose games are annulled (C.05 art. 6.6). His row, from Played to Points, is what he had; nobody else keeps anything from those games.',
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
    clock: (minutes: number, seconds: number) => `${minutes} min${seconds > 0 ? ` + ${seconds} s` : ''}`,
    format: 'Format',
    cycles: 'Cycles',
    order: 'Order of the rounds',
    tieBreaks: 'Tie-breaks',
    withdrawal: 'Withdrawal rule',
    scoring: 'Scoring',
    seed: 'Seed of the lots',
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
    data: 'Data',
    dataNote: 'Berger reads this column again, to take back a withdrawal for example: leave it as it is.',
    lotsAmongTied: (round: number, seed: string, list: string) =>
      `Lots drawn among the tied after round ${round} with the seed “${seed}”. Tie-breaks: ${list}.`,
    tieBreaksChanged: (round: number, from: string, to: string) =>
      round === 0
        ? `Tie-breaks, set before the first result: ${to} (instead of ${from}).`
        : `Tie-breaks, changed and noted with results up to round ${round}: ${to} (instead of ${from}).`,
    lotsDrawn: (seed: string) => `Start numbers drawn by lot with the seed “${seed}”.`,
    left: (status: string, no: number, name: string, forfeits: number) =>
      `${status}: ${no} ${name}. Forfeits entered: ${forfeits}.`,
    reinstated: (no: number, name: string) => `Back in play: ${no} ${name}.`,
    substituted: (no: number, old: string, name: string) => `Substitute: ${no} ${name} for ${old}.`,
    renamed: (no: number, old: string, name: string) => `Name of ${no}: ${name}, before ${old}.`,
    enteredLate: (no: number, name: string, section?: string) =>
      `Late entry${section === undefined ? '' : ` in section ${section}`}: ${no} ${name}.`,
    carriedOver: (results: number, from: string) => `Results carried over from ${from}: ${results}.`,
    movedTo: (to: string) => `The event goes on in ${to}.`,
    byRating: 'Start numbers given by rating, the highest first.',
    madeAgain: 'This tab was made again with the usual settings, after it had been deleted.',
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

  check: {
    item: 'Check this sheet',
    about:
      'What Google Sheets does in this spreadsheet, tried in tabs that are removed again. Where a line says “differs” or “failed”, copy all lines into a report to the makers of Berger.',
    left: (tabs: string) =>
      `The check could not remove ${tabs}. Open the sidebar to remove what is left, or delete it by hand.`,
  },

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
    'Somebody else is working with Berger in this spreadsheet just now, so nothing was written: try again in a minute.',
  tooBig: (cells: number, most: number) =>
    `The new tabs would bring this spreadsheet to ${cells} cells, and Google Sheets allows ${most}: delete tabs that you do not need, or use a new spreadsheet.`,
  tabGone: 'That tab is not there any more: generate the schedule again.',
  cyclesWanted: (most: number) => `The number of cycles must be a whole number from 1 to ${most}.`,
  seedWanted: 'A draw by lot needs a seed: type a word or a number.',
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
  formats: {
    dates: {
      date: (text: string) => `There is no date “${text}”: choose the first day again.`,
      early: (text: string) =>
        `The first day ${text} is before 1900, which a sheet cannot show: choose a later one.`,
      dayOff: (text: string) => `The day off “${text}” is no date: choose it again.`,
      overlap: (days: string) =>
        `The days off ${days} are there twice, or overlap with others: take one of them out.`,
      backwards: (days: string) => `The days off ${days} end before they begin: turn them round.`,
      weekdays: 'No weekday is chosen to play on: choose at least one.',
      interval: (most: number) =>
        `The days from one round to the next must be a whole number from 1 to ${most}.`,
      roundsADay: (most: number) => `The rounds a day must be a whole number from 1 to ${most}.`,
      times: 'Give every round of a day its time, or none.',
      time: (text: string) =>
        `“${text}” is no time of day, or not later than the round before: times are written like 19:30.`,
      noDay: (rounds: number) =>
        `The days off leave no day for all ${rounds} rounds: take days off out, or choose other weekdays.`,
    },
    paint: {
      painting: 'the paint on rows of the schedule',
      clearing: 'taking the paint off the schedule',
      noteMost: (painted: number, left: number) =>
        `Only the first ${painted} rows are painted, ${left} more are not: put these right first, then check again.`,
    },
    knockout: {
      making: 'the knockout',
      faulty: (cell: string, problem: string) =>
        `The ranking depends on ${cell}: put it right first, or name the qualifiers by hand. ${problem}`,
      noteTied: (section: string, names: string) =>
        `${section === '' ? '' : `Section ${section}: `}${names} share a rank: they were seeded by start number.`,
      noteUnplayed: (list: string) => `Results were still missing: ${list}.`,
      noteHowTo:
        'Type the results into the tab: winners go on by themselves. Where a match ends equal, choose who advances.',
    },
    teams: {
      playersWanted: (least: number, most: number, players: number) =>
        `Two teams need ${least} to ${most} players (got ${players}): change the list.`,
      unevenList: (players: number) =>
        `Two teams of equal size cannot be made of ${players} players: add one or take one out.`,
      namesWanted: 'The two teams need two different names: type them, or leave both blank.',
      noTeam: (player: string, column: 'team' | 'club') =>
        `“${player}” has no team: fill in the column ${column === 'team' ? 'Team' : 'Club, or a column Team,'} for everybody.`,
      twoWanted: (teams: number, names: string, column: 'team' | 'club') =>
        `Exactly two teams are needed, and the column ${column === 'team' ? 'Team' : 'Club'} has ${teams} (${names}): correct ${column === 'team' ? 'it' : 'it, or add a column Team'}.`,
      alike: (one: string, other: string) =>
        `The teams “${one}” and “${other}” differ only in capital letters or accents: write the teams so that nobody confuses them.`,
      uneven: (one: string, a: number, other: string, b: number) =>
        `The teams must be of equal size, and “${one}” has ${a} players, “${other}” ${b}: correct the list.`,
      late: 'A match of two teams has no place for one player more: use Substitute before his first game, or generate a new schedule with both teams.',
      changed: (size: number, tab: string) =>
        `This is a match of two teams of ${size}: in ${tab} the column Team must name one team for the numbers 1 to ${size} and another for the rest, and the schedule must have all their games. Until then the tables reckon as in a round robin.`,
    },
    sections: {
      several: (where: string) =>
        `${where} has players in several sections: choose the format As listed, or select the names of one section.`,
      notListed: 'The list has no column Section that is filled in: fill it in, or choose another format.',
      alike: (one: string, other: string) =>
        `The sections “${one}” and “${other}” differ only in capital letters or accents: write them alike.`,
      quadsWanted: (size: number, players: number) =>
        `Groups of ${size} need at least ${size} players (got ${players}): add players, or take one group.`,
      poolsWanted: (players: number, most: number) =>
        most < 2
          ? `Pools need at least 4 players (got ${players}): add players, or take one group.`
          : `${players} players make 2 to ${most} pools: change the number of pools.`,
      tossTables: 'Colours are tossed for in quads of four by the US Chess tables: choose those, or no toss.',
      varma:
        'The Varma draw is for one group of 9 to 24 players with federations or clubs, by the Berger tables in the orders fide and plain: draw lots.',
      varmaTooLarge: (name: string, players: number, most: number) =>
        `“${name}” has ${players} players, and the Varma draw can keep ${most} apart: draw lots.`,
      noteLeftOut: (tabs: string) => `Not made, since they are for one group only: ${tabs}.`,
      noteUnrated: (players: number) =>
        players === 1
          ? '1 player without a rating was placed last.'
          : `${players} players without a rating were placed last.`,
      noteNoRatings: 'Nobody has a rating, so the list was taken to be in order of strength.',
      noteUnequal: (least: number, most: number) =>
        `The sections have ${least} to ${most} players, so some play more rounds than others.`,
    },
  },
  change: {
    noEvent:
      'There is no event made by Berger in this spreadsheet: make a schedule in the panel Set up first.',
    scheduleGone: (event: string) =>
      `The schedule of the event in the tab ${event} was deleted: bring it back (File > Version history), or generate a new one.`,
    playersGone: 'The list of players was deleted: bring it back (File > Version history).',
    tabGone: (tab: string) => `The tab ${tab} was deleted: make it again, then try once more.`,
    scheduleHeadings: (tab: string) =>
      `The tab ${tab} lacks a row with the headings Round, No., White, Result, Black and No.: write them above their columns.`,
    playerHeadings: (tab: string) =>
      `The tab ${tab} lacks a row with the headings No. and Name: write them above their columns.`,
    noNumbers: (tab: string) =>
      `A row of ${tab} has names but no start numbers: write them into the columns No.`,
    sectionForeign: (cell: string) =>
      `The schedule has no games of this player’s section (${cell}): write his section as it stands in the schedule.`,
    numberMissing: (tab: string, no: number, section?: string) =>
      `No player in ${tab}${section === undefined ? '' : `, section ${section},`} has the start number ${no}, which the schedule uses: put that number back.`,
    numberBlank: (cell: string) =>
      `A row of the schedule has only one start number, but in an even field nobody is free (${cell}): write the other number.`,
    numberForeign: (tab: string, no: number) =>
      `The schedule has no start number ${no}, which stands in ${tab}: correct the number, or take that row out.`,
    cyclesChanged: (cycles: number) =>
      `The schedule was made with cycles ${cycles}, and another number needs a new schedule: set it back to ${cycles}, or generate again.`,
    orderChanged: (order: string) =>
      `The schedule was made with the order ${order}, and another one needs a new schedule: set it back, or generate again.`,
    gameGone: (round: number) =>
      `That game of round ${round} is not in the schedule any more: put its row back (File > Version history).`,
    gameTwice: (round: number, first: number, second: number) =>
      `That game of round ${round} stands twice in the schedule (rows ${first} and ${second}): delete one of them.`,
    playerGone: (tab: string, no: number) =>
      `Start number ${no} does not stand exactly once in ${tab}: put the numbers right first.`,
    noColumn: (tab: string, heading: string) =>
      `The tab ${tab} has no column ${heading}: add one with that heading.`,
    freeRound: 'A free round has no result: where a player has no opponent the cell stays blank.',
    meanwhile: (cell: string) =>
      `Somebody has just changed ${cell}, so nothing was written: look at it, then try again.`,
    formula: (cell: string) =>
      `${cell} holds a formula, so nothing was written: change it where its value comes from.`,
    tooMuch: 'That is too much to be changed at once, so nothing was written.',
    repairFirst: (title: string) =>
      `A run broke off half-way (${title}). Open the sidebar anew and take it back first; nothing was written now.`,
    unreadableRun: 'its record cannot be read',
    discarded:
      'The record of that run could not be read, so nothing was taken back and the record is gone: look at the log in the tab Event and at the last results.',
    nothingToRepair: 'There is nothing to take back.',
    repaired: (title: string) => `Taken back: ${title}.`,
    kept: (cells: string) => `Changed since, so left as it is: ${cells}.`,
    undone: (title: string, answer: string) =>
      `Google Sheets stopped during: ${title} (${answer}). Everything is as it was before: try again in a moment, and check that you may edit these tabs.`,
    notUndone: (title: string, answer: string) =>
      `Google Sheets stopped during: ${title} (${answer}), and not everything could be put back. Open the sidebar anew to put it right.`,
    doneUnread: 'That was done, but the event could not be read again: open the sidebar anew.',
    settingResult: (round: number, white: number, black: number) =>
      `the result ${white}–${black} of round ${round}`,
    settingTieBreaks: 'the list of tie-breaks',
    drawingLots: 'the drawing of lots',
    list: 'the list of tie-breaks',
    seedOneWord: 'A seed for the lots is one word or number, without blanks and commas.',
    nobodyTied: 'Nobody is tied after these tie-breaks, so there is nothing to draw lots for.',
  },
  share: {
    protecting: 'the protection of the tabs',
    unprotecting: 'the end of the protection',
    publishing: 'publishing the tables',
    goingLive: 'the return to formulas',
    roundSheets: 'the round sheets',
    playerCards: 'the player cards',
    remaking: 'making the deleted tabs again',
    protectedByOthers: (tabs: string) =>
      `Somebody has protected these tabs already, and they stay as they are: ${tabs}.`,
    onlyWarns:
      'Google Sheets does not let other editors be kept out here, so they only get a warning before they change something.',
    newTabsWarn: (tabs: string) =>
      `Google Sheets does not let other editors be kept out of ${tabs}, so they only get a warning there.`,
    noTables: 'The tabs with tables are gone: make them again first.',
    tablesMissing: (tabs: string) => `Left out, because these tabs are gone: ${tabs}.`,
    noTable: (tab: string) =>
      `${tab} was left out: its formula is gone. Delete the tab and let Berger make it again.`,
    ownFormula: (tab: string) => `${tab} was left out: Berger does not know the formula in it.`,
    notComputed: (tab: string, problem: string) => `${tab} was left out: ${problem}`,
    inTheWay: (cell: string) => `${cell} is in the way of the table: move it, then try again.`,
    notMade:
      'Berger has no tables in this spreadsheet, as in a file that was imported: generate a schedule here first.',
    noRoom: (tab: string, cell: string) =>
      `${tab} was left out: the table reaches as far as ${cell}. Add rows or columns to the tab, then try again.`,
    standsTwice: (tab: string, one: string, other: string) =>
      `${tab} was left out: the table seems to stand there twice, at ${one} and ${other}. Delete the copy, then try again.`,
    notTheTable: (tab: string, cell: string) =>
      `${tab} was left out: ${cell} may be no part of the table. Move what stands there, then try again.`,
    changedByHand: (tab: string) =>
      `Values in ${tab} had been changed by hand: the formula shows what the results give.`,
    howToPrint:
      'Each page of the tab is a page on paper: print it in landscape, fit to width, without gridlines.',
    noSuchRound: (round: number | undefined) =>
      round === undefined ? 'The schedule has no games.' : `The schedule has no round ${round}.`,
    tooManyPages: 'That would be more than 500 pages: print one round, or the tab By player, instead.',
    nothingMissing: 'No tab is missing.',
    madeLive: (tab: string) =>
      `${tab} has its formula, the other tables stand as values: bring the values up to date in the panel Standings.`,
    checkSettings: (tab: string) =>
      `${tab} was made again with the usual settings: check the tie-breaks, the withdrawal rule and the scoring.`,
  },
  people: {
    withdrawing: (name: string) => `the withdrawal of ${name}`,
    reinstating: (name: string) => `the return of ${name}`,
    substituting: (name: string) => `the substitute for ${name}`,
    renaming: (name: string) => `the new name of ${name}`,
    entering: (name: string) => `the late entry of ${name}`,
    refreshing: 'the names in the schedule',
    noPlayer: (no: number) =>
      `The list of players has no number ${no}: put that row back, or choose somebody else.`,
    hasLeft: (name: string) => `${name} has left already, and no game is open: there is nothing to do.`,
    hasNotLeft: (name: string) => `${name} has not left: there is nothing to take back.`,
    mendFirst: (cells: string) => `A result cannot be read (${cells}): put it right first, then try again.`,
    hasResults: (name: string, results: number) =>
      `${name} has ${results === 1 ? '1 result' : `${results} results`}, forfeits included, so nobody can take over that number: withdraw ${name}, and enter the newcomer late.`,
    noStatusColumn: (tab: string, heading: string) =>
      `The list in ${tab} has no column ${heading}, and no blank column at its right that the standings read: add a column with that heading, then try again.`,
    noRow: (tab: string) => `The list in ${tab} fills its tab: add rows at the end, then try again.`,
    nameTooLong: (most: number) => `That name is too long: take at most ${most} characters.`,
    nameWanted: 'The name is missing: type one.',
    nameIsError: 'A name must not begin with #, which functions take for an error: change it a little.',
    ratingWanted: 'A rating must be a number above 0, or blank.',
    whichSection: 'The event has several sections: say which of them the newcomer enters.',
    noSection: (section: string) => `The event has no section “${section}”: choose one that it has.`,
    sectionFull: (section: string, free: string) =>
      `Section ${section} has no free place, since its number of players is even: ${free === '' ? '' : `enter the newcomer in a section that has one (${free}), or `}generate a new schedule with everybody.`,
    full: (most: number) => `The event has ${most} players, which is the most that Berger takes.`,
    notTheTable:
      'The schedule no longer has the games and free rounds of its table, so nobody can be put in: put the missing rows back (File > Version history), or generate a new schedule.',
    noteForfeits: (forfeits: number) =>
      forfeits === 1
        ? '1 open game was entered as a forfeit.'
        : `${forfeits} open games were entered as forfeits.`,
    noteStatusColumn: (tab: string) => `The list in ${tab} got a column for the status.`,
    noteKept: (games: number) =>
      games === 1
        ? '1 result that was changed since stays as it is.'
        : `${games} results that were changed since stay as they are.`,
    noteStillAway: (games: number) =>
      games === 1
        ? '1 game is now a forfeit of the opponent, who has left too.'
        : `${games} games are now forfeits of opponents who have left too.`,
    noteNoForfeits: 'The log names no forfeits of this player: look through the results.',
    nameTaken: (name: string, no: number) =>
      `Number ${no} is called “${name}” too: add an initial or the club, so that each name is there once.`,
    noteEqualName: (name: string) => `Two players are now called “${name}”.`,
    noteNoColumn: (columns: string) => `The list of players has no column for: ${columns}.`,
    noteOtherColumns: (columns: string) => `Look at the other columns of that row too: ${columns}.`,
    noteSeat: (name: string, no: number) => `${name} has number ${no} and plays those who had a free round.`,
    /** `others`: the rounds before the last one. */
    noteMissed: (others: string, last: number) =>
      `Games in rounds that have begun, still to be played: ${others === '' ? `round ${last}` : `rounds ${others} and ${last}`}.`,
    noteBergerTable: (tab: string) => `The Berger table with the new player is in ${tab}.`,
    noteNewSchedule: (schedule: string, results: number) =>
      `The event goes on in ${schedule}, with ${results === 1 ? '1 result' : `${results} results`} carried over; played games may stand in other rounds there. The old tabs stay, but their Standings and Crosstable read the same list of players and show the newcomer too.`,
    noteDates: 'The dates of the rounds were not carried over.',
    noNames: 'The names in the schedule are those of the list of players: there is nothing to do.',
  },
};

const timesText = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** The sidebar's page. */
export const sidebar = {
  and: (names: string, last: string) => `${names} and ${last}`,
  quoted: (text: string) => `“${text}”`,
  tryAgain: 'Try again',
  knockout: {
    heading: 'Knockout',
    players: (n: number) => `${n} players`,
    way: 'Who qualifies',
    byRank: 'By rank',
    byHand: 'By hand',
    showSection: (name: string) => `Show section ${name}`,
    each: 'From each section',
    first: 'How many',
    handHint: 'Tick who qualifies. Who is ticked first counts as the first of the section.',
    games: 'Games in a match',
    thirdPlace: 'Match for the third place',
    /** `left`: 1 is the final. */
    round: (left: number) =>
      left === 1
        ? 'Final'
        : left === 2
          ? 'Semi-finals'
          : left === 3
            ? 'Quarter-finals'
            : `Round of ${2 ** left}`,
    bye: 'bye',
    then: (rounds: readonly string[]) =>
      rounds.length === 1
        ? 'The winners meet in the final.'
        : `Then: ${rounds.join(', ')}. The winners of 1 and 2 meet, those of 3 and 4, and so on.`,
    inBrackets: 'In brackets: section and start number.',
    make: 'Make the tab Knockout',
    making: 'Making the knockout…',
    made: (tab: string) => `Done: ${tab}`,
    tabs: 'Knockouts made',
  },
  standings: {
    tieBreaks: 'Tie-breaks, in this order',
    tieBreak: 'Tie-break',
    lots: (seed: string) => `Drawing of lots (${seed})`,
    help: (_code: string, help: string) => help,
    number: (value: number) => String(value),
    add: 'Add',
    addLabel: 'Another tie-break…',
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    remove: (name: string) => `Take out: ${name}`,
    removed: (name: string) => `Taken out: ${name}`,
    placeOf: (code: string, place: number, of: number) => `${code}: place ${place} of ${of}`,
    willBeLogged:
      'Results exist: the change will be written into the log of the tab Event. The table below already shows it.',
    willBeSaved: 'The table below already shows this order.',
    save: 'Use this order',
    discard: 'Discard',
    saving: 'Writing the tie-breaks…',
    saved: 'The tie-breaks are changed',
    unsaved: 'The order of the tie-breaks is not written yet',
    notSaved: 'Nothing was changed',
    startedTitle: 'Change the tie-breaks now?',
    startedText: (n: number) =>
      `${n === 1 ? 'One result is' : `${n} results are`} in. Tie-breaks should be known before the start (C.07 art. 4.1). The change and the old order go into the log of the tab Event.`,
    startedYes: 'Change them',
    otherTitle: 'Somebody changed the tie-breaks',
    otherText: (now: string, wanted: string) => `The tab Event now says ${now}. Replace it by ${wanted}?`,
    otherYes: 'Replace',
    heading: 'Standings',
    noResults: 'There are no results yet.',
    unrated: (codes: string, names: string, n: number) =>
      n === 1 ? `${codes} is blank: ${names} has no rating.` : `${codes} is blank: ${names} have no rating.`,
    why: 'Why is one above the other?',
    first: 'One',
    second: 'The other',
    whyAbove: (a: string, b: string) => `Why is ${a} above ${b}?`,
    tie: (a: string, b: string) => `${a} and ${b} are tied.`,
    annulled: (names: string, n: number) =>
      n === 1
        ? `The games of ${names} are annulled: no rank.`
        : `The games of ${names} are annulled: no ranks.`,
    equal: (name: string, value: string) => `${name}: both ${value}.`,
    nothing: (name: string) => `${name}: says nothing about these two.`,
    differs: (name: string, a: string, b: string) => `${name}: ${a} to ${b}.`,
    noDecision: (name: string, a: string, b: string) => `${name}: ${a} to ${b}, which decides nothing.`,
    inPass: (pass: number) => `In pass ${pass}.`,
    details: 'Where does a value come from?',
    detailsOf: (tieBreak: string, player: string) => `${tieBreak}: ${player}`,
    roundShort: 'R',
    resultShort: 'Result',
    adds: 'Adds',
    noGames: 'This value does not come from games, or there is none yet.',
    tiedWithNobody: 'The player is tied with nobody, so this tie-break says nothing.',
    lotsHeading: 'Still tied: drawing of lots',
    lotsTitle: 'Drawing of lots',
    lotsEarly: 'Games are still to be played: the ties may change.',
    tiedGroup: (rank: number, names: string) => `Rank ${rank}: ${names}.`,
    sharedFirst: (section: string) => `Section ${section}: rank 1 is shared.`,
    sharedMore: (n: number) => (n === 1 ? 'And in one more section.' : `And in ${n} more sections.`),
    seed: 'Seed',
    seedWhy:
      'Any word or number, best one that nobody chose, such as the date. With the same seed anybody can repeat the draw.',
    seedWrong: 'Type a word or number without blanks, commas or semicolons.',
    draw: 'Draw lots',
    drawing: 'Drawing lots…',
    lotsDrawn: (seed: string) => `Lots drawn with the seed ${seed}`,
    lotsNote: (seed: string, groups: number, event: string) =>
      groups === 0
        ? `Lots with the seed ${seed}: nobody needs them at present.`
        : `Drawn with the seed ${seed}, which stands in the tab ${event}. Anybody can repeat the draw.`,
    publish: 'Publish as values',
    publishNote:
      'The tables become plain values: they can be read without the add-on and change no more. You can go back at any time.',
    publishEarly:
      'The tables become plain values: they can be read without the add-on, and later results do not change them. You can go back at any time.',
    publishAgain: 'Bring the values up to date',
    goLive: 'Back to live formulas',
    goLiveNote: 'The tables stand as values now. As formulas they follow every new result again.',
    saveFirst: 'Use or discard the new order first.',
    publishing: 'Writing the tables as values…',
    goingLive: 'Writing the formulas…',
    isPublished: 'Published: the tables stand as values',
    isLive: 'The tables are live again',
  },
  results: {
    played: 'Games played',
    count: (done: number, of: number) => `${done} of ${of} games`,
    roundOption: (round: number, day: string | undefined, missing: number) =>
      `Round ${round}${day === undefined ? '' : ` · ${day}`} · ${missing === 0 ? 'all in' : `${missing} missing`}`,
    shortDay: (day: string) =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00Z`),
      ),
    section: (name: string) => `Section ${name}`,
    game: (board: number | undefined, white: string, black: string) =>
      board === undefined ? `${white} – ${black}` : `Board ${board}: ${white} – ${black}`,
    left: 'has left',
    meaning: {
      '1-0': 'White won',
      '½-½': 'draw',
      '0-1': 'Black won',
      '1F-0F': 'Black did not play',
      '0F-1F': 'White did not play',
      '0F-0F': 'neither played',
      '½-0': 'half a point for White only',
      '0-½': 'half a point for Black only',
      '0-0': 'no point for either',
    },
    more: 'More results',
    moreNow: (result: string) => `More results, now ${result}`,
    forfeits: 'Not played: forfeit',
    decisions: 'Played: decided by the arbiter',
    clear: 'Clear the result',
    blank: 'nothing',
    writing: 'writing…',
    askTitle: (round: number) => `Round ${round}: somebody else typed a result`,
    askDetail: 'Choose beside the game which one is right.',
    overwrite: (row: number, now: string, wanted: string) =>
      `Row ${row} of the schedule now says ${now}. Keep it, or write ${wanted}?`,
    keep: (now: string) => `Keep ${now}`,
    writeIt: (wanted: string) => `Write ${wanted}`,
    notWritten: (wanted: string) => `Not written: ${wanted}.`,
    leave: 'Leave as it was',
    wasBefore: (result: string) => `Before: ${result}.`,
    undo: 'Undo',
    fault: (cell: string, text: string) => `${cell} reads ${text}. Choose a result, or correct the cell.`,
    faultElsewhere: (round: number, cell: string, text: string) => `Round ${round}: ${cell} reads ${text}.`,
    stuck: (round: number) => `Round ${round}: a result waits for your answer.`,
    showGame: 'Show the game',
    onward: (round: number) => `Go to round ${round}`,
    keys: 'Keys for the game in focus: 1, 0, = enter the result and go on, Delete clears it, arrows move.',
  },
  nav: {
    label: 'Panels',
    tabs: { setUp: 'Set up', results: 'Results', standings: 'Standings', players: 'Players', share: 'Share' },
    noEvent: 'There is no event yet. Make a schedule in Set up first.',
    toSetUp: 'Go to Set up',
    notices: 'To put right',
    interrupted: (title: string) =>
      `A run broke off half-way: ${title}. Taking it back leaves what was typed since.`,
    repair: 'Take it back',
    missing: (tabs: string, n: number) =>
      n === 1 ? `The event's tab ${tabs} is gone.` : `The event's tabs ${tabs} are gone.`,
    remake: (n: number): string => (n === 1 ? 'Make it again' : 'Make them again'),
    fault: (tab: string, cell: string, text: string, problem: string) =>
      `${tab}, ${cell} reads ${text}: ${problem}`,
    emptyFault: (tab: string, cell: string, problem: string) => `${tab}, ${cell} is empty: ${problem}`,
    staleName: (cell: string, text: string, no: number, name: string) =>
      `${cell} of the schedule shows ${text}, but number ${no} is ${name}.`,
    refreshNames: 'Refresh names',
    moreFaults: (n: number) => (n === 1 ? 'and 1 more cell' : `and ${n} more cells`),
    goToCell: 'Go to the cell',
    goToThisCell: (cell: string) => `Go to the cell ${cell}`,
  },
  status: {
    /** The first letter may stand inside a sentence. */
    day: (day: string) =>
      new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
        .format(new Date(`${day}T00:00Z`))
        .replace(',', ''),
    interrupted: 'A run broke off half-way',
    below: 'Put it right below, then go on.',
    repairing: 'Taking it back…',
    repaired: 'All is as it was before',
    unreadable: 'The event cannot be read',
    missing: (n: number) => (n === 1 ? 'A tab is gone' : `${n} tabs are gone`),
    remaking: 'Making the tabs again…',
    staleNames: (n: number) =>
      n === 1
        ? 'The schedule shows a name that is not the one in the list'
        : `The schedule shows ${n} names that are not those in the list`,
    refreshing: 'Refreshing the names…',
    refreshed: 'The names in the schedule are those of the list',
    remade: (tabs: string) => `Made again: ${tabs}`,
    faults: (n: number) => (n === 1 ? 'A cell cannot be read' : `${n} cells cannot be read`),
    resultFaults: (n: number) => (n === 1 ? 'A result cannot be read' : `${n} results cannot be read`),
    resultFaultsDetail: (cells: string) => `Put ${cells} right in the panel Results.`,
    resultsMissing: (round: number, n: number) =>
      n === 1 ? `Round ${round}: 1 result missing` : `Round ${round}: ${n} results missing`,
    roundNext: (round: number) => `Round ${round} is next`,
    roundOn: (round: number, day: string) => `Round ${round} on ${day}`,
    nextRound: (round: number, day: string) => `Round ${round} on ${day}.`,
    noResults: 'No results yet.',
    resultsIn: (n: number, of: number) => `${n} of ${of} results are in.`,
    allIn: 'All results in: publish the standings',
    allInDetail: 'In the panel Standings, as values for everybody.',
    knockoutNext: 'Then the knockout: Standings › Knockout.',
    knockout: {
      unread: (cells: string, n: number) =>
        n === 1 ? `${cells} cannot be read` : `${n} cells cannot be read: ${cells}`,
      unreadDetail: 'Type a result such as 1-0, ½-½ or 1F-0F.',
      equal: (matches: string) => `${matches} ended equal`,
      choose: (cells: string) => `Choose in ${cells} who advances.`,
      missing: (matches: string, n: number) => `${matches}: ${n === 1 ? '1 result' : `${n} results`} missing`,
      more: (n: number) => `${n} more`,
      where: (tab: string) => `In the tab ${tab}.`,
      over: (winner: string) => `The knockout is over: ${winner} has won`,
      publish: 'Publish the standings in the panel Standings.',
      outdated: 'The published tables are out of date: panel Standings.',
      pending: 'The knockout is still calculating',
      unreadable: 'The knockout cannot be read at present',
      look: (cell: string) => `Look at ${cell}.`,
      lookInto: (tab: string) => `Look at the tab ${tab}.`,
    },
    published: 'All results in, standings published',
    publishedDetail: 'The tables stand as values.',
    outdated: 'Something has changed since the tables were published',
    outdatedDetail: 'In the panel Standings: bring the values up to date.',
    frozen: 'The tables stand as values: they do not follow the results.',
    reading: 'Reading the sheet…',
    stale: 'The sheet cannot be read at present: what stands here may be out of date',
    choose: 'Choose players to begin',
    chooseDetail: 'From the sheet, as a pasted list, or just a number.',
    readSelection: 'Select the names in the sheet, then read the selection',
    mendReading: 'Put the list of players right, then read it again',
    onePlayer: 'Add at least one more player',
    tooMany: 'Shorten the list of players',
    equalNames: 'Make equal names differ',
    listRating: 'Put the rating in the list right',
    number: 'Correct the number of players',
    cycles: 'Correct the number of cycles',
    seed: 'Type a seed for the lots',
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
    oneColumn:
      'Only the first column was read. For the others put a line of headings above: Name, Rating, Federation, Club, Team, Section.',
    wholeLines:
      'Each line was read as one name. If there are columns, put a line of headings above: Name, Rating, Federation, Club, Team, Section.',
    wrongRating: (line: number, text: string) =>
      `Line ${line}: ${text} is no rating. Write a number from 1 to 4000, or nothing.`,
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
  formats: {
    legend: 'Format',
    one: 'One group',
    oneNote: 'everybody meets',
    quads: 'Quads',
    quadsNote: 'fours, by rating',
    pools: 'Pools',
    poolsNote: 'then a knockout',
    teams: 'Teams',
    teamsNote: 'one against another',
    listed: 'As listed',
    listedNote: (n: number) => `the ${n} sections of the list`,
    advice: {
      always: (n: number) => `${n} players: a round robin suits them.`,
      calendar: (n: number, rounds: number) =>
        `${n} players: a round robin, if there is time for ${rounds} rounds.`,
      ceiling: (n: number, rounds: number) =>
        `${n} players: one group takes ${rounds} rounds, which is long.`,
      split: (n: number, rounds: number) => `${n} players: one group would take ${rounds} rounds.`,
      small: (n: number) => `${n} players: one group is better than several.`,
      toOne: 'Take one group',
      toPools: 'Make two pools',
      toQuads: 'Split into quads',
    },
    system: {
      label: 'Tables',
      berger: 'Berger (FIDE)',
      crenshaw: 'US Chess (Crenshaw)',
      circle: 'Circle method',
    },
    sectionSizes: (sizes: string) => `Sections: ${sizes}.`,
    sectionsOf: (n: number, size: number) => `${n} of ${size}`,
    quadSize: 'Players in a quad',
    quadSizeWrong: (least: number, most: number) =>
      `The number of players in a quad must be a whole number from ${least} to ${most}.`,
    quadFew: (size: number) => `A quad of ${size} needs as many players at least.`,
    sectioned: 'The list has sections: take the format As listed, or clear the column Section.',
    sectionedNote: 'the list has sections',
    noRatings: 'Nobody has a rating: the list is taken to be in order of strength.',
    unrated: (names: string, n: number) =>
      n === 1 ? `${names} has no rating and comes last.` : `${names} have no rating and come last.`,
    toss: 'US Chess colours: the last round by toss',
    tossSeed: 'Seed of the toss',
    tossWhy: 'The same seed always gives the same colours.',
    tossMissing: 'Type a word or number as the seed of the toss.',
    poolCount: 'Number of pools',
    poolsWrong: (most: number) =>
      most < 2
        ? 'Two pools need four players or more.'
        : `The number of pools must be a whole number from 2 to ${most}.`,
    deal: 'Dealt out',
    snake: 'like a snake, by rating',
    order: 'in blocks, as listed',
    knockout: 'When the pools are played, a knockout can follow from the panel Standings.',
    alone: (sections: string, n: number) =>
      n === 1
        ? `The section ${sections} has one player only: a section needs two or more.`
        : `The sections ${sections} have one player only: a section needs two or more.`,
    noSection: (names: string, n: number) =>
      n === 1
        ? `${names} is in no section: fill in the column Section.`
        : `${names} are in no section: fill in the column Section.`,
    teamsFound: (a: string, b: string, n: number) => `${a} against ${b}, ${n} players each.`,
    teamsHalves: (n: number) =>
      `The first ${n} of the list against the other ${n}. A column Team in the list would tell the teams too.`,
    teamsMeet: (n: number) =>
      n === 1
        ? 'Everybody meets everybody of the other team once.'
        : `Everybody meets everybody of the other team ${n} times, with colours in turn.`,
    teamFirst: 'First team',
    teamSecond: 'Second team',
    teamFew: 'Two teams need four players or more.',
    teamNames: 'The two teams need different names.',
    teamOdd: 'The number of players is odd: the teams must be equal.',
    teamCount: (teams: string, n: number) =>
      n === 1
        ? `The list names one team only, ${teams}. It must name two.`
        : `The list names ${n} teams: ${teams}. It must name two.`,
    teamSizes: (a: string, n: number, b: string, m: number) =>
      `${a} has ${n} players and ${b} has ${m}: the teams must be equal.`,
    noTeam: (names: string, n: number) =>
      n === 1
        ? `${names} is in no team: fill in the column Team.`
        : `${names} are in no team: fill in the column Team.`,
    more: (n: number) => (n === 1 ? '1 more' : `${n} more`),
    status: {
      division: 'Correct the format',
      section: 'Put the sections of the list right',
      team: 'Put the teams of the list right',
      toss: 'Type a seed for the toss',
      pools: 'Correct the number of pools',
      size: 'Correct the number of players in a quad',
      varma: 'Draw the numbers in another way',
      dates: 'Correct the dates',
    },
    numbers: {
      varma: 'Varma',
      dealt: 'By strength',
      varmaSaid: (contingents: string) =>
        `Restricted draw (C.05 Annex 2): these do not meet in the last three rounds: ${contingents}. The same seed and list always give the same draw.`,
      varmaFree:
        'Nobody shares a federation or club, so these are plain lots. The same seed and list always give the same draw.',
      contingent: (name: string, n: number) => `${name} (${n})`,
      clash: (name: string, n: number, most: number) =>
        `${name} has ${n} players, and no more than ${most} can be kept apart: take plain lots.`,
      noRatings: 'By rating: nobody has a rating.',
      varmaSize: (least: number, most: number) => `Varma: for ${least} to ${most} players.`,
      varmaColumns: 'Varma: needs federations or clubs in the list.',
      varmaTables: 'Varma: for the Berger tables, not mirrored.',
      eachSection: 'Each section draws by itself.',
    },
    shifted: 'FIDE’s purpose: each cycle begins two rounds earlier',
    dates: {
      legend: 'Dates',
      none: 'none',
      range: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
      start: 'First day',
      every: 'Rounds on',
      weekdays: 'fixed weekdays',
      days: 'every … days',
      everyDays: 'Days from one to the next',
      weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      weekdayShort: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
      roundsADay: 'Rounds a day',
      time: 'Time',
      timeOf: (n: number) => `Time, round ${n} of the day`,
      off: 'Days off',
      from: 'From',
      to: 'to',
      toLabel: 'To (optional)',
      add: 'Add',
      remove: (day: string) => `Take out: ${day}`,
      added: (day: string) => `Day off: ${day}`,
      blank: 'Choose the first day, and every round gets a date.',
      said: (days: number, first: string, last: string) =>
        days === 1 ? `All on ${first}.` : `${days} days, from ${first} to ${last}.`,
      lastDay: 'last round',
      day: (day: string) =>
        new Intl.DateTimeFormat('en-GB', {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        })
          .format(new Date(`${day}T00:00Z`))
          .replace(',', ''),
      shortDay: (day: string) =>
        new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
          new Date(`${day}T00:00Z`),
        ),
      longDay: (day: string) =>
        new Intl.DateTimeFormat('en-GB', {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(`${day}T00:00Z`)),
      wrong: {
        date: 'There is no such first day. Choose a date.',
        dayOff: (day: string) => `There is no such day off: ${day}. Take it out.`,
        typedOff: 'Finish the day off that you are typing, or empty its fields',
        overlap: (one: string, other: string) =>
          one === other
            ? `The day off ${one} is there twice: take one of the two out.`
            : `The days off ${one} and ${other} overlap: join them into one span.`,
        backwards: 'The last day off is before the first.',
        weekdays: 'Choose a weekday or more.',
        interval: (most: number) => `The days from one to the next must be a whole number from 1 to ${most}.`,
        roundsADay: (most: number) => `The rounds a day must be a whole number from 1 to ${most}.`,
        times: 'Fill in a time for each round of the day, or none.',
        time: 'Each time must be later than the one before.',
        noDay: 'No day is left for all the rounds.',
      },
    },
    clock: {
      legend: 'Clock',
      none: 'how long it takes',
      control: (base: number, increment: number) => `${base} min + ${increment} s`,
      base: 'Minutes a player',
      increment: 'Seconds a move',
      session: 'Minutes of a session',
      changeover: 'Minutes between rounds',
      blank: 'Type the minutes a player, and see how long it takes.',
      wrong: 'Type whole numbers; the minutes a player and seconds a move cannot both be 0.',
      longestGame: 'Longest game (60 moves)',
      round: 'Round with changeover',
      perSession: 'Rounds a session',
      sessions: 'Sessions',
      total: 'In all',
      minutes: (n: number) => {
        const [h, m] = [Math.floor(n / 60), n % 60];
        return h === 0 ? `${m} min` : m === 0 ? `${h} h` : `${h} h ${m} min`;
      },
      tooShort: 'A round is longer than a session.',
      said: (time: string, sessions: number) =>
        sessions === 1 ? `About ${time} in one session.` : `About ${time} in ${sessions} sessions.`,
    },
    section: 'Section',
    playersOf: (section: string) => `Players of section ${section}`,
    perPlayer: (least: number, most: number) => `${least}–${most}`,
  },
  numbers: {
    legend: 'Start numbers',
    listed: 'As listed',
    lot: 'By lot',
    rating: 'By rating',
    seed: 'Seed',
    draw: 'Start numbers, 1 first',
    lotSaid:
      'Any word or number, best agreed on before the draw. The same seed and list always give the same draw.',
    ratingSaid: 'The highest rating is number 1. Players without a rating come last.',
    seedMissing: 'Type a word or number as the seed of the lots.',
    newTab: 'The list has numbers already: these go into a new tab Players.',
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
    fideNoHelp: 'FIDE: as the table stands, since no exchange helps here',
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
    makes: (tabs: string) => `Makes the tabs ${tabs}. Nothing is overwritten.`,
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
  people: {
    heading: 'Players of the event',
    sectionHeading: (section: string) => `Section ${section}`,
    games: (played: number, of: number) => `${played} of ${of} games`,
    withdrawn: 'withdrawn',
    expelled: 'expelled',
    actions: (name: string) => `Changes for ${name}`,
    withdraw: 'Withdraw…',
    reinstate: 'Reinstate…',
    substitute: 'Substitute…',
    rename: 'Correct the name…',
    other: 'Other changes',
    late: 'Late entry…',
    cancel: 'Cancel',
    undo: 'Undo',
    notes: 'What was done',
    changed: 'The sheet has changed meanwhile. Look at it again, then repeat.',
    withdrawal: {
      heading: (name: string) => `Withdraw ${name}?`,
      why: 'Reason',
      left: 'Left the event',
      expelled: 'Was expelled',
      completed: 'Completed games',
      of: (n: number, all: number) => `${n} of ${all}`,
      needed: 'Needed for half',
      annul:
        'Fewer than half of the games were completed: the results stay on record, but do not count in the standings (C.05 art. 6.6).',
      keep: 'At least half of the games were completed: the results stay and count (C.05 art. 6.6).',
      ruleKeep: (decision: string) =>
        `The rule of this event (tab Event, Withdrawal rule) keeps all results, so they count. FIDE would say: ${decision}`,
      ruleAnnul: (decision: string) =>
        `The rule of this event (tab Event, Withdrawal rule) annuls the results of everybody who leaves. FIDE would say: ${decision}`,
      standings: 'Standings after it: place · points',
      kept: 'kept',
      annulled: 'annulled',
      applies: 'applies',
      forfeits: (n: number, name: string) =>
        n === 0
          ? 'No game is left to play: only the status changes.'
          : n === 1
            ? `The game still to play becomes a forfeit: lost for ${name}, won for the opponent.`
            : `The ${n} games still to play become forfeits: lost for ${name}, won for the opponents.`,
      bothLeft: (n: number) =>
        n === 1
          ? 'In one of them the opponent has left too: nobody gets a point.'
          : `In ${n} of them the opponent has left too: nobody gets a point.`,
      unreadable: 'A result of this player cannot be read: put it right in Results first.',
      go: 'Withdraw',
      busy: 'Writing the withdrawal…',
      done: (name: string) => `${name} has left the event.`,
    },
    reinstatement: {
      heading: (name: string) => `Reinstate ${name}?`,
      forfeits: (n: number) =>
        n === 1
          ? 'The forfeit that the withdrawal wrote is taken out again. Everything else stays.'
          : `The ${n} forfeits that the withdrawal wrote are taken out again. Everything else stays.`,
      none: 'The withdrawal wrote no forfeits: only the status changes.',
      byHand: 'The status was typed by hand, so no result is taken out: look at the forfeits in Results.',
      go: 'Reinstate',
      busy: 'Taking the withdrawal back…',
      done: (name: string) => `${name} plays again.`,
    },
    substitution: {
      heading: (name: string) => `Substitute for ${name}`,
      explain: (no: number) =>
        `The newcomer takes over number ${no} with all its games, before the first of them.`,
      late: (name: string) =>
        `${name} has a result already, so nobody can take over the number. Withdraw ${name} instead; a newcomer can be a late entry.`,
      instead: 'Withdraw…',
      go: 'Substitute',
      busy: 'Writing the substitute…',
      done: (before: string, after: string) => `${after} plays in place of ${before}.`,
    },
    renaming: {
      heading: (name: string) => `Correct the name of ${name}`,
      explain: 'The name changes in every tab, and no result is touched. For another person, use Substitute.',
      same: 'This is the name already.',
      go: 'Change the name',
      busy: 'Writing the name…',
      done: (before: string, after: string) => `${before} is now called ${after}.`,
    },
    overwrite: {
      title: 'Overwrite the name?',
      text: (now: string, name: string) =>
        `Somebody has changed the name to ${now} meanwhile. Write ${name} over it?`,
      yes: 'Overwrite',
    },
    entry: {
      heading: 'Late entry',
      section: 'Section',
      sections:
        'Every section has an even number of players, so none has a free place: a newcomer needs a new schedule with everybody.',
      teams:
        'A match of two teams has no place for one player more. A substitute can take a player’s place before his first game.',
      free: (no: number) => `The newcomer takes number ${no}, the free place: no pairing changes.`,
      begun: (rounds: string, n: number) =>
        n === 1
          ? `Round ${rounds} has begun: the newcomer's game there is to be played later.`
          : `Rounds ${rounds} have begun: the newcomer's games there are to be played later.`,
      full: 'There is no free place: the newcomer needs a new schedule, which is made in new tabs.',
      kept: (n: number) =>
        n === 0 ? '' : n === 1 ? 'The result already in is kept.' : `The ${n} results already in are kept.`,
      go: (no: number) => `Enter as number ${no}`,
      goNew: 'Make a new schedule…',
      title: 'Make a new schedule?',
      ask: (n: number) =>
        n === 0
          ? 'The schedule is made again for one player more, in new tabs. The present tabs stay.'
          : `Results exist (${n}). The schedule is made again for one player more, in new tabs, with these results; played games may stand in other rounds there. The present tabs stay, but their Standings and Crosstable will show the newcomer too.`,
      yes: 'Make a new schedule',
      busy: 'Entering the newcomer…',
      done: (name: string) => `${name} is entered.`,
    },
    fields: {
      name: 'Name',
      rating: 'Rating',
      federation: 'Federation',
      club: 'Club',
      optional: 'Only the name is needed.',
      noName: 'Type the name.',
      wrongRating: (most: number) => `The rating must be a whole number from 1 to ${most}, or blank.`,
    },
  },
  audit: {
    heading: 'Check the schedule',
    hint: 'After somebody changed it by hand: does everybody meet everybody, once a round, with fair colours?',
    check: 'Check the schedule',
    checking: 'Reading the schedule…',
    section: (name: string) => `Section ${name}`,
    sound: 'Nothing is wrong with the schedule.',
    faults: (n: number) => (n === 1 ? '1 fault in the schedule' : `${n} faults in the schedule`),
    unusual: (n: number) =>
      n === 1 ? 'Nothing wrong, but 1 thing to know.' : `Nothing wrong, but ${n} things to know.`,
    fault: 'Fault',
    remark: 'To know',
    size: (rounds: number, games: number) =>
      `${rounds === 1 ? '1 round' : `${rounds} rounds`}, ${games === 1 ? '1 game' : `${games} games`}.`,
    isTable: (size: string, table: string) => `${size} It is ${table}.`,
    tables: {
      berger: 'the Berger table',
      crenshaw: 'the table of US Chess',
      circle: 'the table of the circle method',
      scheveningen: 'the Scheveningen table',
    },
    others: (n: number) => `${n} more`,
    more: (n: number) => (n === 1 ? 'And 1 more of that kind.' : `And ${n} more of that kind.`),
    noGames: 'There is no game that can be read.',
    unreadable: (n: number) => (n === 1 ? 'A cell cannot be read.' : `${n} cells cannot be read.`),
    himself: (round: number, who: string) => `Round ${round}: ${who} plays against himself.`,
    stranger: (no: number) => `Nobody in the list of players has number ${no}.`,
    idle: (who: string) => `${who} has no game at all.`,
    noRound: (rounds: string, n: number) =>
      n === 1 ? `Round ${rounds} is missing.` : `Rounds ${rounds} are missing.`,
    roundTooMany: (rounds: string, n: number, last: number) =>
      `${n === 1 ? `Round ${rounds} is` : `Rounds ${rounds} are`} too many: the last one is round ${last}.`,
    noGame: (round: number, who: string) => `Round ${round}: ${who} is missing.`,
    freeRound: (who: string) => `the free round of ${who}`,
    wrongRound: (round: number, pairing: string, right: number) =>
      `Round ${round}: ${pairing} does not fit in, but is missing in round ${right}.`,
    wrongNumber: (round: number, who: string, missing: string) =>
      `Round ${round}: ${who} stands where ${missing} is missing.`,
    twice: (round: number, who: string, times: number) => `Round ${round}: ${who} plays ${timesText(times)}.`,
    teamMates: (one: string, other: string) => `${one} and ${other} are of the same team, but meet.`,
    neverMeet: (one: string, other: string) => `${one} and ${other} never meet.`,
    meet: (one: string, other: string, times: number, wanted: number) =>
      `${one} and ${other} meet ${timesText(times)} instead of ${timesText(wanted)}.`,
    colours: (who: string, whites: number, blacks: number) =>
      `${who} has White ${whites} and Black ${blacks} times.`,
    run: (who: string, length: number) => `${who} has one colour ${length} times in a row.`,
    difference: (round: number, table: string, found: string, right: string) =>
      `First difference from ${table} in round ${round}: ${found === '' ? 'nothing' : found} instead of ${right === '' ? 'nothing' : right}.`,
    goTo: (cell: string) => `Go to the cell ${cell}`,
    paint: 'Paint these rows',
    painting: 'Painting the rows…',
    painted: 'The rows are painted.',
    isPainted: 'Rows of the schedule are painted. A row that is put right loses its paint by itself.',
    clear: 'Take the paint off',
    clearing: 'Taking the paint off…',
    cleared: 'The paint is off.',
  },
  share: {
    dateLocale: 'en-GB',
    protection: {
      heading: 'Who may change what',
      none: 'Everybody who may edit the file can change every cell.',
      results: 'Editors can type results and change nothing else.',
      warning:
        'Google Sheets could not keep editors out: it only warns them before they change anything but results.',
      will: 'Protected, editors can type into the column Result and nowhere else. You and the owner of the file can still change everything.',
      protect: 'Protect everything but results',
      unprotect: 'Lift the protection',
      protecting: 'Protecting the tabs…',
      unprotecting: 'Lifting the protection…',
      isProtected: 'Everything but results is protected',
      isUnprotected: 'The protection is lifted',
    },
    publishing: {
      heading: 'For people without Berger',
      live: 'Standings and tables are formulas, which only files with Berger can calculate. As values everybody sees them, on a phone too.',
      values:
        'Standings and tables stand as values: they no longer follow the results until they are live again.',
      toStandings: 'Go to Standings',
    },
    printing: {
      heading: 'Print',
      which: 'Round sheets for',
      all: 'all rounds',
      round: (n: number) => `round ${n}`,
      sheets: 'Make round sheets',
      cards: 'Make player cards',
      hint: 'They go into new tabs with large type. Show one and print it with File › Print.',
      busy: 'Writing the tab…',
      done: (tabs: string) => `Made: ${tabs}`,
      tabs: 'Tabs to print',
    },
    message: {
      heading: 'Message to the players',
      round: 'Round',
      text: 'Text of the message',
      copy: 'Copy the text',
      copied: 'The text is copied: paste it into the message.',
      selected: 'The text is selected: copy it with Ctrl+C or ⌘C.',
    },
    calendar: {
      heading: 'Calendar file',
      whose: 'Games of',
      everybody: 'everybody',
      download: 'Download the calendar file',
      otherwise: 'If the download does not work',
      copy: 'Copy the text',
      text: 'Text of the calendar file',
      hint: 'For Google Calendar, Outlook and others. After a change, import a new file: the games in it are updated.',
      copied: 'The text is copied: save it as a file whose name ends in .ics.',
      none: 'The schedule has no dates: type them into its column Date, then come back.',
      noneOfPlayer: 'No game of this player has a date: type the dates into the column Date of the schedule.',
      undated: (n: number) =>
        n === 1 ? '1 game has no date and is left out.' : `${n} games have no date and are left out.`,
      games: (n: number) => (n === 1 ? '1 game with a date.' : `${n} games with a date.`),
      downloaded: (file: string) => `${file} is downloaded`,
    },
    goToSchedule: 'Go to the schedule',
    /** In texts that leave the sheet. */
    round: (n: number) => `Round ${n}`,
    roundOn: (n: number, date: string) => `Round ${n}, ${date}`,
    section: (name: string) => `Section ${name}`,
    board: (n: number) => `Board ${n}`,
    onBoard: (n: number) => `board ${n}`,
    summary: (round: number, pairing: string, place: string) =>
      place === '' ? `Round ${round}: ${pairing}` : `Round ${round}: ${pairing} (${place})`,
    free: (names: string) => `Bye: ${names}`,
    whiteFirst: 'White is named first.',
    forfeit: (score: string) => `${score} by forfeit`,
    bothAbsent: '0-0, neither came',
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
