/**
 * What a plan means, in numbers and words, computed by the engine in the page.
 */
import { colourConsequence } from '../../engine/schedule/colours';
import { tableRoundOf } from '../../engine/schedule/cycles';
import { MOST_WRITTEN_GAMES, size, type Format, type Order, type System } from '../../engine/schedule/format';
import { clockTime } from './clock';
import type { ClockForm } from './form';
import type { Plan } from './plan';
import { joinedSome, type Texts } from '../parts/texts';

export const ORDERS: readonly Order[] = ['fide', 'plain', 'mirror'];

export interface Fact {
  readonly value: string;
  readonly label: string;
}

/** Rounds, boards, games, games of each player or the last day; dashes while there is no plan. */
export function facts(plan: Plan | undefined, t: Texts): readonly Fact[] {
  const fact = (value: number | undefined, label: (n: number) => string): Fact => ({
    value: value === undefined ? '–' : String(value),
    label: label(value ?? 2),
  });
  return [
    fact(plan?.rounds, t.summary.rounds),
    fact(plan?.boards, t.summary.boards),
    fact(plan?.games, t.summary.games),
    lastFact(plan, t),
  ];
}

function lastFact(plan: Plan | undefined, t: Texts): Fact {
  const label = t.summary.perPlayer;
  if (!plan) return { value: '–', label };
  const last = plan.dates?.ok ? plan.dates.dates[plan.dates.dates.length - 1] : undefined;
  if (last) return { value: t.formats.dates.shortDay(last.date), label: t.formats.dates.lastDay };
  const [least, most] = plan.gamesPerPlayer;
  return { value: least === most ? String(most) : t.formats.perPlayer(least, most), label };
}

/** The sentence on free rounds; blank where nobody has one, or not everybody. */
export function freeRounds({ sections }: Plan, t: Texts): string {
  const free = new Set(sections.map(({ freeRoundsPerPlayer }) => freeRoundsPerPlayer));
  const [rounds = 0] = free;
  return free.size === 1 && rounds > 0 ? t.summary.free(rounds) : '';
}

/** The sentence on the time by the clock; blank where none is set. */
export function clockSentence(plan: Plan, clock: ClockForm, t: Texts): string {
  const time = clockTime(clock, plan.rounds);
  if (!time || 'wrong' in time) return '';
  return t.formats.clock.said(t.formats.clock.minutes(time.totalMinutes), time.sessions);
}

/** The sentence on more games than can be written; blank where there are not so many. */
export function gamesWarning({ tooManyGames }: Plan, t: Texts): string {
  return tooManyGames ? t.summary.tooManyGames(MOST_WRITTEN_GAMES) : '';
}

export interface OrderTexts {
  readonly label: string;
  /** What the order does to the colours; blank while the players or cycles are not known. */
  readonly note: string;
}

export interface OrderTable {
  readonly players: number;
  readonly system: System;
}

/** An order in words, for this table and so many cycles. */
export function orderTexts(
  order: Order,
  table: OrderTable | undefined,
  cycles: number | undefined,
  t: Texts,
): OrderTexts {
  if (table === undefined || cycles === undefined || cycles < 2) return { label: t.order[order], note: '' };
  const format: Format = { ...table, cycles, order };
  const consequence = consequenceText(format, t);
  switch (order) {
    case 'fide':
      return {
        label: isShifted(format) ? t.formats.shifted : exchangedText(format, t),
        note: consequence,
      };
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

/** The circle's cycles in an odd field are not mended by an exchange. */
function isShifted({ system, players }: Format): boolean {
  return system === 'circle' && players % 2 === 1;
}

function exchangedText(format: Format, t: Texts): string {
  const rounds = exchangedRounds(format);
  const [first] = rounds;
  if (first === undefined) return format.players > 2 ? t.order.fideNoHelp : t.order.fideNothing;
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
  const key = `${format.players} ${format.cycles} ${format.order} ${format.system}`;
  const before = known.get(key);
  if (before) return before;
  const { threeInARow: players } = colourConsequence(format);
  known.set(key, players);
  return players;
}
