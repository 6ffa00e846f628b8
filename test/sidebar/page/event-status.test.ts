/**
 * What the status line says of a running event, in both languages.
 */
import type { CellFault, Opening } from '../../../src/sidebar/calls';
import {
  currentRound,
  eventStatus,
  faultSentence,
  hasNewTraces,
  hasNoResult,
  missingSentence,
  roundCounts,
} from '../../../src/sidebar/page/event-status';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { dated, roundRobin, openingOf } from '../round-robin';

const TODAY = '2027-01-27';
const t = textsOf('en');
const status = (opening: Opening, language: 'en' | 'es' = 'en') => {
  const said = eventStatus(opening, TODAY, textsOf(language));
  return said && [said.tone, said.title, said.detail];
};
const four = (results: Parameters<typeof roundRobin>[1], part = {}) =>
  openingOf(roundRobin(4, results, part));
const DATES = ['2027-01-19', '2027-01-26', '2027-02-02'];
const ALL = Array.from({ length: 6 }, () => '1-0' as const);

const fault = (part: Partial<CellFault>): CellFault => ({
  sheetId: 3,
  tab: 'Schedule',
  cell: 'F4',
  text: 'draw?',
  problem: 'Write 1-0, ½-½ or 0-1.',
  ...part,
});

test('without an event it says nothing', () => {
  expect(eventStatus({ language: 'en', leftovers: [] }, TODAY, t)).toBeUndefined();
});

test('results missing in a round that has begun', () => {
  expect(status(four(['1-0', '1-0', '½-½']))).toEqual([
    'ready',
    'Round 2: 1 result missing',
    '3 of 6 results are in.',
  ]);
  expect(status(openingOf(roundRobin(8, ['1-0', '0-1'])), 'es')).toEqual([
    'ready',
    'Ronda 1: faltan 2 resultados',
    '2 de 28 resultados anotados.',
  ]);
});

test('forfeits of who has left begin no round', () => {
  const view = roundRobin(4, ['1-0', '1-0', '1F-0F']);
  const third = view.games.filter(({ black }) => black !== 0)[2];
  const players = view.players.map((player) =>
    player.no === third?.black ? { ...player, status: 'withdrawn' as const } : player,
  );
  expect(status(openingOf({ ...view, players }))).toEqual([
    'ready',
    'Round 2 is next',
    '3 of 6 results are in.',
  ]);
  expect(status(openingOf(view))?.[1]).toBe('Round 2: 1 result missing');
});

test('with dates the next round is named', () => {
  const view = dated(roundRobin(4, ['1-0', '1-0', '½-½']), DATES);
  expect(status(openingOf(view))).toEqual([
    'ready',
    'Round 2: 1 result missing',
    'Round 3 on Tuesday 2 February.',
  ]);
  expect(status(openingOf(view), 'es')?.[2]).toBe('Ronda 3: martes 2 de febrero.');
});

test('a round that is next, with its day while that is to come', () => {
  expect(status(four(['1-0', '1-0']))).toEqual(['ready', 'Round 2 is next', '2 of 6 results are in.']);
  expect(status(four([]))).toEqual(['ready', 'Round 1 is next', 'No results yet.']);
  const two = dated(roundRobin(4, ALL.slice(0, 4)), DATES);
  expect(status(openingOf(two))?.[1]).toBe('Round 3 on Tuesday 2 February');
  const late = dated(roundRobin(4, ALL.slice(0, 2)), DATES);
  expect(status(openingOf(late))?.[1]).toBe('Round 2 is next');
});

test('all results in', () => {
  expect(status(four(ALL))).toEqual([
    'ready',
    'All results in: publish the standings',
    'In the panel Standings, as values for everybody.',
  ]);
  expect(status(four(ALL, { published: true, outdated: true }))?.slice(0, 2)).toEqual([
    'ready',
    'Something has changed since the tables were published',
  ]);
  expect(status(four(ALL, { published: true }))?.slice(0, 2)).toEqual([
    'done',
    'All results in, standings published',
  ]);
});

test('once the pools are played, the knockout is named until there is one', () => {
  const { settings } = roundRobin(4);
  const pools = { settings: { ...settings, format: { kind: 'pools', system: 'berger' } } } as const;
  const made = { tabs: [{ kind: 'knockout', name: 'Knockout', sheetId: 9 }] } as const;
  expect(status(four(ALL, pools))?.slice(1)).toEqual([
    'All results in: publish the standings',
    'In the panel Standings, as values for everybody. Then the knockout: Standings › Knockout.',
  ]);
  expect(status(four(ALL, { ...pools, published: true }), 'es')?.[2]).toBe(
    'Las tablas son valores fijos. Después, la eliminatoria: Clasificación › Eliminatoria.',
  );
  expect(status(four(ALL, { ...pools, ...made }))).toEqual(status(four(ALL)));
  expect(status(four(['1-0'], pools))).toEqual(status(four(['1-0'])));
});

test('tables that stand as values while results are missing are told', () => {
  expect(status(four(['1-0'], { published: true }))?.[2]).toBe(
    '1 of 6 results are in. The tables stand as values: they do not follow the results.',
  );
});

test('what is amiss comes before what is next', () => {
  const faults = [fault({ game: { round: 1, white: 1, black: 4 } })];
  expect(status(four([], { faults }))).toEqual([
    'wait',
    'A result cannot be read',
    'Put F4 right in the panel Results.',
  ]);
  expect(status(four([], { faults: [...faults, fault({ cell: 'B9' })] }))?.slice(0, 2)).toEqual([
    'wait',
    'A cell cannot be read',
  ]);
  const staleNames = [{ no: 1, name: 'Ana Gil', text: 'Hacker', cells: ['E2'] }];
  expect(status(four(ALL, { staleNames, published: true }))).toEqual([
    'wait',
    'The schedule shows a name that is not the one in the list',
    'Put it right below, then go on.',
  ]);
  expect(status(four([], { faults, staleNames }))?.[1]).toBe('A result cannot be read');
  expect(status(four([], { faults, missing: ['standings', 'progress'] }))?.[1]).toBe('2 tabs are gone');
  expect(status({ language: 'en', leftovers: [], viewProblem: 'Schedule is gone.' })).toEqual([
    'wait',
    'The event cannot be read',
    'Schedule is gone.',
  ]);
  expect(status({ ...four([], { faults }), interrupted: 'the withdrawal of Max' })?.[1]).toBe(
    'A run broke off half-way',
  );
});

test('traces of a run that were not there before', () => {
  const calm = four([]);
  const broken = { ...calm, interrupted: 'the withdrawal of Max', leftovers: ['Teams (unfinished)'] };
  expect(hasNewTraces(calm, broken)).toBe(false);
  expect(hasNewTraces(broken, broken)).toBe(false);
  expect(hasNewTraces({ ...calm, interrupted: 'x' }, calm)).toBe(true);
  expect(hasNewTraces({ ...broken, interrupted: 'x' }, broken)).toBe(true);
  expect(hasNewTraces({ ...calm, leftovers: ['Knockout (unfinished)'] }, calm)).toBe(true);
  expect(hasNewTraces({ ...broken, leftovers: ['Knockout (unfinished)'] }, broken)).toBe(true);
  expect(hasNewTraces(broken, undefined)).toBe(true);
});

test('rounds are counted without their free rounds', () => {
  const view = dated(roundRobin(3, ['1-0']), DATES);
  expect(roundCounts(view.games)).toEqual([
    { round: 1, games: 1, missing: 0, date: '2027-01-19' },
    { round: 2, games: 1, missing: 1, date: '2027-01-26' },
    { round: 3, games: 1, missing: 1, date: '2027-02-02' },
  ]);
  expect(roundCounts([])).toEqual([]);
});

test('the date of a round is its earliest, whatever the order of the rows', () => {
  const { games } = dated(roundRobin(4), ['2027-01-19T19:30']);
  const moved = games.map((game, i) => (i === 1 ? { ...game, date: '2027-01-18' } : game)).reverse();
  expect(roundCounts(moved)[0]).toMatchObject({ round: 1, date: '2027-01-18' });
});

test('the current round is the first with a result missing, else the last', () => {
  const current = (results: Parameters<typeof roundRobin>[1]) =>
    currentRound(roundCounts(roundRobin(4, results).games));
  expect(current([])).toBe(1);
  expect(current(['1-0', '1-0', '1-0'])).toBe(2);
  expect(current(['1-0', '', '1-0', '1-0'])).toBe(1);
  expect(current(ALL)).toBe(3);
  expect(currentRound([])).toBeUndefined();
});

test('a result that cannot be read is no lack of results', () => {
  const none = roundRobin(4, []);
  expect(hasNoResult(none)).toBe(true);
  expect(hasNoResult({ ...none, faults: [fault({ game: { round: 1, white: 1, black: 4 } })] })).toBe(false);
  expect(hasNoResult({ ...none, faults: [fault({ cell: 'B9' })] })).toBe(true);
  expect(hasNoResult(roundRobin(4, ['1-0']))).toBe(false);
});

test('one result missing in a round, and the tab with the seed by its own name', () => {
  const es = textsOf('es');
  expect(es.results.roundOption(2, undefined, 1)).toBe('Ronda 2 · falta 1');
  expect(es.results.roundOption(2, '23 feb', 2)).toBe('Ronda 2 · 23 feb · faltan 2');
  expect(t.results.roundOption(2, '23 Feb', 0)).toBe('Round 2 · 23 Feb · all in');
  expect(t.standings.lotsNote('x', 1, '“Event 2”')).toContain('which stands in the tab “Event 2”');
});

test('sentences on tabs and cells', () => {
  expect(missingSentence(['standings'], t)).toBe("The event's tab “Standings” is gone.");
  expect(missingSentence(['standings', 'progress'], textsOf('es'))).toBe(
    'Faltan las hojas «Clasificación» y «Evolución» del torneo.',
  );
  expect(faultSentence(fault({ text: 'x'.repeat(50) }), t)).toBe(
    `“Schedule”, F4 reads “${'x'.repeat(29)}…”: Write 1-0, ½-½ or 0-1.`,
  );
  expect(faultSentence(fault({ text: ' ' }), t)).toBe('“Schedule”, F4 is empty: Write 1-0, ½-½ or 0-1.');
  expect(faultSentence(fault({ text: '' }), textsOf('es'))).toMatch(/^«Schedule», F4 está vacía: /);
});
