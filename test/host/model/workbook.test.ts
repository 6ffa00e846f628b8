/**
 * What the view gets: cells, changes, a user's edits, saving.
 */
import type { Change } from '../../../workbench/host/model/change';
import { NOW, book } from './setup';

describe('the view', () => {
  it('a cell tells its content for the editor and its display', () => {
    const { host, id } = book();
    const { workbook } = host;
    workbook.enter(id, 1, 1, '1/2');
    workbook.enter(id, 2, 1, '50%');
    workbook.enter(id, 3, 1, '=A1');
    workbook.enter(id, 4, 1, '1234.5678');
    workbook.enter(id, 5, 1, 'true');
    expect([1, 2, 3, 4, 5].map((row) => workbook.cell(id, row, 1).content)).toEqual([
      '1/2/2026',
      '50%',
      '=A1',
      '1234.5678',
      'TRUE',
    ]);
    expect([1, 2, 3, 4, 5].map((row) => workbook.cell(id, row, 1).display)).toEqual([
      '1/2',
      '50%',
      'Loading...',
      '1234.5678',
      'TRUE',
    ]);
    expect(workbook.formulas()).toEqual([{ sheetId: id, row: 3, column: 1, formula: '=A1' }]);
    expect(workbook.used(id)).toEqual({ rows: 5, columns: 1 });
  });

  it.each([
    [1234.567, '#,##0.00', '1,234.57'],
    [-5, '0', '-5'],
    [0.125, '0.0%', '12.5%'],
    [4.5, '0.##', '4.5'],
    [7, '"No. "0', 'No. 7'],
    [46000, 'yyyy-mm-dd', '2025-12-09'],
    [46000.75, 'd mmm yyyy h:mm am/pm', '9 Dec 2025 6:00 PM'],
    [46000, 'ddd d/M', 'Tue 9/12'],
    [12000, '0.00E+00', '1.20E+04'],
    [-2, '0;(0)', '(2)'],
  ])('a number is shown under its format: %s as %s', (value, format, shown) => {
    const { sheet } = book();
    sheet.getRange('A1').setNumberFormat(format).setValue(value);
    expect(sheet.getRange('A1').getDisplayValue()).toBe(shown);
  });

  it('changes name the sheets, rows and kind', () => {
    const { host, ss, sheet, id } = book();
    const changes: Change[] = [];
    const stop = host.workbook.subscribe((change) => changes.push(change));
    host.workbook.enter(id, 3, 2, 'x');
    host.run('menu', () => {
      sheet.getRange('A1:A9').setBackground('red');
      sheet.setFrozenRows(1);
      ss.insertSheet('New');
    });
    host.workbook.enter(id, 1, 1, '=F()');
    host.workbook.setComputed(id, 1, 1, 5);
    host.workbook.select(id, { row: 2, column: 2, lastRow: 3, lastColumn: 3 });
    stop();
    host.workbook.enter(id, 4, 4, 'unheard');
    expect(changes.map(({ by, tabs, selection }) => [by, tabs, selection])).toEqual([
      ['user', false, false],
      ['script', true, false],
      ['script', false, true],
      ['user', false, false],
      ['calculator', false, false],
      ['user', false, true],
    ]);
    expect(changes[0]?.sheets).toEqual([
      { sheetId: id, kind: 'changed', rows: { first: 3, last: 3 }, contents: true, frame: false },
    ]);
    expect(changes[1]?.sheets).toMatchObject([
      { sheetId: id, rows: { first: 1, last: 9 }, contents: false, frame: true },
      { kind: 'added' },
    ]);
    expect(changes[4]?.sheets).toMatchObject([{ rows: { first: 1, last: 1 }, contents: false }]);
  });

  it('a user pastes past the grid and it grows', () => {
    const { host, sheet, id } = book();
    host.workbook.paste(id, 1000, 26, [
      ['1', '2'],
      ['=A1', '1/2'],
    ]);
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([1001, 27]);
    expect(sheet.getRange(1000, 26, 1, 2).getValues()).toEqual([[1, 2]]);
    expect(() => host.workbook.enter(id, 2000, 1, 'x')).toThrow('outside the dimensions');
  });

  it('a user sorts, inserts, deletes, renames, moves, copies, hides tabs', () => {
    const { host, sheet, ss, id } = book();
    const { workbook } = host;
    workbook.paste(id, 1, 1, [
      ['b', '1'],
      ['a', '2'],
    ]);
    workbook.sort(id, { row: 1, column: 1, lastRow: 2, lastColumn: 2 }, 1, true);
    workbook.insertRows(id, 1, 1);
    workbook.insertColumns(id, 1, 1);
    expect(sheet.getRange('B2:C3').getValues()).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    workbook.deleteRows(id, 1, 1);
    workbook.deleteColumns(id, 1, 1);
    workbook.setNumberFormat(id, { row: 1, column: 1, lastRow: 9, lastColumn: 1 }, '@');
    workbook.enter(id, 3, 1, '1-2');
    expect(sheet.getRange('A3').getValue()).toBe('1-2');
    const added = workbook.addSheet('Added');
    const copied = workbook.duplicateSheet(added);
    workbook.moveSheet(id, 3);
    expect(ss.getSheets().map((one) => one.getName())).toEqual(['Added', 'Copy of Added', 'Sheet1']);
    expect(workbook.selection.sheetId).toBe(copied);
    workbook.renameSheet(copied, 'Other');
    expect(() => workbook.renameSheet(copied, 'ADDED')).toThrow('already exists');
    workbook.hideSheet(copied);
    workbook.showSheet(copied);
    workbook.deleteSheet(copied);
    workbook.deleteSheet(added);
    expect(() => workbook.deleteSheet(id)).toThrow("can't remove all");
  });

  it('a script sees what the user has selected', () => {
    const { host, app, ss, id } = book();
    host.workbook.select(id, { row: 2, column: 1, lastRow: 9, lastColumn: 2 });
    expect(app.getActiveRange().getA1Notation()).toBe('A2:B9');
    const other = ss.insertSheet('Other');
    other.getRange('C3').activate();
    expect(host.workbook.selection).toEqual({
      sheetId: other.getSheetId(),
      rect: { row: 3, column: 3, lastRow: 3, lastColumn: 3 },
    });
    ss.deleteSheet(other);
    expect(app.getActiveRange().getA1Notation()).toBe('A2:B9');
    expect(ss.getSelection().getActiveSheet().getSheetId()).toBe(id);
  });

  it('several selected ranges are seen in their order, the last of them is active', () => {
    const { host, app, ss, sheet, id } = book();
    const names = () =>
      ss
        .getActiveRangeList()
        ?.getRanges()
        .map((range) => range.getA1Notation());
    expect(names()).toEqual(['A1']);
    const one = (row: number) => ({ row, column: 2, lastRow: row, lastColumn: 2 });
    host.workbook.select(id, one(9), [one(5), one(2)]);
    expect(names()).toEqual(['B5', 'B2', 'B9']);
    expect(app.getActiveRange().getA1Notation()).toBe('B9');
    expect(app.getActiveRangeList().getRanges()).toHaveLength(3);
    expect(ss.getSelection().getActiveRangeList()?.getRanges()).toHaveLength(3);
    sheet.setActiveRangeList(sheet.getRangeList(['C1', 'A2:A3']));
    expect(host.workbook.selection).toEqual({
      sheetId: id,
      rect: { row: 2, column: 1, lastRow: 3, lastColumn: 1 },
      others: [{ row: 1, column: 3, lastRow: 1, lastColumn: 3 }],
    });
    sheet.getRangeList(['D1', 'D4']).activate();
    expect(names()).toEqual(['D1', 'D4']);
    sheet.getRange('A1').activate();
    expect(names()).toEqual(['A1']);
    const other = ss.insertSheet('Other');
    expect(sheet.getActiveRangeList()).toBeNull();
    expect(() => sheet.setActiveRangeList(other.getRangeList(['A1']))).toThrow('on this sheet');
    expect(() => {
      host.workbook.select(id, one(1), [one(5000)]);
    }).toThrow();
  });

  it('everything survives saving and loading', () => {
    const { host, sheet, ss, app } = book({ locale: 'es_ES', timeZone: 'Europe/Madrid' });
    sheet.getRange('B3').setFormula('=F(A1)').setNote('n');
    host.workbook.setComputed(0, 3, 2, [
      ['x', 1],
      ['', { error: '#N/A' }],
    ]);
    sheet.getRange('Z9').setNumberFormat('@').setValue('½');
    sheet
      .getRange('A1')
      .setDataValidation(app.newDataValidation().requireValueInRange(sheet.getRange('B1:B2')).build());
    sheet.addDeveloperMetadata('k', 'v');
    sheet.protect().setUnprotectedRanges([sheet.getRange('C1')]);
    sheet.hideColumns(4);
    ss.setNamedRange('N', sheet.getRange('A1'));
    host.services.PropertiesService.getDocumentProperties().setProperty('p', 'q');
    const saved = JSON.parse(JSON.stringify(host.workbook.toJSON())) as ReturnType<
      typeof host.workbook.toJSON
    >;
    const again = book({ saved, now: () => NOW });
    expect(again.host.workbook.state).toEqual(host.workbook.state);
    expect(again.sheet.getRange('B3:C4').getValues()).toEqual([
      ['x', 1],
      ['', '#N/A'],
    ]);
    expect(again.sheet.isColumnHiddenByUser(4)).toBe(true);
    expect(again.host.services.PropertiesService.getDocumentProperties().getProperty('p')).toBe('q');
    const fresh = book();
    fresh.host.workbook.fromJSON(saved);
    expect(fresh.ss.getSpreadsheetLocale()).toBe('es_ES');
    expect(() => fresh.host.workbook.fromJSON({ version: 1, state: {} })).toThrow('cannot be read');
  });
});
