/**
 * The list of sheets, rows and columns, and everything that moves with them.
 */
import { book, bothWays } from './setup';

const names = (ss: GoogleAppsScript.Spreadsheet.Spreadsheet) =>
  ss.getSheets().map((sheet) => sheet.getName());

describe('sheets', () => {
  it('insertSheet takes a name, an index, a template in any combination', () => {
    const { ss, sheet } = book();
    sheet.getRange('A1').setValue('x').setBackground('red');
    ss.insertSheet('Last', 9);
    ss.insertSheet('First', 0);
    const copy = ss.insertSheet('Copy', 1, { template: sheet });
    ss.insertSheet({ template: sheet });
    ss.insertSheet(0);
    expect(names(ss)).toEqual(['Sheet6', 'First', 'Copy', 'Sheet5', 'Sheet1', 'Last']);
    expect([copy.getRange('A1').getValue(), copy.getRange('A1').getBackground()]).toEqual(['x', '#ff0000']);
  });

  it('an inserted sheet becomes the active one', () => {
    const { ss } = book();
    const made = ss.insertSheet('New', 5);
    expect(ss.getActiveSheet().getSheetId()).toBe(made.getSheetId());
  });

  it.each(bothWays('newSheetAfterActive'))(
    'a new sheet without a place comes after the active one: %s',
    (on, guesses) => {
      const { ss, sheet } = book({ guesses });
      ss.insertSheet('B');
      ss.setActiveSheet(sheet);
      ss.insertSheet('C');
      expect(names(ss)).toEqual(on ? ['Sheet1', 'C', 'B'] : ['Sheet1', 'B', 'C']);
    },
  );

  it('a taken name is refused whatever its case', () => {
    const { ss, sheet } = book();
    ss.insertSheet('Schedule');
    const taken = 'A sheet with the name "SCHEDULE" already exists. Please enter another name.';
    expect(() => ss.insertSheet('SCHEDULE')).toThrow(taken);
    expect(() => sheet.setName('SCHEDULE')).toThrow(taken);
    expect(ss.getSheetByName('Schedule')?.setName('schedule').getName()).toBe('schedule');
    expect(ss.getNumSheets()).toBe(2);
  });

  it('an empty name and one over 100 characters are refused', () => {
    const { ss } = book();
    expect(() => ss.insertSheet(' ')).toThrow('cannot be empty');
    expect(() => ss.insertSheet('x'.repeat(101))).toThrow('100 characters');
    expect(ss.insertSheet('x'.repeat(100)).getName()).toHaveLength(100);
  });

  it.each(bothWays('tabNamesRefuseExcelCharacters'))('a name with : or / is refused: %s', (on, guesses) => {
    const { ss } = book({ guesses });
    for (const name of ['a:b', 'a/b', 'a[b]', 'a?']) {
      if (on) expect(() => ss.insertSheet(name)).toThrow('not allowed');
      else expect(ss.insertSheet(name).getName()).toBe(name);
    }
    expect(ss.insertSheet("Player's ñ 日本").getName()).toBe("Player's ñ 日本");
  });

  it.each(bothWays('sheetLookupIsExact'))('getSheetByName tells upper from lower case: %s', (on, guesses) => {
    const { ss } = book({ guesses });
    expect(ss.getSheetByName('sheet1') === null).toBe(on);
    expect(ss.getSheetByName('Sheet1')?.getSheetId()).toBe(0);
    expect(ss.getSheetByName('No')).toBeNull();
    expect(ss.getSheetById(77)).toBeNull();
  });

  it('the last visible sheet can be neither deleted nor hidden', () => {
    const { ss, sheet } = book();
    expect(() => ss.deleteSheet(sheet)).toThrow("You can't remove all the sheets in a document.");
    const other = ss.insertSheet('Other').hideSheet();
    expect(other.isSheetHidden()).toBe(true);
    expect(() => ss.deleteSheet(sheet)).toThrow("You can't remove all the visible sheets in a document.");
    expect(() => sheet.hideSheet()).toThrow("You can't hide all the sheets");
    other.showSheet();
    ss.deleteSheet(sheet);
    expect(names(ss)).toEqual(['Other']);
    expect(ss.getActiveSheet().getName()).toBe('Other');
    expect(() => sheet.getName()).toThrow('not found');
  });

  it('sheets move and are numbered from 1', () => {
    const { ss, sheet } = book();
    ss.insertSheet('B');
    ss.insertSheet('C');
    ss.setActiveSheet(sheet);
    ss.moveActiveSheet(3);
    expect(names(ss)).toEqual(['B', 'C', 'Sheet1']);
    expect(sheet.getIndex()).toBe(3);
    expect(() => ss.moveActiveSheet(4)).toThrow('out of bounds');
  });

  it('a copy has a new id, a name of its own, contents and looks', () => {
    const { ss, sheet } = book();
    sheet.getRange('A1').setFormula('=B1');
    sheet.setTabColor('red');
    const copy = ss.duplicateActiveSheet();
    expect(copy.getName()).toBe('Copy of Sheet1');
    expect(copy.getSheetId()).not.toBe(sheet.getSheetId());
    expect([copy.getRange('A1').getFormula(), copy.getTabColor()]).toEqual(['=B1', '#ff0000']);
    expect(sheet.copyTo(ss).getName()).toBe('Copy of Sheet1 2');
    const es = book({ locale: 'es_ES' });
    expect(es.ss.duplicateActiveSheet().getName()).toBe('Copia de Hoja 1');
  });

  it.each(bothWays('duplicateKeepsMetadata'))('a copy keeps developer metadata: %s', (on, guesses) => {
    const { ss, sheet } = book({ guesses });
    sheet.addDeveloperMetadata('mark', 'value');
    const copy = ss.duplicateActiveSheet();
    const [mine] = sheet.getDeveloperMetadata();
    const theirs = copy.getDeveloperMetadata();
    expect(theirs.map((one) => one.getValue())).toEqual(on ? ['value'] : []);
    expect(theirs.map((one) => one.getId())).not.toContain(mine?.getId());
    expect(ss.createDeveloperMetadataFinder().withKey('mark').find()).toHaveLength(on ? 2 : 1);
  });

  it.each(bothWays('duplicateKeepsProtections'))('a copy keeps protections: %s', (on, guesses) => {
    const { ss, sheet, app } = book({ guesses });
    sheet.protect().setDescription('d');
    const copy = ss.duplicateActiveSheet();
    expect(copy.getProtections(app.ProtectionType.SHEET)).toHaveLength(on ? 1 : 0);
  });

  it('more than 10 million cells are refused', () => {
    const { sheet } = book();
    expect(() => sheet.insertRowsAfter(1000, 400_000)).toThrow('10000000 cells');
    expect(sheet.getMaxRows()).toBe(1000);
    sheet.deleteColumns(2, 25);
    sheet.insertRowsAfter(1000, 400_000);
    expect(sheet.getMaxRows()).toBe(401_000);
  });
});

describe('rows and columns', () => {
  it('formulas, rules, names and ranges move with inserted and deleted rows and columns', () => {
    const { ss, sheet, app } = book();
    const other = ss.insertSheet('My tab');
    sheet.getRange('C5').setFormula('=SUM(A1:A9)+$B$7+F(A2:A)+"A9"');
    other.getRange('A1').setFormula('=Sheet1!A7+Sheet1!A1');
    ss.setNamedRange('Players', sheet.getRange('A4:B9'));
    sheet.setConditionalFormatRules([
      app
        .newConditionalFormatRule()
        .whenFormulaSatisfied('=$A4>1')
        .setRanges([sheet.getRange('A4:B9')])
        .build(),
    ]);
    sheet.insertRowsBefore(3, 2);
    sheet.insertColumnsBefore(1, 1);
    expect(sheet.getRange('D7').getFormula()).toBe('=SUM(B1:B11)+$C$9+F(B2:B)+"A9"');
    expect(other.getRange('A1').getFormula()).toBe('=Sheet1!B9+Sheet1!B1');
    expect(ss.getRangeByName('Players')?.getA1Notation()).toBe('B6:C11');
    const [rule] = sheet.getConditionalFormatRules();
    expect(rule?.getRanges().map((range) => range.getA1Notation())).toEqual(['B6:C11']);
    expect(rule?.getBooleanCondition()?.getCriteriaValues()).toEqual(['=$B6>1']);
    sheet.deleteRows(8, 3);
    expect(sheet.getRange('D7').getFormula()).toBe('=SUM(B1:B8)+#REF!+F(B2:B)+"A9"');
    expect(other.getRange('A1').getFormula()).toBe('=#REF!+Sheet1!B1');
  });

  it('renaming a sheet renames it in formulas', () => {
    const { ss, sheet } = book();
    const other = ss.insertSheet('Other');
    other.getRange('A1').setFormula('=Sheet1!A1&\'Sheet1\'!A:A&"Sheet1!"');
    sheet.setName("Ana's tab");
    expect(other.getRange('A1').getFormula()).toBe("='Ana''s tab'!A1&'Ana''s tab'!A:A&\"Sheet1!\"");
  });

  it.each(bothWays('insertedCellsInherit'))('inserted rows look like their neighbour: %s', (on, guesses) => {
    const { sheet } = book({ guesses });
    sheet.getRange('A2').setValue('x').setBackground('red');
    sheet.insertRowsAfter(2, 1);
    expect([sheet.getRange('A3').getBackground(), sheet.getRange('A3').isBlank()]).toEqual([
      on ? '#ff0000' : '#ffffff',
      true,
    ]);
    sheet.insertRowsBefore(2, 1);
    expect(sheet.getRange('A2').getBackground()).toBe(on ? '#ff0000' : '#ffffff');
  });

  it('all rows, all unfrozen rows, and rows out of bounds cannot be deleted', () => {
    const { sheet } = book();
    sheet.setFrozenRows(2);
    expect(() => sheet.deleteRows(1, 1000)).toThrow("can't delete all the rows");
    expect(() => sheet.deleteRows(3, 998)).toThrow('non-frozen rows');
    expect(() => sheet.deleteRows(1000, 2)).toThrow('out of bounds');
    expect(() => sheet.insertRowsAfter(1001, 1)).toThrow('outside');
    sheet.deleteRows(1, 1);
    expect([sheet.getFrozenRows(), sheet.getMaxRows()]).toEqual([1, 999]);
    expect(() => sheet.setFrozenRows(999)).toThrow("can't freeze all");
  });

  it('a row grows past the height that it is given, unless forced', () => {
    const { sheet } = book();
    sheet.getRange('B2').setValue('three\nlines\nhere').setFontSize(20);
    sheet.setRowHeights(1, 2, 30);
    expect([sheet.getRowHeight(1), sheet.getRowHeight(2)]).toEqual([30, 96]);
    sheet.setRowHeightsForced(1, 2, 30);
    expect(sheet.getRowHeight(2)).toBe(30);
  });

  it('widths, heights, gridlines, hidden columns', () => {
    const { sheet } = book();
    sheet.setColumnWidths(2, 2, 40).setRowHeight(1, 30).setHiddenGridlines(true);
    sheet.hideColumns(5);
    sheet.setFrozenColumns(1);
    expect([sheet.getColumnWidth(1), sheet.getColumnWidth(3), sheet.getRowHeight(1)]).toEqual([100, 40, 30]);
    expect([sheet.hasHiddenGridlines(), sheet.isColumnHiddenByUser(5), sheet.getFrozenColumns()]).toEqual([
      true,
      true,
      1,
    ]);
    sheet.deleteColumns(1, 2);
    expect([sheet.getColumnWidth(1), sheet.isColumnHiddenByUser(3), sheet.getFrozenColumns()]).toEqual([
      40,
      true,
      0,
    ]);
    sheet.getRange('D1').setValue('a rather long name of a club');
    sheet.autoResizeColumns(4, 1);
    expect(sheet.getColumnWidth(4)).toBeGreaterThan(150);
    expect(() => sheet.setColumnWidth(99, 10)).toThrow('out of bounds');
  });
});
