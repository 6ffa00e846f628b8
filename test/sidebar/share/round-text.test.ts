/**
 * A round's pairings as a text to paste into a message.
 */
import { dateText, roundText } from '../../../src/sidebar/share/round-text';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { event, games, player } from '../event';

const t = textsOf('en');
const es = textsOf('es');

test('name, round, place; a line a board; results where known; who is free', () => {
  const view = event(5, ['2-5:1-0 3-4 1', '5-3 1-2 4']);
  expect(roundText(view, 1, t)).toBe(
    `Club Championship
Round 1
Club house, Main St 5

Board 1: Luis Paz – Li Wei  1-0
Board 2: Zoë Ruiz – Max Frei
Bye: Ana Gil

White is named first.`,
  );
  expect(roundText({ ...view, place: '', name: '' }, 2, es)).toBe(
    `Ronda 2

Mesa 1: Li Wei – Zoë Ruiz
Mesa 2: Ana Gil – Luis Paz
Descansa: Max Frei

Las blancas se nombran primero.`,
  );
});

test('forfeits in words', () => {
  const view = event(6, ['1-6:1F-0F 2-5:0F-1F 3-4:0F-0F']);
  expect(roundText(view, 1, t).split('\n').slice(4, 7)).toEqual([
    'Board 1: Ana Gil – Ida Storm  1-0 by forfeit',
    'Board 2: Luis Paz – Li Wei  0-1 by forfeit',
    'Board 3: Zoë Ruiz – Max Frei  0-0, neither came',
  ]);
});

test('one date for all stands above, different ones stand with the games', () => {
  const day = '2027-01-12T19:30';
  const same = event(4, [], { games: games(['1-4 2-3'], { date: day }) });
  expect(roundText(same, 1, t).split('\n')[1]).toMatch(/^Round 1, Tuesday,? 12 January 2027, 19:30$/);
  const two = {
    ...same,
    games: same.games.map((game) => (game.white === 2 ? { ...game, date: '2027-02-01' } : game)),
  };
  expect(roundText(two, 1, t).split('\n').slice(1)).toEqual([
    'Round 1',
    'Club house, Main St 5',
    '',
    expect.stringMatching(/^Board 1: Ana Gil – Max Frei \(Tue,? 12 Jan, 19:30\)$/),
    expect.stringMatching(/^Board 2: Luis Paz – Zoë Ruiz \(Mon,? 1 Feb\)$/),
    '',
    'White is named first.',
  ]);
  const one = {
    ...same,
    games: games(['1-4 2-3']).map((game) => (game.white === 2 ? { ...game, date: day } : game)),
  };
  expect(roundText(one, 1, t)).toMatch(/^Board 1: Ana Gil – Max Frei\nBoard 2: .* \(Tue,? 12 Jan, 19:30\)$/m);
});

test('boards in their order, however the rows are sorted; names from right to left do not turn the line', () => {
  const view = event(4, ['1-4 2-3']);
  const turned = {
    ...view,
    games: [...view.games].reverse(),
    players: [...view.players.slice(1), player(1, { name: 'שלום עולם' })],
  };
  expect(roundText(turned, 1, t).split('\n').slice(4, 6)).toEqual([
    'Board 1: \u2068שלום עולם\u2069 – Max Frei',
    'Board 2: Luis Paz – Zoë Ruiz',
  ]);
});

test('sections one after the other; one that has ended is left out; a player without a name is his number', () => {
  const view = event(2, [], {
    players: [
      player(1, { section: 'A' }),
      player(2, { section: 'A', name: '' }),
      player(1, { section: 'B', name: 'Eva Lund' }),
      player(2, { section: 'B' }),
    ],
    games: [...games(['1-2', '2-1'], { section: 'A' }), ...games(['1-2'], { section: 'B' })],
  });
  expect(roundText(view, 1, t).split('\n\n').slice(1)).toEqual([
    'Section A\nBoard 1: Ana Gil – 2',
    'Section B\nBoard 1: Eva Lund – Luis Paz',
    'White is named first.',
  ]);
  expect(roundText(view, 2, es)).not.toContain('Grupo B');
});

test('a date that is none stays as it is', () => {
  expect(dateText('next week', 'long', t)).toBe('next week');
});
