/**
 * Cells and ranges that no function should choke on.
 */
import fc from 'fast-check';

/** What a sheet may hold, and worse. */
export const garbage: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('1', '0', '½', '+', '-', '1-0', '0-1', '', '1 0', '(1)', 'x', 1, 0, 0.5, 2),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'Name',
        'No.',
        'White',
        'Black',
        'Result',
        'Round',
        'Section',
        'Status',
        'Pts',
        'Bye',
        'Ana',
        'Ben',
        'Cem',
      ],
      ...[
        'Withdrawn',
        '#N/A',
        '__proto__',
        'constructor',
        '=1+1',
        'שרה',
        '\u200b',
        'Zoe\u0308',
        'x'.repeat(10000),
      ],
    ),
  },
  fc.integer({ min: -2, max: 8 }),
  fc.constantFrom(true, false, null, undefined, NaN, Infinity, -0, 1e300),
  fc.string({ maxLength: 6 }),
  fc.date(),
  fc.constantFrom({}, [], Object.create(null)),
);
const matrix = fc.array(fc.array(garbage, { maxLength: 6 }), { maxLength: 7 });

/** A range, or one cell. */
export const argument = fc.oneof({ weight: 4, arbitrary: matrix }, garbage);
