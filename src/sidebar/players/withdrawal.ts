/**
 * What a withdrawal would do, reckoned in the page from the event as it was read: C.05 art. 6.6 and the event's own
 * rule, the games that become forfeits, and the standings both ways.
 */
import { isOverTheBoard } from '../../engine/results/game';
import type { EventGame, EventView, GameKey, PlayerKey } from '../calls';
import { withdrawalPreview, type WithdrawalPreview } from '../../engine/standings/withdrawal-preview';
import { sectionOf, tieBreaksOf } from '../parts/section';
import type { Texts } from '../parts/texts';

export interface Withdrawn {
  readonly preview: WithdrawalPreview;
  /** Which of the two standings the event's rule brings about. */
  readonly applies: 'kept' | 'annulled';
  /** Games that become forfeits. */
  readonly forfeits: number;
  /** Those among them whose opponent has left too. */
  readonly lostByBoth: number;
  /** True where a result of his cannot be read. */
  readonly unreadable: boolean;
}

export function withdrawnFrom(view: EventView, { section: name, no }: PlayerKey): Withdrawn {
  const { tournament, leavers, facts, rows } = sectionOf(view, name);
  const { withdrawal, scoring } = view.settings;
  const preview = withdrawalPreview(no, tournament, {
    leavers,
    withdrawal,
    scoring,
    tieBreaks: tieBreaksOf(view),
    facts,
  });
  const open = rows.filter((row) => row.black !== 0 && row.result === undefined && plays(row, no));
  return {
    preview,
    applies:
      withdrawal === 'annul' || (withdrawal === 'fide' && preview.decision === 'annul') ? 'annulled' : 'kept',
    forfeits: open.length,
    lostByBoth: open.filter(({ white, black }) => leavers.has(white === no ? black : white)).length,
    unreadable: view.faults.some(({ game }) => game && game.section === name && plays(game, no)),
  };
}

/** The decision with its article, and where the event's rule says otherwise that too. */
export function decisionSentence(
  rule: EventView['settings']['withdrawal'],
  { decision }: WithdrawalPreview,
  t: Texts,
): string {
  const sentence = t.people.withdrawal[decision];
  switch (rule) {
    case 'fide':
      return sentence;
    case 'keep':
      return t.people.withdrawal.ruleKeep(sentence);
    case 'annul':
      return t.people.withdrawal.ruleAnnul(sentence);
  }
}

export interface GamesOfPlayer {
  readonly all: number;
  /** Over the board. */
  readonly played: number;
  /** Forfeits included. */
  readonly results: number;
}

export function gamesOf(rows: readonly EventGame[], no: number): GamesOfPlayer {
  const games = rows.filter((row) => row.black !== 0 && plays(row, no));
  return {
    all: games.length,
    played: games.filter(({ result }) => result !== undefined && isOverTheBoard(result)).length,
    results: games.filter(({ result }) => result !== undefined).length,
  };
}

/** The forfeits that his withdrawal wrote; undefined where his status was typed by hand. */
export function forfeitsOf(view: EventView, { section, no }: PlayerKey): readonly GameKey[] | undefined {
  return view.withdrawals.find((one) => one.no === no && one.section === section)?.forfeits;
}

function plays({ white, black }: GameKey, no: number): boolean {
  return white === no || black === no;
}
