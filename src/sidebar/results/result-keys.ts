/**
 * The results on offer, and the keys that enter them for the game in focus.
 */
import type { Result } from '../../engine/results/game';

/** One tap each. */
export const USUAL_RESULTS: readonly Result[] = ['1-0', '½-½', '0-1'];

/** A game that was not played. */
export const FORFEITS: readonly Result[] = ['1F-0F', '0F-1F', '0F-0F'];

/** What the arbiter decides on a game that was played. */
export const DECISIONS: readonly Result[] = ['½-0', '0-½', '0-0'];

/** What a key enters: a result, `''` to empty the cell; undefined where it enters nothing. */
export function resultOfKey(key: string): Result | '' | undefined {
  switch (key) {
    case '1':
      return '1-0';
    case '0':
      return '0-1';
    case '=':
    case '½':
    case '5':
      return '½-½';
    case 'Delete':
    case 'Backspace':
      return '';
    default:
      return undefined;
  }
}

export interface Entered {
  readonly result: Result | '';
  /** True where it is for the game of the key before: the slash of `1/2` makes a draw of what the `1` entered. */
  readonly before: boolean;
}

/**
 * Reads keys one after another. Whoever types `1-0` in full has said it all with the `1`: the dash and what follows
 * it enter nothing. `isBehind`: the keyboard is behind the last game, where keys only end what was begun there.
 */
export function keyReader(): (key: string, isBehind?: boolean) => Entered | undefined {
  let state: 'start' | 'one' | 'entered' | 'dash' | 'slash' = 'start';
  return (key, isBehind = false) => {
    // Pressed for the key that follows.
    if (/^(Shift|AltGraph)$/.test(key)) return undefined;
    const was = state;
    state = 'start';
    if (was === 'slash') {
      state = key === '2' ? 'entered' : 'start';
      return undefined;
    }
    if (was === 'dash') return undefined;
    if (key === '/' && was === 'one') {
      state = 'slash';
      return { result: '½-½', before: true };
    }
    if (/^[-:–]$/.test(key)) {
      state = was === 'start' ? 'start' : 'dash';
      return undefined;
    }
    const result = isBehind ? undefined : resultOfKey(key);
    if (result === undefined) return undefined;
    state = key === '1' ? 'one' : result === '' ? 'start' : 'entered';
    return { result, before: false };
  };
}
