/**
 * What holds of DRAWLOTS, whatever the field.
 */
import fc from 'fast-check';
import { DRAWLOTS } from '../../src/functions/drawlots';

test('a draw is a draw, whatever the seed and method', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 9, max: 24 }),
      fc.string({ minLength: 1 }).filter((seed) => /^\w+$/.test(seed)),
      fc.constantFrom('lot', 'rating', 'varma'),
      (n, seed, method) => {
        const field = Array.from({ length: n }, (_, i) => [`P${i}`, 1500 + (i % 7), `F${i % 5}`]);
        const list = [['Name', 'Rating', 'Federation'], ...field];
        const drawn = DRAWLOTS(list, seed, method).slice(1);
        expect(drawn.map(([no]) => no)).toEqual(field.map((_, i) => i + 1));
        expect(drawn.map(([, name]) => name).sort()).toEqual(field.map(([name]) => name).sort());
        expect(DRAWLOTS(list, seed, method).slice(1)).toEqual(drawn);
      },
    ),
  );
});
