/**
 * Generating a schedule from every source, and everything that must not be lost on the way.
 */
import { mutatingCalls } from '../../src/tabs/plan';
import { eventPlan } from '../../src/tabs/event';
import { PLAYER_COLUMNS, playersAt, playersPlan } from '../../src/tabs/players';
import { byPlayerPlan } from '../../src/tabs/by-player';
import { crosstablePlan } from '../../src/tabs/crosstable';
import { progressPlan } from '../../src/tabs/progress';
import { standingsPlan } from '../../src/tabs/standings';
import { schedulePlan } from '../../src/tabs/schedule';
import { bergerTablePlan } from '../../src/tabs/berger-table';
import { MAX_CELLS } from '../../workbench/host/model/state';
import {
  contents,
  generated,
  HOSTILE,
  NAMES,
  problemOf,
  request,
  select,
  selectAll,
  sheetNamed,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';

const column = (book: Spreadsheet, tab: string, c: number) =>
  contents(sheetNamed(book, tab)).map((row) => row[c - 1]);
const asColumn = (names: readonly string[]) => names.map((name) => [name]);
const TABLES = ['Standings', 'Crosstable', 'Progress', 'By player'];

describe('sources', () => {
  test('a number: players to be named later', () => {
    const book = spreadsheet();
    const { tabs } = generated(book, { from: 'number', players: 4 });
    expect(tabs).toEqual([
      { kind: 'event', name: 'Event', sheetId: sheetNamed(book, 'Event').id, made: true },
      { kind: 'players', name: 'Players', sheetId: sheetNamed(book, 'Players').id, made: true },
      { kind: 'schedule', name: 'Schedule', sheetId: sheetNamed(book, 'Schedule').id, made: true },
      { kind: 'berger', name: 'Berger table', sheetId: sheetNamed(book, 'Berger table').id, made: true },
      { kind: 'standings', name: 'Standings', sheetId: sheetNamed(book, 'Standings').id, made: true },
      { kind: 'crosstable', name: 'Crosstable', sheetId: sheetNamed(book, 'Crosstable').id, made: true },
      { kind: 'progress', name: 'Progress', sheetId: sheetNamed(book, 'Progress').id, made: true },
      { kind: 'byPlayer', name: 'By player', sheetId: sheetNamed(book, 'By player').id, made: true },
    ]);
    expect(tabNames(book)).toEqual(['Sheet1', 'Event', 'Players', 'Schedule', 'Berger table', ...TABLES]);
    expect(contents(sheetNamed(book, 'Players'))).toEqual([
      ['No.', 'Name', 'Rating', 'Federation', 'Club', 'Status'],
      [1, 'Player 1', '', '', '', ''],
      [2, 'Player 2', '', '', '', ''],
      [3, 'Player 3', '', '', '', ''],
      [4, 'Player 4', '', '', '', ''],
    ]);
    // C.05 Annex 1, table for 3 or 4 players.
    expect(column(book, 'Berger table', 2)).toEqual(['Board 1', '1-4', '4-3', '2-4', '']);
  });

  test('a pasted list', () => {
    const book = spreadsheet();
    generated(book, { from: 'list', names: [...NAMES, '  ', ''] });
    expect(column(book, 'Players', 2)).toEqual(['Name', ...NAMES]);
    expect(contents(sheetNamed(book, 'Schedule'))[3]?.slice(0, 4)).toEqual([1, '', '', 1]);
  });

  test('a bare selection is copied into the tab Players', () => {
    const book = spreadsheet();
    type(book, 'Sheet1', asColumn(NAMES), 3, 2);
    select(book, 'Sheet1', 3, 2, 5);
    const reply = generated(book, { from: 'selection' });
    expect(column(book, 'Players', 2)).toEqual(['Name', ...NAMES]);
    expect(reply.notes).toEqual([
      expect.stringContaining('Sheet1!B3:B7 were copied into the tab Players') as string,
    ]);
  });

  test('a selection in a row, and one with far more cells than names', () => {
    const book = spreadsheet();
    type(book, 'Sheet1', [NAMES]);
    select(book, 'Sheet1', 1, 1, 1, 26);
    generated(book, { from: 'selection' });
    expect(column(book, 'Players', 2)).toEqual(['Name', ...NAMES]);
  });

  test('several selected ranges are read in the order in which they were selected', () => {
    const book = spreadsheet();
    type(book, 'Sheet1', asColumn(NAMES.slice(0, 3)), 2, 2);
    type(book, 'Sheet1', asColumn(NAMES.slice(3)), 8, 4);
    selectAll(book, 'Sheet1', ['D8:D20', 'B2:B4']);
    const { notes } = generated(book, { from: 'selection' });
    expect(column(book, 'Players', 2)).toEqual(['Name', ...NAMES.slice(3), ...NAMES.slice(0, 3)]);
    expect(notes).toEqual([expect.stringContaining('Sheet1!D8:D9, B2:B4 were copied') as string]);
  });

  test('ranges of the same rows: columns of a table, or names in two columns', () => {
    const table = [
      ['Club', 'x', 'Name', 'Elo'],
      ['Sur', 'x', 'Ana', '2000'],
      ['', 'x', 'Luis', '1900'],
    ];
    const headed = spreadsheet();
    type(headed, 'Sheet1', table);
    type(headed, 'Sheet1', [['more']], 9);
    selectAll(headed, 'Sheet1', ['C1:D3', 'A1:A3']);
    generated(headed, { from: 'selection' });
    expect(contents(sheetNamed(headed, 'Players')).slice(1)).toEqual([
      [1, 'Ana', 2000, '', 'Sur', ''],
      [2, 'Luis', 1900, '', '', ''],
    ]);
    const rated = spreadsheet();
    type(rated, 'Sheet1', table);
    selectAll(rated, 'Sheet1', ['D2:D3', 'C2:C3']);
    generated(rated, { from: 'selection' });
    expect(contents(sheetNamed(rated, 'Players'))[1]).toEqual([1, 'Ana', 2000, '', '', '']);
    const names = spreadsheet();
    type(names, 'Sheet1', [
      ['Ana', 'x', 'Zoë'],
      ['Luis', 'x', 'Max'],
    ]);
    selectAll(names, 'Sheet1', ['A1:A2', 'C1:C2']);
    generated(names, { from: 'selection' });
    expect(column(names, 'Players', 2)).toEqual(['Name', 'Ana', 'Luis', 'Zoë', 'Max']);
  });

  test('ranges that are no parts of one list are refused, with the way out', () => {
    const book = spreadsheet();
    type(book, 'Sheet1', [
      ['Ana', '2000', '', 'Zoë', '1', 'x'],
      ['Luis', '1900', '', 'Max', '2', 'x'],
      ['Eva', '1800'],
    ]);
    selectAll(book, 'Sheet1', ['A1:B3', 'D1:F2']);
    const before = book.host.workbook.state;
    const problem = problemOf(book.call('generate', request({ from: 'selection' })));
    expect(problem).toMatch(/^Several ranges .* select ranges of the same columns/);
    expect(book.host.workbook.state).toBe(before);
    expect(book.call('readSelection')).toEqual({ ok: true, reply: { ok: false, problem } });
  });

  test('a table beside other things: its columns are copied with it', () => {
    const book = spreadsheet();
    type(book, 'Sheet1', [
      ['something', 'else'],
      [],
      ['Elo', 'Nombre', 'Club'],
      ['2100', 'Ana', 'Sur'],
      ['', 'Luis', ''],
    ]);
    select(book, 'Sheet1', 3, 1, 3, 3);
    generated(book, { from: 'selection' });
    expect(contents(sheetNamed(book, 'Players')).slice(1)).toEqual([
      [1, 'Ana', 2100, '', 'Sur'].concat(['']),
      [2, 'Luis', '', '', '', ''],
    ]);
  });

  test('a list with headings on another tab is taken where it stands, its numbers fixed beside it', () => {
    const book = spreadsheet();
    type(book, 'Club', [['Name', 'Rating'], ...NAMES.map((name) => [name, '2000'])]);
    select(book, 'Club', 1, 1, 6, 2);
    const reply = generated(book, { from: 'selection' });
    expect(reply.tabs[1]).toMatchObject({ kind: 'players', name: 'Club', made: false });
    expect(tabNames(book)).toEqual(['Sheet1', 'Club', 'Event', 'Schedule', 'Berger table', ...TABLES]);
    expect(column(book, 'Club', 3)).toEqual(['No.', 1, 2, 3, 4, 5]);
    expect(contents(sheetNamed(book, 'Schedule'))[1]?.[4]).toBe(
      '=IF(D2="";"";IFERROR(INDEX(Club!$A$1:$A;MATCH(D2;Club!$C$1:$C;0));"?"))',
    );
    expect(reply.notes).toEqual([
      expect.stringContaining('Club got a column with the start numbers') as string,
    ]);
  });

  test('the Players tab with numbers is used as it is', () => {
    const book = spreadsheet();
    type(book, 'players', [['No.', 'Name'], ...NAMES.map((name, i) => [String(5 - i), name])]);
    const before = sheetNamed(book, 'players').rows;
    const reply = generated(book, { from: 'tab' });
    expect(reply.tabs[1]).toMatchObject({ name: 'players', made: false });
    expect(sheetNamed(book, 'players').rows).toBe(before);
    expect(reply.notes).toEqual([]);
  });

  test('a blank No. column is filled', () => {
    const book = spreadsheet();
    type(book, 'Players', [['No.', 'Name'], ['', 'Ana'], [], ['', 'Luis'], ['', 'Zoë']]);
    generated(book, { from: 'tab' });
    expect(column(book, 'Players', 1)).toEqual(['No.', 1, '', 2, 3]);
  });

  test('start numbers that are text cannot be looked up: names are written as values', () => {
    const book = spreadsheet();
    type(book, 'Players', [['No.', 'Name']]);
    const { id } = sheetNamed(book, 'Players');
    book.host.workbook.setNumberFormat(id, { row: 1, column: 1, lastRow: 100, lastColumn: 1 }, '@');
    book.host.workbook.paste(id, 2, 1, [
      ['1', 'Ana'],
      ['2', 'Luis'],
    ]);
    const { notes } = generated(book, { from: 'tab' });
    expect(contents(sheetNamed(book, 'Schedule'))[1]).toEqual([1, '', 1, 1, 'Ana', '', 'Luis', 2]);
    expect(notes).toEqual([expect.stringContaining('plain text, not formulas') as string]);
  });

  test('a title above the headings is no player', () => {
    const book = spreadsheet();
    type(book, 'Socios', [['Club Open 2026'], [], ['Name', 'Rating'], ['Ana', '2000'], ['Luis', '']]);
    expect(book.call('open')).toMatchObject({
      reply: { playersTab: { ok: true, where: 'Socios', players: [{ name: 'Ana' }, { name: 'Luis' }] } },
    });
    generated(book, { from: 'tab' });
    expect(column(book, 'Socios', 3)).toEqual(['', '', 'No.', 1, 2]);
    expect(contents(sheetNamed(book, 'Schedule'))[1]?.[4]).toContain(
      'INDEX(Socios!$A$3:$A;MATCH(D2;Socios!$C$3:$C;0))',
    );
  });

  test('other formulas of the tab may still be calculated', () => {
    const book = spreadsheet();
    type(book, 'Players', [
      ['Name', 'Age'],
      ['Ana', '=1+1'],
      ['Luis', '=1+1'],
    ]);
    generated(book, { from: 'tab' });
    expect(column(book, 'Players', 3)).toEqual(['No.', 1, 2]);
  });

  test('a number in the Players tab: there are no names that could have been copied', () => {
    const book = spreadsheet();
    type(book, 'Players', [['4']]);
    const { notes } = generated(book, { from: 'tab' });
    expect(notes).toEqual(['A tab Players was there already, so the new one is called Players 2.']);
  });

  test('a Players tab without headings is left alone and copied', () => {
    const book = spreadsheet();
    type(book, 'Players', asColumn(NAMES));
    generated(book, { from: 'tab' });
    expect(tabNames(book)).toEqual([
      ...['Sheet1', 'Players', 'Event', 'Players 2', 'Schedule', 'Berger table', ...TABLES],
    ]);
    expect(contents(sheetNamed(book, 'Players'))).toEqual(asColumn(NAMES));
  });

  test('cycles and order', () => {
    const book = spreadsheet();
    generated(book, { from: 'number', players: 4 }, { cycles: 2, order: 'plain' });
    expect(column(book, 'Schedule', 1).slice(-1)).toEqual([6]);
    const settings = contents(sheetNamed(book, 'Event')).slice(6, 8);
    expect(settings.map((row) => row.slice(0, 2))).toEqual([
      ['Cycles', 2],
      ['Order of the rounds', 'plain'],
    ]);
  });
});

describe('the tabs', () => {
  test('the clock stands in the tab Event as players write it', () => {
    const written = (clock: unknown) => {
      const book = spreadsheet();
      const answer = book.callAnything('generate', [
        { ...request({ from: 'list', names: NAMES }), ...(clock !== undefined && { clock }) },
      ]);
      return answer.ok ? column(book, 'Event', 2)[4] : answer.problem;
    };
    expect(written({ base: 90, increment: 30 })).toBe('90 min + 30 s');
    expect(written({ base: 25, increment: 0 })).toBe('25 min');
    expect(written(undefined)).toBe('');
    for (const bad of [
      { base: 0, increment: 0 },
      { base: -1, increment: 5 },
      { base: '90', increment: 0 },
      7,
    ])
      expect(written(bad)).toMatch(/\.$/);
  });

  test('results can be typed with a list that warns, and stay text', () => {
    const book = spreadsheet();
    generated(book, { from: 'number', players: 5 });
    const { workbook } = book.host;
    const schedule = sheetNamed(book, 'Schedule');
    for (const [row, text] of ['1-0', '½-½', '0-1', '1F-0F', '1/2', '+:-', '1-2'].entries()) {
      workbook.enter(schedule.id, row + 2, 6, text);
      expect(workbook.cell(schedule.id, row + 2, 6).value).toBe(text);
    }
    expect(workbook.cell(schedule.id, 2, 6).validation).toMatchObject({
      criteria: 'VALUE_IN_LIST',
      values: ['1-0', '½-½', '0-1', '1F-0F', '0F-1F', '0F-0F'],
      allowInvalid: true,
      dropdown: true,
    });
  });

  test('a free round offers no results, wherever sorting puts it', () => {
    const book = spreadsheet();
    generated(book, { from: 'number', players: 5 });
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Schedule');
    const offers = () =>
      Array.from({ length: 15 }, (_, i) => {
        const isFree = workbook.cell(id, i + 2, 8).value === undefined;
        return [isFree, workbook.cell(id, i + 2, 6).validation === undefined];
      });
    const free = offers().filter(([isFree]) => isFree);
    expect(free).toHaveLength(5);
    for (const [isFree, isWithout] of offers()) expect(isWithout).toBe(isFree);
    workbook.sort(id, { row: 2, column: 1, lastRow: 16, lastColumn: 8 }, 4, true);
    for (const [isFree, isWithout] of offers()) expect(isWithout).toBe(isFree);
  });

  test('the schedule is shown, with frozen headings, a filter and no merged cells', () => {
    const book = spreadsheet();
    generated(book, { from: 'number', players: 5 });
    const schedule = sheetNamed(book, 'Schedule');
    expect(book.host.workbook.selection.sheetId).toBe(schedule.id);
    expect(schedule).toMatchObject({ frozenRows: 1, merges: [], maxRows: 1000, maxColumns: 9 });
    expect(schedule.filter?.rect).toEqual({ row: 1, column: 1, lastRow: 16, lastColumn: 8 });
  });

  test('a Spanish spreadsheet gets Spanish tabs; the user is answered in his own language', () => {
    const book = spreadsheet({ locale: 'es_ES', userLocale: 'en', firstSheet: 'Sheet1' });
    generated(book, { from: 'number', players: 3 });
    expect(tabNames(book).slice(1)).toEqual([
      ...['Torneo', 'Jugadores', 'Calendario', 'Tabla Berger'],
      ...['Clasificación', 'Tabla cruzada', 'Evolución', 'Por jugador'],
    ]);
    expect(contents(sheetNamed(book, 'Calendario'))[0]).toEqual([
      ...['Ronda', 'Fecha', 'Mesa', 'N.º', 'Blancas', 'Resultado', 'Negras', 'N.º'],
    ]);
    expect(contents(sheetNamed(book, 'Calendario'))[2]?.[6]).toContain('"Descansa"');
    select(book, 'Sheet1', 1, 1);
    expect(problemOf(book.call('generate', request({ from: 'selection' })))).toMatch(
      /^The selection is blank/,
    );
  });

  test('what is wrong in a list is told in the language of the user, whatever the list speaks', () => {
    const book = spreadsheet({ locale: 'en_GB', userLocale: 'es' });
    type(book, 'Players', [
      ['Name', 'Rating'],
      ['Ana', 'good'],
      ['Luis', '2000'],
    ]);
    expect(problemOf(book.call('generate', request({ from: 'tab' })))).toBe(
      'Players: no se puede leer un Elo de players (fila 2, columna 2: «good»): debe ser un número mayor que 0 o quedar en blanco.',
    );
  });
});

describe('what users typed stays exactly what they typed', () => {
  test.each([true, false])('in a list (apostropheMakesText %s)', (apostropheMakesText) => {
    const book = spreadsheet({ guesses: { apostropheMakesText } });
    generated(book, { from: 'list', names: HOSTILE });
    expect(column(book, 'Players', 2).slice(1)).toEqual(HOSTILE);
    const all = book.host.workbook.formulas().map(({ formula }) => formula);
    for (const name of HOSTILE.filter((n) => n.length > 5)) {
      expect(all.filter((formula) => formula.includes(name))).toEqual([]);
    }
  });

  test('in a list above 60 players, where names are values in every tab', () => {
    const book = spreadsheet();
    const names = [...HOSTILE, ...Array.from({ length: 61 }, (_, i) => `=${i}`)];
    generated(book, { from: 'list', names });
    const tables = TABLES.map((tab) => sheetNamed(book, tab).id);
    expect(book.host.workbook.formulas().map(({ sheetId }) => sheetId)).toEqual(tables);
    expect(column(book, 'Players', 2).slice(1)).toEqual(names);
    const schedule = contents(sheetNamed(book, 'Schedule')).slice(1);
    for (const row of schedule) {
      expect(row[4]).toBe(names[Number(row[3]) - 1]);
      expect(row[6]).toBe(row[7] === '' ? 'Bye' : names[Number(row[7]) - 1]);
    }
    const list = contents(sheetNamed(book, 'Berger table')).length;
    expect(list).toBe(names.length + 1);
  });

  test('in a selection', () => {
    const book = spreadsheet();
    const { id } = sheetNamed(book, 'Sheet1');
    const names = HOSTILE.filter((name) => name !== '#REF!');
    book.host.workbook.setNumberFormat(id, { row: 1, column: 1, lastRow: 100, lastColumn: 1 }, '@');
    book.host.workbook.paste(id, 1, 1, asColumn(names));
    select(book, 'Sheet1', 1, 1, names.length);
    generated(book, { from: 'selection' });
    expect(column(book, 'Players', 2).slice(1)).toEqual(names);
  });

  test('the name of a tab is quoted in formulas', () => {
    const book = spreadsheet();
    type(book, 'Ann\'s "club" =1', [
      ['No.', 'Name'],
      ['1', 'Ana'],
      ['2', 'Luis'],
    ]);
    select(book, 'Ann\'s "club" =1', 1, 1, 3, 2);
    generated(book, { from: 'selection' });
    expect(contents(sheetNamed(book, 'Schedule'))[1]?.[4]).toContain("INDEX('Ann''s \"club\" =1'!$B$1:$B;");
  });
});

describe('nothing is overwritten', () => {
  test('taken names, in any case, become a second tab', () => {
    const book = spreadsheet();
    for (const name of ['SCHEDULE', 'schedule 2', 'Event', 'berger TABLE', 'Players'])
      type(book, name, [['mine']]);
    const before = new Map(book.host.workbook.state.sheets.map((sheet) => [sheet.id, sheet]));
    const { tabs, notes } = generated(book, { from: 'list', names: NAMES });
    expect(tabs.map(({ name }) => name)).toEqual([
      ...['Event 2', 'Players 2', 'Schedule 3', 'Berger table 2', ...TABLES],
    ]);
    for (const [id, sheet] of before) expect(book.host.workbook.sheet(id)).toEqual(sheet);
    expect(notes).toEqual([
      'Tabs of the usual names were there already, so the new ones are called: Event 2, Players 2, Schedule 3, Berger table 2.',
    ]);
  });

  test('once a result exists it asks, and then makes new tabs beside the old', () => {
    const book = spreadsheet();
    generated(book, { from: 'list', names: NAMES });
    const again = book.call('generate', request({ from: 'tab' }));
    expect(again).toMatchObject({ ok: true, reply: { done: true } });
    const schedule = sheetNamed(book, 'Schedule');
    book.host.workbook.enter(schedule.id, 3, 6, '½-½');
    const before = book.host.workbook.state;
    expect(book.call('generate', request({ from: 'tab' }))).toEqual({
      ok: true,
      reply: { done: false, ask: 'results', schedule: 'Schedule', results: 1 },
    });
    expect(book.host.workbook.state).toBe(before);
    generated(book, { from: 'tab' }, { despiteResults: true });
    expect(tabNames(book)).toContain('Schedule 3');
    expect(contents(sheetNamed(book, 'Schedule'))[2]?.[5]).toBe('½-½');
  });
});

describe('the tabs are found again', () => {
  const withSchedule = () => {
    const book = spreadsheet();
    generated(book, { from: 'list', names: NAMES });
    return book;
  };

  test('an empty spreadsheet has nothing to tell', () => {
    expect(spreadsheet().call('open')).toEqual({ ok: true, reply: { language: 'en', leftovers: [] } });
  });

  test('renamed, moved and translated', () => {
    const book = withSchedule();
    const { workbook } = book.host;
    const players = sheetNamed(book, 'Players');
    const schedule = sheetNamed(book, 'Schedule');
    workbook.renameSheet(players.id, 'Mitglieder');
    workbook.renameSheet(schedule.id, 'Spielplan');
    workbook.moveSheet(schedule.id, 1);
    for (const [c, word] of [
      'Ronda',
      'Fecha',
      'Mesa',
      'N.º',
      'Blancas',
      'Resultado',
      'Negras',
      'N.º',
    ].entries())
      workbook.enter(schedule.id, 1, c + 1, word);
    workbook.enter(schedule.id, 2, 6, '1-0');
    expect(book.call('open')).toMatchObject({
      ok: true,
      reply: {
        playersTab: { ok: true, where: 'Mitglieder' },
        event: { schedule: 'Spielplan', games: 10, results: 1 },
      },
    });
  });

  test.each([true, false])('copies are ignored (duplicateKeepsMetadata %s)', (duplicateKeepsMetadata) => {
    const book = spreadsheet({ guesses: { duplicateKeepsMetadata } });
    generated(book, { from: 'list', names: NAMES });
    const { workbook } = book.host;
    const schedule = sheetNamed(book, 'Schedule');
    const copy = workbook.duplicateSheet(schedule.id);
    workbook.moveSheet(copy, 1);
    workbook.enter(copy, 2, 6, '1-0');
    expect(book.call('open')).toMatchObject({
      reply: { event: { schedule: 'Schedule', games: 10, results: 0 } },
    });
    workbook.deleteSheet(schedule.id);
    expect(book.call('open')).toMatchObject({
      reply: { event: { schedule: 'Copy of Schedule', results: 1 } },
    });
  });

  test('a list of players is known by its headings where no tab is marked', () => {
    const book = spreadsheet();
    type(book, 'Socios', [
      ['Nombre', 'Elo'],
      ['Ana', '2100'],
      ['Luis', ''],
    ]);
    expect(book.call('open')).toMatchObject({
      reply: {
        playersTab: {
          ok: true,
          where: 'Socios',
          players: [
            { no: 1, name: 'Ana', rating: 2100 },
            { no: 2, name: 'Luis' },
          ],
        },
      },
    });
  });

  test('a Players tab that cannot be read tells why', () => {
    const book = spreadsheet();
    type(book, 'Players', [['Name', 'Rating']]);
    expect(book.call('open')).toMatchObject({
      reply: { playersTab: { ok: false, problem: expect.stringContaining('holds no names yet') as string } },
    });
  });

  test('showTab shows a tab, or says that it is gone', () => {
    const book = withSchedule();
    const { id } = sheetNamed(book, 'Players');
    expect(book.call('showTab', id)).toEqual({ ok: true, reply: null });
    expect(book.host.workbook.selection.sheetId).toBe(id);
    expect(problemOf(book.call('showTab', 987_654_321))).toMatch(/not there any more/);
  });

  test('progress tells the tabs that are done', () => {
    const book = spreadsheet();
    expect(book.call('progress', 'run-1')).toEqual({ ok: true, reply: { done: 0, of: 0, tab: '' } });
    const seen: unknown[] = [];
    book.host.faults.between = (call) => {
      if (call.method !== 'Sheet.setFrozenRows') return;
      book.host.faults.between = undefined;
      seen.push(book.call('progress', 'run-1'));
    };
    generated(book, { from: 'list', names: NAMES });
    expect(seen).toEqual([{ ok: true, reply: { done: 1, of: 8, tab: 'Players' } }]);
    expect(book.call('progress', 'run-1')).toEqual({ ok: true, reply: { done: 8, of: 8, tab: '' } });
  });
});

describe('bad requests get one sentence, and nothing is written', () => {
  const LIST = { from: 'list', names: NAMES };
  test.each<[string, unknown, unknown, RegExp]>([
    ['no name', undefined, [], /does not know/],
    ['an unknown name', 'destroy', [], /does not know/],
    ['a name of Object', 'constructor', [], /does not know/],
    ['__proto__', '__proto__', [], /does not know/],
    ['no list of arguments', 'generate', 5, /cannot read/],
    ['no request', 'generate', [], /cannot read/],
    ['null', 'generate', [null], /cannot read/],
    ['no source', 'generate', [{ cycles: 1, order: 'fide', run: 'a' }], /cannot read/],
    ['an unknown source', 'generate', [request({ from: 'moon' } as never)], /cannot read/],
    ['an unknown order', 'generate', [{ ...request(LIST as never), order: 'x' }], /cannot read/],
    ['no run', 'generate', [{ ...request(LIST as never), run: 7 }], /cannot read/],
    ['0 cycles', 'generate', [{ ...request(LIST as never), cycles: 0 }], /whole number from 1 to 8/],
    ['1.5 cycles', 'generate', [{ ...request(LIST as never), cycles: 1.5 }], /whole number from 1 to 8/],
    ['9 cycles', 'generate', [{ ...request(LIST as never), cycles: 9 }], /whole number from 1 to 8/],
    [
      'names that are none',
      'generate',
      [request({ from: 'list', names: [1, null] } as never)],
      /cannot read/,
    ],
    ['no name', 'generate', [request({ from: 'list', names: [] })], /2 to 500 players \(got 0\)/],
    ['one name', 'generate', [request({ from: 'list', names: ['Ana', ' '] })], /2 to 500 players \(got 1\)/],
    ['equal names', 'generate', [request({ from: 'list', names: ['Ana', 'Luis', 'Ana '] })], /called “Ana”/],
    [
      'a name too long',
      'generate',
      [request({ from: 'list', names: ['Ana', 'x'.repeat(50_001)] })],
      /too long/,
    ],
    ['1 player', 'generate', [request({ from: 'number', players: 1 })], /2 to 500 players \(got 1\)/],
    ['501 players', 'generate', [request({ from: 'number', players: 501 })], /2 to 500 players \(got 501\)/],
    ['2.5 players', 'generate', [request({ from: 'number', players: 2.5 })], /2 to 500 players \(got 2.5\)/],
    ['-3 players', 'generate', [request({ from: 'number', players: -3 })], /2 to 500 players/],
    [
      'more games than can be written in time',
      'generate',
      [request({ from: 'number', players: 500 }, { cycles: 8 })],
      /would have 998000 games.*take fewer cycles, or split the field/,
    ],
    ['no Players tab', 'generate', [request({ from: 'tab' })], /no tab with a list of players/],
    ['a blank selection', 'generate', [request({ from: 'selection' })], /selection is blank/],
    ['a sheet id that is none', 'showTab', ['x'], /cannot read/],
    ['a run that is none', 'progress', [{}], /cannot read/],
  ])('%s', (_, name, args, problem) => {
    const book = spreadsheet();
    const before = book.host.workbook.state;
    expect(problemOf(book.callAnything(name, args))).toMatch(problem);
    expect(book.host.workbook.state).toBe(before);
  });

  test.each<[string, string[][], RegExp]>([
    ['equal names', [['Name'], ['Ana'], ['Ana']], /^Players: two players are called “Ana” \(rows 2 and 3\)/],
    ['a date', [['Name'], ['1/2/2026'], ['Ana']], /^Players: a name in players is a date/],
    [
      'numbers with a gap',
      [
        ['No.', 'Name'],
        ['1', 'Ana'],
        ['3', 'Luis'],
      ],
      /^Players: start number 2 is missing/,
    ],
    [
      'no name in a row',
      [
        ['Name', 'Club'],
        ['Ana', ''],
        ['', 'Sur'],
      ],
      /^Players: a row of players has no name/,
    ],
    ['one player', [['Name'], ['Ana']], /^Players: .*2 to 500 names/],
    [
      'sections',
      [
        ['Name', 'Section'],
        ['A', 'x'],
        ['B', 'x'],
        ['C', 'y'],
        ['D', 'y'],
      ],
      /several sections/,
    ],
    [
      'a word that is quoted',
      [
        ['Name', 'Status'],
        ['Ana', 'out'],
        ['Luis', ''],
      ],
      /\(row 2, column 2: “out”\): it must be blank, “Withdrawn” or “Expelled”\.$/,
    ],
    [
      'names that are still calculated',
      [['Name'], ['="A"&"na"'], ['Luis']],
      /^Names in Players are still being calculated: wait/,
    ],
    [
      'numbers that are still calculated',
      [
        ['No.', 'Name'],
        ['=ROW()-1', 'Ana'],
        ['=ROW()-1', 'Luis'],
      ],
      /^Names in Players are still being calculated: wait/,
    ],
  ])('a list with %s', (_, rows, problem) => {
    const book = spreadsheet();
    type(book, 'Players', rows);
    const before = book.host.workbook.state;
    const said = problemOf(book.call('generate', request({ from: 'tab' })));
    expect(said).toMatch(problem);
    expect(said).not.toMatch(/BERGER|Error/);
    expect(book.host.workbook.state).toBe(before);
  });

  test('too many cells: nothing is written, the way out is told', () => {
    const book = spreadsheet();
    const { id } = sheetNamed(book, 'Sheet1');
    const rows = Math.floor((MAX_CELLS - 40_000) / 26);
    book.host.workbook.insertRows(id, 1000, rows - 1000);
    const before = book.host.workbook.state;
    expect(problemOf(book.call('generate', request({ from: 'list', names: NAMES })))).toMatch(
      /would bring this spreadsheet to \d+ cells, and Google Sheets allows 10000000: delete tabs/,
    );
    expect(book.host.workbook.state).toBe(before);
  });
});

test.each([4, 200, 500])('mutating calls with %i players: as the plans say, at most 30 a tab', (n) => {
  const book = spreadsheet();
  book.host.counters.reset();
  const { tabs, notes } = generated(book, { from: 'number', players: n });
  const format = { players: n, cycles: 1, system: 'berger', order: 'fide' } as const;
  const names = Array.from({ length: n }, (_, i) => `Player ${i + 1}`);
  const lookup = n > 60 ? undefined : playersAt('Players');
  const common = { language: 'en', format, names, lookup } as const;
  const players = { tab: 'Players', row: 1, columns: PLAYER_COLUMNS };
  const at = { event: 'Event', schedule: 'Schedule', players };
  const spilled = { language: 'en', format, names, at } as const;
  const plans = [
    eventPlan({ name: 'Event', language: 'en', format, schedule: 'Schedule', when: '' }),
    playersPlan({ name: 'Players', language: 'en', players: names.map((name) => ({ name })) }),
    schedulePlan({ ...common, name: 'Schedule' }),
    bergerTablePlan({ ...common, name: 'Berger table' }),
    standingsPlan({ ...spilled, name: 'Standings' }),
    crosstablePlan({ ...spilled, name: 'Crosstable' }),
    progressPlan({ ...spilled, name: 'Progress' }),
    byPlayerPlan({ ...spilled, name: 'By player' }),
  ];
  const { counters } = book.host;
  const counted = tabs.map(({ sheetId }) => counters.writesOf(sheetId));
  expect(counted).toEqual(plans.map(mutatingCalls));
  expect(counters.writes).toBe(plans.map(mutatingCalls).reduce((sum, calls) => sum + calls));
  expect(Math.max(...counted)).toBeLessThanOrEqual(30);
  const slow = notes.filter((note) =>
    note.includes('calculates Standings, Crosstable, Progress and By player'),
  );
  expect(slow).toEqual(n === 500 ? [expect.stringContaining('With 124750 games') as string] : []);
});
