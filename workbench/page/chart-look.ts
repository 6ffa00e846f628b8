/**
 * How lines are told apart, and where their names stand.
 */

/** Contrast of at least 4.5 to the white ground; neighbours differ in lightness or hue for every kind of sight. */
export const COLOURS = [
  '#0b6e5d', '#7b4fb8', '#b3541e', '#1f5fbf', '#a3195b', '#4d5663',
  '#5b6b00', '#8a3ffc', '#00687a', '#9f1d1d', '#2f6f2f', '#6b4a2b',
] as const; // prettier-ignore

/** Lengths of strokes and gaps in pixels. With the marks, twelve lines differ also without any colour. */
const DASHES = [[], [7, 4], [2, 3], [10, 3, 2, 3]] as const;
const MARKS = ['circle', 'rect', 'triangle', 'rectRot', 'cross', 'star'] as const;

export interface LineLook {
  readonly colour: string;
  readonly dash: readonly number[];
  readonly mark: (typeof MARKS)[number];
}

/** `wanted`: the colours that the chart's maker chose, if any. */
export function lineLook(index: number, wanted: readonly string[]): LineLook {
  const palette = wanted.length > 0 ? wanted : COLOURS;
  return {
    colour: palette[index % palette.length] ?? COLOURS[0],
    dash: DASHES[index % DASHES.length] ?? [],
    mark: MARKS[index % MARKS.length] ?? 'circle',
  };
}

/**
 * Moves the heights as little as needed so that they stand `gap` apart, in their order, between `from` and `to`.
 * Undefined where they do not fit.
 */
export function spread(
  heights: readonly number[],
  gap: number,
  from: number,
  to: number,
): number[] | undefined {
  if ((heights.length - 1) * gap > to - from) return undefined;
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = new Array<number>(heights.length).fill(0);
  // Groups that touch move as one, to the mean of what their members want.
  const groups: { start: number; members: number[] }[] = [];
  for (const index of order) {
    let group = { start: heights[index] ?? 0, members: [index] };
    for (let above = groups.at(-1); above; above = groups.at(-1)) {
      if (above.start + above.members.length * gap <= group.start) break;
      groups.pop();
      const members = [...above.members, ...group.members];
      const wanted = members.reduce((sum, member, at) => sum + (heights[member] ?? 0) - at * gap, 0);
      group = { start: wanted / members.length, members };
    }
    groups.push(group);
  }
  let floor = from;
  for (const { start, members } of groups) {
    members.forEach((member, at) => {
      floor = placed[member] = Math.max(floor, start + at * gap);
      floor += gap;
    });
  }
  let ceiling = to;
  for (const index of [...order].reverse()) {
    ceiling = placed[index] = Math.min(ceiling, placed[index] ?? 0);
    ceiling -= gap;
  }
  return placed;
}
