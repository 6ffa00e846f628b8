/**
 * How wide a text is in a cell. No script can measure one, so these are estimates by its letters.
 */

/** Of a letter, in pixels for each point: of names on average, and of a long one at least. */
export const LETTER = 0.74;
export const NARROW_LETTER = 0.7;
/** Bold letters take more room: of a cell so much is left. */
export const BOLD = 0.92;

/** What a cell leaves blank at both sides of its text together, or above and below it. */
export const PADDING = 6;

/** Of the letters of a tab that says nothing else, in points. */
export const USUAL_SIZE = 10;

/** Letters side by side, those of wide scripts counted twice. */
export function lettersOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
}

/** The width of a column that has room for the longest of the texts on one line. */
export function lineWidth(texts: readonly string[], size = USUAL_SIZE): number {
  return (
    texts.reduce((most, text) => Math.max(most, Math.ceil(lettersOf(text) * size * LETTER)), 0) + PADDING
  );
}

/** Room for 60 letters: a longer name is a text by mistake. */
const WIDEST_NAME = 450;

/** The width of a column of names. */
export function nameWidth(names: readonly string[], least: number): number {
  return Math.min(WIDEST_NAME, Math.max(least, lineWidth(names)));
}
