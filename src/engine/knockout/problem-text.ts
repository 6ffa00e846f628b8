/**
 * Says why there can be no knockout, in the words that it is given.
 */
import { MOST_QUALIFIERS } from './bracket';
import type { KnockoutProblem } from './qualifiers';

interface Player {
  readonly section?: string;
  readonly no: number;
}

export interface ProblemWords {
  readonly unplayed: (list: string) => string;
  readonly games: (n: number) => string;
  readonly tied: (section: string, names: string, places: number) => string;
  readonly small: (section: string, players: number, wanted: number) => string;
  readonly few: string;
  readonly many: (players: number, most: number) => string;
  readonly twice: (player: string) => string;
  readonly unknown: (player: string) => string;
  readonly left: (player: string) => string;
}

/** `called` is how a player is named in a sentence. */
export function problemText(
  problem: KnockoutProblem,
  words: ProblemWords,
  called: (player: Player) => string,
): string {
  switch (problem.problem) {
    case 'unplayed':
      return words.unplayed(unplayedText(problem.pools, words));
    case 'tied': {
      const { section, players, places } = problem;
      return words.tied(section ?? '', namesOf(problem, players, called), places);
    }
    case 'small':
      return words.small(problem.section ?? '', problem.players, problem.wanted);
    case 'few':
      return words.few;
    case 'many':
      return words.many(problem.qualifiers, MOST_QUALIFIERS);
    default:
      return words[problem.problem](called(problem.player));
  }
}

/** `B: 2 games, C: 1 game` */
export function unplayedText(
  pools: readonly { readonly section?: string; readonly games: number }[],
  { games: text }: Pick<ProblemWords, 'games'>,
): string {
  return pools
    .map(({ section, games }) => (section === undefined ? text(games) : `${section}: ${text(games)}`))
    .join(', ');
}

export function namesOf(
  { section }: { readonly section?: string },
  players: readonly number[],
  called: (player: Player) => string,
): string {
  return players.map((no) => called(section === undefined ? { no } : { section, no })).join(', ');
}
