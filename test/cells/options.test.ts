/**
 * Option words in English and Spanish.
 */
import {
  readCycles,
  readGivenCycles,
  readOrder,
  readScoring,
  readSystem,
  readWithdrawal,
} from '../../src/cells/options';
import { readSpreadsheetLanguageWith } from '../../src/cells/language';
import type { Argument } from '../../src/cells/value';

const BLANKS: readonly Argument[] = ['', null, undefined, [['']], ' '];

test.each([
  [1, 1],
  ['3', 3],
  [8, 8],
  ['single', 1],
  ['Double', 2],
  ['DOBLE', 2],
  ['sencilla', 1],
  [[[2]], 2],
  ...BLANKS.map((blank): [Argument, number] => [blank, 1]),
])('cycles %j is %i', (argument, cycles) => expect(readCycles('FN', argument as Argument)).toBe(cycles));

test('cycles that are left out', () => expect(readGivenCycles('FN', '')).toBeUndefined());

test.each([0, 1.5, 9, -1, 'x', true, {}, '#N/A', NaN])('cycles %j', (argument) => {
  expect(() => readCycles('FN', argument)).toThrow(
    /^FN: cycles must be a whole number from 1 to 8, "single" or "double" \(got .+\)\.$/,
  );
});

test('a range where one cell belongs', () => {
  expect(() => readCycles('FN', [[1, 2]])).toThrow('FN: cycles must be one cell or value, not a range.');
});

test.each(['Berger', ...BLANKS])('system %j', (argument) =>
  expect(readSystem('FN', argument)).toBe('berger'),
);

test.each([
  ['crenshaw', 'crenshaw'],
  ['Circle', 'circle'],
  ['círculo', 'circle'],
])('system %j is %s', (argument, system) => expect(readSystem('FN', argument)).toBe(system));

test('a system that is unknown', () => {
  expect(() => readSystem('FN', 'swiss')).toThrow(
    'FN: system must be "berger", "crenshaw" or "circle" (got "swiss").',
  );
});

test.each([
  ['fide', 'fide'],
  ['PLAIN', 'plain'],
  ['mirror', 'mirror'],
  ['espejo', 'mirror'],
  ['', 'fide'],
])('order %j is %s', (argument, order) => expect(readOrder('FN', argument)).toBe(order));

test('an order that is unknown', () => {
  expect(() => readOrder('FN', 5)).toThrow('FN: order must be "fide", "plain" or "mirror" (got 5).');
});

test.each([
  ['fide', 'fide'],
  ['Keep', 'keep'],
  ['annul', 'annul'],
  ['anular', 'annul'],
  ['', 'fide'],
])('withdrawal %j is %s', (argument, rule) => expect(readWithdrawal('FN', argument)).toBe(rule));

test('a withdrawal rule that is unknown', () => {
  expect(() => readWithdrawal('FN', 'yes')).toThrow(
    'FN: withdrawal must be "fide", "keep" or "annul" (got "yes").',
  );
});

test.each([
  ['1-½-0', { win: 1, draw: 0.5, loss: 0, free: 0 }],
  ['', { win: 1, draw: 0.5, loss: 0, free: 0 }],
  ['3-1-0', { win: 3, draw: 1, loss: 0, free: 0 }],
  ['3–1–0', { win: 3, draw: 1, loss: 0, free: 0 }],
  ['2:1:0', { win: 2, draw: 1, loss: 0, free: 0 }],
  ['1-1/2-0', { win: 1, draw: 0.5, loss: 0, free: 0 }],
  ['1-0.5-0-0.5', { win: 1, draw: 0.5, loss: 0, free: 0.5 }],
  ['1 - 0,4 - 0', { win: 1, draw: 0.4, loss: 0, free: 0 }],
  ['3-2-1-2', { win: 3, draw: 2, loss: 1, free: 2 }],
])('scoring %j', (argument, scoring) => expect(readScoring('FN', argument)).toEqual(scoring));

test.each(['3-1', '0-1-3', '1-1-1', '1-2-0', '3-1-0-1-1', 'x', 3, true, '1-a-0', {}, '99999-1-0'])(
  'scoring %j',
  (argument) =>
    expect(() => readScoring('FN', argument)).toThrow(/^FN: scoring must be the points .* \(got .+\)\.$/),
);

test('sentences follow the language of the spreadsheet', () => {
  readSpreadsheetLanguageWith(() => 'es');
  expect(() => readCycles('FN', 9)).toThrow('FN: cycles (vueltas) debe ser un número entero de 1 a 8');
  readSpreadsheetLanguageWith(() => 'en');
});
