/**
 * The language of an error: that of the header words, and only without them that of the spreadsheet.
 */
import { readSpreadsheetLanguageWith } from '../../src/cells/language';
import type { Argument } from '../../src/cells/value';
import { COLORS } from '../../src/functions/colors';
import { MEETING } from '../../src/functions/meeting';
import { PAIRINGS } from '../../src/functions/pairings';
import { POINTS } from '../../src/functions/points';
import { ROUNDROBIN } from '../../src/functions/roundrobin';
import { ROUNDROBINSIZE } from '../../src/functions/roundrobinsize';

const read = jest.fn(() => 'en' as const);
beforeEach(() => {
  read.mockClear();
  readSpreadsheetLanguageWith(read);
});
afterAll(() => readSpreadsheetLanguageWith(() => 'en'));

const JUGADORES = [['Nombre'], ['Ana'], ['Luis'], ['Max']];

test.each<[string, () => unknown, string]>([
  ['cycles', () => ROUNDROBIN(JUGADORES, 9), 'cycles (vueltas) debe ser'],
  ['system', () => ROUNDROBIN(JUGADORES, 1, 'x'), 'system debe ser'],
  ['order', () => ROUNDROBIN(JUGADORES, 1, '', 'x'), 'order debe ser'],
  ['a range for one cell', () => PAIRINGS(JUGADORES, 1, [[1, 2]]), 'round debe ser una sola celda'],
  ['round', () => PAIRINGS(JUGADORES, 1, 9), 'round debe ser'],
  ['a word for the round', () => PAIRINGS(JUGADORES, 1, 'x'), 'system debe ser'],
  ['COLORS', () => COLORS(JUGADORES, 'x'), 'cycles (vueltas) debe ser'],
  ['ROUNDROBINSIZE', () => ROUNDROBINSIZE(JUGADORES, 'x'), 'cycles (vueltas) debe ser'],
  ['MEETING', () => MEETING(JUGADORES, 1, 2, 9), 'cycles (vueltas) debe ser'],
  ['a player', () => MEETING(JUGADORES, [[1, 2]], 2), 'a debe ser una sola celda'],
])('%s: the headings of players tell it', (_, call, sentence) => {
  expect(call).toThrow(sentence);
  expect(read).not.toHaveBeenCalled();
});

const PARTIDAS = [
  ['Blancas', 'Resultado', 'Negras'],
  ['Ana', '1-0', 'Luis'],
];

test.each<[string, Argument, string]>([
  ['equal names', [['Ana'], ['Ana']], 'dos jugadores se llaman «Ana»'],
  ['equal names in a row', [['Ana', 'Ana']], 'dos jugadores se llaman «Ana»'],
  ['one name', 'Ana', 'players debe ser un número entero'],
  ['one player with a rating', [['Ana', 2000]], 'players debe ser un número entero'],
  ['a number too large', 501, 'players debe ser un número entero'],
  ['a formula error', [['Ana'], ['#N/A']], 'hay un error de fórmula en players'],
  ['501 names', Array.from({ length: 501 }, (_, i) => [`P${String(i)}`]), 'players debe tener de 2 a 500'],
])('%s in players without headings: the headings of games tell it', (_, players, sentence) => {
  expect(() => POINTS(PARTIDAS, players)).toThrow(sentence);
  expect(read).not.toHaveBeenCalled();
});

test('the headings of players come first', () => {
  expect(() => POINTS(PARTIDAS, [['Name'], ['Ana'], ['Ana']])).toThrow('two players are called "Ana"');
  expect(() => POINTS(PARTIDAS, [['Name'], ['Ana'], ['Luis']], 'x')).toThrow('withdrawal must be');
  expect(read).not.toHaveBeenCalled();
});

test('without headings the spreadsheet is asked', () => {
  read.mockReturnValueOnce('es' as never);
  expect(() => ROUNDROBIN([['Ana'], ['Ana']])).toThrow('dos jugadores');
  expect(read).toHaveBeenCalledTimes(1);
});

test('a name of 10,000 characters is shortened in a sentence', () => {
  const name = 'x'.repeat(10_000);
  for (const call of [
    () => ROUNDROBIN([[name], [name]]),
    () => ROUNDROBIN([[name, name]]),
    () => MEETING([[name], ['Ana']], 1, 1),
    () => POINTS(PARTIDAS, [[name], [name]]),
    () =>
      ROUNDROBIN([
        ['No.', 'Name', 'Section'],
        [2, 'Ana', name],
      ]),
  ])
    expect(call).toThrow(/^.{20,300}$/);
});
