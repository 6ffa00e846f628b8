/**
 * The sentences of the sidebar, as the user reads them in both languages.
 */
import type { Language } from '../../../src/messages/language';
import type { MadeTab, Reading } from '../../../src/sidebar/calls';
import { emptyForm, type Form, type Found } from '../../../src/sidebar/set-up/form';
import {
  askingStatus,
  buttonSentence,
  cyclesSentence,
  doneStatus,
  fieldSentence,
  formStatus,
  secondScheduleQuestion,
  writingStatus,
} from '../../../src/sidebar/set-up/form-status';
import { failedStatus, leftoversSentence, removedStatus } from '../../../src/sidebar/page/status';
import { clip, joined, joinedSome, quoted, textsOf } from '../../../src/sidebar/parts/texts';

const t = textsOf('en');
const form = (part: Partial<Form>): Form => ({ ...emptyForm, ...part });
const eight: Reading = {
  ok: true,
  where: 'Players',
  players: Array.from({ length: 8 }, (_, i) => ({ no: i + 1, name: `P${i + 1}` })),
};

const status = (part: Partial<Form>, found: Found = {}, language: Language = 'en') => {
  const { tone, title, detail } = formStatus(form(part), found, textsOf(language));
  return [tone, title, detail];
};

test('the next step', () => {
  expect(status({ from: 'tab' }, { playersTab: eight })).toEqual([
    'ready',
    'Ready to generate',
    '8 players found in the tab “Players”.',
  ]);
  expect(status({ from: 'tab' }, { playersTab: eight }, 'es')).toEqual([
    'ready',
    'Todo listo para generar',
    '8 jugadores en la hoja «Players».',
  ]);
  expect(status({})).toEqual([
    'wait',
    'Choose players to begin',
    'From the sheet, as a pasted list, or just a number.',
  ]);
  expect(status({ from: 'selection' }, { selection: { ...eight, where: 'Club!B3:C12' } })[2]).toBe(
    '8 players in Club!B3:C12.',
  );
  expect(status({ from: 'number', number: '9' })[2]).toBe('9 players.');
});

test.each([
  [
    { list: 'Ana' },
    {},
    'Add at least one more player',
    'There is only one player. A schedule needs two or more.',
  ],
  [
    { list: 'Ana\nLi\nAna' },
    {},
    'Make equal names differ',
    '“Ana” stands in lines 1 and 3. Add an initial or the club, so that each name is there once.',
  ],
  [
    { from: 'number', number: '2.5' },
    {},
    'Correct the number of players',
    'The number of players must be a whole number from 2 to 500.',
  ],
  [
    { from: 'tab' },
    { playersTab: { ok: false, problem: 'B4 is an error.' } },
    'Put the list of players right, then read it again',
    'B4 is an error.',
  ],
  [
    { from: 'selection' },
    { selection: { ok: false, problem: 'One cell is selected.' } },
    'Select the names in the sheet, then read the selection',
    'One cell is selected.',
  ],
  [
    { from: 'selection' },
    {},
    'Select the names in the sheet, then read the selection',
    'Select the cells with the names in the sheet, then press the button.',
  ],
] as const)('what is wrong with %j', (part, found, next, sentence) => {
  expect(status(part, found).slice(0, 2)).toEqual(['wait', next]);
  expect(fieldSentence(form(part), found, t)).toBe(sentence);
  expect(buttonSentence(form(part), found, undefined, t)).toBe(
    `Not yet possible: ${next.charAt(0).toLowerCase()}${next.slice(1)}.`,
  );
});

test('wrong cycles are the next step once the players are there', () => {
  const part = { from: 'number', cycles: 'more', more: '9' } as const;
  expect(status(part).slice(0, 2)).toEqual(['wait', 'Correct the number of cycles']);
  expect(cyclesSentence(form(part), t)).toBe('The number of cycles must be a whole number from 3 to 8.');
  expect(cyclesSentence(form({ cycles: '2' }), t)).toBe(
    'Everybody meets everybody twice, once with each colour.',
  );
});

test('more games than can be written are told before the click', () => {
  const part = { from: 'number', number: '500', cycles: '2' } as const;
  expect(status(part).slice(0, 2)).toEqual(['wait', 'Take fewer cycles or fewer players']);
  expect(buttonSentence(form(part), {}, undefined, t)).toBe(
    'Not yet possible: take fewer cycles or fewer players.',
  );
  expect(status({ ...part, cycles: '1' })[0]).toBe('ready');
});

test('what was left out of a pasted list is said', () => {
  expect(fieldSentence(form({ list: 'Name\nAna\nLi' }), {}, t)).toBe(
    '2 players in the list. The first line was taken as headings.',
  );
  expect(fieldSentence(form({ list: '1. Ana\n2. Li' }), {}, t)).toBe(
    '2 players in the list. The numbers before the names were taken as start numbers.',
  );
});

test('many equal names are counted after the third', () => {
  const list = ['A', 'B', 'C', 'D', 'E'].flatMap((name) => [name, name]).join('\n');
  expect(fieldSentence(form({ list }), {}, t)).toBe(
    '“A” stands in lines 1 and 2, “B” stands in lines 3 and 4, “C” stands in lines 5 and 6 and 2 more names. ' +
      'Add an initial or the club, so that each name is there once.',
  );
});

test('under the button stands what it will do', () => {
  const tab = form({ from: 'tab' });
  const found = { playersTab: eight };
  expect(buttonSentence(tab, found, undefined, t)).toBe(
    'Makes the tabs Event, Schedule, Berger table, Standings, Crosstable, Progress and By player. Nothing is overwritten.',
  );
  expect(buttonSentence(form({ from: 'number' }), {}, undefined, t)).toBe(
    'Makes the tabs Event, Players, Schedule, Berger table, Standings, Crosstable, Progress and By player. Nothing is overwritten.',
  );
  expect(buttonSentence(tab, found, { schedule: 'Schedule', games: 28, results: 0 }, t)).toBe(
    '“Schedule” stays as it is: a second schedule is made in new tabs. Nothing is overwritten.',
  );
  expect(buttonSentence(tab, found, { schedule: 'Schedule', games: 28, results: 12 }, t)).toBe(
    '“Schedule” has 12 of 28 results and stays as it is. Generating asks first, then makes new tabs.',
  );
});

test('while it writes', () => {
  expect(writingStatus(undefined, t)).toEqual({
    tone: 'busy',
    title: 'Writing the tabs…',
    detail: 'This takes a few seconds.',
  });
  expect(writingStatus({ done: 0, of: 0, tab: '' }, t).detail).toBe('This takes a few seconds.');
  expect(writingStatus({ done: 2, of: 4, tab: 'Schedule' }, t).detail).toBe('Schedule: 2 of 4 tabs');
  expect(writingStatus({ done: 4, of: 4, tab: '' }, t).detail).toBe('4 of 4 tabs');
  expect(writingStatus({ done: 2, of: 4, tab: 'Calendario' }, textsOf('es')).detail).toBe(
    'Calendario: 2 de 4 hojas',
  );
});

test('how it ended', () => {
  const tabs: MadeTab[] = [
    { kind: 'event', name: 'Event', sheetId: 1, made: true },
    { kind: 'schedule', name: 'Schedule 2', sheetId: 2, made: true },
  ];
  expect(doneStatus(tabs, t).title).toBe('Done: the schedule is in “Schedule 2”');
  expect(failedStatus('Somebody else is generating.', t)).toEqual({
    tone: 'fail',
    title: 'That did not work',
    detail: 'Somebody else is generating.',
  });
});

test('the question before a second schedule', () => {
  expect(askingStatus('Schedule', t).title).toBe('Results exist in “Schedule”');
  expect(secondScheduleQuestion('Schedule', 12, t)).toBe(
    'Results exist in “Schedule” (12). A second schedule goes into new tabs. Nothing is overwritten.',
  );
});

test('half-made tabs', () => {
  expect(leftoversSentence(['A 2'], t)).toBe('A run that broke off left the half-made tab “A 2”.');
  expect(leftoversSentence(['A 2', 'B 2'], t)).toBe(
    'A run that broke off left the half-made tabs “A 2” and “B 2”.',
  );
  expect(removedStatus(['A 2', 'B 2', 'C 2'], t).title).toBe('Removed: “A 2”, “B 2” and “C 2”');
});

test('names in a sentence are short and keep their direction to themselves', () => {
  expect(quoted('Ana', t)).toBe('“Ana”');
  expect(quoted('محمد', t)).toBe('“\u2068محمد\u2069”');
  expect(Array.from(quoted('X'.repeat(10_000), t))).toHaveLength(42);
  expect(clip('♟️'.repeat(5), 10)).toBe('♟️'.repeat(5));
  expect(clip('😀😀😀', 2)).toBe('😀…');
  expect(clip('abc', 3)).toBe('abc');
});

test('lists in words', () => {
  expect(joined([], t)).toBe('');
  expect(joined(['1'], t)).toBe('1');
  expect(joined(['1', '5', '9'], t)).toBe('1, 5 and 9');
  expect(joined(['1', '5'], textsOf('es'))).toBe('1 y 5');
  expect(joinedSome(['1', '2', '3', '4'], 2, (n) => `${n} more`, t)).toBe('1, 2 and 2 more');
  expect(joinedSome(['1', '2'], 2, (n) => `${n} more`, t)).toBe('1 and 2');
});

test('Spanish «y» is «e» before the sound i', () => {
  const es = textsOf('es');
  const after = (name: string) => joined(['Ana', 'Li', name], es);
  for (const name of ['Ida', 'Íñigo', 'hilos', '«Ida»', 'Isabel'])
    expect(after(name)).toBe(`Ana, Li e ${name}`);
  for (const name of ['Hielo', 'Ian', 'Yolanda', 'Hugo', 'Zoë', ''])
    expect(after(name)).toBe(`Ana, Li y ${name}`);
  expect(es.standings.tie('Ana', 'Ida')).toBe('Ana e Ida están empatados.');
  expect(es.audit.neverMeet('Ana', 'Ida')).toBe('Ana e Ida no se enfrentan nunca.');
});
