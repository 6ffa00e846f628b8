/**
 * Whatever stands in `players`, it is read or answered with a sentence.
 */
import fc from 'fast-check';
import { readPlayers } from '../../src/cells/player-list';
import type { Argument } from '../../src/cells/value';
import { runs } from '../runs';

const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    'Name',
    'No.',
    'Nombre',
    'Elo',
    'Section',
    'Status',
    'Hand',
    'Withdrawn',
    '',
    ' ',
    '#N/A',
    '__proto__',
  ),
  fc.constantFrom(1, 2, 3, 0, -1, 1.5, true, false, null, undefined, NaN, {}, [], new Date(0), new Date(NaN)),
);

test('players are read, or a sentence begins with the name of the function', () => {
  fc.assert(
    fc.property(fc.oneof(cell, fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 })), (argument) => {
      try {
        const { sections } = readPlayers('FN', argument as Argument);
        for (const { players } of sections) {
          const numbers = players.map(({ no }) => no).sort((a, b) => a - b);
          expect(numbers).toEqual(players.map((_, i) => i + 1));
          expect(players.every(({ name }) => name !== '')).toBe(true);
        }
      } catch (error) {
        expect((error as Error).message).toMatch(/^FN: [^\n]+\.$/u);
      }
    }),
    runs(2000),
  );
});

test('a column, a row and a table of the same names are the same players', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zäé]{3,8} [A-Z][a-z]{2,8}$/), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(names, (list) => {
      const read = (argument: Argument) =>
        readPlayers('FN', argument).sections.flatMap(({ players }) =>
          players.map(({ no, name }) => [no, name]),
        );
      const column = read(list.map((name) => [name]));
      expect(read([list])).toEqual(column);
      expect(read([['Name'], ...list.map((name) => [name])])).toEqual(column);
      expect(read([['Elo', 'Name', 'No.'], ...list.map((name, i) => ['', name, i + 1])])).toEqual(column);
    }),
  );
});
