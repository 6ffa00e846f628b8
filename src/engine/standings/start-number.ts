/**
 * TPN, the start number (tournament pairing number), C.07 art. 7.8: low first; TPN/R high first.
 */
import type { ValueTieBreak } from './tie-break';

const values: ValueTieBreak['values'] = ({ tournament, annulled }) =>
  Array.from({ length: tournament.players + 1 }, (_, no) => (annulled.has(no) ? undefined : no));

export const startNumber: ValueTieBreak = {
  kind: 'value',
  code: 'TPN',
  name: 'Tournament Pairing Number',
  help: 'The lower start number goes ahead.',
  article: 'C.07 art. 7.8',
  ahead: 'less',
  values,
};

export const startNumberReversed: ValueTieBreak = {
  kind: 'value',
  code: 'TPN/R',
  name: 'Tournament Pairing Number, reversed',
  help: 'The higher start number goes ahead.',
  article: 'C.07 art. 7.8',
  values,
};
