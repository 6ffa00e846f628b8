/**
 * A script in an empty context of its own realm, on the stand-in.
 */
import { loadScript } from '../load-script';
import { book, bothWays } from './setup';

const CODE = `
  var Own_ = (function () { return { kind: (value) => Object.prototype.toString.call(value) }; })();
  function readA1() {
    const value = SpreadsheetApp.getActive().getRange('A1').getValue();
    return [value instanceof Date, Own_.kind(value), value.getTime()];
  }
  function writeDate() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(new Date(86400000)); }
  function writeRows() { SpreadsheetApp.getActiveSheet().getRange('B1:C2').setValues([[1, 2], ['=B1', '½']]); }
  function catchIt() {
    try { SpreadsheetApp.getActiveSheet().getRange('ZZZ99999'); }
    catch (error) { return [error instanceof Error, error.name, error.message]; }
  }
  function useMissing() { return SpreadsheetApp.getActiveSheet().getRange('A1').randomize(); }
  function useMissingService() { return typeof UrlFetchApp; }
`;

describe('a loaded script', () => {
  it('sees the services and nothing of Node', () => {
    const { host } = book();
    const script = loadScript(CODE, host);
    expect(script.globals).toEqual([
      'Own_',
      'catchIt',
      'readA1',
      'useMissing',
      'useMissingService',
      'writeDate',
      'writeRows',
    ]);
    expect(script.call('useMissingService')).toBe('undefined');
    expect(script.evaluate('[typeof process, typeof setTimeout, typeof require].join()')).toBe(
      'undefined,undefined,undefined',
    );
    expect(() => script.call('nothing')).toThrow('no function nothing');
  });

  it('dates of the sheet are of another realm; dates of the script are taken', () => {
    const { host, sheet, id } = book();
    const script = loadScript(CODE, host);
    host.workbook.enter(id, 1, 1, '1/2/2026');
    expect(script.call('readA1')).toEqual([false, '[object Date]', Date.UTC(2026, 0, 2)]);
    script.call('writeDate');
    expect(sheet.getRange('A1').getValue()).toEqual(new Date(86_400_000));
    script.call('writeRows');
    expect(sheet.getRange('B1:C2').getValues()).toEqual([
      [1, 2],
      ['Loading...', '½'],
    ]);
  });

  it.each(bothWays('exceptionsAreErrors'))(
    'exceptions of services are errors of the script’s realm: %s',
    (on, guesses) => {
      const { host } = book({ guesses });
      const script = loadScript(CODE, host);
      const outside = 'The coordinates of the range are outside the dimensions of the sheet.';
      expect(script.call('catchIt')).toEqual([on, 'Exception', outside]);
    },
  );

  it('a method that the stand-in lacks says so', () => {
    const { host } = book();
    expect(() => loadScript(CODE, host).call('useMissing')).toThrow(
      'not part of the stand-in: Range.randomize',
    );
  });
});
