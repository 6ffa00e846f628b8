/**
 * The numbers, the colour consequences in words and the preview that the page computes.
 */
import type { Format } from '../../../src/engine/schedule/format';
import { emptyForm, type Form } from '../../../src/sidebar/set-up/form';
import { planOf, previewOf, type Plan } from '../../../src/sidebar/set-up/plan';
import {
  clockSentence,
  exchangedRounds,
  facts,
  freeRounds,
  gamesWarning,
  orderTexts,
} from '../../../src/sidebar/set-up/summary';
import { textsOf } from '../../../src/sidebar/parts/texts';

const t = textsOf('en');
const plan = (players: number, cycles = 1, part: Partial<Form> = {}): Plan => {
  const times = cycles > 2 ? ({ cycles: 'more', more: String(cycles) } as const) : null;
  const number = { from: 'number', number: String(players) } as const;
  const found = planOf({ ...emptyForm, ...number, cycles: cycles === 2 ? '2' : '1', ...times, ...part }, {});
  if (!found) throw new Error('There is no plan.');
  return found;
};
const table = (players: number, system: Format['system'] = 'berger') => ({ players, system });
const preview = (players: number, round: number, cycles = 1) => {
  const { sections } = plan(players, cycles);
  return sections[0] && previewOf(sections[0], cycles, round, 5);
};

test('four facts', () => {
  expect(facts(plan(8, 2), t)).toEqual([
    { value: '14', label: 'rounds' },
    { value: '4', label: 'boards' },
    { value: '56', label: 'games' },
    { value: '14', label: 'per player' },
  ]);
  expect(facts(plan(2), t).map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 round',
    '1 board',
    '1 game',
    '1 per player',
  ]);
  expect(facts(undefined, t).map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
});

test('of several sections: the longest, all boards at a time, the fewest and most games of a player', () => {
  const quads = plan(13, 1, { division: 'quads' });
  expect(facts(quads, t).map(({ value }) => value)).toEqual(['5', '6', '22', '3–4']);
  expect(freeRounds(quads, t)).toBe('');
});

test('with dates the last day stands in the summary', () => {
  const dates = { ...emptyForm.dates, start: '2027-01-12' };
  expect(facts(plan(8, 2, { dates }), t)[3]).toEqual({ value: '13 Apr', label: 'last round' });
  expect(facts(plan(8, 2, { dates }), textsOf('es'))[3]).toEqual({ value: '13 abr', label: 'última ronda' });
});

test('the time by the clock: the longest games, with the changeovers', () => {
  const clock = { ...emptyForm.clock, base: '25', increment: '5' };
  expect(clockSentence(plan(8), clock, t)).toBe('About 8 h 45 min in 4 sessions.');
  expect(clockSentence(plan(8), emptyForm.clock, t)).toBe('');
  expect(clockSentence(plan(8), { ...clock, base: '2.5' }, t)).toBe('');
});

test('free rounds of an odd field', () => {
  expect(freeRounds(plan(7), t)).toBe('Everybody has one free round (bye).');
  expect(freeRounds(plan(7, 3), t)).toBe('Everybody has 3 free rounds (byes).');
  expect(freeRounds(plan(8, 3), t)).toBe('');
});

test('more games than can be written are warned of', () => {
  expect(gamesWarning(plan(500), t)).toBe('');
  expect(gamesWarning(plan(500, 2), t)).toMatch(/^More than 125000 games .* Take fewer cycles/);
  expect(gamesWarning(plan(500, 2), textsOf('es'))).toMatch(/^Más de 125000 partidas/);
});

describe('orders in words', () => {
  test('two cycles of eight (C.05 Annex 1, note)', () => {
    expect(orderTexts('fide', table(8), 2, t)).toEqual({
      label: 'FIDE: rounds 6 and 7 exchanged',
      note: 'Nobody has three of one colour in a row.',
    });
    expect(orderTexts('plain', table(8), 2, t)).toEqual({
      label: 'Plain: as the table stands',
      note: 'Players 1 and 5 get three of one colour where the cycles join.',
    });
    expect(orderTexts('mirror', table(8), 2, t)).toEqual({
      label: 'Mirrored: second cycle backwards',
      note: 'Nobody has three of one colour in a row. The pairs of round 7 meet again in round 8.',
    });
  });

  test('an odd field has nothing to mend', () => {
    expect(orderTexts('plain', table(7), 2, t).note).toBe('Nobody has three of one colour in a row.');
  });

  test('more cycles exchange more often; four players in the odd cycles', () => {
    expect(orderTexts('fide', table(8), 3, t).label).toBe('FIDE: rounds 6–7 and 13–14 exchanged');
    expect(orderTexts('fide', table(8), 8, t).label).toBe(
      'FIDE: rounds 6–7, 13–14, 20–21 and 4 more exchanged',
    );
    expect(exchangedRounds({ ...table(4), cycles: 4, order: 'fide' })).toEqual([2, 8]);
    expect(orderTexts('mirror', table(8), 3, t).label).toBe('Mirrored: every second cycle backwards');
  });

  test('two players have nothing to exchange', () => {
    expect(orderTexts('fide', table(2), 2, t).label).toBe('FIDE: nothing to exchange in so short a table');
  });

  test('five or six players by Crenshaw: no exchange helps, though the table is not short', () => {
    for (const players of [5, 6])
      expect(orderTexts('fide', table(players, 'crenshaw'), 2, t).label).toBe(
        'FIDE: as the table stands, since no exchange helps here',
      );
  });

  test('without players or cycles only the name of the order', () => {
    expect(orderTexts('fide', undefined, 2, t)).toEqual({
      label: 'FIDE: last two rounds of the first cycle exchanged',
      note: '',
    });
    expect(orderTexts('plain', table(8), undefined, t).note).toBe('');
  });

  test('the circle method in an odd field is set back instead of exchanged', () => {
    expect(orderTexts('fide', table(7, 'circle'), 2, t).label).toMatch(/two rounds earlier$/);
    expect(orderTexts('fide', table(8, 'crenshaw'), 2, t)).toEqual({
      label: 'FIDE: rounds 8 and 9 exchanged',
      note: 'Nobody has three of one colour in a row.',
    });
  });

  test('Spanish', () => {
    expect(orderTexts('plain', table(4), 2, textsOf('es')).note).toBe(
      'Los jugadores 1 y 3 llevan tres veces el mismo color en la unión de las vueltas.',
    );
  });
});

describe('the preview', () => {
  test('round 1 of eight is the first line of the table (C.05 Annex 1)', () => {
    expect(preview(8, 1)).toEqual({
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
    expect(preview(7, 2)).toMatchObject({ bye: 5, more: 0 });
    expect(preview(8, 2)).not.toHaveProperty('bye');
  });

  test.each([
    [10, 5, 0],
    [12, 6, 0],
    [14, 5, 2],
    [500, 5, 245],
  ])('%i players: %i boards shown, %i more', (players, shown, more) => {
    const seen = preview(players, 1);
    expect([seen?.games.length, seen?.more]).toEqual([shown, more]);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [99, 14],
    [14, 14],
  ])('round %i shows round %i of 14', (wanted, round) => {
    expect(preview(8, wanted, 2)).toMatchObject({ round, rounds: 14 });
  });
});
