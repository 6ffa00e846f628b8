/**
 * Small tournaments written as text: a text a round, `1-2:1-0 3-4:½-½ 5-6 7-8:(0-1)`; the last two are a game not
 * played yet and one struck out by hand.
 */
import type { Game, Result, Tournament } from '../../../src/engine/results/game';
import { scoreTable, type Rules, type ScoreTable } from '../../../src/engine/results/score-table';
import type { TieBreak } from '../../../src/engine/standings/tie-break';
import { isTieBreak, readTieBreak, readTieBreaks } from '../../../src/engine/standings/tie-break-list';

export function event(
  players: number,
  rounds: readonly string[],
  more: Partial<Tournament> = {},
): Tournament {
  const games = rounds.flatMap((text, index) =>
    text
      .split(' ')
      .filter((game) => game !== '')
      .map((game): Game => {
        const [pair = '', given = ''] = game.split(':');
        const [white = 0, black = 0] = pair.split('-').map(Number);
        const result = given.replace(/[()]/g, '') as Result | '';
        return {
          ...{ white, black, round: index + 1 },
          ...(result === '' ? {} : { result }),
          ...(given.startsWith('(') ? { annulled: true } : {}),
        };
      }),
  );
  return { players, cycles: 1, games, freeRounds: [], hasColours: true, ...more };
}

export function table(
  players: number,
  rounds: readonly string[],
  { rules = {}, ...more }: Partial<Tournament> & { rules?: Rules } = {},
): ScoreTable {
  return scoreTable(event(players, rounds, more), rules);
}

export function tieBreak(code: string): TieBreak {
  const read = readTieBreak(code);
  if (!isTieBreak(read)) throw new Error(`no tie-break ${code}`);
  return read;
}

export function list(codes: string): readonly TieBreak[] {
  const { tieBreaks, problems } = readTieBreaks([codes]);
  if (problems.length > 0) throw new Error(`not all known: ${codes}`);
  return tieBreaks;
}
