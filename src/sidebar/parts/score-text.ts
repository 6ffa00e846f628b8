/**
 * Points as players write them: `2½`; other parts of a point as the language writes decimals.
 */
import type { Texts } from './texts';

export function scoreText(points: number, t: Texts): string {
  const whole = Math.trunc(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return t.standings.number(Math.round(points * 1000) / 1000);
}
