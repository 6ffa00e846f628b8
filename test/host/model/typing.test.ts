/**
 * What Sheets makes of typed and set texts.
 */
import { book, bothWays } from './setup';

const read = (text: string, options = {}) => {
  const { host, sheet, id } = book(options);
  host.workbook.enter(id, 1, 1, text);
  return sheet.getRange('A1').getValue() as unknown;
};

describe('typing', () => {
  it.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['.5', 0.5],
    ['1,234.5', 1234.5],
    ['50%', 0.5],
    ['1e3', 1000],
    [' 7 ', 7],
    ['TRUE', true],
    ['false', false],
    ['½', '½'],
    ['1-0', '1-0'],
    ['½-½', '½-½'],
    ['1/2-1/2', '1/2-1/2'],
    ['0.5-0.5', '0.5-0.5'],
    ['Ana', 'Ana'],
    ['13/40', '13/40'],
    ['1,5', '1,5'],
    ['=', '='],
    ['日本 👩‍🎓 ñ', '日本 👩‍🎓 ñ'],
  ])('a typed text is a number, a truth value, or itself: %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it('a text like 1/2 becomes a date', () => {
    expect(read('1/2')).toEqual(new Date(Date.UTC(2026, 0, 2)));
    expect(read('6/1/2025')).toEqual(new Date(Date.UTC(2025, 5, 1)));
    expect(read('2026-05-01')).toEqual(new Date(Date.UTC(2026, 4, 1)));
    expect(read('Jan 5, 2024')).toEqual(new Date(Date.UTC(2024, 0, 5)));
  });

  it('a date with a year may have a time behind it', () => {
    const at = new Date(Date.UTC(2027, 0, 12, 19, 30));
    for (const text of ['2027-01-12 19:30', '1/12/2027 19:30', '1/12/2027 7:30 PM', '12 Jan 2027 19:30'])
      expect([text, read(text)]).toEqual([text, at]);
    expect(read('12/1/2027 19:30', { locale: 'es_ES' })).toEqual(at);
    for (const text of ['1/12/2027 25:30', '45/12/2027 19:30', '19:30 19:30', 'Round 3 19:30'])
      expect(read(text)).toBe(text);
  });

  it('the locale decides day and month, decimal sign and truth words', () => {
    const es = { locale: 'es_ES' };
    expect(read('1/2', es)).toEqual(new Date(Date.UTC(2026, 1, 1)));
    expect(read('1,5', es)).toBe(1.5);
    expect(read('1.234,5', es)).toBe(1234.5);
    expect(read('VERDADERO', es)).toBe(true);
    expect(read('3 de mayo de 2026', es)).toEqual(new Date(Date.UTC(2026, 4, 3)));
    expect(read('1.5', { locale: 'es_MX' })).toBe(1.5);
  });

  it('a date is the wall clock of the spreadsheet’s time zone', () => {
    expect(read('7/1/2026', { timeZone: 'America/New_York' })).toEqual(new Date(Date.UTC(2026, 6, 1, 4)));
    expect(read('12/1/2026', { timeZone: 'Europe/Madrid' })).toEqual(new Date(Date.UTC(2026, 10, 30, 23)));
  });

  it('a leading = makes a formula, a leading apostrophe text', () => {
    const { host, sheet, id } = book();
    host.workbook.enter(id, 1, 1, '=A2+1');
    host.workbook.enter(id, 1, 2, "'=A2+1");
    expect(sheet.getRange('A1:B1').getFormulas()).toEqual([['=A2+1', '']]);
    expect(sheet.getRange('B1').getValue()).toBe('=A2+1');
  });

  it('in a cell formatted @ everything typed or set stays text', () => {
    const { host, sheet, id } = book();
    sheet.getRange('A1:A5').setNumberFormat('@');
    const texts = ['=1+1', '+1', '1/2', '6', "'x"];
    texts.forEach((text, index) => host.workbook.enter(id, index + 1, 1, text));
    expect(sheet.getRange('A1:A5').getValues().flat()).toEqual(texts);
    sheet.getRange('A1:A5').setValues(texts.map((text) => [text]));
    expect(sheet.getRange('A1:A5').getValues().flat()).toEqual(texts);
    expect(sheet.getRange('A1:A5').getFormulas().flat()).toEqual(['', '', '', '', '']);
  });

  it('a script’s texts are parsed as if typed', () => {
    const { sheet } = book();
    sheet.getRange('A1:D1').setValues([['=B1', '1/2', 'TRUE', '7']]);
    expect(sheet.getRange('A1').getFormula()).toBe('=B1');
    expect(sheet.getRange('B1').getValue()).toEqual(new Date(Date.UTC(2026, 0, 2)));
    expect(sheet.getRange('C1:D1').getValues()).toEqual([[true, 7]]);
  });

  it('the format comes with the text only where the cell has none', () => {
    const { host, sheet, id } = book();
    host.workbook.enter(id, 1, 1, '50%');
    expect(sheet.getRange('A1').getNumberFormat()).toBe('0%');
    expect(sheet.getRange('A1').getDisplayValue()).toBe('50%');
    host.workbook.enter(id, 2, 1, '1/2');
    host.workbook.enter(id, 2, 1, '5');
    expect(sheet.getRange('A2').getValue()).toEqual(new Date(Date.UTC(1900, 0, 4)));
  });

  it.each(bothWays('plusMakesFormula'))('a leading + makes a formula: %s', (on, guesses) => {
    const { sheet } = book({ guesses });
    sheet.getRange('A1').setValue('+-');
    expect(sheet.getRange('A1').getFormula()).toBe(on ? '=+-' : '');
    sheet.getRange('A2').setValue('+1');
    expect(sheet.getRange('A2').getFormula()).toBe(on ? '=+1' : '');
  });

  it.each(bothWays('minusMakesFormula'))(
    'a leading - makes a formula of what is no number: %s',
    (on, guesses) => {
      const { sheet } = book({ guesses });
      sheet.getRange('A1:A2').setValues([['-B1'], ['-1']]);
      expect(sheet.getRange('A1').getFormula()).toBe(on ? '=-B1' : '');
      expect(sheet.getRange('A2').getValue()).toBe(-1);
    },
  );

  it.each(bothWays('apostropheMakesText'))(
    'a script’s leading apostrophe is taken off: %s',
    (on, guesses) => {
      const { sheet } = book({ guesses });
      sheet.getRange('A1').setValue("'=1");
      expect(sheet.getRange('A1').getValue()).toBe(on ? '=1' : "'=1");
      expect(sheet.getRange('A1').getFormula()).toBe('');
    },
  );

  it.each(bothWays('hyphenMakesDate'))('1-2 becomes a date: %s', (on, guesses) => {
    const value = read('6-1', { guesses });
    expect(value).toEqual(on ? new Date(Date.UTC(2026, 5, 1)) : '6-1');
  });

  it.each(bothWays('colonMakesTime'))('8:00 and 1:0 become times: %s', (on, guesses) => {
    const { host, sheet, id } = book({ guesses });
    host.workbook.enter(id, 1, 1, '8:00');
    host.workbook.enter(id, 2, 1, '1:0');
    expect(sheet.getRange('A1:A2').getDisplayValues().flat()).toEqual(
      on ? ['8:00', '1:00'] : ['8:00', '1:0'],
    );
    expect(typeof sheet.getRange('A1').getValue()).toBe(on ? 'object' : 'string');
  });

  it.each(bothWays('textFormatKeepsFormulaText'))(
    'setFormula in a cell formatted @ stays text: %s',
    (on, guesses) => {
      const { sheet } = book({ guesses });
      sheet.getRange('A1').setNumberFormat('@').setFormula('=1+1');
      expect(sheet.getRange('A1').getFormula()).toBe(on ? '' : '=1+1');
      expect(sheet.getRange('A1').getValue()).toBe(on ? '=1+1' : 'Loading...');
    },
  );

  it.each(bothWays('textFormatMakesNumbersText'))(
    'a number set in a cell formatted @ is text: %s',
    (on, guesses) => {
      const { sheet } = book({ guesses });
      sheet.getRange('A1').setNumberFormat('@').setValue(6);
      expect(sheet.getRange('A1').getValue()).toBe(on ? '6' : 6);
    },
  );
});
