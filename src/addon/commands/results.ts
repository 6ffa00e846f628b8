/**
 * Types a result into the cell of its game, as the user saw it and nobody has changed it since.
 */
import type { Result } from '../../engine/results/game';
import type { Changed, SetResult } from '../../sidebar/calls';
import { fields, gameKey, LONGEST_CELL, oneOf, text } from '../arguments';
import { onlyRow } from '../writing/changes';
import { command } from '../writing/command';
import { Problem } from '../problem';
import { isSameResult, textOf } from '../event/schedule-reader';
import { say } from '../texts';

const RESULTS: readonly (Result | '')[] = [
  ...(['1-0', '½-½', '0-1', '1F-0F', '0F-1F', '0F-0F', '0-0', '½-0', '0-½'] satisfies Result[]),
  '',
];

export function setResultRequest(value: unknown): SetResult {
  const { game, was, result } = fields(value);
  return { game: gameKey(game), was: text(was, LONGEST_CELL), result: oneOf(result, RESULTS) };
}

export function setResult({ game, was, result }: SetResult): Changed {
  return command((event) => {
    const row = onlyRow(event.rowsOf(game), game);
    if (game.black === 0 && result !== '') throw new Problem(say().change.freeRound);
    const cell = row.cells[event.scheduleColumns.result - 1];
    const now = textOf(cell);
    const title = say().change.settingResult(game.round, game.white, game.black);
    if (now === result) return { title };
    if (!isSameResult(cell, was)) return { ask: 'overwrite', now };
    return { title, changes: [{ change: 'results', games: [game], from: now, to: result }] };
  });
}
