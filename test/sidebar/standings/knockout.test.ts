/**
 * The knockout as the page prepares it.
 */
import { knockoutPools, prepared } from '../../../src/sidebar/standings/knockout';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { event, games, player } from '../event';

const t = textsOf('en');

test('a tie for the last place names its section, so that the page can lead there', () => {
  const sound = ['1-2:1-0'];
  const equal = ['1-2:½-½'];
  const view = {
    ...event(0, []),
    players: ['A', 'B'].flatMap((section) => [1, 2].map((no) => player(no, { section }))),
    games: [...games(sound, { section: 'A' }), ...games(equal, { section: 'B' })],
  };
  const ready = prepared(view, knockoutPools(view), { each: 1 }, t);
  expect(ready).toMatchObject({ tied: 'B' });
  expect('problem' in ready && ready.problem).toMatch(/^Section B: .* share a rank/);
  const few = prepared(view, knockoutPools(view), { named: [] }, t);
  expect(few).not.toHaveProperty('tied');
});
