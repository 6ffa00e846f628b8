/**
 * A player comes late: in an odd field or section he takes the free rounds, in an even field a new schedule takes over
 * the results.
 */
import { MOST_PLAYERS } from '../../../cells/player-list';
import { isBlank, shown } from '../../../cells/text';
import type { Cell } from '../../../cells/value';
import type { Result } from '../../../engine/results/game';
import {
  MOST_WRITTEN_GAMES,
  size,
  type Format,
  type Pairing,
  type ScheduledGame,
} from '../../../engine/schedule/format';
import { carryOver, ghostGames } from '../../../engine/schedule/late-entry';
import { byeOf } from '../../../engine/schedule/schedule';
import type { Changed, EventGame, EventPlayer, LateEntry } from '../../../sidebar/calls';
import { bergerTablePlan } from '../../../tabs/berger-table';
import { area, freeName, type CellValue, type TabPlan } from '../../../tabs/plan';
import { MOST_LINES } from '../../../tabs/progress';
import { MOST_FORMULA_PLAYERS, type ScheduleRow } from '../../../tabs/schedule';
import { tabTexts } from '../../../tabs/texts';
import { onlyRow } from '../../writing/changes';
import { command, type Change, type Work } from '../../writing/command';
import { begunIn } from '../../event/begun';
import type { EventState } from '../../event/event-reader';
import { checkSize, drawUp, type TakenOver } from '../generate';
import { spreadsheetLanguage } from '../../locale';
import { bergerData } from '../../event/log';
import { sectionSizes } from '../../event/players-reader';
import { readSource } from '../../event/players-source';
import { Problem } from '../../problem';
import { textOf } from '../../event/schedule-reader';
import { isTeamMatch } from '../../event/teams';
import { say } from '../../texts';
import { checkReadable, isSameSection, nameNotes, typedCells } from './listed-player';
import { hasFormulaNames, logLine, missingColumns } from './names';
import { keyOnly, placeOf, withdrawnLine } from './withdrawal';

type Newcomer = ReturnType<typeof typedCells>;

export function lateEntry({ player, section, despiteResults, run }: LateEntry): Changed {
  return command((event) => {
    if (isTeamMatch(event.view)) throw new Problem(say().formats.teams.late);
    const field = fieldOf(event.view, section);
    const { players, games } = field;
    if (players.length >= MOST_PLAYERS) throw new Problem(say().people.full(MOST_PLAYERS));
    const newcomer = typedCells(player);
    if (players.length % 2 === 1) return takeGhostsSeat(event, field, newcomer);
    if (!field.isAll)
      throw new Problem(say().people.sectionFull(field.section ?? '', oddSections(event.view)));
    const results = games.filter(({ result }) => result !== undefined).length;
    if (results > 0 && despiteResults !== true) return { ask: 'started', results };
    return { ...newSchedule(event, field, newcomer), progress: run };
  });
}

/** Those whom the newcomer plays: everybody, or one of several sections. */
interface Field {
  readonly section: string | undefined;
  readonly players: readonly EventPlayer[];
  /** Free rounds included. */
  readonly games: readonly EventGame[];
  /** True where there are no other sections. */
  readonly isAll: boolean;
}

function fieldOf({ players, games }: EventState['view'], wanted: string | undefined): Field {
  const sections = new Set(players.map(({ section }) => section));
  const [only] = sections;
  const isAll = sections.size === 1;
  if (wanted === undefined && !isAll) throw new Problem(say().people.whichSection);
  const isWanted = ({ section }: { readonly section?: string }) =>
    isAll ? section === only : isSameSection(section, wanted);
  const own = players.filter(isWanted);
  const isKnown = wanted === undefined || isSameSection(own[0]?.section, wanted);
  if (own.length === 0 || !isKnown) throw new Problem(say().people.noSection(shown(wanted ?? '')));
  return { section: own[0]?.section, players: own, games: games.filter(isWanted), isAll };
}

/** The sections with a free place. */
function oddSections({ players }: EventState['view']): string {
  return [...sectionSizes(players)].flatMap(([name, size]) => (size % 2 === 1 ? [name] : [])).join(', ');
}

/** The format that the rows of the schedule show; throws a `Problem` where they are not those of a table. */
function formatOf({ settings }: EventState['view'], { players, games }: Field): Format {
  const n = players.length;
  const cycles = (2 * games.filter(({ black }) => black !== 0).length) / (n * (n - 1));
  if (!Number.isInteger(cycles) || cycles === 0) throw new Problem(say().people.notTheTable);
  return { players: n, cycles, system: settings.format.system, order: settings.order };
}

/** C.05 Annex 1: the highest number of the table stands for the bye; the newcomer gets it. */
function takeGhostsSeat(event: EventState, field: Field, newcomer: Newcomer): Work {
  const { view } = event;
  const { section } = field;
  const { people } = say();
  const texts = tabTexts(spreadsheetLanguage());
  const format = formatOf(view, field);
  const no = format.players + 1;
  const frees = field.games.filter(({ black }) => black === 0);
  checkReadable(event, frees);
  const seats = ghostGames(
    format,
    frees.map(({ white, round }) => ({ player: white, round })),
  )?.map((game) => ({ ...(section !== undefined && { section }), ...game }));
  const [seat] = seats ?? [];
  const [free] = frees;
  if (!seats || !seat || !free) throw new Problem(people.notTheTable);
  const begun = new Set(begunIn(view, field.games));
  const missed = seats.map(({ round }) => round).filter((round) => begun.has(round));
  missed.sort((a, b) => a - b);
  const [lastMissed] = missed.slice(-1);
  const left = field.players.filter(({ status }) => status !== 'playing');
  // Sections have no Berger table.
  const tab = field.isAll ? bergerTable(event, { ...format, players: no }, newcomer.name, seats) : undefined;
  const bye = event.rowsOf(free)[0]?.cells[event.scheduleColumns.black - 1];
  return {
    title: people.entering(newcomer.name),
    ...(tab && { tabs: [tab] }),
    changes: [
      ...newRow(event, field, newcomer, no),
      {
        change: 'seats',
        no,
        board: seat.board,
        games: seats.map(keyOnly),
        absent: left.map((player) => player.no),
        ...(hasFormulaNames(event) ? {} : { names: { newcomer: newcomer.name, bye: String(bye) } }),
      },
      ...(field.isAll ? widerChart(event, no) : []),
      ...(tab ? replacedNote(event, tab.name) : []),
      // An ISO time before this run's, by which marks are ordered.
      logLine(
        texts.event.enteredLate(no, newcomer.name, section),
        ...(tab ? [bergerData(new Date().toISOString())] : []),
      ),
      ...left.map((player) =>
        withdrawnLine(
          player,
          seats.filter((game) => isOf(game, player.no)),
        ),
      ),
    ],
    notes: [
      people.noteSeat(newcomer.name, no),
      ...(lastMissed === undefined ? [] : [people.noteMissed(missed.slice(0, -1).join(', '), lastMissed)]),
      ...(tab ? [people.noteBergerTable(tab.name)] : []),
      ...nameNotes(view, newcomer.name, {
        no,
        ...(field.section !== undefined && { section: field.section }),
      }),
      ...missingColumns(event, newcomer),
    ],
  };
}

const isOf = ({ white, black }: Pairing, no: number) => white === no || black === no;

/** What stands in the cells of the section, which is a number or a text. */
function sectionCell({ playersRows, playerColumns, playerRow }: EventState, { players }: Field): CellValue {
  const [{ no = 0, section } = {}] = players;
  const cell = playersRows[(playerRow(no, section) ?? 0) - 1]?.[(playerColumns.section ?? 0) - 1];
  if (section === undefined) return '';
  return typeof cell === 'number' ? cell : section;
}

/** The newcomer's row, below all others of the list. */
function newRow(event: EventState, field: Field, newcomer: Newcomer, no: number): Change[] {
  const { sheet, playersTop, playerColumns } = event;
  const list = sheet('players');
  if (!list) throw new Problem(say().people.noPlayer(no));
  const rows = list.getDataRange().getValues() as Cell[][];
  const known = Object.values(playerColumns);
  let last = rows.length;
  while (last > playersTop && known.every((c) => isBlank(rows[last - 1]?.[c - 1]))) last--;
  if (last >= list.getMaxRows()) throw new Problem(say().people.noRow(list.getName()));
  // Beside numbers that are texts his is one too.
  const isText = typeof rows[last - 1]?.[(playerColumns.no ?? 0) - 1] === 'string';
  const cells = { no: isText ? String(no) : no, section: sectionCell(event, field), ...newcomer };
  return (['no', 'section', 'name', 'rating', 'federation', 'club'] as const).flatMap((column): Change[] => {
    const c = playerColumns[column];
    const to = cells[column];
    if (c === undefined || to === '') return [];
    const typed = column === 'no' || typeof to === 'number' ? {} : ({ texts: true } as const);
    return [{ change: 'cells', tab: 'players', area: area(last + 1, c), from: [['']], to: [[to]], ...typed }];
  });
}

/** The Berger table is values, so the larger one is a new tab. */
function bergerTable(
  event: EventState,
  format: Format,
  newcomer: string,
  seats: readonly ScheduledGame[],
): TabPlan {
  const { book, view, playersTop, playerColumns } = event;
  const language = spreadsheetLanguage();
  const taken = book.getSheets().map((sheet) => sheet.getName());
  const { no, name } = playerColumns;
  const wanted = tabTexts(language).names;
  const before = event.sheet('berger')?.getName();
  const isLookedUp = format.players <= MOST_FORMULA_PLAYERS && hasFormulaNames(event);
  const plan = bergerTablePlan({
    name: freeName(wanted[format.system === 'berger' ? 'berger' : 'pairingTable'], taken),
    language,
    format,
    names: [...view.players.map((player) => player.name), newcomer],
    lookup:
      isLookedUp && no !== undefined && name !== undefined
        ? { tab: event.sheet('players')?.getName() ?? '', row: playersTop, numbers: no, names: name }
        : undefined,
    // The circle has other tables for odd fields than for even ones.
    ...(format.system === 'circle' && { rows: rowsWithSeats(view.games, seats) }),
  });
  return before === undefined ? plan : { ...plan, after: before };
}

/** The smaller table says that it is one no longer. */
function replacedNote({ sheet }: EventState, by: string): Change[] {
  const old = sheet('berger');
  if (!old) return [];
  const from = old.getRange('A1').getNote();
  const text = tabTexts(spreadsheetLanguage()).replacedBy(by);
  const to = from === '' ? text : `${from}\n${text}`;
  return [{ change: 'note', sheetId: old.getSheetId(), area: 'A1', from, to }];
}

/** The chart of Progress gets a line for the newcomer, where it still is one of a line for each other player. */
function widerChart({ sheet }: EventState, no: number): Change[] {
  const progress = sheet('progress');
  if (!progress || no > MOST_LINES) return [];
  for (const chart of progress.getCharts()) {
    const [range, other] = chart.getRanges();
    if (!range || other || range.getNumColumns() !== no) continue;
    const [row, column] = [range.getRow(), range.getColumn()];
    if (column + no > progress.getMaxColumns()) continue;
    const [from, to] = [no, no + 1].map((columns) => area(row, column, range.getNumRows(), columns));
    if (from !== undefined && to !== undefined) return [{ change: 'chart', tab: 'progress', from, to }];
  }
  return [];
}

function rowsWithSeats(games: readonly EventGame[], seats: readonly ScheduledGame[]): ScheduleRow[] {
  return [...games.filter(({ black }) => black !== 0), ...seats]
    .sort((a, b) => a.round - b.round || (a.board ?? 0) - (b.board ?? 0))
    .map(({ round, board, white, black }) => [round, board ?? '', white, black]);
}

/** In an even field nobody is free: a larger schedule in new tabs, with everything that was played. */
function newSchedule(event: EventState, field: Field, newcomer: Newcomer): Work {
  const { book, view } = event;
  const { people } = say();
  const played = view.games.filter(({ black }) => black !== 0);
  checkReadable(event, played);
  checkOnce(event, played);
  const old = formatOf(view, field);
  const no = old.players + 1;
  const format = { ...old, players: no };
  const { games: most } = size(format);
  if (most > MOST_WRITTEN_GAMES) throw new Problem(say().tooManyGames(most, MOST_WRITTEN_GAMES));
  const carried = carryOver(
    format,
    played.map((game) => ({ ...keyOnly(game), ...(game.result === undefined ? {} : { result: game }) })),
  );
  if (!carried) throw new Problem(people.notTheTable);

  const left = view.players.filter(({ status }) => status !== 'playing');
  const games = carried.map((game): NewGame => {
    const { round, board, white, black, result: old } = game;
    const row = { round, board, white, black };
    if (old?.result !== undefined) return { ...row, result: old.result, old };
    const absent = isOf(game, no) && left.some((player) => isOf(game, player.no));
    return absent ? { ...row, result: white === no ? '1F-0F' : '0F-1F' } : row;
  });
  const withdrawals = left.map((player) => {
    const named = view.withdrawals.find((one) => one.no === player.no)?.forfeits ?? [];
    const places = new Set(named.map(placeOf));
    const forfeits = games.filter((game) =>
      game.old ? places.has(placeOf(game.old)) : game.result !== undefined && isOf(game, player.no),
    );
    const { text, data = '' } = withdrawnLine(player, forfeits);
    return [text, data] as const;
  });

  const source = readSource(book, { from: 'tab' });
  const { rating, ...texts } = newcomer;
  const section = sectionCell(event, field);
  const entrant = {
    ...texts,
    ...(rating === '' ? {} : { rating }),
    ...(section === '' ? {} : { section }),
  };
  const schedule = event.sheet('schedule')?.getName() ?? '';
  const log = tabTexts(spreadsheetLanguage()).event;
  const results = played.filter(({ result }) => result !== undefined).length;
  const drawn = drawUp(book, { ...source, players: [...source.players, entrant] }, format, {
    rows: rowsWithFreeRounds(format, games),
    settings: settingsOf(event),
    log: [
      [log.enteredLate(no, newcomer.name, field.section), ''],
      ...(results > 0 ? [[log.carriedOver(results, schedule), ''] as const] : []),
      ...withdrawals,
    ],
  });
  checkSize(book, drawn.plans);
  const made = drawn.plans.find(({ kind }) => kind === 'schedule')?.name ?? '';
  return {
    title: people.entering(newcomer.name),
    tabs: drawn.plans,
    isNewEvent: true,
    changes: [...newRow(event, field, newcomer, no), logLine(log.movedTo(made))],
    notes: [
      people.noteNewSchedule(made, results),
      ...(view.games.some(({ date }) => date !== undefined) ? [people.noteDates] : []),
      ...drawn.notes,
      ...nameNotes(view, newcomer.name, {
        no,
        ...(field.section !== undefined && { section: field.section }),
      }),
      ...missingColumns(event, newcomer),
    ],
  };
}

/** A game that stands twice has no one result to be carried over. */
function checkOnce(event: EventState, played: readonly EventGame[]): void {
  for (const game of played) onlyRow(event.rowsOf(game), game);
  const sheetId = event.sheet('schedule')?.getSheetId();
  const rows = (event.view.strays ?? []).map(({ row }) => String(row));
  const fault = event.view.faults.find(
    (one) => one.sheetId === sheetId && rows.includes(one.cell.replace(/\D/g, '')),
  );
  if (fault) throw new Problem(fault.problem);
}

interface NewGame extends ScheduledGame {
  readonly result?: Result;
  /** The game whose result was carried over. */
  readonly old?: EventGame;
}

function rowsWithFreeRounds(format: Format, games: readonly NewGame[]): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  games.forEach(({ round, board, white, black, result }, i) => {
    rows.push(result === undefined ? [round, board, white, black] : [round, board, white, black, result]);
    const free = byeOf(format, round);
    if (games[i + 1]?.round !== round && free !== undefined) rows.push([round, '', free, '']);
  });
  return rows;
}

/** What stands in the settings, but for those that tell how the schedule was made. */
function settingsOf({ settingCell }: EventState): TakenOver['settings'] {
  const settings: { -readonly [K in keyof TakenOver['settings']]: string } = {};
  for (const setting of KEPT_SETTINGS) {
    const cell = settingCell(setting);
    if (cell !== undefined) settings[setting] = textOf(cell);
  }
  return settings;
}

const KEPT_SETTINGS = [
  ...(['name', 'place', 'dates', 'arbiter', 'timeControl'] as const),
  ...(['tieBreaks', 'withdrawal', 'scoring', 'seed'] as const),
] as const;
