/**
 * Which format suits which size of field: the cutoffs of "How to run a round robin chess tournament" (Chess Caddy, July 2026).
 */
import { formatAdvice } from '../../../src/engine/planning/format-advice';

test.each([
  ['six or fewer: a round robin, no debate', [2, 3, 5, 6], 'always'],
  ['seven to ten: a round robin if the calendar allows', [7, 8, 9, 10], 'calendar'],
  ['eleven or twelve: the ceiling', [11, 12], 'ceiling'],
  ['thirteen and up: a Swiss, sections or quads', [13, 14, 16, 500], 'split'],
] as const)('%s', (_, fields, advice) => {
  for (const players of fields) expect([players, formatAdvice(players)]).toEqual([players, advice]);
});
