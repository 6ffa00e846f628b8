/**
 * Points as players write them: `2½`.
 */

export function scoreText(points: number): string {
  const whole = Math.trunc(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return String(points);
}
