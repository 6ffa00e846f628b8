/**
 * POINTS, SONNEBORN and WINS of real, official, made-up and generated events against the values of FIDE's checker.
 */
import { POINTS } from '../../src/functions/points';
import { SONNEBORN } from '../../src/functions/sonneborn';
import { WINS } from '../../src/functions/wins';
import { events, gamesOf, type Event } from './events';

const ALL = (['golden', 'tournaments', 'generated'] as const).flatMap((file) =>
  events(file).map((event) => ({ file, event, name: event.name })),
);

const isOut = ({ annulled = [] }: Event, i: number) => annulled.includes(i + 1);

test.each(ALL)('$file: $name', ({ event }) => {
  const players = [
    ['No.', 'Name', 'Status'],
    ...event.players.map((name, i) => [i + 1, name, isOut(event, i) ? 'Withdrawn' : '']),
  ];
  const games = [
    ['Round', 'No.', 'White', 'Result', 'Black', 'No.'],
    ...gamesOf(event).map(({ round, white, black, result = '' }) => [
      ...[round, white, event.players[white - 1], result],
      ...[event.players[black - 1], black],
    ]),
  ];
  const rest = ['', event.cycles ?? '', event.scoring ?? ''] as const;
  expect(POINTS(games, players, ...rest).filter((_, i) => !isOut(event, i))).toEqual(
    event.points.filter((_, i) => !isOut(event, i)).map((value) => [value]),
  );
  for (const [given, values] of [
    [SONNEBORN(games, players, ...rest), event.SB],
    [WINS(games, players, ...rest), event.WIN],
  ] as const)
    expect(given).toEqual(values.map((value, i) => [isOut(event, i) ? '' : value]));
});

test('there are events to check', () => expect(ALL.length).toBeGreaterThan(80));
