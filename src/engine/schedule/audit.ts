/**
 * An audit of any schedule, whoever drew it up: whether everybody meets everybody, plays once a round, and has fair
 * colours, and where it first differs from the Berger tables. It takes nothing for granted: the schedule may be half
 * typed or mistyped.
 */
import { type Colour, longestRun } from './colours';
import {
  type Format,
  ORDERS,
  type Order,
  type Pairing,
  size,
  type Size,
  type System,
  SYSTEMS,
} from './format';
import { byeOf, writeRound } from './schedule';
import { type Teams, teamsOf } from './two-teams';

/** A game, or a free round where one of the two is `NOBODY`. Entries of a round follow each other as its boards do. */
export interface Entry extends Pairing {
  readonly round: number;
}

export const NOBODY = 0;

/** How often two players meet, where it is not once a cycle. */
export interface Meetings {
  readonly pair: readonly [number, number];
  readonly times: number;
}

/** How often a player stands in a round, where it is not once. */
export interface Presence {
  readonly round: number;
  readonly player: number;
  readonly times: number;
}

export interface ColourCount {
  readonly player: number;
  readonly whites: number;
  readonly blacks: number;
  readonly longestRun: number;
}

/**
 * The first board on which a schedule is not that of the tables. Undefined is the game that is missing in the round or
 * that only the schedule has there, not one that stands a board further.
 */
export interface Difference {
  readonly round: number;
  readonly board: number;
  readonly found: Pairing | undefined;
  readonly right: Pairing | undefined;
}

export interface Audit {
  /** Those who play, without the strangers. */
  readonly players: readonly number[];
  /** They stand in fewer than half as many rounds as others: most likely mistyped. */
  readonly strangers: readonly number[];
  readonly cycles: number;
  /** What so many players and cycles need. */
  readonly needed: Pick<Size, 'rounds' | 'games'> & { readonly pairs: number };
  readonly rounds: number;
  /** Rounds that are missing, or that there should not be. */
  readonly wrongRounds: readonly number[];
  readonly games: number;
  readonly wrongPairs: readonly Meetings[];
  readonly notOnce: readonly Presence[];
  readonly colours: readonly ColourCount[];
  /** Undefined where the schedule is the Berger table. */
  readonly difference: Difference | undefined;
  /** The order of the cycles that comes closest to the Berger table. */
  readonly order: Order;
  /** The system whose table the schedule is, board by board; undefined where it is none. */
  readonly system: System | undefined;
  /** Where it is a match of two teams, which is not compared with any table. */
  readonly teams: Teams | undefined;
}

/**
 * At least two players. `isNumbered`: they are start numbers; otherwise they are told apart only, and numbers are sought
 * that fit. A match of two teams is sought where `letterOf` is given.
 */
export function audit(
  entries: readonly Entry[],
  isNumbered: boolean,
  givenCycles?: number,
  letterOf?: (player: number) => string | undefined,
): Audit {
  const appearances = new Map<number, number>();
  const byRound = new Map<number, Entry[]>();
  for (const entry of entries) {
    for (const player of [entry.white, entry.black])
      if (player !== NOBODY) appearances.set(player, (appearances.get(player) ?? 0) + 1);
    const before = byRound.get(entry.round);
    if (before) before.push(entry);
    else byRound.set(entry.round, [entry]);
  }
  const most = Math.max(...appearances.values());
  const everybody = [...appearances.keys()].sort((a, b) => a - b);
  const isRare = (player: number) => 2 * (appearances.get(player) ?? 0) < most;
  const strangers = everybody.filter(isRare);
  const isStranger = (player: number) => strangers.length < everybody.length - 1 && isRare(player);
  const players = everybody.filter((player) => !isStranger(player));
  const n = players.length;
  const games = entries.filter(({ white, black }) => white !== NOBODY && black !== NOBODY);
  const teams = letterOf && teamsOf(games, players, isNumbered, letterOf);
  const pairs = teams ? teams.first.size * teams.second.size : (n * (n - 1)) / 2;
  const cycles = givenCycles ?? Math.max(1, Math.round(games.length / pairs));
  const needed = {
    rounds: teams
      ? Math.max(teams.first.size, teams.second.size) * cycles
      : size({ players: n, cycles }).rounds,
    games: pairs * cycles,
    pairs,
  };
  const isMate = (a: number, b: number) => teams !== undefined && teams.first.has(a) === teams.first.has(b);

  const wrongRounds = [...byRound.keys()].filter((round) => round > needed.rounds);
  for (let round = 1; round <= needed.rounds; round++) if (!byRound.has(round)) wrongRounds.push(round);

  return {
    players,
    strangers: everybody.filter(isStranger),
    cycles,
    needed,
    rounds: byRound.size,
    wrongRounds: wrongRounds.sort((a, b) => a - b),
    games: games.length,
    wrongPairs: wrongPairs(games, everybody, (a, b) =>
      isStranger(a) || isStranger(b) || isMate(a, b) ? 0 : cycles,
    ),
    notOnce: notOnce(byRound, players, entries.length > games.length),
    colours: coloursOf(byRound, everybody),
    teams,
    ...(teams
      ? { difference: undefined, order: 'fide', system: undefined }
      : compare(byRound, players, isNumbered, cycles)),
  };
}

function wrongPairs(
  games: readonly Entry[],
  everybody: readonly number[],
  wanted: (a: number, b: number) => number,
): Meetings[] {
  const times = new Map<string, number>();
  const key = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const { white, black } of games) times.set(key(white, black), (times.get(key(white, black)) ?? 0) + 1);
  const wrong: Meetings[] = [];
  everybody.forEach((a, i) => {
    for (const b of everybody.slice(i + 1)) {
      const met = times.get(key(a, b)) ?? 0;
      if (met !== wanted(a, b)) wrong.push({ pair: [a, b], times: met });
    }
  });
  return wrong;
}

/** In an odd field one may be missing in each round, if nobody's free rounds are written. */
function notOnce(
  byRound: ReadonlyMap<number, readonly Entry[]>,
  players: readonly number[],
  hasFreeRounds: boolean,
): Presence[] {
  const free = hasFreeRounds ? 0 : players.length % 2;
  const found: Presence[] = [];
  for (const [round, entries] of [...byRound].sort(([a], [b]) => a - b)) {
    const times = new Map(players.map((player) => [player, 0]));
    for (const { white, black } of entries)
      for (const player of [white, black])
        if (player !== NOBODY) times.set(player, (times.get(player) ?? 0) + 1);
    const absent = players.filter((player) => times.get(player) === 0).length;
    for (const [player, count] of times)
      if (count > 1 || (count === 0 && absent > free)) found.push({ round, player, times: count });
  }
  return found;
}

function coloursOf(
  byRound: ReadonlyMap<number, readonly Entry[]>,
  everybody: readonly number[],
): ColourCount[] {
  const sequences = new Map(everybody.map((player): [number, Colour[]] => [player, []]));
  for (const [, entries] of [...byRound].sort(([a], [b]) => a - b))
    for (const { white, black } of entries)
      if (white !== NOBODY && black !== NOBODY) {
        sequences.get(white)?.push('white');
        sequences.get(black)?.push('black');
      }
  return [...sequences].map(([player, sequence]) => {
    const whites = sequence.filter((colour) => colour === 'white').length;
    return { player, whites, blacks: sequence.length - whites, longestRun: longestRun(sequence) };
  });
}

// The tables

type Boards = readonly (readonly Pairing[])[];

/** The games of each round of the tables. */
function boardsOf(format: Format): Boards {
  const pairs: number[] = [];
  return Array.from({ length: size(format).rounds }, (_, index) => {
    const end = writeRound(format, index + 1, pairs);
    const boards: Pairing[] = [];
    for (let seat = 0; seat < end; seat += 2)
      boards.push({ white: pairs[seat] as number, black: pairs[seat + 1] as number });
    return boards;
  });
}

function compare(
  byRound: ReadonlyMap<number, readonly Entry[]>,
  players: readonly number[],
  isNumbered: boolean,
  cycles: number,
): Pick<Audit, 'difference' | 'order' | 'system'> {
  const last = Math.max(...byRound.keys());
  const found = Array.from({ length: last }, (_, index) =>
    (byRound.get(index + 1) ?? []).filter(({ white, black }) => white !== NOBODY && black !== NOBODY),
  );
  let best: { difference: Difference | undefined; order: Order; count: number } | undefined;
  for (const system of SYSTEMS)
    for (const order of cycles === 1 ? ORDERS.slice(0, 1) : ORDERS) {
      const format: Format = { players: players.length, cycles, system, order };
      const right = boardsOf(format);
      // A fault in one round must not spoil the numbers for all others.
      const ways = isNumbered
        ? [undefined]
        : [0, 1, right.length - 1].map((index) => numbersBy(found, right, index, players, format));
      for (const numbers of ways) {
        const isBerger = system === 'berger';
        const fewest = isBerger ? (best?.count ?? Infinity) : 1;
        const { first, count } = differences(found, right, numbers, fewest);
        if (isBerger && count < fewest) best = { difference: first, order, count };
        if (count === 0) return { difference: best?.difference, order: best?.order ?? order, system };
      }
    }
  return { difference: best?.difference, order: best?.order ?? 'fide', system: undefined };
}

/** Start numbers as one round gives them: whoever stands in a place of the tables has its number. */
function numbersBy(
  found: Boards,
  right: Boards,
  index: number,
  players: readonly number[],
  format: Format,
): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  right[index]?.forEach(({ white, black }, board) => {
    const game = found[index]?.[board];
    if (game) numbers.set(game.white, white).set(game.black, black);
  });
  const taken = new Set(numbers.values());
  const bye = byeOf(format, index + 1);
  const left = players.map((_, i) => i + 1).filter((no) => !taken.has(no));
  if (bye !== undefined && left.includes(bye)) left.unshift(...left.splice(left.indexOf(bye), 1));
  for (const player of players) if (!numbers.has(player)) numbers.set(player, left.shift() ?? NOBODY);
  return numbers;
}

/** Not counted further than `most`. */
function differences(
  found: Boards,
  right: Boards,
  numbers: ReadonlyMap<number, number> | undefined,
  most: number,
): { readonly first: Difference | undefined; readonly count: number } {
  const names = new Map<number, number>();
  numbers?.forEach((no, player) => names.set(no, player));
  const nameOf = (no: number) => (numbers ? (names.get(no) ?? NOBODY) : no);
  const named = ({ white, black }: Pairing) => ({ white: nameOf(white), black: nameOf(black) });
  let first: Difference | undefined;
  let count = 0;
  for (let r = 0; r < Math.max(found.length, right.length) && count < most; r++) {
    const played = found[r] ?? [];
    const boards = right[r] ?? [];
    for (let k = 0; k < Math.max(played.length, boards.length); k++) {
      const game = played[k];
      const place = boards[k];
      const should = place && named(place);
      if (game && should && game.white === should.white && game.black === should.black) continue;
      count++;
      first ??= { round: r + 1, board: k + 1, ...unlike(game, should, played, boards.map(named)) };
    }
  }
  return { first, count };
}

/** Of two games on one board, the one that the other list of its round lacks; both where neither list or both lack theirs. */
function unlike(
  game: Pairing | undefined,
  should: Pairing | undefined,
  played: readonly Pairing[],
  boards: readonly Pairing[],
): Pick<Difference, 'found' | 'right'> {
  const isIn = (round: readonly Pairing[], one: Pairing | undefined) =>
    one !== undefined && round.some(({ white, black }) => white === one.white && black === one.black);
  const [isRight, isPlayed] = [isIn(boards, game), isIn(played, should)];
  if (isRight === isPlayed) return { found: game, right: should };
  return isRight ? { found: undefined, right: should } : { found: game, right: undefined };
}
