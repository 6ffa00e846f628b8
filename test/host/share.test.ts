/**
 * Sharing and printing: protection, tables as values and live again, round sheets, cards, deleted tabs made again.
 */
import { CROSSTABLE } from '../../src/functions/crosstable';
import { PROGRESS } from '../../src/functions/progress';
import { STANDINGS } from '../../src/functions/standings';
import { WALLCHART } from '../../src/functions/wallchart';
import { DEFAULT_GUESSES, type GuessName } from '../../workbench/host/model/guesses';
import { contents, HOSTILE, problemOf, sheetNamed, tabNames, type, type Spreadsheet } from './berger';
import { begun, content, done, remove, TABLES, view } from './share-commands';

const OWNER = 'owner@example.com';
const ME = 'me@example.com';
const OTHERS = ['ana@example.com', 'luis@example.com'];
const SHARED = { owner: OWNER, user: ME, editors: OTHERS };

/** The functions refuse a name that is a formula's error, in the sheet too. */
const WILD = HOSTILE.filter((name) => name !== '#REF!').map((name) => name.normalize());

const protectionsOf = (book: Spreadsheet, tab: string) => sheetNamed(book, tab).protections;
const formulaIn = (book: Spreadsheet, tab: string) => sheetNamed(book, tab).rows[0]?.[0]?.formula;

describe('protecting', () => {
  test('on every tab of the event and on no other; a second time changes nothing', () => {
    const book = begun(SHARED);
    expect(view(book).protection).toBe('none');
    const { notes, view: after } = done(book, 'protect');
    expect([notes, after.protection]).toEqual([[], 'results']);
    expect(protectionsOf(book, 'Sheet1')).toEqual([]);
    for (const { name } of after.tabs)
      expect([name, protectionsOf(book, name)]).toEqual([
        name,
        [expect.objectContaining({ description: 'Berger', warningOnly: false, editors: [OWNER, ME] })],
      ]);
    const before = content(book);
    done(book, 'protect');
    expect(content(book)).toEqual(before);
  });

  test('another editor types results and nothing else', () => {
    const book = begun(SHARED);
    done(book, 'protect');
    const { workbook } = book.host;
    workbook.user = 'ana@example.com';
    const { id } = sheetNamed(book, 'Schedule');
    expect([2, 5, 900].map((row) => workbook.mayEdit(id, row, 6))).toEqual(['yes', 'yes', 'yes']);
    expect([1, 4, 5, 7, 9].map((column) => workbook.mayEdit(id, 3, column))).toEqual(Array(5).fill('no'));
    expect(workbook.mayEdit(id, 1, 6)).toBe('no');
    for (const tab of ['Event', 'Players', 'Berger table', ...TABLES])
      expect([tab, workbook.mayEdit(sheetNamed(book, tab).id, 2, 2)]).toEqual([tab, 'no']);
    expect(workbook.mayEdit(sheetNamed(book, 'Sheet1').id, 1, 1)).toBe('yes');
  });

  test('the column of the results is found where it was moved to', () => {
    const book = begun(SHARED);
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Schedule');
    workbook.insertRows(id, 1, 2);
    workbook.insertColumns(id, 1, 1);
    done(book, 'protect');
    expect(protectionsOf(book, 'Schedule')[0]?.unprotected).toMatchObject([
      { row: 4, column: 7, lastColumn: 7 },
    ]);
  });

  test('unprotecting takes away ours and leaves others’', () => {
    const book = begun(SHARED);
    book.host.run('menu', () => {
      const { SpreadsheetApp } = book.host.services as {
        SpreadsheetApp: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
      };
      SpreadsheetApp.getActive().getSheetByName('Event')?.protect().setDescription('mine');
    });
    const before = content(book);
    const { notes } = done(book, 'protect');
    expect(notes).toEqual([expect.stringMatching(/stay as they are: Event/)]);
    expect(protectionsOf(book, 'Event')).toMatchObject([{ description: 'mine' }]);
    done(book, 'unprotect');
    expect(content(book)).toEqual(before);
    expect(view(book).protection).toBe('none');
  });

  test('where editors cannot be removed, a warning, and it says so', () => {
    const book = begun(SHARED);
    let calls = 0;
    book.host.faults.between = (call) => {
      if (call.method !== 'Protection.removeEditors' || calls++ > 0) return;
      throw new Error('not allowed');
    };
    const { notes, view: after } = done(book, 'protect');
    book.host.faults.between = undefined;
    expect(after.protection).toBe('warning');
    expect(notes).toEqual([expect.stringMatching(/only get a warning/)]);
    for (const { name } of after.tabs)
      expect(protectionsOf(book, name)).toMatchObject([{ warningOnly: true }]);
    done(book, 'unprotect');
    expect(protectionsOf(book, 'Event')).toEqual([]);
  });

  test('new tabs that only warn in a protected event are named', () => {
    const book = begun(SHARED);
    done(book, 'protect');
    book.host.faults.between = ({ method }) => {
      if (method === 'Protection.removeEditors') throw new Error('not allowed');
    };
    const { notes, view: now } = done(book, 'makePlayerCards');
    book.host.faults.between = undefined;
    expect([now.protection, protectionsOf(book, 'Player cards')]).toMatchObject([
      'results',
      [{ warningOnly: true }],
    ]);
    expect(notes.at(-1)).toBe(
      'Google Sheets does not let other editors be kept out of Player cards, so they only get a warning there.',
    );
  });

  test('new tabs of a protected event are protected alike', () => {
    const book = begun(SHARED);
    done(book, 'protect');
    done(book, 'makePlayerCards');
    expect(protectionsOf(book, 'Player cards')).toMatchObject([{ description: 'Berger', unprotected: [] }]);
    book.host.workbook.deleteSheet(sheetNamed(book, 'Standings').id);
    done(book, 'remakeTabs');
    expect(protectionsOf(book, 'Standings')).toMatchObject([{ description: 'Berger' }]);
  });
});

/** What the formulas give, from the tabs as they are. */
function computed(book: Spreadsheet) {
  const players = contents(sheetNamed(book, 'Players'));
  const games = contents(sheetNamed(book, 'Schedule')).map((row, r) =>
    row.map((value, c) => (r > 0 && (c === 4 || c === 6) ? '' : value)),
  );
  const rules = ['fide', 1, '1-½-0'] as const;
  return [
    STANDINGS(players, games, 'SB, DE, KS', ...rules),
    CROSSTABLE(players, games, '', ...rules),
    PROGRESS(players, games, ...rules),
    WALLCHART(players, games, ...rules),
  ];
}

const padded = (table: readonly (readonly unknown[])[]) => {
  const width = Math.max(
    ...table.map((row) => row.reduce((n: number, cell, c) => (cell === '' ? n : c + 1), 0)),
  );
  return table.map((row) => row.slice(0, width));
};

describe('publishing', () => {
  const shown = (book: Spreadsheet) => TABLES.map((tab) => contents(sheetNamed(book, tab)));

  test('the tables stand as values, and as formulas again', () => {
    const book = begun();
    const before = content(book);
    const { view: after, notes } = done(book, 'publish');
    expect([after.published, notes]).toEqual([true, []]);
    expect(shown(book)).toEqual(computed(book).map(padded));
    expect(sheetNamed(book, 'Progress').charts).toHaveLength(1);
    expect(done(book, 'goLive').view.published).toBe(false);
    expect(content(book)).toEqual(before);
  });

  test('in Spanish', () => {
    const book = begun({ locale: 'es_ES' });
    done(book, 'publish');
    const [heading, first] = contents(sheetNamed(book, 'Clasificación'));
    expect([heading?.slice(0, 3), first?.slice(0, 3)]).toEqual([
      ['Puesto', 'N.º', 'Nombre'],
      [1, 2, 'Luis Paz'],
    ]);
    done(book, 'goLive');
    expect(formulaIn(book, 'Clasificación')).toMatch(/^=STANDINGS\(/);
  });

  test('published again, the values are those of now', () => {
    const book = begun();
    done(book, 'publish');
    expect(view(book).outdated).toBeUndefined();
    type(book, 'Schedule', [['0-1']], 5, 6);
    expect(view(book)).toMatchObject({ published: true, outdated: true });
    expect(done(book, 'publish').view.outdated).toBeUndefined();
    expect(shown(book)).toEqual(computed(book).map(padded));
    done(book, 'goLive');
    expect(contents(sheetNamed(book, 'Progress'))).toEqual([[formulaIn(book, 'Progress')]]);
  });

  test('names that a sheet would take for something else stay as they are', () => {
    const book = begun({}, WILD);
    done(book, 'publish');
    const names = contents(sheetNamed(book, 'By player')).map((row) => row[1]);
    expect(names).toEqual(['Name', ...WILD]);
    done(book, 'goLive');
    expect(formulaIn(book, 'By player')).toMatch(/^=WALLCHART\(/);
  });

  test('a tab that is gone is named, the others are published', () => {
    const book = begun();
    remove(book, 'Crosstable');
    const { notes } = done(book, 'publish');
    expect(notes).toEqual([expect.stringMatching(/gone: Crosstable/)]);
    expect(formulaIn(book, 'Standings')).toBeUndefined();
    remove(book, 'Standings', 'Progress', 'By player');
    expect(problemOf(book.callAnything('publish', []))).toMatch(/are gone/);
  });

  test('a formula of the user’s own counts, and comes back; tabs may have other names', () => {
    const book = begun();
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Crosstable');
    const own = '=CROSSTABLE(Players!A1:M; Schedule!A1:I; "rank")';
    workbook.enter(id, 1, 1, own);
    workbook.renameSheet(sheetNamed(book, 'Players').id, "Ana's, list");
    done(book, 'publish');
    expect(contents(sheetNamed(book, 'Crosstable'))[0]?.slice(2, 4)).toEqual([2, 3]);
    workbook.renameSheet(sheetNamed(book, 'Event').id, 'Liga 2027');
    const { notes } = done(book, 'goLive');
    expect(notes).toEqual([]);
    expect(formulaIn(book, 'Crosstable')).toMatch(/^=CROSSTABLE\('Ana''s, list'!A1:M.*"rank"\)$/);
    expect(formulaIn(book, 'Standings')).toContain("'Liga 2027'!B9");
  });

  test('a formula that is none of ours is left alone', () => {
    const book = begun();
    const { workbook } = book.host;
    workbook.enter(sheetNamed(book, 'Progress').id, 1, 1, '=1+1');
    const { notes } = done(book, 'publish');
    expect(notes).toEqual([expect.stringMatching(/Progress was left out: its formula is gone/)]);
    expect(formulaIn(book, 'Progress')).toBe('=1+1');
  });

  test('a note beside the table stays; one in the way of the formula stops it', () => {
    const book = begun();
    done(book, 'publish');
    const { workbook } = book.host;
    const standings = sheetNamed(book, 'Standings').id;
    workbook.enter(standings, 9, 3, 'Prizes on Friday');
    done(book, 'goLive');
    expect(contents(sheetNamed(book, 'Standings'))[8]?.[2]).toBe('Prizes on Friday');
    done(book, 'publish');
    const progress = sheetNamed(book, 'Progress').id;
    workbook.enter(progress, 3, 2, 'mine');
    type(book, 'Schedule', [['0-1']], 5, 6);
    const { notes } = done(book, 'goLive');
    expect(notes).toEqual([expect.stringMatching(/Progress!B3 is in the way/)]);
    expect(contents(sheetNamed(book, 'Progress'))[2]?.[1]).toBe('mine');
    expect(formulaIn(book, 'Standings')).toMatch(/^=STANDINGS/);
  });

  test('values changed by hand are told', () => {
    const book = begun();
    done(book, 'publish');
    book.host.workbook.enter(sheetNamed(book, 'Standings').id, 2, 3, 'Somebody');
    expect(done(book, 'goLive').notes).toEqual([expect.stringMatching(/Standings had been changed by hand/)]);
  });

  test('rows above the table, and a tab that moved', () => {
    const book = begun();
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Standings');
    workbook.insertRows(id, 1, 2);
    workbook.enter(id, 1, 1, 'Club championship');
    expect(view(book).published).toBe(false);
    done(book, 'publish');
    expect(contents(sheetNamed(book, 'Standings'))[2]?.slice(0, 2)).toEqual(['Rank', 'No.']);
    workbook.insertRows(id, 1, 1);
    done(book, 'goLive');
    expect(sheetNamed(book, 'Standings').rows[3]?.[0]?.formula).toMatch(/^=STANDINGS/);
    expect(contents(sheetNamed(book, 'Standings'))[1]?.[0]).toBe('Club championship');
  });
});

describe('tabs that were changed by hand', () => {
  const formulas = (book: Spreadsheet) => TABLES.map((tab) => formulaIn(book, tab));

  test('formulas made anew read the settings and columns where they stand', () => {
    const book = begun();
    const { workbook } = book.host;
    workbook.insertRows(sheetNamed(book, 'Event').id, 11, 1);
    workbook.insertColumns(sheetNamed(book, 'Schedule').id, 1, 2);
    workbook.insertRows(sheetNamed(book, 'Schedule').id, 1, 1);
    remove(book, 'Standings');
    done(book, 'remakeTabs');
    expect(formulaIn(book, 'Standings')).toBe(
      '=STANDINGS(Players!A1:M;Schedule!A2:K;Event!B9;Event!B10;Event!B7;Event!B12)',
    );
  });

  test('a formula of the user’s own comes back with what moved since', () => {
    const book = begun();
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Crosstable');
    const usual = formulaIn(book, 'Crosstable') ?? '';
    const own = usual.replace('""', '"rank"');
    expect(own).not.toBe(usual);
    workbook.enter(id, 1, 1, own);
    done(book, 'publish');
    done(book, 'goLive');
    expect(formulaIn(book, 'Crosstable')).toBe(own);
    done(book, 'publish');
    workbook.insertRows(sheetNamed(book, 'Event').id, 11, 1);
    workbook.insertColumns(sheetNamed(book, 'Schedule').id, 1, 2);
    done(book, 'publish');
    done(book, 'goLive');
    const moved = own.replace('B11', 'B12').replace('A1:I', 'A1:K');
    expect(formulaIn(book, 'Crosstable')).toBe(moved);
    done(book, 'publish');
    workbook.enter(sheetNamed(book, 'Event').id, 12, 2, 'whatever');
    done(book, 'goLive');
    expect(formulaIn(book, 'Crosstable')).toBe(moved);
  });

  test.each(['publish', 'goLive'] as const)('%s waits until the tab Event is made again', (call) => {
    const book = begun();
    if (call === 'goLive') done(book, 'publish');
    remove(book, 'Event');
    const before = content(book);
    expect(problemOf(book.callAnything(call, []))).toBe(
      'The tab Event was deleted: make it again, then try once more.',
    );
    expect(content(book)).toEqual(before);
  });

  test.each(['publish', 'goLive'] as const)('%s after a row was deleted spares the note below', (call) => {
    const book = begun();
    done(book, 'publish');
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'By player');
    const rows = contents(sheetNamed(book, 'By player')).length;
    workbook.enter(id, rows + 1, 1, 'Prizes on Friday');
    workbook.deleteRows(id, 3, 1);
    const before = contents(sheetNamed(book, 'By player'));
    const { notes } = done(book, call);
    expect(notes).toEqual([
      `By player was left out: By player!A${String(rows)} may be no part of the table. Move what stands there, then try again.`,
    ]);
    expect(contents(sheetNamed(book, 'By player'))).toEqual(before);
    workbook.enter(id, rows, 1, '');
    workbook.enter(id, rows + 2, 1, 'Prizes on Friday');
    done(book, call);
    expect(contents(sheetNamed(book, 'By player'))[rows + 1]?.[0]).toBe('Prizes on Friday');
  });

  test('a row inserted into the table is not taken for its own', () => {
    const book = begun();
    done(book, 'publish');
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'By player');
    workbook.insertRows(id, 3, 1);
    workbook.enter(id, 3, 2, 'mine');
    expect(done(book, 'goLive').notes).toEqual([expect.stringMatching(/By player!B3 may be no part/)]);
    expect(contents(sheetNamed(book, 'By player'))[2]?.[1]).toBe('mine');
    workbook.enter(id, 3, 2, '');
    done(book, 'goLive');
    expect(contents(sheetNamed(book, 'By player'))).toEqual([[formulaIn(book, 'By player')]]);
  });

  test('a copy of the table above it leaves both as they are', () => {
    const book = begun();
    done(book, 'publish');
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Standings');
    const copy = contents(sheetNamed(book, 'Standings')).map((row) => row.map(String));
    workbook.insertRows(id, 1, 10);
    workbook.paste(id, 1, 1, copy);
    const before = contents(sheetNamed(book, 'Standings'));
    for (const call of ['publish', 'goLive'] as const) {
      expect(done(book, call).notes).toEqual([
        expect.stringMatching(/twice, at Standings!A1 and Standings!A11/),
      ]);
      expect(contents(sheetNamed(book, 'Standings'))).toEqual(before);
    }
  });

  test('a table that has no room in its tab stops no other', () => {
    const book = begun();
    const { id, maxColumns } = sheetNamed(book, 'Crosstable');
    book.host.workbook.deleteColumns(id, 4, maxColumns - 3);
    expect(done(book, 'publish').notes).toEqual([
      'Crosstable was left out: the table reaches as far as H6. Add rows or columns to the tab, then try again.',
    ]);
    expect(formulas(book).map((text) => text === undefined)).toEqual([true, false, true, true]);
  });

  test('an event without marks has no tables', () => {
    const book = begun();
    for (const sheet of book.host.workbook.state.sheets) (sheet.metadata as unknown[]).length = 0;
    for (const call of ['publish', 'goLive'] as const)
      expect(problemOf(book.callAnything(call, []))).toMatch(/^Berger has no tables in this spreadsheet/);
  });

  test('the sentence of a function is told whole', () => {
    const book = begun();
    book.host.workbook.enter(sheetNamed(book, 'Event').id, 11, 2, 'whatever');
    expect(problemOf(book.callAnything('publish', []))).toMatch(
      /^Standings was left out: STANDINGS: .*\(.*\).*\.$/,
    );
  });
});

describe('printing', () => {
  test('round sheets, one round, cards: new tabs, few calls', () => {
    const book = begun();
    for (const [call, args, name, kind] of [
      ['makeRoundSheets', [], 'Round sheets', 'roundSheets'],
      ['makeRoundSheets', [2], 'Round 2', 'roundSheets'],
      ['makePlayerCards', [], 'Player cards', 'playerCards'],
      ['makePlayerCards', [], 'Player cards 2', 'playerCards'],
    ] as const) {
      book.host.counters.reset();
      const { tabs, notes } = done(book, call, ...args);
      expect(book.host.counters.writes).toBeLessThanOrEqual(30);
      expect(tabs).toEqual([{ kind, name, made: true, sheetId: sheetNamed(book, name).id }]);
      expect(notes).toEqual([expect.stringMatching(/landscape/)]);
    }
    const sheet = contents(sheetNamed(book, 'Round 2'));
    expect(sheet[0]?.[1]).toBe('Round 2');
    expect(sheetNamed(book, 'Round 2').hiddenGridlines).toBe(true);
  });

  test('what cannot be printed is told', () => {
    const book = begun();
    expect(problemOf(book.callAnything('makeRoundSheets', [9]))).toMatch(/no round 9/);
    expect(problemOf(book.callAnything('makeRoundSheets', ['2']))).toMatch(/./);
    expect(tabNames(book)).not.toContain('Round 9');
  });

  test('names that a sheet would take for something else', () => {
    const book = begun({}, WILD.slice(0, -1));
    done(book, 'makePlayerCards');
    done(book, 'makeRoundSheets', 1);
    const said = contents(sheetNamed(book, 'Round 1')).flat();
    for (const name of WILD.slice(0, -1)) expect(said.some((text) => String(text).endsWith(name))).toBe(true);
  });
});

describe('deleted tabs', () => {
  test('are made again, and formulas that named them are mended', () => {
    const book = begun();
    const before = TABLES.map((tab) => formulaIn(book, tab));
    const berger = contents(sheetNamed(book, 'Berger table'));
    remove(book, 'Event', 'Berger table', 'Crosstable');
    expect(view(book).missing).toEqual(['event', 'berger', 'crosstable']);
    const { notes, view: after, tabs } = done(book, 'remakeTabs');
    expect(notes).toEqual([expect.stringMatching(/Event was made again.*check/)]);
    expect([after.missing, tabs.map(({ name }) => name)]).toEqual([
      [],
      ['Event', 'Berger table', 'Crosstable'],
    ]);
    expect(TABLES.map((tab) => formulaIn(book, tab))).toEqual(before);
    expect(contents(sheetNamed(book, 'Berger table'))).toEqual(berger);
    expect(contents(sheetNamed(book, 'Event')).slice(6, 8)).toMatchObject([
      ['Cycles', 1, ''],
      ['Order of the rounds', 'fide', ''],
    ]);
    expect(problemOf(book.callAnything('remakeTabs', []))).toMatch(/No tab is missing/);
  });

  test('of a published event stand as values, like the others', () => {
    const book = begun({}, WILD);
    done(book, 'publish');
    const before = TABLES.map((tab) => contents(sheetNamed(book, tab)));
    remove(book, 'Standings', 'Crosstable');
    const { notes, view: after } = done(book, 'remakeTabs');
    expect([notes, after.published, after.outdated]).toEqual([[], true, undefined]);
    expect(TABLES.map((tab) => contents(sheetNamed(book, tab)))).toEqual(before);
    expect(done(book, 'goLive').view.published).toBe(false);
    expect(TABLES.map((tab) => formulaIn(book, tab))).toEqual(
      ['STANDINGS', 'CROSSTABLE', 'PROGRESS', 'WALLCHART'].map((name) => expect.stringMatching(`^=${name}`)),
    );
    // Without the settings there are no values, and it says so.
    done(book, 'publish');
    remove(book, 'Event', 'Crosstable');
    const again = done(book, 'remakeTabs');
    expect(again.notes).toEqual([
      expect.stringMatching(/Event was made again/),
      'Crosstable has its formula, the other tables stand as values: bring the values up to date in the panel Standings.',
    ]);
    expect(again.view.published).toBe(true);
    done(book, 'publish');
    expect(TABLES.map((tab) => contents(sheetNamed(book, tab)))).toEqual(before);
  });
});

describe('every guess flipped', () => {
  test.each(Object.keys(DEFAULT_GUESSES) as GuessName[])('%s', (name) => {
    const book = begun({ ...SHARED, guesses: { [name]: !DEFAULT_GUESSES[name] } }, WILD);
    const formulas = TABLES.map((tab) => formulaIn(book, tab));
    expect(done(book, 'publish').notes).toEqual([]);
    expect(contents(sheetNamed(book, 'By player')).map((row) => row[1])).toEqual(['Name', ...WILD]);
    expect(done(book, 'goLive').notes).toEqual([]);
    expect(TABLES.map((tab) => formulaIn(book, tab))).toEqual(formulas);
    expect(done(book, 'protect').view.protection).toBe('results');
    expect(done(book, 'unprotect').view.protection).toBe('none');
    remove(book, 'Event');
    done(book, 'remakeTabs');
    expect(TABLES.map((tab) => formulaIn(book, tab))).toEqual(formulas);
  });
});
