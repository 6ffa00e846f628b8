/**
 * The command that makes the tab Knockout: from the standings, by hand, and everything that it refuses.
 */
import type { Changed, EventView, MakeKnockout } from '../../src/sidebar/calls';
import {
  contents,
  generated,
  problemOf,
  sheetNamed,
  spreadsheet,
  tabNames,
  type Spreadsheet,
} from './berger';
import { clearResults, pooled } from './knockout-commands';

const REQUEST: MakeKnockout = { qualifiers: { each: 2 }, games: 2, thirdPlace: true };

function made(book: Spreadsheet, request: MakeKnockout = REQUEST): Extract<Changed, { done: true }> {
  const answer = book.call('makeKnockout', request);
  if (!answer.ok) throw new Error(answer.problem);
  if (!answer.reply.done) throw new Error(`asked about ${answer.reply.ask}`);
  return answer.reply;
}

const refused = (book: Spreadsheet, request: Partial<MakeKnockout> = {}) =>
  problemOf(book.call('makeKnockout', { ...REQUEST, ...request }));

function view(book: Spreadsheet): EventView {
  const answer = book.call('open');
  if (!answer.ok || !answer.reply.view) throw new Error(JSON.stringify(answer));
  return answer.reply.view;
}

/** The texts of the column of numbers in the first round, match by match. */
const entering = (book: Spreadsheet, tab = 'Knockout') =>
  contents(sheetNamed(book, tab)).flatMap((row) => {
    const no = String(row[5] ?? '');
    return no === '' || /no\.$|n\.º$/i.test(no) || no.startsWith('=') ? [] : [no];
  });

test('protected, its results can still be typed, and nothing else', () => {
  const book = pooled(4, 4);
  made(book);
  const answer = book.call('protect');
  expect(answer.ok && answer.reply.done && answer.reply.view.protection).toBe('results');
  expect(sheetNamed(book, 'Knockout').protections).toMatchObject([
    { unprotected: [{ column: 3, lastColumn: 3, row: 2 }] },
  ]);
});

test('protected after a column and rows were put before, its results are open where they stand now', () => {
  const book = pooled(4, 4);
  made(book);
  const { workbook } = book.host;
  workbook.insertColumns(sheetNamed(book, 'Knockout').id, 1, 1);
  workbook.insertRows(sheetNamed(book, 'Knockout').id, 1, 2);
  expect(book.call('protect').ok).toBe(true);
  expect(sheetNamed(book, 'Knockout').protections).toMatchObject([
    { unprotected: [{ column: 4, lastColumn: 4, row: 4 }] },
  ]);
});

/** Row and column from which the results are open. */
function openAfter(act: (workbook: Spreadsheet['host']['workbook'], id: number) => void) {
  const book = pooled(2, 3);
  made(book);
  act(book.host.workbook, sheetNamed(book, 'Knockout').id);
  expect(book.call('protect').ok).toBe(true);
  return sheetNamed(book, 'Knockout').protections.flatMap(({ unprotected = [] }) =>
    unprotected.map(({ row, column, lastColumn }) => [row, column, lastColumn]),
  );
}

test.each<[string, Parameters<typeof openAfter>[0]]>([
  ['Advances', (workbook, id) => workbook.enter(id, 1, 10, 'Goes on')],
  ['Match', (workbook, id) => workbook.enter(id, 1, 1, '')],
  ['If equal and its column', (workbook, id) => workbook.deleteColumns(id, 9, 1)],
  ['Result', (workbook, id) => workbook.enter(id, 1, 3, 'Score')],
  ['Match and all beside it', (workbook, id) => workbook.deleteRows(id, 1, 1)],
])('protected without the heading %s, its results are open all the same', (_, act) => {
  expect(openAfter(act)).toEqual([[2, 3, 3]]);
});

test.each([1, 2, 11])('a column of its own headed Result, at %i, is not opened instead', (own) => {
  const results = own < 3 ? 4 : 3;
  const opened = openAfter((workbook, id) => {
    workbook.insertColumns(id, own, 1);
    workbook.enter(id, 1, own, 'Resultado');
  });
  expect(opened).toEqual([[2, results, results]]);
});

test('without White and Black, the last of two headings Result', () => {
  const opened = openAfter((workbook, id) => {
    workbook.insertColumns(id, 1, 1);
    for (const [column, text] of [
      [1, 'Result'],
      [3, ''],
      [5, ''],
    ] as const)
      workbook.enter(id, 1, column, text);
  });
  expect(opened).toEqual([[2, 4, 4]]);
});

test('two of each of four pools: a tab with its mark, a line in the log, and the event is as it was', () => {
  const book = pooled(4, 4);
  const before = tabNames(book);
  const event = view(book);
  const { tabs, notes, view: after } = made(book);
  expect(tabs).toEqual([
    { kind: 'knockout', name: 'Knockout', sheetId: expect.any(Number) as number, made: true },
  ]);
  expect(tabNames(book)).toEqual([...before, 'Knockout']);
  expect(notes).toEqual([
    'Type the results into the tab: winners go on by themselves. Where a match ends equal, choose who advances.',
  ]);
  expect(entering(book)).toEqual(['A 1', 'C 2', 'D 1', 'B 2', 'B 1', 'D 2', 'C 1', 'A 2']);
  // Nobody has calculated the new formulas yet.
  const knockout = { tab: 'Knockout', matches: [], pending: true };
  expect(after).toEqual({ ...event, tabs: after.tabs, knockout });
  expect(after.tabs.filter(({ kind }) => kind === 'knockout')).toHaveLength(1);
  const [mark] = sheetNamed(book, 'Knockout').metadata.map(({ value = '' }) => JSON.parse(value) as object);
  expect(mark).toMatchObject({ kind: 'knockout', state: 'ready', event: event.event });
  expect(mark).toHaveProperty('run');
  const log = contents(sheetNamed(book, 'Event')).map((row) => String(row[1] ?? ''));
  expect(log).toContain(
    'Knockout of 8 made in Knockout, in the order of the seeds: A 1, B 1, C 1, D 1, B 2, A 2, D 2, C 2.',
  );
  const opening = book.call('open');
  expect(opening.ok && opening.reply.leftovers).toEqual([]);
});

test('names are formulas over the list of players, by section and number', () => {
  const book = pooled(4, 4);
  made(book);
  const [, first] = contents(sheetNamed(book, 'Knockout'));
  expect(first?.[6]).toContain('FILTER(Players!$C$1:$C;TRIM(Players!$A$1:$A&" "&Players!$B$1:$B)=F2)');
});

test('a second one is a tab of its own', () => {
  const book = pooled(2, 4);
  made(book);
  const { tabs } = made(book, { ...REQUEST, qualifiers: { each: 1 } });
  expect(tabs[0]?.name).toBe('Knockout 2');
  expect(entering(book, 'Knockout 2')).toEqual(['A 1', 'B 1']);
});

test('one group, with byes', () => {
  const book = spreadsheet();
  generated(book, { from: 'number', players: 6 });
  clearResults(book);
  expect(refused(book)).toBe(
    'Results are still missing (15 games): enter them first, or name the qualifiers by hand.',
  );
  clearResults(book, (white, black) => (white < black ? '1-0' : '0-1'));
  made(book, { qualifiers: { each: 5 }, games: 1, thirdPlace: false });
  expect(entering(book)).toEqual(['1', '4', '5', '2', '3']);
});

test('in Spanish', () => {
  const book = pooled(2, 3, { locale: 'es_ES', userLocale: 'es' });
  const { notes } = made(book);
  expect(notes[0]).toMatch(/^Escriba los resultados/);
  const rows = contents(sheetNamed(book, 'Eliminatoria')).map((row) => row[0]);
  expect(rows).toEqual([
    ...['Encuentro', 'Semifinal 1', 'Partida 1', 'Partida 2', 'Semifinal 2', 'Partida 1', 'Partida 2', ''],
    ...['Tercer puesto', 'Partida 1', 'Partida 2', '', 'Final', 'Partida 1', 'Partida 2', ''],
    ...['Campeón', 'Segundo', 'Tercero', 'Cuarto'],
  ]);
});

test('pools that are not finished, and who is named by hand all the same', () => {
  const book = pooled(2, 4);
  clearResults(book, (_white, _black, section) => (section === 'A' ? '1-0' : ''));
  expect(refused(book)).toBe(
    'Results are still missing (B: 6 games): enter them first, or name the qualifiers by hand.',
  );
  const named = [
    { section: 'B', no: 3 },
    { section: 'A', no: 4 },
  ];
  const { notes } = made(book, { ...REQUEST, qualifiers: { named } });
  expect(notes[0]).toBe('Results were still missing: B: 6 games.');
  expect(entering(book)).toEqual(['B 3', 'A 4']);
});

test('a tie at the edge: two ways out, and both work', () => {
  const draws = () => {
    const book = pooled(2, 4);
    clearResults(book, (white, black, section) => (section === 'B' ? '½-½' : white < black ? '1-0' : '0-1'));
    return book;
  };
  const book = draws();
  const before = book.host.workbook.state;
  expect(refused(book)).toBe(
    'Section B: Player 2 (B 1), Player 3 (B 2), Player 6 (B 3), Player 7 (B 4) share a rank, and only 2 places are left: draw lots in the panel Standings, or name the qualifiers by hand.',
  );
  expect(book.host.workbook.state).toBe(before);
  expect(book.call('drawLots', { seed: '7' }).ok).toBe(true);
  made(book);
  const other = draws();
  const named = ['A', 'B'].flatMap((section) => [1, 2].map((no) => ({ section, no })));
  made(other, { ...REQUEST, qualifiers: { named } });
  expect(entering(other)).toEqual(['A 1', 'B 2', 'B 1', 'A 2']);
});

test('those who all qualify may share a rank: a note says in which order they were put', () => {
  const book = pooled(2, 3);
  clearResults(book, () => '½-½');
  const { notes } = made(book, { ...REQUEST, qualifiers: { each: 3 } });
  expect(notes.slice(0, 2)).toEqual([
    'Section A: Player 1 (A 1), Player 4 (A 2), Player 5 (A 3) share a rank: they were seeded by start number.',
    'Section B: Player 2 (B 1), Player 3 (B 2), Player 6 (B 3) share a rank: they were seeded by start number.',
  ]);
});

test('too few, too many, unknown, twice, gone', () => {
  const book = pooled(2, 4);
  const by = (...named: readonly { section?: string; no: number }[]) =>
    refused(book, { qualifiers: { named } });
  const one = { section: 'A', no: 1 };
  expect(by(one)).toBe('A knockout needs two players or more: let more qualify.');
  expect(by()).toBe('A knockout needs two players or more: let more qualify.');
  expect(by(one, one)).toBe('Player 1 (A 1) is named twice: name everybody once.');
  expect(by(one, { section: 'C', no: 1 })).toBe('There is no player C 1: choose from the list again.');
  expect(refused(book, { qualifiers: { each: 5 } })).toBe(
    'Section A has only 4 who still play, and 5 are to qualify: let fewer qualify, or name them by hand.',
  );
  expect(book.call('withdraw', { section: 'A', no: 2, status: 'withdrawn' }).ok).toBe(true);
  expect(by(one, { section: 'A', no: 2 })).toBe(
    'Player 4 (A 2) has left the event: name somebody who still plays.',
  );
  expect(refused(book, { qualifiers: { each: 4 } })).toMatch(/^Section A has only 3 who still play/);
});

test('cells that cannot be read decide no ranking', () => {
  const book = pooled(2, 4);
  const { workbook } = book.host;
  const { id } = sheetNamed(book, 'Event');
  const was = String(contents(sheetNamed(book, 'Event'))[10]?.[1]);
  workbook.enter(id, 11, 2, 'lots of points');
  expect(refused(book)).toMatch(/^The ranking depends on Event!B11: put it right first, or name the/);
  made(book, { ...REQUEST, qualifiers: { named: [1, 2].map((no) => ({ section: 'A', no })) } });
  workbook.enter(id, 11, 2, was);
  const schedule = sheetNamed(book, 'Schedule');
  const [, game = []] = contents(schedule);
  const row = schedule.rows.length + 1;
  workbook.paste(schedule.id, row, 1, [game.map(String)]);
  expect(refused(book)).toMatch(new RegExp(`^The ranking depends on Schedule!B${row}: .* stands twice`));
});

test('lots name the fault of the list, not of a cell of the same name elsewhere', () => {
  const book = pooled(2, 4);
  book.host.workbook.enter(sheetNamed(book, 'Schedule').id, 9, 2, 'soon');
  book.host.workbook.enter(sheetNamed(book, 'Event').id, 9, 2, 'nonsense');
  expect(view(book).faults.map(({ tab, cell }) => `${tab}!${cell}`)).toEqual(['Schedule!B9', 'Event!B9']);
  expect(problemOf(book.call('drawLots', { seed: '7' }))).toMatch(/nonsense/);
});

test('a blank section is none', () => {
  const book = spreadsheet();
  generated(book, { from: 'number', players: 4 });
  const named = [1, 2].map((no) => ({ no, section: '' }));
  made(book, { ...REQUEST, qualifiers: { named } });
  expect(entering(book)).toEqual(['1', '2']);
});

test('a knockout of a protected event is protected but for its results', () => {
  const book = pooled(2, 3);
  expect(book.call('protect').ok).toBe(true);
  made(book);
  expect(sheetNamed(book, 'Knockout').protections).toMatchObject([
    { description: 'Berger', unprotected: [{ column: 3, lastColumn: 3, row: 2 }] },
  ]);
});

test('arguments that no page sends', () => {
  const book = pooled(2, 3);
  for (const bad of [
    undefined,
    {},
    { ...REQUEST, games: 5 },
    { ...REQUEST, games: 1.5 },
    { ...REQUEST, qualifiers: { each: 0 } },
    { ...REQUEST, qualifiers: { named: 'all' } },
    { ...REQUEST, qualifiers: { named: [{ no: '1' }] } },
  ])
    expect(problemOf(book.callAnything('makeKnockout', [bad]))).toMatch(/\w/);
});

test('the calls do not grow with the bracket', () => {
  const calls = (each: number) => {
    const book = pooled(8, 4);
    book.host.counters.reset();
    made(book, { ...REQUEST, qualifiers: { each } });
    return book.host.counters.log.length;
  };
  expect(calls(4) - calls(1)).toBeLessThanOrEqual(4);
});
