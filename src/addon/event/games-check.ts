/**
 * The rows of the schedule against the list of players: games of known players, nobody twice in a round. What does not
 * fit becomes a fault of the cell that is most likely wrong, and the rest stands.
 */
import { fold, isBlank } from '../../cells/text';
import type { EventPlayer } from '../../sidebar/calls';
import type { FaultList } from './faults';
import { playerKey, sectionSizes, withStandIns, type ReadPlayers } from './players-reader';
import type { ScheduleColumns, ScheduleRow } from './schedule-reader';
import { say } from '../texts';

/** A start number that the schedule uses and nobody has, one that somebody has and nobody knows, or one instead of the other. */
interface MissingNumber {
  readonly no?: number;
  readonly foreign?: number;
  readonly section?: string;
  readonly row: number;
}

/** A player's section of which the schedule has no game, while it has games of others. */
interface UnknownSection {
  readonly section: string | undefined;
  readonly row: number;
}

export interface CheckedGames {
  readonly players: readonly EventPlayer[];
  /** With the sections as the list of players writes them; games that somebody copied are here twice. */
  readonly rows: readonly ScheduleRow[];
  readonly games: readonly ScheduleRow[];
  /** The others of the rows. */
  readonly strays: readonly ScheduleRow[];
  /** In the row of the foreign number, else below the list. */
  readonly missing: readonly MissingNumber[];
  readonly unknown: readonly UnknownSection[];
}

/** Games of known players, nobody twice in a round. */
export function checkGames(
  rows: readonly ScheduleRow[],
  list: ReadPlayers,
  columns: ScheduleColumns,
  faults: FaultList,
): CheckedGames {
  const sections = new Map<string, string | undefined>();
  for (const { section } of list.players)
    if (!sections.has(fold(section ?? ''))) sections.set(fold(section ?? ''), section);
  if (sections.size === 0) sections.set('', undefined);
  const names = [...sections.values()];
  const only = names.length === 1 ? { name: names[0] } : undefined;
  /** Undefined where the list of players has no such section. */
  const placed = rows.map((game): ScheduleRow | undefined => {
    const { section, ...key } = game.key;
    const known = sections.has(fold(section ?? ''));
    const isPlaced = known || (only && (only.name === undefined || section === undefined));
    if (!isPlaced) return undefined;
    const name = known ? sections.get(fold(section ?? '')) : only?.name;
    return { ...game, key: name === undefined ? key : { section: name, ...key } };
  });

  const used = new Map<string | undefined, Map<number, number>>();
  for (const game of placed) {
    if (!game) continue;
    const { section, white, black } = game.key;
    const times = used.get(section) ?? new Map<number, number>();
    for (const no of [white, black].filter((one) => one !== 0)) times.set(no, (times.get(no) ?? 0) + 1);
    used.set(section, times);
  }
  const players: EventPlayer[] = [];
  const missing: MissingNumber[] = [];
  const unknown: UnknownSection[] = [];
  const row = Math.max(list.top, ...list.rowOf.values()) + 1;
  for (const section of names) {
    const own = list.players
      .filter((player) => fold(player.section ?? '') === fold(section ?? ''))
      .map((player) => (section === undefined ? player : { ...player, section }));
    if (used.size > 0 && !used.has(section)) {
      unknown.push(...own.map(({ no }) => ({ section, row: list.rowOf.get(playerKey(no, section)) ?? row })));
      continue;
    }
    const all = withStandIns(own, used.get(section) ?? new Map<number, number>(), section);
    players.push(...all.players);
    // A number that nobody knows most likely stands where the missing one stood.
    const rows = all.foreign.map((no) => ({
      foreign: no,
      row: list.rowOf.get(playerKey(no, section)) ?? row,
    }));
    const lost = all.missing.map((no, i) => ({ row, ...rows[i], no }));
    missing.push(
      ...[...lost, ...rows.slice(lost.length)].map((one) =>
        section === undefined ? one : { ...one, section },
      ),
    );
  }
  const playerOf = new Map(players.map((player) => [playerKey(player.no, player.section), player]));

  const sidesOf = ({ key }: ScheduleRow) =>
    [
      { no: key.white, column: columns.whiteNo },
      { no: key.black, column: columns.blackNo },
    ].filter(({ no }) => no !== 0);
  const isOfPlayers = (game: ScheduleRow): boolean => {
    const { row, key, cells } = game;
    for (const { no, column } of sidesOf(game)) {
      if (playerOf.has(playerKey(no, key.section))) continue;
      faults.add(row, column, cells[column - 1], (say, where, tab) => say.gamesBadNumber(tab, where));
      return false;
    }
    return true;
  };
  placed.forEach((game, i) => {
    const { row, cells } = rows[i] as ScheduleRow;
    if (game) return;
    const column = columns.section ?? columns.round;
    faults.add(row, column, cells[column - 1], (say, where, tab) =>
      columns.section === undefined ? say.gamesNoSectionColumn(tab) : say.gamesUnknownSection(tab, where),
    );
  });
  const known = placed.filter((game): game is ScheduleRow => game !== undefined);
  const sizes = sectionSizes(players);
  for (const { row, key, cells } of known) {
    if (key.black !== 0 || (sizes.get(key.section ?? '') ?? 1) % 2 === 1) continue;
    const column = isBlank(cells[columns.whiteNo - 1]) ? columns.whiteNo : columns.blackNo;
    faults.add(row, column, '', (_, where) => say().change.numberBlank(where));
  }
  const games: ScheduleRow[] = [];
  const strays: ScheduleRow[] = [];
  for (const game of known) (isOfPlayers(game) ? games : strays).push(game);
  const surplus = surplusGames(games);
  for (const [game, { other, no, isOften }] of surplus) {
    const { row, key, cells } = game;
    const name = playerOf.get(playerKey(no, key.section))?.name ?? '';
    const column = isOften ? (key.white === no ? columns.whiteNo : columns.blackNo) : columns.round;
    const [first, second] = row < other ? [row, other] : [other, row];
    faults.add(row, column, cells[column - 1], (say, _, tab) =>
      say.twiceInARound(tab, name, key.round, first, second),
    );
  }
  strays.push(...surplus.keys());
  return {
    players,
    rows: known,
    games: games.filter((game) => !surplus.has(game)),
    strays: strays.sort((a, b) => a.row - b.row),
    missing,
    unknown,
  };
}

interface Surplus {
  /** Who plays twice in the round, and the row of his other game. */
  readonly no: number;
  readonly other: number;
  /** True where the two meet more often than those of the other game: a number is wrong rather than the round. */
  readonly isOften: boolean;
}

/** More rows that get in each other's way are judged from the top, without weighing. */
const MOST_WEIGHED = 200;

/**
 * The games without which nobody plays twice in a round: of two that cannot both be, the one that is in the way of more
 * others, else whose players meet more often, else the lower.
 */
function surplusGames(games: readonly ScheduleRow[]): ReadonlyMap<ScheduleRow, Surplus> {
  const turns = new Map<string, ScheduleRow[]>();
  const meetings = new Map<string, number>();
  const pairOf = ({ key: { section, white, black } }: ScheduleRow) =>
    `${playerKey(Math.min(white, black), section)} ${String(Math.max(white, black))}`;
  const timesOf = (game: ScheduleRow) => meetings.get(pairOf(game)) ?? 0;
  const frees = new Map<string, number>();
  /** How many are free in the round of a free round. */
  const freesWith = ({ key: { section, round, black } }: ScheduleRow) =>
    black === 0 ? (frees.get(playerKey(round, section)) ?? 0) : 0;
  const turnsOf = ({ key: { section, round, white, black } }: ScheduleRow) =>
    (black === 0 ? [white] : [white, black]).map((no) => `${String(round)} ${playerKey(no, section)}`);
  for (const game of games) {
    meetings.set(pairOf(game), timesOf(game) + 1);
    if (game.key.black === 0) frees.set(playerKey(game.key.round, game.key.section), freesWith(game) + 1);
    for (const turn of turnsOf(game)) {
      const before = turns.get(turn);
      if (before) before.push(game);
      else turns.set(turn, [game]);
    }
  }
  const left = new Set([...turns.values()].flatMap((rows) => (rows.length > 1 ? rows : [])));
  const isWeighed = left.size <= MOST_WEIGHED;
  const found = new Map<ScheduleRow, Surplus>();
  const othersOf = (game: ScheduleRow) =>
    turnsOf(game).flatMap((turn) => (turns.get(turn) ?? []).filter((one) => one !== game && !found.has(one)));
  const surplus = (game: ScheduleRow) => {
    const [other] = othersOf(game);
    if (!other) return;
    const { white, black } = game.key;
    const isHis = ({ key }: ScheduleRow, no: number) => key.white === no || key.black === no;
    const isOften = timesOf(game) > timesOf(other);
    found.set(game, { no: isHis(other, white) ? white : black, other: other.row, isOften });
  };
  if (!isWeighed) {
    for (const game of [...left].sort((a, b) => b.row - a.row)) surplus(game);
    return found;
  }
  for (;;) {
    let worst: { game: ScheduleRow; weight: readonly number[] } | undefined;
    for (const game of left) {
      const others = othersOf(game).length;
      if (found.has(game) || others === 0) continue;
      const weight = [others, Math.max(timesOf(game), freesWith(game)), game.row];
      const at = weight.findIndex((value, i) => value !== worst?.weight[i]);
      if (!worst || (weight[at] ?? 0) > (worst.weight[at] ?? 0)) worst = { game, weight };
    }
    if (!worst) return found;
    surplus(worst.game);
  }
}
