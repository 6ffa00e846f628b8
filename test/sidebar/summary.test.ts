/**
 * The numbers, the colour consequences in words and the preview that the page computes.
 */
import type { Format } from '../../src/engine/schedule/format';
import {
  exchangedRounds,
  facts,
  freeRounds,
  gamesWarning,
  orderTexts,
  previewOf,
} from '../../src/sidebar/summary';
import { textsOf } from '../../src/sidebar/texts';

const t = textsOf('en');
const format = (players: number, cycles = 1, order: Format['order'] = 'fide'): Format => ({
  players,
  cycles,
  order,
  system: 'berger',
});

test('four facts', () => {
  expect(facts(format(8, 2), t)).toEqual([
    { value: '14', label: 'rounds' },
    { value: '4', label: 'boards' },
    { value: '56', label: 'games' },
    { value: '14', label: 'per player' },
  ]);
  expect(facts(format(2), t).map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 round',
    '1 board',
    '1 game',
    '1 per player',
  ]);
  expect(facts(undefined, t).map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
});

test('free rounds of an odd field', () => {
  expect(freeRounds(format(7), t)).toBe('Everybody has one free round (bye).');
  expect(freeRounds(format(7, 3), t)).toBe('Everybody has 3 free rounds (byes).');
  expect(freeRounds(format(8, 3), t)).toBe('');
});

test('more games than can be written are warned of', () => {
  expect(gamesWarning(format(500), t)).toBe('');
  expect(gamesWarning(format(500, 2), t)).toMatch(/^More than 125000 games .* Take fewer cycles/);
  expect(gamesWarning(format(500, 2), textsOf('es'))).toMatch(/^Más de 125000 partidas/);
});

describe('orders in words', () => {
  test('two cycles of eight (C.05 Annex 1, note)', () => {
    expect(orderTexts('fide', 8, 2, t)).toEqual({
      label: 'FIDE: rounds 6 and 7 exchanged',
      note: 'Nobody has three of one colour in a row.',
    });
    expect(orderTexts('plain', 8, 2, t)).toEqual({
      label: 'Plain: as the table stands',
      note: 'Players 1 and 5 get three of one colour where the cycles join.',
    });
    expect(orderTexts('mirror', 8, 2, t)).toEqual({
      label: 'Mirrored: second cycle backwards',
      note: 'Nobody has three of one colour in a row. The pairs of round 7 meet again in round 8.',
    });
  });

  test('an odd field has nothing to mend', () => {
    expect(orderTexts('plain', 7, 2, t).note).toBe('Nobody has three of one colour in a row.');
  });

  test('more cycles exchange more often; four players in the odd cycles', () => {
    expect(orderTexts('fide', 8, 3, t).label).toBe('FIDE: rounds 6–7 and 13–14 exchanged');
    expect(orderTexts('fide', 8, 8, t).label).toBe('FIDE: rounds 6–7, 13–14, 20–21 and 4 more exchanged');
    expect(exchangedRounds(format(4, 4))).toEqual([2, 8]);
    expect(orderTexts('mirror', 8, 3, t).label).toBe('Mirrored: every second cycle backwards');
  });

  test('two players have nothing to exchange', () => {
    expect(orderTexts('fide', 2, 2, t).label).toBe('FIDE: nothing to exchange in so short a table');
  });

  test('without players or cycles only the name of the order', () => {
    expect(orderTexts('fide', undefined, 2, t)).toEqual({
      label: 'FIDE: last two rounds of the first cycle exchanged',
      note: '',
    });
    expect(orderTexts('plain', 8, undefined, t).note).toBe('');
  });

  test('Spanish', () => {
    expect(orderTexts('plain', 4, 2, textsOf('es')).note).toBe(
      'Los jugadores 1 y 3 llevan tres veces el mismo color en la unión de las vueltas.',
    );
  });
});

describe('the preview', () => {
  test('round 1 of eight is the first line of the table (C.05 Annex 1)', () => {
    expect(previewOf(format(8), 1, 5)).toEqual({
      round: 1,
      rounds: 7,
      more: 0,
      games: [
        { board: 1, white: 1, black: 8 },
        { board: 2, white: 2, black: 7 },
        { board: 3, white: 3, black: 6 },
        { board: 4, white: 4, black: 5 },
      ],
    });
  });

  test('an odd field shows who is free', () => {
    expect(previewOf(format(7), 2, 5)).toMatchObject({ bye: 5, more: 0 });
    expect(previewOf(format(8), 2, 5)).not.toHaveProperty('bye');
  });

  test.each([
    [10, 5, 0],
    [12, 6, 0],
    [14, 5, 2],
    [500, 5, 245],
  ])('%i players: %i boards shown, %i more', (players, shown, more) => {
    const preview = previewOf(format(players), 1, 5);
    expect([preview.games.length, preview.more]).toEqual([shown, more]);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [99, 14],
    [14, 14],
  ])('round %i shows round %i of 14', (wanted, round) => {
    expect(previewOf(format(8, 2), wanted, 5)).toMatchObject({ round, rounds: 14 });
  });
});
