/**
 * The list of tie-breaks as people write it.
 */
import {
  DEFAULT_TIE_BREAKS,
  isTieBreak,
  KNOWN_CODES,
  readTieBreak,
  readTieBreaks,
} from '../../../src/engine/standings/tie-break-list';
import { TIE_BREAKS } from '../../../src/engine/standings/registry';

const codeOf = (text: string) => {
  const read = readTieBreak(text);
  return isTieBreak(read) ? read.code : read;
};
const codesOf = (...texts: string[]) => readTieBreaks(texts).tieBreaks.map(({ code }) => code);

// The set of the FIDE checklist for tournament programs, v13, question 104.
test.each(
  'DE DE/P BPG BWG REP STD SB SB/C1 SB/C2 RTNG RTNG/R WIN TPN TPN/R KS KS/L1 KS/L2 KS/L-1 KS/L-2'.split(' '),
)('%s is there', (code) => expect(codeOf(code)).toBe(code));

test.each('WON PS ARO TPR PTP APRO APPO HAND'.split(' '))('%s is there too', (code) =>
  expect(codeOf(code)).toBe(code),
);

test.each([
  ['sb', 'SB'],
  [' Sb/c1 ', 'SB/C1'],
  ['SB-C1', 'SB/C1'],
  ['SB–C2', 'SB/C2'],
  ['SB / C1', 'SB/C1'],
  ['KS/L+1', 'KS/L1'],
  ['KS/L+2', 'KS/L2'],
  ['ks-l1', 'KS/L1'],
  ['KS-L-1', 'KS/L-1'],
  ['KS/L−2', 'KS/L-2'],
  ['RTNG-R', 'RTNG/R'],
  ['ＳＢ', 'SB'],
])('"%s" is read as %s', (text, code) => expect(codeOf(text)).toBe(code));

test.each(['BH', 'bh/c1', 'BH-C1', 'FB', 'AOB', 'AOB/F', 'Buchholz'])(
  '%s is of the Buchholz family',
  (text) => expect(codeOf(text)).toEqual({ problem: 'buchholz', text }),
);

test.each([
  '',
  'XX',
  'SB/C3',
  'KS/L3',
  'KS/L',
  'SB1',
  'S B',
  'BHX',
  'XBH',
  'XLOT',
  'LOTTERY 4',
  'PTS',
  'WIN/R',
])('"%s" is unknown', (text) => expect(codeOf(text)).toEqual({ problem: 'unknown', text }));

test('lots need a seed, which is kept as it is written', () => {
  expect(codeOf('LOT 42')).toBe('LOT 42');
  expect(codeOf(' lot  Riga-2026 ')).toBe('LOT Riga-2026');
  expect(codeOf('lots 7')).toBe('LOT 7');
  expect(codeOf('LOT')).toEqual({ problem: 'seed', text: 'LOT' });
  expect(codeOf('LOT 1 2')).toEqual({ problem: 'seed', text: 'LOT 1 2' });
  expect(codeOf('LOT 1 LOT 2')).toEqual({ problem: 'seed', text: 'LOT 1 LOT 2' });
});

test.each([
  ['SB, DE, KS', ['SB', 'DE', 'KS']],
  ['SB;DE;KS', ['SB', 'DE', 'KS']],
  ['SB DE\nKS', ['SB', 'DE', 'KS']],
  ['SB,, DE,', ['SB', 'DE']],
  ['SB / C1, DE', ['SB/C1', 'DE']],
  ['SB  /  C1 SB/ C2 KS /L1', ['SB/C1', 'SB/C2', 'KS/L1']],
  ['DE, SB, DE', ['DE', 'SB', 'DE']],
  ['DE, LOT 42, WIN', ['DE', 'LOT 42', 'WIN']],
  ['DE LOT  42 WIN', ['DE', 'LOT 42', 'WIN']],
  ['DE LOT a1 WIN', ['DE', 'LOT a1', 'WIN']],
  ['LOT\nSB', ['SB']],
  ['PTS, DE, WIN', ['DE', 'WIN']],
  ['pts', []],
  ['', []],
])('%j', (text, codes) => expect(codesOf(text)).toEqual(codes));

test('several texts, as a range of cells has them', () => {
  expect(codesOf('PTS', 'SB', 'LOT 1', 'KS/L1 WIN')).toEqual(['SB', 'LOT 1', 'KS/L1', 'WIN']);
});

test('all problems are told, in their order', () => {
  expect(readTieBreaks(['SB, XX, BH', 'LOT']).problems).toEqual([
    { problem: 'unknown', text: 'XX' },
    { problem: 'buchholz', text: 'BH' },
    { problem: 'seed', text: 'LOT' },
  ]);
  expect(readTieBreaks(['PTS, SB', 'DE']).problems).toEqual([]);
  expect(readTieBreaks(['SB, PTS']).problems).toEqual([{ problem: 'unknown', text: 'PTS' }]);
});

test('the usual list', () => expect(DEFAULT_TIE_BREAKS.map(({ code }) => code)).toEqual(['SB', 'DE', 'KS']));

test('every tie-break says what it is', () => {
  expect(TIE_BREAKS.size).toBe(27);
  expect(KNOWN_CODES).toEqual([...TIE_BREAKS.keys(), 'LOT …']);
  for (const [code, { kind, name, help, article }] of TIE_BREAKS) {
    expect([code, kind]).toEqual([code, code.startsWith('DE') ? 'group' : 'value']);
    expect(name).toMatch(/^[A-Z].{3,}/);
    expect(help).toMatch(/^[A-Z].{10,}\.$/);
    if (code !== 'HAND') expect(article).toMatch(/^C\.07 art\. \d/);
  }
  expect(new Set([...TIE_BREAKS.values()].map(({ name }) => name)).size).toBe(27);
  expect(readTieBreak('LOT 1')).toMatchObject({
    ...{ kind: 'group', code: 'LOT 1', name: 'Drawing of Lots', article: 'C.07 art. 4.2' },
    help: 'Lots among the tied; the same seed always gives the same draw.',
  });
});
