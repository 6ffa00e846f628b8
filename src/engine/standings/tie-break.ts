/**
 * The shape of a tie-break: a code as FIDE writes it, its article, and how it tells players apart.
 */
import type { Game } from '../results/game';
import type { ScoreTable } from '../results/score-table';

/** What a tie-break may know of the players besides their results, by start number. */
export interface PlayerFacts {
  readonly ratings?: readonly (number | undefined)[];
  /** The places that the arbiter gave by hand. */
  readonly hand?: readonly (number | undefined)[];
}

/** What a tie-break cannot do without; a crosstable has neither colours nor rounds. */
export type Need = 'colours' | 'rounds' | 'ratings';

/** By start number; undefined where a player has no value, as an annulled one. Index 0 means nothing. */
export type Values = readonly (number | undefined)[];

/** What one game, or one round, adds to the value of a player. */
export interface Contribution {
  readonly round?: number;
  /** Absent in a round without a game. */
  readonly game?: Game;
  readonly opponent?: number;
  /** Undefined where the game is left out: cut, or not played over the board. */
  readonly value: number | undefined;
}

interface About {
  /** As FIDE writes it, such as `SB/C1`. */
  readonly code: string;
  /** FIDE's name for it. */
  readonly name: string;
  /** One sentence for somebody who has never heard of it. */
  readonly help: string;
  /** Where it is defined, such as `C.07 art. 9.1`. */
  readonly article?: string;
  readonly needs?: Need;
}

/** Gives every player a value, whoever he is tied with. */
export interface ValueTieBreak extends About {
  readonly kind: 'value';
  /** Which value goes ahead: `more` if absent. A player without a value comes after those who have one. */
  readonly ahead?: 'less';
  readonly values: (table: ScoreTable, facts?: PlayerFacts) => Values;
  /** In the order of the rounds; absent where the value does not come from games. */
  readonly contributions?: (no: number, table: ScoreTable, facts?: PlayerFacts) => readonly Contribution[];
}

/** Tells the members of a tied group apart; what it says depends on who is in the group. */
export interface GroupTieBreak extends About {
  readonly kind: 'group';
  readonly judge: (table: ScoreTable, groups: readonly (readonly number[])[]) => Judgement;
  /** It has none: no game adds to it by itself. */
  readonly contributions?: undefined;
}

export interface Judgement {
  /** What is shown; undefined outside the groups. */
  readonly values: Values;
  /** Places inside the group, from 1, equal where it separates nothing; undefined outside the groups. */
  readonly places: Values;
}

export type TieBreak = ValueTieBreak | GroupTieBreak;

export type AboutValue = Omit<ValueTieBreak, 'kind' | 'values' | 'contributions'>;

/** Sums that start at 0 for everybody but the annulled, who get none. */
export function withoutAnnulled(
  sums: readonly number[],
  annulled: ReadonlySet<number>,
): readonly (number | undefined)[] {
  return sums.map((sum, no) => (annulled.has(no) ? undefined : sum));
}

/** What is missing for a tie-break to be used here. Somebody who is annulled needs no rating. */
export function lacks({ needs }: TieBreak, table: ScoreTable, facts: PlayerFacts = {}): Need | undefined {
  return needs === undefined || HAS[needs](table, facts) ? undefined : needs;
}

const HAS: Readonly<Record<Need, (table: ScoreTable, facts: PlayerFacts) => boolean>> = {
  colours: ({ tournament }) => tournament.hasColours,
  rounds: ({ tournament, counted }) =>
    tournament.hasColours && counted.every(({ round }) => round !== undefined),
  ratings: (table, facts) => unratedPlayers(table, facts).length === 0,
};

/** Who keeps the rating tie-breaks from being used, C.07 art. 10. */
export function unratedPlayers(
  { tournament, annulled }: ScoreTable,
  { ratings }: PlayerFacts,
): readonly number[] {
  const unrated: number[] = [];
  for (let no = 1; no <= tournament.players; no++)
    if (ratings?.[no] === undefined && !annulled.has(no)) unrated.push(no);
  return unrated;
}
