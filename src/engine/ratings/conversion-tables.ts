/**
 * FIDE's two tables between rating differences and scores, B.02 art. 8.1, in force since 1 March 2024.
 */

/** Table 8.1.1 for p = 0.50 to 1.00 in hundredths. Below 0.50 the difference is that of 1 − p, negative. */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
];

/** Table 8.1.2: the largest difference at which the stronger player still expects 0.50, 0.51 … 0.99. */
const LARGEST_AT = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  484, 517, 559, 619, 735,
];

/** From this difference on, the stronger player expects the whole point. */
export const CERTAIN = 736;

const HUNDREDTHS = LARGEST_AT.flatMap((largest, i) =>
  new Array<number>(largest - (LARGEST_AT[i - 1] ?? -1)).fill(50 + i),
);

/** dp of table 8.1.1; `hundredths` is a whole number from 0 to 100. */
export function ratingDifference(hundredths: number): number {
  return hundredths < 50
    ? -(DIFFERENCES[50 - hundredths] as number)
    : (DIFFERENCES[hundredths - 50] as number);
}

/** PD of table 8.1.2 in hundredths, for a difference of either sign; beyond the table 100 or 0. */
export function expectedHundredths(difference: number): number {
  const stronger = HUNDREDTHS[Math.round(Math.abs(difference))] ?? 100;
  return difference < 0 ? 100 - stronger : stronger;
}
