/**
 * A list of tie-breaks being put in order: moving, adding and taking out codes.
 */

/** The code one place up (-1) or down (1), or further; the same list where it cannot go there. */
export function moved(codes: readonly string[], code: string, by: number): readonly string[] {
  const at = codes.indexOf(code);
  const to = at + by;
  if (at < 0 || to < 0 || to >= codes.length) return codes;
  return placed(codes, code, to);
}

/** The code at this place of the list, from 0. */
export function placed(codes: readonly string[], code: string, to: number): readonly string[] {
  const others = codes.filter((one) => one !== code);
  return [...others.slice(0, to), code, ...others.slice(to)];
}

/** At the end, before the lots, which decide what everything else leaves tied. */
export function added(codes: readonly string[], code: string): readonly string[] {
  if (codes.includes(code)) return codes;
  const lots = codes.findIndex((one) => one.startsWith('LOT '));
  return lots < 0 ? [...codes, code] : placed(codes, code, lots);
}

export function without(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((one) => one !== code);
}

export function sameCodes(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code, i) => code === b[i]);
}
