/**
 * What is asked of a range with results, and what it gives: a section each, first as read, then with its points.
 */
import type { Tournament } from '../engine/results/game';
import type { ScoreTable } from '../engine/results/score-table';
import type { PlayerFacts } from '../engine/standings/tie-break';
import type { Language } from '../messages/languages';
import type { Words } from '../messages/words';
import type { Labels } from './player-label';
import type { Player, PlayerList } from './player-list';
import type { Rows } from './rows';

/** The results of one section, and whose they are. */
export interface SectionResults {
  /** `''` where there are no sections. */
  readonly name: string;
  /** In the order of the input. */
  readonly players: readonly Player[];
  readonly tournament: Tournament;
  /** Rows inside the range, from 1, of the games and the free rounds of `tournament`; a crosstable has none. */
  readonly rowOf?: readonly number[];
  readonly freeRowOf?: readonly number[];
  /** The boards of the games; a game may have none. */
  readonly boardOf?: readonly (number | undefined)[];
  /** True where the players are start numbers without a list. */
  readonly isNumbered?: boolean;
}

export interface Results {
  readonly sections: readonly SectionResults[];
  /** The language that the header words tell; undefined where there are none. */
  readonly language: Language | undefined;
}

export interface Request {
  readonly fn: string;
  /** The argument's name, for the sentences. */
  readonly range: string;
  readonly rows: Rows;
  readonly list?: PlayerList | undefined;
  /** Undefined where it is not given: the most rows that any pair has. */
  readonly cycles?: number | undefined;
  /** True where whatever can be read is taken, as it is to be audited: nothing is checked against the rules. */
  readonly unchecked?: boolean;
}

/** A section with its points, the withdrawal rule applied. */
export interface ScoredSection extends SectionResults {
  readonly table: ScoreTable;
  readonly facts: PlayerFacts;
  readonly labels: Labels;
}

export interface ScoredResults {
  readonly fn: string;
  readonly sections: readonly ScoredSection[];
  /** True where `players` was given: values then stand in the order of its rows. */
  readonly listed: boolean;
  readonly language: Language | undefined;
  /** Read only when it is needed: it may ask the spreadsheet for its language. */
  readonly words: Words;
}
