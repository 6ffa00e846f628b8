/**
 * Paints rows of the Schedule that somebody is to look at, and takes the paint off again.
 */
import { isBlank } from '../../cells/text';
import type { Cell } from '../../cells/value';
import type { Changed, PaintCells } from '../../sidebar/calls';
import { quoted } from '../../tabs/formula';
import { area, columnLetter } from '../../tabs/plan';
import { fields, gameKey, listOf } from '../arguments';
import { command } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { paintOf, type Paint } from '../event/paint-rule';
import { Problem } from '../problem';
import { say } from '../texts';

const MOST_GAMES = 5000;
/** Of a formula, in characters: the journal has to hold two of them. */
const LONGEST = 9000;

export function paintRequest(value: unknown): PaintCells {
  return { games: listOf(fields(value)['games'], MOST_GAMES, gameKey) };
}

export function paintCells({ games }: PaintCells): Changed {
  return command((event) => {
    const schedule = event.sheet('schedule');
    const wanted = new Set<string>();
    for (const game of games) {
      const rows = event.rowsOf(game);
      if (rows.length === 0) throw new Problem(say().change.gameGone(game.round));
      for (const { cells } of rows) wanted.add(condition(event, cells));
    }
    const terms: string[] = [];
    let length = 0;
    for (const term of wanted) {
      length += term.length + 1;
      if (length > LONGEST) break;
      terms.push(term);
    }
    const from = schedule && paintOf(schedule);
    const left = wanted.size - terms.length;
    return {
      title: say().formats.paint.painting,
      changes:
        schedule && terms.length > 0
          ? [{ change: 'paint', ...(from && { from }), to: paintFor(event, schedule, terms) }]
          : [],
      notes: left > 0 ? [say().formats.paint.noteMost(terms.length, left)] : [],
    };
  });
}

export function clearPaint(): Changed {
  return command(({ sheet }) => {
    const schedule = sheet('schedule');
    const from = schedule && paintOf(schedule);
    return { title: say().formats.paint.clearing, changes: from ? [{ change: 'paint', from }] : [] };
  });
}

function paintFor(
  { scheduleTop, scheduleColumns }: EventState,
  schedule: GoogleAppsScript.Spreadsheet.Sheet,
  terms: readonly string[],
): Paint {
  const columns = Object.values(scheduleColumns) as number[];
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const rows = schedule.getMaxRows() - scheduleTop;
  return {
    formula: `=${terms.join('+')}`,
    areas: [area(scheduleTop + 1, first, rows, last - first + 1)],
    at: 0,
  };
}

/** True in the rows with the same section, round and numbers. */
function condition({ scheduleTop, scheduleColumns }: EventState, cells: readonly Cell[]): string {
  const { section, round, whiteNo, blackNo } = scheduleColumns;
  return [section, round, whiteNo, blackNo]
    .flatMap((column) => {
      if (column === undefined) return [];
      return [`($${columnLetter(column)}${String(scheduleTop + 1)}=${literal(cells[column - 1])})`];
    })
    .join('*');
}

function literal(cell: Cell): string {
  if (isBlank(cell)) return quoted('');
  return typeof cell === 'number' ? String(cell) : quoted(String(cell));
}
