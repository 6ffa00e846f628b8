/**
 * Reading and writing cells through Range and RangeList.
 */
import { book, bothWays } from './setup';

describe('ranges', () => {
  it('a new tab has 1000 rows and 26 columns', () => {
    const { sheet, ss } = book();
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([1000, 26]);
    const other = ss.insertSheet('Other');
    expect([other.getMaxRows(), other.getMaxColumns()]).toEqual([1000, 26]);
  });

  it('a range outside of the grid is refused', () => {
    const { sheet } = book();
    const outside = 'The coordinates of the range are outside the dimensions of the sheet.';
    expect(() => sheet.getRange(1000, 1, 2, 1)).toThrow(outside);
    expect(() => sheet.getRange(1, 27)).toThrow(outside);
    expect(() => sheet.getRange(0, 1)).toThrow('The starting row of the range is too small.');
    expect(() => sheet.getRange(1, 0)).toThrow('The starting column of the range is too small.');
    expect(() => sheet.getRange(1, 1, 0, 1)).toThrow('The number of rows in the range must be at least 1.');
    expect(() => sheet.getRange(1, 1, 1, 0)).toThrow(
      'The number of columns in the range must be at least 1.',
    );
    expect(() => sheet.getRange('nonsense!')).toThrow('Range not found');
    expect(() => sheet.getRange('A1001')).toThrow(outside);
  });

  it('A1 notation and numbers name the same cells', () => {
    const { sheet, ss } = book();
    expect(sheet.getRange(2, 3, 4, 2).getA1Notation()).toBe('C2:D5');
    expect(sheet.getRange('C2:D5').getLastColumn()).toBe(4);
    expect(sheet.getRange('B:B').getNumRows()).toBe(1000);
    expect(sheet.getRange('B3:B').getRow()).toBe(3);
    expect(sheet.getRange('AA1'.replace('AA', 'Z')).getColumn()).toBe(26);
    expect(ss.getRange("'Sheet1'!B2").getSheet().getName()).toBe('Sheet1');
    expect(sheet.getRange('B2:C3').offset(1, 1, 1, 1).getA1Notation()).toBe('C3');
    expect(sheet.getRange('B2:C3').getCell(2, 2).getA1Notation()).toBe('C3');
    expect(() => sheet.getRange('B2:C3').getCell(3, 1)).toThrow('Cell reference out of range');
  });

  it('a matrix of the wrong size is refused', () => {
    const { sheet } = book();
    const range = sheet.getRange('A1:B3');
    expect(() => range.setValues([[1, 2]])).toThrow(
      'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 3.',
    );
    expect(() => range.setValues([[1, 2], [1], [1, 2]])).toThrow(
      'The number of columns in the data does not match the number of columns in the range. The data has 1 but the range has 2.',
    );
    expect(() => range.setBackgrounds([['red', 'red']])).toThrow('The number of rows');
    expect(sheet.getLastRow()).toBe(0);
  });

  it('values of other types are refused', () => {
    const { sheet } = book();
    const cell = sheet.getRange('A1');
    for (const value of [{ a: 1 }, [1], Number.NaN, Infinity, Symbol.iterator, new Date(Number.NaN)]) {
      expect(() => cell.setValue(value)).toThrow('A cell cannot hold');
    }
    expect(cell.isBlank()).toBe(true);
    cell.setValue(null);
    expect(cell.isBlank()).toBe(true);
  });

  it('more than 50,000 characters in a cell are refused', () => {
    const { sheet } = book();
    sheet.getRange('A1').setValue('x'.repeat(50_000));
    expect(() => sheet.getRange('A2').setValue('x'.repeat(50_001))).toThrow('50000 characters');
    expect(sheet.getLastRow()).toBe(1);
  });

  it('a Date becomes a date cell and comes back as a Date', () => {
    const { sheet } = book({ timeZone: 'Europe/Madrid' });
    const day = new Date(Date.UTC(2026, 2, 28, 23));
    sheet.getRange('A1').setValue(day);
    expect(sheet.getRange('A1').getValue()).toEqual(day);
    expect(sheet.getRange('A1').getDisplayValue()).toBe('3/29/2026');
  });

  it('blank cells read as an empty text', () => {
    const { sheet } = book();
    expect(sheet.getRange('A1:B1').getValues()).toEqual([['', '']]);
    expect(sheet.getRange('A1').getFormula()).toBe('');
    expect(sheet.getRange('A1').getNote()).toBe('');
    expect(sheet.getRange('A1').getDataValidation()).toBeNull();
  });

  it('getLastRow and getLastColumn count contents, not looks', () => {
    const { sheet } = book();
    sheet.getRange('D9').setBackground('#ff0000').setNote('here');
    expect(sheet.getLastRow()).toBe(0);
    sheet.getRange('B3').setValue('x');
    expect([sheet.getLastRow(), sheet.getLastColumn()]).toEqual([3, 2]);
    expect(sheet.getDataRange().getA1Notation()).toBe('A1:B3');
  });

  it('looks are set for a cell, a matrix, or a list of ranges', () => {
    const { sheet, app } = book();
    sheet
      .getRange('A1:B1')
      .setFontWeight('bold')
      .setBackground('red')
      .setHorizontalAlignment('center')
      .setWrap(true);
    sheet.getRange('A2:B2').setBackgrounds([['#FFF', null]]);
    sheet.getRangeList(['A3:A4', 'C3']).setFontColor('#00ff00').setFontSize(14);
    sheet.getRange('A5').setTextStyle(app.newTextStyle().setBold(true).setFontSize(8).build());
    expect(sheet.getRange('B1').getBackground()).toBe('#ff0000');
    expect(sheet.getRange('B1').getFontWeight()).toBe('bold');
    expect(sheet.getRange('A1').getWrapStrategy()).toBe(app.WrapStrategy.WRAP);
    expect(sheet.getRange('A2:B2').getBackgrounds()).toEqual([['#ffffff', '#ffffff']]);
    expect(sheet.getRange('C3').getFontColor()).toBe('#00ff00');
    expect(sheet.getRange('A5').getFontSize()).toBe(8);
    expect(() => sheet.getRange('A1').setBackground('nocolour')).toThrow('Invalid color');
  });

  it('setBorder draws sides, takes them away, and leaves them', () => {
    const { host, sheet, app, id } = book();
    const range = sheet.getRange('A1:B2');
    range.setBorder(true, null, true, null, null, true, '#ff0000', app.BorderStyle.SOLID_THICK);
    range.setBorder(false, null, null, null, null, null);
    const style = host.workbook.cell(id, 1, 1).style.borders;
    expect(style).toEqual({ bottom: { colour: '#ff0000', style: 'SOLID_THICK' } });
    expect(host.workbook.cell(id, 2, 2).style.borders?.bottom?.style).toBe('SOLID_THICK');
  });

  it('clearFormat keeps the number format, clear does not', () => {
    const { sheet } = book();
    const cell = sheet.getRange('A1').setNumberFormat('@').setFontWeight('bold').setValue('=1');
    cell.clearFormat();
    expect([cell.getNumberFormat(), cell.getFontWeight(), cell.getValue()]).toEqual(['@', 'normal', '=1']);
    cell.clear();
    expect([cell.getNumberFormat(), cell.isBlank()]).toEqual(['General', true]);
  });

  it('clearContent keeps looks, notes and validation', () => {
    const { sheet, app } = book();
    const cell = sheet.getRange('A1').setValue('a').setNote('n').setFontStyle('italic');
    cell.setDataValidation(app.newDataValidation().requireValueInList(['a', 'b']).build());
    cell.clearContent();
    expect([cell.getValue(), cell.getNote(), cell.getFontStyle()]).toEqual(['', 'n', 'italic']);
    expect(cell.getDataValidation()?.getCriteriaValues()).toEqual([['a', 'b'], true]);
  });

  it('setFormula on a range shifts relative references', () => {
    const { sheet } = book();
    sheet.getRange('B1:B3').setFormula('=A1*$A$1&"A1"');
    expect(sheet.getRange('B1:B3').getFormulas().flat()).toEqual([
      '=A1*$A$1&"A1"',
      '=A2*$A$1&"A1"',
      '=A3*$A$1&"A1"',
    ]);
    sheet.getRange('B2').copyTo(sheet.getRange('C5'));
    expect(sheet.getRange('C5').getFormula()).toBe('=B5*$A$1&"A1"');
  });

  it('sorting moves whole rows, numbers before texts, blanks last', () => {
    const { sheet } = book();
    sheet.getRange('A1:B5').setValues([
      ['b', 1],
      [2, 2],
      ['', 3],
      ['A', 4],
      [1, 5],
    ]);
    sheet.getRange('C1:C5').setFormula('=B1');
    sheet.getRange('A1:C5').sort({ column: 1, ascending: true });
    expect(sheet.getRange('B1:B5').getValues().flat()).toEqual([5, 2, 4, 1, 3]);
    expect(sheet.getRange('C1:C5').getFormulas().flat()).toEqual(['=B1', '=B2', '=B3', '=B4', '=B5']);
    sheet.getRange('A1:C5').sort([{ column: 2, ascending: false }]);
    expect(sheet.getRange('B1:B5').getValues().flat()).toEqual([5, 4, 3, 2, 1]);
  });

  it('a formula sorted with its row names its own row', () => {
    const { sheet } = book();
    sheet.getRange('A1:A3').setValues([[3], [1], [2]]);
    sheet.getRange('B1:B3').setFormula('=A1*10');
    sheet.getRange('A1:B3').sort(1);
    expect(sheet.getRange('A1:A3').getValues().flat()).toEqual([1, 2, 3]);
    expect(sheet.getRange('B1:B3').getFormulas().flat()).toEqual(['=A1*10', '=A2*10', '=A3*10']);
  });

  it('a list of ranges takes one value in every cell', () => {
    const { host, sheet } = book();
    sheet.getRange('A1:A9').setNumberFormat('@');
    sheet.getRangeList(['A2', 'A4:A5']).setValue('1F-0F');
    expect(sheet.getRange('A1:A5').getValues().flat()).toEqual(['', '1F-0F', '', '1F-0F', '1F-0F']);
    expect(host.counters.writesOf(0)).toBe(2);
  });

  it.each(bothWays('formulasKeepSeparators'))(
    'a formula reads with the separators it was written with: %s',
    (on, guesses) => {
      const { host, sheet, id } = book({ guesses });
      const formula = `=IF(A2="a;b";{1;2};'x;y'!B1)`;
      sheet.getRange('A1').setFormula(formula);
      expect(sheet.getRange('A1').getFormula()).toBe(on ? formula : `=IF(A2="a;b",{1;2},'x;y'!B1)`);
      expect(sheet.getRange('A1:B1').getFormulas()).toEqual([[sheet.getRange('A1').getFormula(), '']]);
      expect(host.workbook.cell(id, 1, 1).formula).toBe(formula);
    },
  );

  it.each(bothWays('automaticIsGeneral'))(
    'a cell without a number format reads General, which takes a format off: %s',
    (on, guesses) => {
      const { host, sheet, id } = book({ guesses });
      const name = on ? 'General' : '0.###############';
      expect(sheet.getRange('A1').getNumberFormat()).toBe(name);
      sheet.getRange('A1:B1').setNumberFormats([['@', '0.0']]);
      expect(sheet.getRange('A1:B1').getNumberFormats()).toEqual([['@', '0.0']]);
      sheet.getRange('A1:B1').setNumberFormats([['General', name]]);
      expect(sheet.getRange('A1:B1').getNumberFormats()).toEqual([[name, name]]);
      expect(host.workbook.cell(id, 1, 1).style).toEqual({});
    },
  );

  it('merging keeps the first cell only, notes and checkboxes are kept with cells', () => {
    const { sheet } = book();
    sheet
      .getRange('A1:B2')
      .setValues([
        [1, 2],
        [3, 4],
      ])
      .merge();
    expect(sheet.getRange('A1:B2').getValues()).toEqual([
      [1, ''],
      ['', ''],
    ]);
    expect(sheet.getRange('B2').isPartOfMerge()).toBe(true);
    sheet.getRange('A1:B2').breakApart();
    expect(sheet.getRange('B2').isPartOfMerge()).toBe(false);
    sheet.getRange('D1:D2').insertCheckboxes();
    expect(sheet.getRange('D1:D2').getValues()).toEqual([[false], [false]]);
    sheet.getRange('A1:B1').setNotes([['one', null]]);
    expect(sheet.getRange('A1:B1').getNotes()).toEqual([['one', '']]);
  });

  it('a second filter or banding on the same place is refused', () => {
    const { sheet } = book();
    sheet.getRange('A1:C9').createFilter();
    expect(sheet.getFilter()?.getRange().getA1Notation()).toBe('A1:C9');
    expect(() => sheet.getRange('A1:B2').createFilter()).toThrow('already has a filter');
    sheet.getFilter()?.remove();
    expect(sheet.getFilter()).toBeNull();
    sheet.getRange('A1:C9').applyRowBanding();
    expect(() => sheet.getRange('B2:D4').applyRowBanding()).toThrow('alternating background colors');
  });
});

describe('formula results', () => {
  it.each(bothWays('pendingReadsLoading'))(
    'a formula that nobody calculated reads Loading...: %s',
    (on, guesses) => {
      const { sheet } = book({ guesses });
      sheet.getRange('A1').setFormula('=1+1');
      expect(sheet.getRange('A1').getValue()).toBe(on ? 'Loading...' : '');
      expect(sheet.getRange('A1').getDisplayValue()).toBe(on ? 'Loading...' : '');
    },
  );

  it('a result shows until the formula changes', () => {
    const { host, sheet, id } = book();
    sheet.getRange('A1').setFormula('=1+1');
    host.workbook.setComputed(id, 1, 1, 2);
    expect(sheet.getRange('A1').getValue()).toBe(2);
    sheet.getRange('A1').setFormula('=1+2');
    expect(sheet.getRange('A1').getValue()).toBe('Loading...');
    host.workbook.setComputed(id, 5, 5, 3);
    expect(sheet.getRange('E5').isBlank()).toBe(true);
  });

  it('a block spills into empty cells and counts for getLastRow', () => {
    const { host, sheet, id } = book();
    sheet.getRange('B2').setFormula('=ROUNDROBIN(4)');
    host.workbook.setComputed(id, 2, 2, [
      ['Round', 'Board 1'],
      [1, '1-4'],
    ]);
    expect(sheet.getRange('B2:C3').getValues()).toEqual([
      ['Round', 'Board 1'],
      [1, '1-4'],
    ]);
    expect([sheet.getLastRow(), sheet.getLastColumn()]).toEqual([3, 3]);
    expect(host.workbook.cell(id, 3, 3)).toMatchObject({
      value: '1-4',
      content: '',
      spilledFrom: { row: 2, column: 2 },
    });
    expect(host.workbook.cell(id, 2, 2)).toMatchObject({ content: '=ROUNDROBIN(4)', value: 'Round' });
    sheet.getRange('B2').clearContent();
    expect(sheet.getRange('B2:C3').isBlank()).toBe(true);
  });

  it('a spill never overwrites a typed cell: #REF! until it is empty again', () => {
    const { host, sheet, id } = book();
    sheet.getRange('A1').setFormula('=F()');
    sheet.getRange('A3').setValue('mine');
    host.workbook.setComputed(id, 1, 1, [[1], [2], [3]]);
    expect(sheet.getRange('A1:A3').getValues().flat()).toEqual(['#REF!', '', 'mine']);
    expect(host.workbook.cell(id, 1, 1).value).toMatchObject({
      message: expect.stringContaining('A3') as string,
    });
    host.workbook.enter(id, 3, 1, '');
    expect(sheet.getRange('A1:A3').getValues().flat()).toEqual([1, 2, 3]);
  });

  it.each(bothWays('spillRetriesAfterResize'))(
    'a spill past the grid is #REF!; enlarging lets it expand: %s',
    (on, guesses) => {
      const { host, sheet, id } = book({ guesses });
      sheet.getRange('A999').setFormula('=F()');
      host.workbook.setComputed(id, 999, 1, [[1], [2], [3]]);
      expect(sheet.getRange('A999').getValue()).toBe('#REF!');
      sheet.insertRowsAfter(1000, 5);
      expect(sheet.getRange('A999').getValue()).toBe(on ? 1 : '#REF!');
      host.workbook.setComputed(id, 999, 1, [[1], [2], [3]]);
      expect(sheet.getRange('A1001').getValue()).toBe(3);
    },
  );

  it.each(bothWays('errorsReadAsTheirName'))('a formula error reads as its name: %s', (on, guesses) => {
    const { host, sheet, id } = book({ guesses });
    sheet.getRange('A1').setFormula('=1/0');
    host.workbook.setComputed(id, 1, 1, { error: '#DIV/0!', message: 'division' });
    expect(sheet.getRange('A1').getValue()).toBe(on ? '#DIV/0!' : '#ERROR!');
  });

  it.each(bothWays('blankResultsCount'))('a blank in a spill counts for getLastRow: %s', (on, guesses) => {
    const { host, sheet, id } = book({ guesses });
    sheet.getRange('A1').setFormula('=F()');
    host.workbook.setComputed(id, 1, 1, [[1], ['']]);
    expect(sheet.getLastRow()).toBe(on ? 2 : 1);
    expect(sheet.getRange('A2').isBlank()).toBe(false);
  });
});
