/**
 * Which two teams a list makes, and who gets which number.
 */
import { divide } from '../../../src/engine/planning/division';
import { teamColumn, teamsOf } from '../../../src/engine/planning/teams';

const team = (...names: readonly string[]) => names.map((name) => ({ team: name }));

test('by Team, or Club where nobody has a team', () => {
  expect(teamColumn([{}, { team: 'x', club: 'y' }])).toBe('team');
  expect(teamColumn([{}, { club: 'y' }])).toBe('club');
  expect(teamColumn([{}, {}])).toBeUndefined();
  expect(teamsOf([{ team: 'x', club: 'y' }, { club: 'y' }])).toEqual([
    { name: 'x', places: [0] },
    { name: '', places: [1] },
  ]);
});

test('in the order in which they first stand', () => {
  expect(teamsOf(team('South', 'North', 'South', 'North'))).toEqual([
    { name: 'South', places: [0, 2] },
    { name: 'North', places: [1, 3] },
  ]);
});

test('without either the halves of the list', () => {
  expect(teamsOf([{}, {}, {}, {}])).toEqual([
    { name: '', places: [0, 1] },
    { name: '', places: [2, 3] },
  ]);
});

test('one section: the first team, then the second, each in the order of the numbering', () => {
  const players = [
    { team: 'x', rating: 1 },
    { team: 'y', rating: 4 },
    { team: 'x', rating: 3 },
    { team: 'y', rating: 2 },
  ];
  const places = (by: 'listed' | 'rating') => divide(players, { into: 'teams' }, { by });
  expect(places('listed')).toEqual([{ name: '', places: [0, 2, 1, 3] }]);
  expect(places('rating')).toEqual([{ name: '', places: [2, 0, 1, 3] }]);
  const lots = divide(players, { into: 'teams' }, { by: 'lot', seed: 'a' });
  expect(lots[0]?.places.slice(0, 2).sort()).toEqual([0, 2]);
});
