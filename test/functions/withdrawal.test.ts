/**
 * WITHDRAWAL: both outcomes side by side.
 */
import { WITHDRAWAL } from '../../src/functions/withdrawal';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

const EMPTY = ['', '', '', '', '', ''];
const HEAD = ['No.', 'Name', 'Points kept', 'Rank kept', 'Points annulled', 'Rank annulled'];
const pair = (what: string, value: unknown) => [what, value, '', '', '', ''];

test('below half; his remaining games are forfeits', () => {
  expect(WITHDRAWAL('Eva', PLAYERS, GAMES)).toEqual([
    pair('Completed', 1),
    pair('Scheduled', 4),
    pair('Needed for half', 2),
    pair('Decision', 'annul'),
    EMPTY,
    HEAD,
    [1, 'Ana', 2, 3, 1, 3],
    [2, 'Ben', 2, 2, 1, 2],
    [3, 'Cem', 2.5, 1, 1.5, 1],
    [4, 'Dan', 0.5, 5, 0.5, 4],
    [5, 'Eva', 1, 4, 1, ''],
  ]);
});

test('exactly half, while another who left before stays annulled', () => {
  expect(WITHDRAWAL(1, PLAYERS, GAMES)).toEqual([
    pair('Completed', 2),
    pair('Scheduled', 4),
    pair('Needed for half', 2),
    pair('Decision', 'keep'),
    EMPTY,
    HEAD,
    [1, 'Ana', 1, 4, 1, ''],
    [2, 'Ben', 1, 3, 1, 1],
    [3, 'Cem', 1.5, 1, 0.5, 2],
    [4, 'Dan', 1.5, 1, 0.5, 2],
    [5, 'Eva', 1, '', 1, ''],
  ]);
});

test('cycles and scoring', () => {
  const rows = WITHDRAWAL(4, 4, CIRCLE, 3, '3-1-0');
  expect(rows.slice(0, 4).map((row) => row.slice(0, 2))).toEqual([
    ['Completed', 3],
    ['Scheduled', 9],
    ['Needed for half', 5],
    ['Decision', 'annul'],
  ]);
  expect(rows[6]).toEqual([1, '', 12, 1, 3, 1]);
});

test('the section of the player only', () => {
  expect(
    WITHDRAWAL('B 1', SECTIONED_PLAYERS, SECTIONED_GAMES)
      .slice(6)
      .map((row) => row[1]),
  ).toEqual([...['Xenia', 'Yuri', 'Zoe']]);
});

test('in Spanish', () => {
  const table = WITHDRAWAL('Ana', [['Nombre'], ['Ana'], ['Ben']], '');
  expect(table.slice(0, 4).map((row) => row.slice(0, 2))).toEqual([
    ['Completadas', 0],
    ['Previstas', 1],
    ['Necesarias para la mitad', 1],
    ['Decisión', 'anular'],
  ]);
  expect(table[5]).toEqual([
    ...['N.º', 'Nombre', 'Puntos si se mantienen', 'Puesto si se mantienen'],
    ...['Puntos si se anulan', 'Puesto si se anulan'],
  ]);
});

test.each<[unknown[], string]>([
  [['Zoe', PLAYERS, GAMES], 'WITHDRAWAL: player must be a start number or a name of players (got "Zoe").'],
  [['Ana', PLAYERS, GAMES, 0], 'WITHDRAWAL: cycles must be'],
  [['Ana', PLAYERS, GAMES, '', 'x'], 'WITHDRAWAL: scoring must be'],
])('%#', (given, sentence) => {
  expect(() => WITHDRAWAL(...(given as Parameters<typeof WITHDRAWAL>))).toThrow(sentence);
});
