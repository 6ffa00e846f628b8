/**
 * What the status line says of a knockout, in both languages, and what goes before it.
 */
import type { EventView, KnockoutMatch, KnockoutView } from '../../../src/sidebar/calls';
import { eventStatus } from '../../../src/sidebar/page/event-status';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { openingOf, roundRobin } from '../round-robin';

const ALL = Array.from({ length: 6 }, () => '1-0' as const);
const match = (label: string, part: Partial<KnockoutMatch> = {}): KnockoutMatch => ({
  label,
  missing: 0,
  unread: [],
  ...part,
});
const SEMIS = [match('Semi-final 1', { missing: 2 }), match('Semi-final 2', { missing: 1 }), match('Final')];

/** Once the pools are played, unless `part` or `results` say otherwise. */
function said(
  knockout: Partial<KnockoutView>,
  part: Partial<EventView> = {},
  language: 'en' | 'es' = 'en',
  results: Parameters<typeof roundRobin>[1] = ALL,
) {
  const view = roundRobin(4, results, { knockout: { tab: 'Knockout', matches: [], ...knockout }, ...part });
  const status = eventStatus(openingOf(view), '2027-01-27', textsOf(language));
  return [status?.tone, status?.title, status?.detail];
}

const OUTDATED = { published: true, outdated: true } as const;

test('results missing in one match, in two, in more', () => {
  expect(said({ matches: [match('Final', { missing: 1 })] })).toEqual([
    'ready',
    'Final: 1 result missing',
    'In the tab “Knockout”.',
  ]);
  expect(said({ matches: SEMIS }).slice(0, 2)).toEqual([
    'ready',
    'Semi-final 1 and Semi-final 2: 3 results missing',
  ]);
  expect(said({ tab: 'Eliminatoria', matches: SEMIS }, {}, 'es')).toEqual([
    'ready',
    'Semi-final 1 y Semi-final 2: faltan 3 resultados',
    'En la hoja «Eliminatoria».',
  ]);
  const quarters = [1, 2, 3, 4].map((no) => match(`Quarter-final ${no}`, { missing: 1 }));
  expect(said({ matches: quarters })).toEqual([
    'ready',
    'Knockout: 4 results missing',
    'Quarter-final 1, Quarter-final 2 and 2 more.',
  ]);
  expect(said({ matches: quarters }, {}, 'es').slice(1)).toEqual([
    'Knockout: faltan 4 resultados',
    'Quarter-final 1, Quarter-final 2 y 2 más.',
  ]);
});

test('a match that ended equal names its cell, and what else is missing', () => {
  const equal = match('Semi-final 2', { equal: 'I5' });
  expect(said({ matches: [match('Semi-final 1'), equal] })).toEqual([
    'wait',
    'Semi-final 2 ended equal',
    'Choose in Knockout!I5 who advances.',
  ]);
  expect(said({ matches: [match('Semi-final 1', { missing: 1 }), equal] }, {}, 'es')).toEqual([
    'wait',
    'Hay empate en Semi-final 2',
    'Elija en Knockout!I5 quién pasa. Semi-final 1: falta 1 resultado.',
  ]);
  const both = [match('Semi-final 1', { equal: 'I2' }), equal];
  expect(said({ matches: both })).toEqual([
    'wait',
    'Semi-final 1 and Semi-final 2 ended equal',
    'Choose in Knockout!I2 and I5 who advances.',
  ]);
  expect(said({ matches: both }, {}, 'es')[1]).toBe('Hay empate en Semi-final 1 y Semi-final 2');
});

test('a result that cannot be read comes first', () => {
  const final = match('Final', { missing: 1, equal: 'I13', unread: ['C14'] });
  expect(said({ matches: [...SEMIS, final] })).toEqual([
    'wait',
    'Knockout!C14 cannot be read',
    'Type a result such as 1-0, ½-½ or 1F-0F.',
  ]);
  expect(said({ matches: [final] }, {}, 'es').slice(0, 2)).toEqual([
    'wait',
    'No se puede leer la celda Knockout!C14',
  ]);
  const many = match('Final', { unread: ['C14', 'C15', 'C16', 'C17'] });
  expect(said({ matches: [many] })[1]).toBe('4 cells cannot be read: Knockout!C14, C15, C16 and 1 more');
  expect(said({ matches: [many] }, {}, 'es')[1]).toBe(
    'No se pueden leer las celdas Knockout!C14, C15, C16 y 1 más',
  );
});

test('the winner, and the standings if they are still to be published', () => {
  const over = { matches: [match('Final')], winner: 'Ana Gil' };
  expect(said(over)).toEqual([
    'ready',
    'The knockout is over: Ana Gil has won',
    'Publish the standings in the panel Standings.',
  ]);
  expect(said(over, { published: true })).toEqual([
    'done',
    'The knockout is over: Ana Gil has won',
    'The tables stand as values.',
  ]);
  expect(said(over, OUTDATED)).toEqual([
    'ready',
    'The knockout is over: Ana Gil has won',
    'The published tables are out of date: panel Standings.',
  ]);
  expect(said(over, {}, 'es')).toEqual([
    'ready',
    'Eliminatoria terminada: ha ganado Ana Gil',
    'Publique la clasificación en el panel Clasificación.',
  ]);
});

test('a match for the third place outlasts the final', () => {
  const matches = [match('Third place', { missing: 1 }), match('Final')];
  expect(said({ matches, winner: 'Ana Gil' })[1]).toBe('Third place: 1 result missing');
});

test('what cannot be read at present is said calmly', () => {
  expect(said({}, { published: true })).toEqual([
    'ready',
    'The knockout cannot be read at present',
    'Look at the tab “Knockout”.',
  ]);
  expect(said({ matches: [match('Final')] }, { published: true })[1]).toBe(
    'The knockout cannot be read at present',
  );
  expect(said({ broken: 'G2' })).toEqual([
    'wait',
    'The knockout cannot be read at present',
    'Look at Knockout!G2. Publish the standings in the panel Standings.',
  ]);
  expect(said({}, OUTDATED, 'es')).toEqual([
    'ready',
    'Ahora no se puede leer la eliminatoria',
    'Revise la hoja «Knockout». Las tablas publicadas no están al día: panel Clasificación.',
  ]);
});

test('formulas that are still calculated, in both languages', () => {
  expect(said({ pending: true }, { published: true })).toEqual([
    'ready',
    'The knockout is still calculating',
    '',
  ]);
  expect(said({ pending: true }, {}, 'es')).toEqual([
    'ready',
    'La eliminatoria todavía se está calculando',
    'Publique la clasificación en el panel Clasificación.',
  ]);
});

test('a final that the podium does not bear out names its cell, once nothing else is to be done', () => {
  const final = { matches: [match('Third place'), match('Final')], broken: 'A17' };
  expect(said(final, { published: true }, 'es')).toEqual([
    'wait',
    'Ahora no se puede leer la eliminatoria',
    'Revise la celda Knockout!A17.',
  ]);
  expect(said({ ...final, matches: SEMIS })[1]).toBe('Semi-final 1 and Semi-final 2: 3 results missing');
});

test('outdated tables are told at every step', () => {
  for (const part of [{ missing: 1 }, { equal: 'I2' }, { unread: ['C3'] }])
    expect(said({ matches: [match('Final', part)] }, OUTDATED)[2]).toMatch(
      /\. The published tables are out of date: panel Standings\.$/,
    );
});

test('what is amiss elsewhere and missing results of the groups go before it', () => {
  const faults = [{ sheetId: 3, tab: 'Event', cell: 'B9', text: 'x', problem: 'No.' }];
  expect(said({ matches: SEMIS }, { faults })[1]).toBe('A cell cannot be read');
  expect(said({ matches: SEMIS }, { missing: ['standings'] })[1]).toBe('A tab is gone');
  expect(said({ matches: SEMIS }, {}, 'en', ALL.slice(1))[1]).toBe('Round 3: 1 result missing');
});

test('names and labels of any length and direction stay within the sentence', () => {
  const long = said({ matches: [match('Final')], winner: 'x'.repeat(200) })[1];
  expect(long).toBe(`The knockout is over: ${'x'.repeat(39)}… has won`);
  expect(said({ matches: [match('גמר', { missing: 1 })] })[1]).toBe('\u2068גמר\u2069: 1 result missing');
});
