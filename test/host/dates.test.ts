/**
 * The dates of the rounds, from the page's plan to the column Date and to everything that reads it.
 */
import type { DatePlan, EventView, GenerateRequest } from '../../src/sidebar/calls';
import { eventStatus } from '../../src/sidebar/page/event-status';
import { appointmentsOf } from '../../src/sidebar/share/appointments';
import { textsOf } from '../../src/sidebar/parts/texts';
import { contents, generated, NAMES, problemOf, request, sheetNamed, snapshot, spreadsheet } from './berger';
import { done, view } from './share-commands';

const tuesdays: DatePlan = {
  ...{ start: '2027-01-12', every: { weekdays: [2] } },
  ...{ daysOff: ['2027-01-26'], roundsADay: 1, times: [] },
};
const evening: DatePlan = { ...tuesdays, roundsADay: 2, times: ['19:30', '21:15'] };

/** The date of each round as the reader has it; an error where two rows of a round differ. */
function datesOf({ games }: EventView): (string | undefined)[] {
  const dates = new Map<number, Set<string | undefined>>();
  for (const { round, date } of games) dates.set(round, (dates.get(round) ?? new Set()).add(date));
  return [...dates.values()].map((own) => {
    if (own.size !== 1) throw new Error(`several dates in a round: ${[...own].join(', ')}`);
    return [...own][0];
  });
}

const column = (book: ReturnType<typeof spreadsheet>, c: number, tab = 'Schedule') =>
  sheetNamed(book, tab)
    .rows.slice(1)
    .flatMap((row) => {
      const cell = row?.[c - 1];
      return cell?.value === undefined ? [] : [cell];
    });

test('a date a round, serial numbers with a format, free rounds too', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES }, { dates: tuesdays });
  const cells = column(book, 2);
  expect(cells).toHaveLength(15);
  expect(new Set(cells.map(({ style }) => style?.format))).toEqual(new Set(['d mmm yyyy']));
  expect(cells.slice(0, 4).map(({ value }) => value)).toEqual([46399, 46399, 46399, 46406]);
  expect(datesOf(view(book))).toEqual([
    ...['2027-01-12', '2027-01-19', '2027-02-02'],
    ...['2027-02-09', '2027-02-16'],
  ]);
  expect(contents(sheetNamed(book, 'Event'))[2]?.[1]).toBe('12 Jan 2027 – 16 Feb 2027');
});

test('times of day are part of the number, whatever the time zone', () => {
  for (const timeZone of ['Europe/Madrid', 'America/New_York', 'Asia/Kathmandu']) {
    const book = spreadsheet({ timeZone });
    // The days when clocks are changed in Madrid and New York.
    generated(
      book,
      { from: 'number', players: 6 },
      { dates: { ...evening, start: '2027-03-14', every: { days: 14 } } },
    );
    expect(datesOf(view(book))).toEqual([
      ...['2027-03-14T19:30', '2027-03-14T21:15', '2027-03-28T19:30'],
      ...['2027-03-28T21:15', '2027-04-11T19:30'],
    ]);
    expect(new Set(column(book, 2).map(({ style }) => style?.format))).toEqual(new Set(['d mmm yyyy hh:mm']));
  }
});

test('in Spanish', () => {
  const book = spreadsheet({ locale: 'es_ES' });
  generated(book, { from: 'list', names: NAMES }, { dates: evening });
  expect(column(book, 2, 'Calendario')[0]).toMatchObject({ style: { format: 'd mmm yyyy h:mm' } });
  expect(contents(sheetNamed(book, 'Torneo'))[2]?.[1]).toMatch(/^12 ene 2027 – 2 feb 2027$/);
});

test.each<[string, number, Partial<GenerateRequest>, number, number]>([
  ['two cycles', 4, { cycles: 2 }, 2, 6],
  ['the tables of US Chess', 6, { system: 'crenshaw' }, 2, 5],
  ['the circle method', 5, { system: 'circle' }, 2, 5],
  ['quads', 9, { division: { into: 'quads', size: 4 } }, 3, 5],
  ['pools of unequal size', 9, { division: { into: 'pools', pools: 2, method: 'snake' } }, 3, 5],
  ['a match of teams', 8, { division: { into: 'teams' }, cycles: 2 }, 2, 8],
])('%s: the sections share the dates of the rounds', (_, players, more, c, rounds) => {
  const book = spreadsheet();
  generated(book, { from: 'number', players }, { ...more, dates: { ...tuesdays, daysOff: [] } });
  const dates = datesOf(view(book));
  expect(dates).toHaveLength(rounds);
  dates.forEach((date, i) => {
    expect(Date.parse(date ?? '') - Date.parse('2027-01-12')).toBe(i * 7 * 86_400_000);
  });
  expect(new Set(column(book, c).map(({ style }) => style?.format))).toEqual(new Set(['d mmm yyyy']));
});

test('one service call more than without dates: the format of the column', () => {
  const writes = (dates: Pick<GenerateRequest, 'dates'>) => {
    const book = spreadsheet();
    book.host.counters.reset();
    generated(book, { from: 'list', names: NAMES }, dates);
    return book.host.counters.log.filter(({ kind }) => kind === 'write').length;
  };
  expect(writes({ dates: evening })).toBe(writes({}) + 1);
});

test('a date typed later shows its time, and one without a time shows none', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  const { workbook } = book.host;
  const { id } = sheetNamed(book, 'Schedule');
  workbook.paste(id, 2, 2, [['2027-01-12 19:30'], ['2027-01-13']]);
  expect([2, 3].map((row) => workbook.cell(id, row, 2).display)).toEqual([
    expect.stringMatching(/2027-01-12 19:30/),
    '2027-01-13',
  ]);
  expect(view(book).games[0]?.date).toBe('2027-01-12T19:30');
});

test('calendar, status line and round sheets go by the dates', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES }, { dates: evening });
  const t = textsOf('en');
  const now = view(book);
  expect(appointmentsOf(now, undefined, t).map(({ start }) => start.slice(0, 16))).toEqual(
    now.games.filter(({ black }) => black !== 0).map(({ date }) => date),
  );
  const said = eventStatus({ language: 'en', leftovers: [], view: now }, '2027-01-10', t);
  expect(JSON.stringify(said)).toMatch(/12 Jan/);
  book.host.workbook.paste(sheetNamed(book, 'Event').id, 4, 2, [['Ana Gil']]);
  done(book, 'makeRoundSheets', 2);
  const sheet = JSON.stringify(contents(sheetNamed(book, 'Round 2')));
  expect(sheet).toContain('12 Jan 2027, 21:15');
  expect(sheet).toContain('Arbiter: Ana Gil');
});

const refused: readonly [string, unknown, RegExp][] = [
  ['a date that does not exist', { ...tuesdays, start: '2027-02-29' }, /no date “2027-02-29”/],
  ['a date before the first of a sheet', { ...tuesdays, start: '1899-12-12' }, /before 1900/],
  ['a day off that does not exist', { ...tuesdays, daysOff: ['2027-13-01'] }, /“2027-13-01”/],
  ['one day off twice', { ...tuesdays, daysOff: ['2027-02-02', '2027-02-02'] }, /there twice/],
  [
    'overlapping days off',
    { ...tuesdays, daysOff: ['2027-02-01/2027-02-09', '2027-02-09'] },
    /2027-02-09 are there twice, or overlap/,
  ],
  ['days off that end before they begin', { ...tuesdays, daysOff: ['2027-02-09/2027-02-01'] }, /end before/],
  ['no weekday', { ...tuesdays, every: { weekdays: [] } }, /at least one/],
  ['an interval that is none', { ...tuesdays, every: { days: 0 } }, /from 1 to 366/],
  ['half a round a day', { ...tuesdays, roundsADay: 0.5 }, /from 1 to 20/],
  ['a time too few', { ...evening, times: ['19:30'] }, /every round of a day/],
  ['no time of day', { ...tuesdays, times: ['24:00'] }, /“24:00”/],
  ['a second round that begins first', { ...evening, times: ['19:30', '18:00'] }, /“18:00”/],
  ['no day left', { ...tuesdays, daysOff: ['2027-01-26/9999-12-31'] }, /no day for all 5 rounds/],
  ['more rounds than the calendar has days', { ...tuesdays, start: '9999-12-14' }, /no day for all 5 rounds/],
];

test.each(refused)('%s: a sentence, and nothing written', (_, dates, sentence) => {
  const book = spreadsheet();
  const before = snapshot(book);
  const wanted = { ...request({ from: 'list', names: NAMES }), dates };
  const problem = problemOf(book.callAnything('generate', [wanted]));
  expect(problem).toMatch(sentence);
  expect(problem).toMatch(/: .+\.$|none\.$|\d+\.$/);
  expect(snapshot(book)).toEqual(before);
});

const senseless: readonly unknown[] = [
  'Tuesday',
  7,
  {},
  { ...tuesdays, start: 46399 },
  { ...tuesdays, every: {} },
  { ...tuesdays, every: { weekdays: [2], days: 7 } },
  { ...tuesdays, every: { weekdays: [8] } },
  { ...tuesdays, every: { weekdays: ['Tuesday'] } },
  { ...tuesdays, daysOff: '2027-02-02' },
  { ...tuesdays, daysOff: Array.from({ length: 201 }, () => '2027-02-02') },
  { ...tuesdays, daysOff: ['x'.repeat(10_000)] },
  { ...tuesdays, roundsADay: '1' },
  { ...tuesdays, times: [19.5] },
];

test.each(senseless.map((plan, i) => [i + 1, plan]))('senseless plan %i of dates', (_, dates) => {
  const book = spreadsheet();
  const before = snapshot(book);
  const wanted = { ...request({ from: 'list', names: NAMES }), dates };
  expect(problemOf(book.callAnything('generate', [wanted]))).toMatch(/cannot read/);
  expect(snapshot(book)).toEqual(before);
});
