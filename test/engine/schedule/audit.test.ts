/**
 * The audit: what it finds, and that it does not stumble over what is hardly a schedule.
 */
import fc from 'fast-check';
import { audit, NOBODY, type Entry } from '../../../src/engine/schedule/audit';
import { SYSTEMS, type Format } from '../../../src/engine/schedule/format';
import { byeOf, scheduledGames } from '../../../src/engine/schedule/schedule';
import { format } from './read-table';

const games = (drawnUp: Format): Entry[] =>
  scheduledGames(drawnUp).map(({ round, white, black }) => ({ round, white, black }));

/** Other numbers for the players, as names have. */
const renamed = (entries: readonly Entry[], by: (player: number) => number): Entry[] =>
  entries.map(({ round, white, black }) => ({ round, white: by(white), black: by(black) }));

test.each(SYSTEMS)('%s: it knows the system, by numbers and by names', (system) => {
  // With other numbers the circle for 4 is the Berger table, board by board.
  for (const n of system === 'circle' ? [7, 8, 10] : [4, 7, 8, 10])
    for (const cycles of [1, 2]) {
      const entries = games(format(n, cycles, 'fide', system));
      for (const found of [
        audit(entries, true),
        audit(
          renamed(entries, (no) => n + 1 - no),
          false,
        ),
      ]) {
        expect(found).toMatchObject({
          cycles,
          system,
          strangers: [],
          wrongRounds: [],
          wrongPairs: [],
          notOnce: [],
        });
        expect(found.difference === undefined).toBe(system === 'berger');
      }
    }
});

test('a fault in a round does not spoil the numbers of the others', () => {
  for (const round of [1, 2, 4, 7]) {
    const entries = games(format(8));
    const at = entries.findIndex((entry) => entry.round === round);
    const { white, black } = entries[at] as Entry;
    entries[at] = { round, white: black, black: white };
    expect(audit(entries, false).difference).toEqual({
      ...{ round, board: 1 },
      found: { round, white: black, black: white },
      right: { white, black },
    });
  }
});

test('free rounds: none written, all written, one missing', () => {
  const drawnUp = format(5);
  const entries = games(drawnUp);
  const free = [1, 2, 3, 4, 5].map((round) => ({ round, white: byeOf(drawnUp, round) ?? 0, black: NOBODY }));
  expect(audit(entries, true).notOnce).toEqual([]);
  expect(audit([...entries, ...free], true).notOnce).toEqual([]);
  expect(audit([...entries, ...free.slice(1)], true).notOnce).toEqual([{ round: 1, player: 1, times: 0 }]);
});

test('a stranger stands in fewer than half as many rounds as others', () => {
  const entries = games(format(6));
  entries[0] = { round: 1, white: 9, black: 6 };
  const found = audit(entries, true);
  expect(found.strangers).toEqual([9]);
  expect(found.players).toEqual([1, 2, 3, 4, 5, 6]);
  expect(found.wrongPairs).toEqual([
    { pair: [1, 6], times: 0 },
    { pair: [6, 9], times: 1 },
  ]);
});

test('whatever the entries, it comes to an end', () => {
  const entry = fc.record({
    round: fc.integer({ min: 1, max: 12 }),
    white: fc.integer({ min: 0, max: 7 }),
    black: fc.integer({ min: 0, max: 7 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), fc.boolean(), (entries, isNumbered) => {
      fc.pre(new Set(entries.flatMap(({ white, black }) => [white, black]).filter(Boolean)).size > 1);
      const found = audit(entries, isNumbered);
      expect(found.players.length + found.strangers.length).toBeGreaterThan(1);
      expect(Number.isInteger(found.cycles)).toBe(true);
    }),
  );
});
