/**
 * A match of two teams: how it stands, and what its schedule means for withdrawals and Koya.
 */
import fc from 'fast-check';
import type { Game, Result } from '../../../src/engine/results/game';
import { areOpponents, opponentsLeft } from '../../../src/engine/results/opponents';
import { scoreTable } from '../../../src/engine/results/score-table';
import { annulledPlayers, isBelowHalf, scheduledGames } from '../../../src/engine/results/withdrawal';
import { scheveningenRows } from '../../../src/engine/schedule/scheveningen';
import { koyaLimit } from '../../../src/engine/standings/koya';
import { teamStandings } from '../../../src/engine/standings/team-standings';
import { withdrawalPreview, withForfeits } from '../../../src/engine/standings/withdrawal-preview';
import { event, table } from './event';
import { runs } from '../../runs';

const upTo = (size: number) => (no: number) => no <= size;

test('board points decide, whatever the rounds say', () => {
  // Two rounds by 2-1 and one lost by 0-3.
  const rounds = ['1-4:1-0 2-5:1-0 6-3:1-0', '5-1:0-1 2-6:½-½ 4-3:½-½', '1-6:0-1 4-2:1-0 3-5:0-1'];
  expect(teamStandings(table(6, rounds, { teamSize: 3 }), upTo(3))).toEqual([
    { team: 2, rank: 1, played: 3, won: 1, drawn: 0, lost: 2, matchPoints: 2, boardPoints: 5 },
    { team: 1, rank: 2, played: 3, won: 2, drawn: 0, lost: 1, matchPoints: 4, boardPoints: 4 },
  ]);
});

test('equal board points: match points; equal in both: one rank', () => {
  const rounds = ['1-3:1-0 2-4:½-½', '4-1:0-1 3-2:½-½', '3-1:1-0 4-2:1-0', '1-4:½-½ 2-3:½-½'];
  const [first, second] = teamStandings(table(4, rounds, { teamSize: 2, cycles: 2 }), upTo(2));
  expect(first).toMatchObject({ team: 1, rank: 1, matchPoints: 5, boardPoints: 4, drawn: 1 });
  expect(second).toMatchObject({ team: 2, rank: 2, matchPoints: 3, boardPoints: 4 });
  const none = teamStandings(table(4, ['1-3 2-4'], { teamSize: 2 }), upTo(2));
  expect(none.map(({ team, rank, played }) => [team, rank, played])).toEqual([
    [1, 1, 0],
    [2, 1, 0],
  ]);
});

test('a round counts once all its games have a result; its board points count at once', () => {
  const [first] = teamStandings(table(4, ['1-3:1-0 2-4', '4-1:½-½ 3-2:1F-0F'], { teamSize: 2 }), upTo(2));
  expect(first).toMatchObject({ team: 2, rank: 1, played: 1, won: 1, lost: 0, boardPoints: 1.5 });
});

test('annulled games count for neither, and keep no round open', () => {
  const rules = { leavers: new Set([4]), withdrawal: 'annul' as const };
  const two = table(4, ['1-3:1-0 2-4:0-1', '4-1 3-2:½-½'], { teamSize: 2, rules });
  expect(teamStandings(two, upTo(2))[0]).toMatchObject({
    team: 1,
    played: 2,
    won: 1,
    drawn: 1,
    boardPoints: 1.5,
  });
});

const RESULTS: readonly Result[] = ['1-0', '0-1', '½-½', '1F-0F', '0F-1F', '0F-0F', '0-0', '½-0'];

test('board points are those of the players; the records of the two mirror each other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 3 }),
      fc.infiniteStream(fc.integer({ min: 0, max: RESULTS.length })),
      (size, cycles, chosen) => {
        const games = scheveningenRows(size, cycles).map(([round, , white, black]): Game => {
          const result = RESULTS[Number(chosen.next().value)];
          return { round, white, black, ...(result === undefined ? {} : { result }) };
        });
        const tournament = {
          players: 2 * size,
          cycles,
          teamSize: size,
          games,
          freeRounds: [],
          hasColours: true,
        };
        const scored = scoreTable(tournament);
        const rows = teamStandings(scored, upTo(size));
        for (const { team, boardPoints } of rows) {
          const own = scored.points.filter((_, no) => no > 0 && no <= size === (team === 1));
          expect(boardPoints).toBe(own.reduce((sum, points) => sum + points, 0));
        }
        const [a, b] = rows;
        expect([a?.played, a?.won, a?.drawn, a?.lost]).toEqual([b?.played, b?.lost, b?.drawn, b?.won]);
        expect((a?.boardPoints ?? 0) >= (b?.boardPoints ?? 0)).toBe(true);
      },
    ),
    runs(60),
  );
});

describe('scheduled are the games against the other team', () => {
  const match = { players: 8, cycles: 2, teamSize: 4 };

  test('opponents', () => {
    expect(areOpponents(match, 1, 4)).toBe(false);
    expect(areOpponents(match, 4, 5)).toBe(true);
    expect(areOpponents(match, 8, 5)).toBe(false);
    expect(areOpponents({ players: 8 }, 1, 4)).toBe(true);
    expect(areOpponents({ players: 8 }, 4, 4)).toBe(false);
    expect(opponentsLeft(match, 1, new Set([2, 5, 6]))).toBe(2);
    expect(opponentsLeft({ players: 8 }, 1, new Set([2, 5, 6]))).toBe(4);
    expect(scheduledGames(match, 3)).toBe(8);
    expect(scheduledGames({ players: 8, cycles: 2 }, 3)).toBe(14);
  });

  test('half of them, exactly half counts', () => {
    expect(isBelowHalf(4, match, 1)).toBe(false);
    expect(isBelowHalf(3, match, 1)).toBe(true);
    // One game of two: half of the match, less than half of three.
    const rounds = ['1-3:1-0 2-4:½-½', '4-1:0F-1F 3-2:1-0'];
    expect(annulledPlayers(event(4, rounds, { teamSize: 2 }), new Set([4]), 'fide')).toEqual(new Set());
    expect(annulledPlayers(event(4, rounds), new Set([4]), 'fide')).toEqual(new Set([4]));
  });

  test('Koya: half of what he can win; only annulled opponents lower it', () => {
    const leavers = new Set([8]);
    const scored = table(8, [''], { teamSize: 4, cycles: 2, rules: { leavers } });
    expect(koyaLimit(scored, 0, 1)).toBe(3);
    expect(koyaLimit(scored, 0, 5)).toBe(4);
  });

  test('forfeits of who leaves are against the other team', () => {
    const match = event(4, ['1-3:1-0 2-4:½-½'], { teamSize: 2 });
    expect(withForfeits(1, match, new Set()).slice(2)).toEqual([{ white: 1, black: 4, result: '0F-1F' }]);
    expect(withdrawalPreview(1, match)).toMatchObject({
      completed: 1,
      scheduled: 2,
      neededForHalf: 1,
      decision: 'keep',
    });
  });
});
