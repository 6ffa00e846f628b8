/**
 * From what is set in the form to what is asked of the add-on.
 */
import type { Reading } from '../../../src/sidebar/calls';
import {
  cyclesOf,
  emptyForm,
  fieldOf,
  firstSource,
  sameReading,
  type Field,
  type Form,
  type Found,
} from '../../../src/sidebar/set-up/form';
import { numberingOf, seedMissing } from '../../../src/sidebar/set-up/numbering';
import { planOf } from '../../../src/sidebar/set-up/plan';
import { requestOf } from '../../../src/sidebar/set-up/request';
import { fieldSentence } from '../../../src/sidebar/set-up/form-status';
import { textsOf } from '../../../src/sidebar/parts/texts';

const form = (part: Partial<Form>): Form => ({ ...emptyForm, ...part });
const reading = (...names: string[]): Reading => ({
  ok: true,
  where: 'Players',
  players: names.map((name, i) => ({ no: i + 1, name })),
});
const bad: Reading = { ok: false, problem: 'Players!B4 is empty.' };

describe('the first source', () => {
  test.each([
    ['tab', { playersTab: reading('Ana', 'Zoë') }],
    ['tab', { playersTab: reading('Ana'), selection: reading('Li', 'Ida') }],
    ['selection', { playersTab: bad, selection: reading('Li', 'Ida') }],
    ['selection', { selection: reading('Li', 'Ida') }],
    ['list', { selection: reading('Li') }],
    ['tab', { playersTab: bad, selection: reading('Li') }],
    ['list', { selection: reading('1', '2', '3') }],
    ['list', { selection: bad }],
    ['list', {}],
  ] as const)('%s', (from, found) => {
    expect(firstSource(found)).toBe(from);
  });
});

describe('the field', () => {
  test('names stand by start number, whatever the order of the rows', () => {
    const playersTab: Reading = {
      ok: true,
      where: 'Players',
      players: [
        { no: 2, name: 'Zoë' },
        { no: 1, name: 'Ana' },
      ],
    };
    expect(fieldOf(form({ from: 'tab' }), { playersTab })).toEqual({
      players: 2,
      people: [{ name: 'Ana' }, { name: 'Zoë' }],
    });
  });

  test('section after section, as they first stand in the list', () => {
    const playersTab: Reading = {
      ok: true,
      where: 'Players',
      players: [
        { no: 2, name: 'Zoë', section: 'B' },
        { no: 1, name: 'Li', section: 'A' },
        { no: 1, name: 'Ana', section: 'B' },
      ],
    };
    const { people } = fieldOf(form({ from: 'tab' }), { playersTab });
    expect(people?.map(({ name }) => name)).toEqual(['Ana', 'Zoë', 'Li']);
  });

  test('a selected number is a number of players without names', () => {
    const selection = reading('1', '2', '3');
    expect(fieldOf(form({ from: 'selection' }), { selection })).toEqual({ players: 3 });
  });

  test.each([
    [{ from: 'tab' }, {}, { kind: 'none' }],
    [{ from: 'tab' }, { playersTab: bad }, { kind: 'reading', sentence: 'Players!B4 is empty.' }],
    [{ from: 'tab' }, { playersTab: reading() }, { kind: 'none' }],
    [{ from: 'selection' }, {}, { kind: 'unread' }],
    [{ from: 'selection' }, { selection: reading('Ana') }, { kind: 'one' }],
    [{ from: 'list', list: '' }, {}, { kind: 'none' }],
    [{ from: 'list', list: 'Ana' }, {}, { kind: 'one' }],
    [
      { from: 'list', list: 'Ana\nZoë\n\nAna' },
      {},
      { kind: 'equal', names: [{ name: 'Ana', lines: [1, 4] }] },
    ],
    [
      { from: 'list', list: Array.from({ length: 501 }, (_, i) => `P${i}`).join('\n') },
      {},
      { kind: 'many', players: 501 },
    ],
    ...['', '1', '501', '2.5', '-3', '1e2', 'eight'].map(
      (number) => [{ from: 'number', number }, {}, { kind: 'number' }] as const,
    ),
  ] as const)('%j %j', (part, found, problem) => {
    expect(fieldOf(form(part), found).problem).toEqual(problem);
    expect(planOf(form(part), found)).toBeUndefined();
    expect(requestOf(form(part), found, 'run', false)).toBeUndefined();
  });

  test.each(['2', ' 8 ', '500'])('a number of players: %j', (number) => {
    expect(fieldOf(form({ from: 'number', number }), {})).toEqual({ players: Number(number) });
  });
});

test.each([
  [{ cycles: '1' }, 1],
  [{ cycles: '2' }, 2],
  [{ cycles: 'more', more: '3' }, 3],
  [{ cycles: 'more', more: '8' }, 8],
  [{ cycles: 'more', more: '2' }, undefined],
  [{ cycles: 'more', more: '9' }, undefined],
  [{ cycles: 'more', more: '' }, undefined],
  [{ cycles: 'more', more: '3.5' }, undefined],
  [{ cycles: '1', more: 'nonsense' }, 1],
] as const)('cycles of %j: %s', (part, cycles) => {
  expect(cyclesOf(form(part))).toBe(cycles);
});

describe('the request', () => {
  test('names of a list', () => {
    expect(requestOf(form({ list: '1. Ana\n2. Zoë' }), {}, 'r1', false)).toEqual({
      players: { from: 'list', names: ['Ana', 'Zoë'] },
      cycles: 1,
      order: 'fide',
      run: 'r1',
    });
  });

  test('what a list with headings tells besides the names, section after section', () => {
    const list = 'Name;Rating;Section\nAna;1800;B\nZoë;;A\nLi;1700;B';
    expect(requestOf(form({ list, division: 'listed' }), {}, 'r', false)).toBeUndefined();
    const pairs = `${list}\nIda;1600;A`;
    expect(requestOf(form({ list: pairs, division: 'listed' }), {}, 'r', false)?.players).toEqual({
      from: 'list',
      names: ['Ana', 'Li', 'Zoë', 'Ida'],
      known: [
        { rating: 1800, section: 'B' },
        { rating: 1700, section: 'B' },
        { section: 'A' },
        { rating: 1600, section: 'A' },
      ],
    });
    const by = form({ list: 'Name;Rating\nAna;1700\nZoë;1900', numbers: 'rating' });
    expect(namesOf(by, {})).toEqual(['Zoë', 'Ana']);
    const wrong = form({ list: 'Name;Rating\nAna;1700\nZoë;high' });
    expect(fieldOf(wrong, {}).problem).toEqual({ kind: 'rating', line: 3, text: 'high' });
    expect(fieldSentence(wrong, {}, textsOf('en'))).toBe(
      'Line 3: “high” is no rating. Write a number from 1 to 4000, or nothing.',
    );
    expect(fieldSentence(form({ list: 'Ana;1700\nZoë;1900' }), {}, textsOf('es'))).toMatch(
      /^2 jugadores en la lista\. Solo se ha leído la primera columna\./,
    );
  });

  test('only where to look, for the tab and the selection', () => {
    const found = { playersTab: reading('Ana', 'Zoë'), selection: reading('Li', 'Ida') };
    expect(requestOf(form({ from: 'tab', cycles: '2', order: 'mirror' }), found, 'r', false)).toEqual({
      players: { from: 'tab' },
      cycles: 2,
      order: 'mirror',
      run: 'r',
    });
    expect(requestOf(form({ from: 'selection' }), found, 'r', false)?.players).toEqual({ from: 'selection' });
  });

  test('a number, and the consent to a second schedule', () => {
    expect(
      requestOf(form({ from: 'number', number: '13', cycles: 'more', more: '4' }), {}, 'r', true),
    ).toEqual({
      players: { from: 'number', players: 13 },
      cycles: 4,
      order: 'fide',
      run: 'r',
      despiteResults: true,
    });
  });

  test('one cycle has no order to choose, even if one was chosen before', () => {
    expect(requestOf(form({ from: 'number', order: 'mirror' }), {}, 'r', false)?.order).toBe('fide');
  });

  test('wrong cycles stop it', () => {
    expect(requestOf(form({ from: 'number', cycles: 'more', more: '99' }), {}, 'r', false)).toBeUndefined();
    expect(requestOf(form({ from: 'number', number: '500', cycles: '2' }), {}, 'r', false)).toBeUndefined();
    expect(requestOf(form({ from: 'number', number: '500' }), {}, 'r', false)).toBeDefined();
  });
});

test('two readings are the same if place, numbers and names are', () => {
  expect(sameReading(reading('Ana'), reading('Ana'))).toBe(true);
  expect(sameReading(reading('Ana'), reading('Zoë'))).toBe(false);
  expect(sameReading(undefined, reading('Ana'))).toBe(false);
});

const namesOf = (part: Form, found: Found) => planOf(part, found)?.sections[0]?.names;

describe('start numbers', () => {
  const rated: Reading = {
    ok: true,
    where: 'Players',
    players: [
      { no: 1, name: 'Ana' },
      { no: 2, name: 'Zoë', rating: 2000 },
      { no: 3, name: 'Li', rating: 2100 },
    ],
  };
  const found = { playersTab: rated };

  test('by rating, shown as they will be and asked of the add-on', () => {
    const by = form({ from: 'tab', numbers: 'rating' });
    expect(namesOf(by, found)).toEqual(['Li', 'Zoë', 'Ana']);
    expect(requestOf(by, found, 'r', false)).toMatchObject({ numbers: { by: 'rating' } });
  });

  test('by lot with a seed; without one nothing can be generated', () => {
    const by = form({ from: 'list', list: 'Ana\nZoë\nLi\nIda', numbers: 'lot', seed: ' club ' });
    const field = fieldOf(by, {});
    const listed = ['Ana', 'Zoë', 'Li', 'Ida'];
    expect(namesOf(by, {})).not.toEqual(listed);
    expect([...(namesOf(by, {}) ?? [])].sort()).toEqual([...listed].sort());
    expect(requestOf(by, {}, 'r', false)).toMatchObject({
      players: { from: 'list', names: ['Ana', 'Zoë', 'Li', 'Ida'] },
      numbers: { by: 'lot', seed: 'club' },
    });
    const without = { ...by, seed: ' ' };
    expect(seedMissing(without, field, 'one')).toBe(true);
    expect(requestOf(without, {}, 'r', false)).toBeUndefined();
  });

  test('as listed where nobody has a rating, or only the number of players is known', () => {
    const two: Field = { players: 2, people: [{ name: 'Ana' }, { name: 'Zoë' }] };
    expect(numberingOf(form({ numbers: 'rating' }), two, 'one')).toEqual({ by: 'listed' });
    expect(numberingOf(form({ numbers: 'lot', seed: 'x' }), { players: 8 }, 'one')).toEqual({ by: 'listed' });
    expect(requestOf(form({ from: 'number' }), {}, 'r', false)).not.toHaveProperty('numbers');
  });
});
