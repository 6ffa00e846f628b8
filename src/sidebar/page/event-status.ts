/**
 * Where a running event stands, in words: what the status line says of it, and what is amiss.
 */
import { begunRounds } from '../../engine/results/begun-rounds';
import type { CellFault, EventGame, EventView, Opening, StaleName, TabKind } from '../calls';
import { knockoutStatus } from './knockout-status';
import type { Status } from './status';
import { clip, joined, quoted, type Texts } from '../parts/texts';

/** A round of the schedule in numbers. Free rounds are no games. */
export interface RoundCount {
  readonly round: number;
  readonly games: number;
  readonly missing: number;
  /** The earliest date of its games, `2027-01-12`. */
  readonly date?: string;
}

/** By round. */
export function roundCounts(games: readonly EventGame[]): readonly RoundCount[] {
  const rounds = new Map<number, RoundCount>();
  for (const { round, black, result, date } of games) {
    if (black === 0) continue;
    const before = rounds.get(round) ?? { round, games: 0, missing: 0 };
    const day = [before.date, date?.slice(0, 10)].filter((one) => one !== undefined).sort()[0];
    rounds.set(round, {
      round,
      games: before.games + 1,
      missing: before.missing + (result === undefined ? 1 : 0),
      ...(day !== undefined && { date: day }),
    });
  }
  return [...rounds.values()].sort((a, b) => a.round - b.round);
}

/** The first round in which a result is missing; where none is, the last; undefined without a game. */
export function currentRound(rounds: readonly RoundCount[]): number | undefined {
  return (rounds.find(({ missing }) => missing > 0) ?? rounds[rounds.length - 1])?.round;
}

/** `today` as `2027-01-12`. Undefined where there is no event. */
export function eventStatus(opening: Opening, today: string, t: Texts): Status | undefined {
  const { view, viewProblem, interrupted } = opening;
  if (interrupted !== undefined) {
    return { tone: 'wait', title: t.status.interrupted, detail: t.status.below };
  }
  if (viewProblem !== undefined) return { tone: 'wait', title: t.status.unreadable, detail: viewProblem };
  if (!view) return undefined;
  if (view.missing.length > 0) {
    return { tone: 'wait', title: t.status.missing(view.missing.length), detail: t.status.below };
  }
  const results = view.faults.filter(({ game }) => game);
  const others = view.faults.length - results.length;
  if (others > 0) return { tone: 'wait', title: t.status.faults(others), detail: t.status.below };
  const [first] = results;
  if (first) {
    const cells = joined(
      results.slice(0, 3).map(({ cell }) => cell),
      t,
    );
    return {
      tone: 'wait',
      title: t.status.resultFaults(results.length),
      detail: t.status.resultFaultsDetail(cells),
    };
  }
  const { length: names } = view.staleNames;
  if (names > 0) return { tone: 'wait', title: t.status.staleNames(names), detail: t.status.below };
  return progressStatus(view, today, t);
}

function progressStatus(view: EventView, today: string, t: Texts): Status {
  const rounds = roundCounts(view.games);
  const games = rounds.reduce((sum, round) => sum + round.games, 0);
  const missing = rounds.reduce((sum, round) => sum + round.missing, 0);
  const current = rounds.find((round) => round.missing > 0);
  if (!current) {
    if (view.knockout) return knockoutStatus(view, view.knockout, t);
    const then = awaitsKnockout(view) ? ` ${t.status.knockoutNext}` : '';
    if (view.outdated) return { tone: 'ready', title: t.status.outdated, detail: t.status.outdatedDetail };
    return view.published
      ? { tone: 'done', title: t.status.published, detail: t.status.publishedDetail + then }
      : { tone: 'ready', title: t.status.allIn, detail: t.status.allInDetail + then };
  }
  const frozen = view.published ? ` ${t.status.frozen}` : '';
  const next = rounds.find(({ round, date }) => round > current.round && date !== undefined && date >= today);
  if (!roundsBegun(view).includes(current.round)) {
    const title =
      current.date !== undefined && current.date >= today
        ? t.status.roundOn(current.round, t.status.day(current.date))
        : t.status.roundNext(current.round);
    const detail = missing === games ? t.status.noResults : t.status.resultsIn(games - missing, games);
    return { tone: 'ready', title, detail: detail + frozen };
  }
  const detail =
    next?.date === undefined
      ? t.status.resultsIn(games - missing, games)
      : t.status.nextRound(next.round, t.status.day(next.date));
  return {
    tone: 'ready',
    title: t.status.resultsMissing(current.round, current.missing),
    detail: detail + frozen,
  };
}

/** Who has left has forfeits in the rounds to come, which begin none. */
function roundsBegun({ players, games }: EventView): readonly number[] {
  const key = (no: number, section = '') => `${section} ${no}`;
  const left = new Set(
    players.filter(({ status }) => status !== 'playing').map(({ no, section }) => key(no, section)),
  );
  return begunRounds(games, ({ section, white, black }) =>
    [white, black].some((no) => left.has(key(no, section))),
  );
}

/**
 * There are traces of a run that were not there before: it has broken off, or it is somebody else's and still under way.
 */
export function hasNewTraces(next: Opening, before: Opening | undefined): boolean {
  return (
    (next.interrupted !== undefined && next.interrupted !== before?.interrupted) ||
    next.leftovers.some((tab) => before?.leftovers.includes(tab) !== true)
  );
}

/** Pools are played for those who go on. */
function awaitsKnockout({ settings, tabs }: EventView): boolean {
  return settings.format.kind === 'pools' && !tabs.some(({ kind }) => kind === 'knockout');
}

/** Nothing stands in the column of the results, not even what cannot be read. */
export function hasNoResult({ games, faults }: EventView): boolean {
  return games.every(({ result }) => result === undefined) && !faults.some(({ game }) => game);
}

/** The tabs that somebody deleted. */
export function missingSentence(kinds: readonly TabKind[], t: Texts): string {
  const names = kinds.map((kind) => quoted(t.tabNames[kind], t));
  return t.nav.missing(joined(names, t), kinds.length);
}

/** The cell, what stands there if anything, and what is wrong. */
export function faultSentence({ tab, cell, text, problem }: CellFault, t: Texts): string {
  if (text.trim() === '') return t.nav.emptyFault(quoted(tab, t), cell, problem);
  return t.nav.fault(quoted(tab, t), cell, quoted(clip(text, 30), t), problem);
}

/** The cell, the name there, and the one that belongs there. */
export function staleSentence({ cells, text, no, name }: StaleName, t: Texts): string {
  return t.nav.staleName(cells[0] ?? '', quoted(clip(text, 30), t), no, quoted(clip(name, 30), t));
}
