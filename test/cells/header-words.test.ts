/**
 * Whatever Berger writes over a column, and into it, it reads back.
 */
import { gameHeading, isByeWord, playerHeading } from '../../src/cells/header-words';
import { readPlayers } from '../../src/cells/player-list';
import { PAIRINGS } from '../../src/functions/pairings';
import { POINTS } from '../../src/functions/points';
import * as en from '../../src/messages/en';
import * as es from '../../src/messages/es';

describe.each([
  ['en' as const, en],
  ['es' as const, es],
])('%s', (language, { words, tabs }) => {
  test.each([
    ['no', words.number],
    ['name', words.name],
    ['section', words.section],
    ['rating', tabs.rating],
    ['federation', tabs.federation],
    ['club', tabs.club],
    ['status', tabs.status],
  ])('Players: %s is %s', (column, heading) => {
    expect(playerHeading(heading)?.column).toBe(column);
    expect([language, undefined]).toContain(playerHeading(heading)?.language);
  });

  test.each([
    ['round', words.round],
    ['board', words.board],
    ['white', words.white],
    ['result', tabs.result],
    ['black', words.black],
    ['no', words.number],
    ['section', words.section],
  ])('Schedule: %s is %s', (column, heading) => {
    expect(gameHeading(heading)?.column).toBe(column);
    expect([language, undefined]).toContain(gameHeading(heading)?.language);
  });

  test('the words of the column Status', () => {
    const [withdrawn = '', expelled = ''] = tabs.statusWords;
    const { sections } = readPlayers('FN', [
      [words.name, tabs.status],
      ['Ana', withdrawn],
      ['Ben', expelled],
    ]);
    expect(sections[0]?.players.map(({ status }) => status)).toEqual(['withdrawn', 'expelled']);
  });

  test('the word for a free round', () => expect(isByeWord(words.bye)).toBe(true));

  test('a schedule as PAIRINGS makes it is a list of games', () => {
    const players = [[words.name], ['Ana'], ['Ben'], ['Cem'], ['Dan'], ['Eva']];
    expect(POINTS(PAIRINGS(players, 2), players)).toEqual([[0], [0], [0], [0], [0]]);
  });
});

test('a schedule of start numbers is a list of games', () => {
  expect(POINTS(PAIRINGS(5), 5)).toEqual([[0], [0], [0], [0], [0]]);
});

test.each(['', 'x'.repeat(10000), 'Notes', 1, true, null, {}])('%p heads nothing', (cell) => {
  expect(playerHeading(cell)).toBeUndefined();
  expect(gameHeading(cell)).toBeUndefined();
});
