/**
 * Reads the list of players of a running event, cell by cell: what cannot be read is a fault, and the rest stands.
 */
import { playerHeading } from '../../cells/header-words';
import { MOST_PLAYERS, statusWord, topOfPlayers, unratedWord, type Status } from '../../cells/player-list';
import type { Rows } from '../../cells/rows';
import { fold, isBlank, isFormulaError, numberOf, remark, tidy } from '../../cells/text';
import type { Cell } from '../../cells/value';
import type { EventPlayer } from '../../sidebar/calls';
import type { FaultList } from './faults';

export type PlayerColumns = Readonly<
  Partial<
    Record<'no' | 'name' | 'rating' | 'federation' | 'club' | 'team' | 'section' | 'status' | 'hand', number>
  >
>;

export interface ReadPlayers {
  /** Row of the headings, from 1. */
  readonly top: number;
  readonly columns: PlayerColumns;
  /** By section and number. */
  readonly players: readonly EventPlayer[];
  readonly rowOf: ReadonlyMap<string, number>;
}

export function playerKey(no: number, section = ''): string {
  return `${fold(section)}/${String(no)}`;
}

/** How many players each section has, by its name; `''` where the event has none. */
export function sectionSizes(players: readonly EventPlayer[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { section = '' } of players) sizes.set(section, (sizes.get(section) ?? 0) + 1);
  return sizes;
}

/** Row of the headings, from 1, and the columns; undefined where no row heads the numbers and the names. */
export function playerHeadings(rows: Rows): { top: number; columns: PlayerColumns } | undefined {
  const first = topOfPlayers(rows);
  const isHeader = (row: readonly Cell[] = []) => {
    const words = row.map((cell) => playerHeading(cell)?.column);
    return words.includes('name') && words.includes('no');
  };
  const r = isHeader(rows[first]) ? first : rows.findIndex(isHeader);
  if (r === -1) return undefined;
  const columns: { -readonly [K in keyof PlayerColumns]: number } = {};
  (rows[r] ?? []).forEach((cell, c) => {
    const column = playerHeading(cell)?.column;
    if (
      column === undefined ||
      column === 'title' ||
      column === 'fideId' ||
      column === 'born' ||
      column === 'sex'
    )
      return;
    columns[column] ??= c + 1;
  });
  return { top: r + 1, columns };
}

/** Every row of a player, from 1. */
export function playerRows(
  rows: Rows,
  { top, columns }: { readonly top: number; readonly columns: PlayerColumns },
  no: number,
  section: string | undefined,
): number[] {
  const found: number[] = [];
  for (let r = top; r < rows.length; r++) {
    const at = (column: keyof PlayerColumns): Cell => rows[r]?.[(columns[column] ?? 0) - 1];
    if (numberOf(at('no')) !== no) continue;
    if (section === undefined || fold(remark(at('section')) ?? '') === fold(section)) found.push(r + 1);
  }
  return found;
}

export function readEventPlayers(rows: Rows, faults: FaultList): ReadPlayers | undefined {
  const headings = playerHeadings(rows);
  if (!headings) return undefined;
  const { top, columns } = headings;
  const players: EventPlayer[] = [];
  const rowOf = new Map<string, number>();
  const known = Object.values(columns);
  for (let r = top; r < rows.length; r++) {
    const cells = rows[r] ?? [];
    if (known.every((c) => isBlank(cells[c - 1]))) continue;
    const row = r + 1;
    const at = (column: keyof PlayerColumns): Cell => {
      const c = columns[column];
      return c === undefined ? undefined : cells[c - 1];
    };
    const bad = (column: keyof PlayerColumns, sentence: Parameters<FaultList['add']>[3]) => {
      faults.add(row, columns[column] ?? 1, at(column), sentence);
    };
    const no = numberOf(at('no'));
    if (no === undefined || !Number.isInteger(no) || no < 1 || no > MOST_PLAYERS) {
      bad('no', (say, place) => say.playersBadNumber(place));
      continue;
    }
    const section = remark(at('section'));
    const key = playerKey(no, section);
    const before = rowOf.get(key);
    if (before !== undefined) {
      bad('no', (say) => say.playersNumberTwice(no, before, row));
      continue;
    }
    rowOf.set(key, row);
    const name = at('name');
    if (isBlank(name)) bad('name', (say, place) => say.playersNoName(place));
    else if (isFormulaError(name)) bad('name', (say, place) => say.playersFormulaError(place));
    const status = statusOf(at('status'));
    if (!status) bad('status', (say, place) => say.playersBadStatus(place));
    const rating = isUnrated(at('rating')) ? undefined : numberOf(at('rating'));
    if (!isUnrated(at('rating')) && !(Number(rating) > 0))
      bad('rating', (say, place) => say.playersBadRating(place));
    const hand = numberOf(at('hand'));
    if (!isBlank(at('hand')) && !(Number(hand) > 0)) bad('hand', (say, place) => say.playersBadHand(place));
    const federation = remark(at('federation'));
    const club = remark(at('club'));
    const team = remark(at('team'));
    players.push({
      no,
      name: typeof name === 'string' ? tidy(name) : (remark(name) ?? ''),
      status: status ?? 'playing',
      ...(section === undefined ? {} : { section }),
      ...(Number(rating) > 0 ? { rating: Number(rating) } : {}),
      ...(federation === undefined ? {} : { federation }),
      ...(club === undefined ? {} : { club }),
      ...(team === undefined ? {} : { team }),
      ...(Number(hand) > 0 ? { hand: Number(hand) } : {}),
    });
  }
  return { top, columns, players, rowOf };
}

function statusOf(cell: Cell): Status | undefined {
  if (isBlank(cell)) return 'playing';
  return typeof cell === 'string' && cell.length < 40 ? statusWord(fold(cell))?.meaning : undefined;
}

function isUnrated(cell: Cell): boolean {
  if (isBlank(cell) || numberOf(cell) === 0) return true;
  return typeof cell === 'string' && unratedWord(tidy(cell).toLowerCase()) !== undefined;
}

/**
 * Start numbers are 1 to n: where the list lacks one that it must have, a player called `?` stands in, as in the
 * schedule's own cells. `used` tells how often each number stands in the schedule: what stands there much more rarely
 * than the others is a slip of the schedule. `foreign` are numbers of the list that are neither in the schedule nor
 * follow on a whole list: nobody can tell whom they mean, and their players are left out.
 */
export function withStandIns(
  players: readonly EventPlayer[],
  used: ReadonlyMap<number, number>,
  section: string | undefined,
): { players: EventPlayer[]; missing: number[]; foreign: number[] } {
  const listed = new Map(players.map((player) => [player.no, player]));
  const own = [...listed.keys()];
  let n = Math.max(0, ...(used.size > 0 ? own.filter((no) => used.has(no)) : own));
  const most = Math.max(0, ...used.values());
  while (2 * (used.get(n + 1) ?? 0) >= Math.max(1, most)) n++;
  if (own.filter((no) => no <= n).length === n) while (listed.has(n + 1)) n++;
  const foreign = own.filter((no) => no > n);
  const missing: number[] = [];
  const all = Array.from({ length: n }, (_, i): EventPlayer => {
    const player = listed.get(i + 1);
    if (player) return player;
    missing.push(i + 1);
    return { no: i + 1, name: '?', status: 'playing', ...(section === undefined ? {} : { section }) };
  });
  return { players: all, missing, foreign };
}
