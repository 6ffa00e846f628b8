/**
 * What a format means, in numbers and words, computed by the engine in the page.
 */
import { colourConsequence } from '../engine/schedule/colours';
import { tableRoundOf } from '../engine/schedule/cycles';
import { MOST_WRITTEN_GAMES, size, type Format, type Order, type Pairing } from '../engine/schedule/format';
import { byeOf, pairingAt } from '../engine/schedule/schedule';
import { joinedSome, type Texts } from './texts';

export const ORDERS: readonly Order[] = ['fide', 'plain', 'mirror'];

export interface Fact {
  readonly value: string;
  readonly label: string;
}

/** Rounds, boards, games, games of each player; dashes while there is no format. */
export function facts(format: Format | undefined, t: Texts): readonly Fact[] {
  const { rounds, boards, games, gamesPerPlayer } = format
    ? size(format)
    : { rounds: undefined, boards: undefined, games: undefined, gamesPerPlayer: undefined };
  const fact = (value: number | undefined, label: (n: number) => string): Fact => ({
    value: value === undefined ? '–' : String(value),
    label: label(value ?? 2),
  });
  return [
    fact(rounds, t.summary.rounds),
    fact(boards, t.summary.boards),
    fact(games, t.summary.games),
    fact(gamesPerPlayer, () => t.summary.perPlayer),
  ];
}

/** The sentence on free rounds; blank in an even field. */
export function freeRounds(format: Format, t: Texts): string {
  const { freeRoundsPerPlayer } = size(format);
  return freeRoundsPerPlayer > 0 ? t.summary.free(freeRoundsPerPlayer) : '';
}

/** The sentence on more games than can be written; blank where there are not so many. */
export function gamesWarning(format: Format, t: Texts): string {
  return size(format).games > MOST_WRITTEN_GAMES ? t.summary.tooManyGames(MOST_WRITTEN_GAMES) : '';
}

export interface OrderTexts {
  readonly label: string;
  /** What the order does to the colours; blank while the players or cycles are not known. */
  readonly note: string;
}

/** An order in words, for this many players and cycles. */
export function orderTexts(
  order: Order,
  players: number | undefined,
  cycles: number | undefined,
  t: Texts,
): OrderTexts {
  if (players === undefined || cycles === undefined || cycles < 2) return { label: t.order[order], note: '' };
  const format: Format = { players, cycles, system: 'berger', order };
  const consequence = consequenceText(format, t);
  switch (order) {
    case 'fide':
      return { label: exchangedText(exchangedRounds(format), t), note: consequence };
    case 'plain':
      return { label: t.order.plain, note: consequence };
    case 'mirror':
      return {
        label: cycles === 2 ? t.order.mirrorTwo : t.order.mirror,
        note: `${consequence} ${meetAgainText(format, t)}`,
      };
  }
}

/** The rounds that order `fide` exchanges, each with the next. */
export function exchangedRounds(format: Format): readonly number[] {
  const plain: Format = { ...format, order: 'plain' };
  const { rounds } = size(format);
  return Array.from({ length: rounds }, (_, i) => i + 1).filter(
    (round) => tableRoundOf(format, round) > tableRoundOf(plain, round),
  );
}

export interface Preview {
  /** The round shown: the wanted one, or the nearest there is. */
  readonly round: number;
  readonly rounds: number;
  readonly games: readonly (Pairing & { readonly board: number })[];
  /** Boards not shown. */
  readonly more: number;
  /** The start number that is free. */
  readonly bye?: number;
}

/** The first boards of a round: `most`, or one more where that is all. */
export function previewOf(format: Format, wanted: number, most: number): Preview {
  const { rounds, boards } = size(format);
  const round = Math.min(Math.max(wanted, 1), rounds);
  const shown = boards <= most + 1 ? boards : most;
  const bye = byeOf(format, round);
  return {
    round,
    rounds,
    games: Array.from({ length: shown }, (_, i) => ({ board: i + 1, ...pairingAt(format, round, i + 1) })),
    more: boards - shown,
    ...(bye !== undefined && { bye }),
  };
}

function exchangedText(rounds: readonly number[], t: Texts): string {
  const [first] = rounds;
  if (first === undefined) return t.order.fideNothing;
  if (rounds.length === 1) return t.order.fideRounds(first, first + 1);
  const pairs = rounds.map((round) => `${round}–${round + 1}`);
  return t.order.fidePairs(joinedSome(pairs, 3, t.order.others, t));
}

function consequenceText(format: Format, t: Texts): string {
  const players = threeInARow(format);
  if (players.length === 0) return t.order.nobody;
  return t.order.somebody(joinedSome(players.map(String), 4, t.order.others, t), players.length);
}

function meetAgainText(format: Format, t: Texts): string {
  const last = size({ players: format.players, cycles: 1 }).rounds;
  return format.cycles === 2 ? t.order.meetAgain(last, last + 1) : t.order.meetAgainAlways;
}

const known = new Map<string, readonly number[]>();

/** Remembered, since a large field takes some milliseconds and the page asks at every key. */
function threeInARow(format: Format): readonly number[] {
  const key = `${format.players} ${format.cycles} ${format.order}`;
  const before = known.get(key);
  if (before) return before;
  const { threeInARow: players } = colourConsequence(format);
  known.set(key, players);
  return players;
}
