/**
 * Where Schedule and Berger table show names beside start numbers: in large events these are texts.
 */
import { playerHeading } from '../../cells/header-words';
import type { Rows } from '../../cells/rows';
import { isBlank, numberOf, remark } from '../../cells/text';
import type { PlayerKey } from '../../sidebar/calls';
import { scheduleHeadings, textOf } from '../event/schedule-reader';

export interface ShownName {
  readonly row: number;
  readonly column: number;
  readonly who: PlayerKey;
  /** Column of his number. */
  readonly number: number;
  readonly text: string;
}

/** Every name of the tab, in the order of its rows. */
export function shownNames(tab: 'schedule' | 'berger', rows: Rows): ShownName[] {
  const place = tab === 'schedule' ? inSchedule(rows) : inBergerTable(rows);
  const found: ShownName[] = [];
  if (!place) return found;
  for (let r = place.top; r < rows.length; r++) {
    const cells = rows[r] ?? [];
    const section = place.section === undefined ? undefined : remark(cells[place.section - 1]);
    for (const [number, column] of place.pairs) {
      const no = numberOf(cells[number - 1]);
      const cell = cells[column - 1];
      if (no === undefined || isBlank(cell)) continue;
      found.push({
        ...{ row: r + 1, column, number, text: textOf(cell) },
        who: section === undefined ? { no } : { no, section },
      });
    }
  }
  return found;
}

interface Place {
  /** Row of the headings, from 1. */
  readonly top: number;
  readonly section: number | undefined;
  readonly pairs: readonly (readonly [number: number, name: number])[];
}

function inSchedule(rows: Rows): Place | undefined {
  const headings = scheduleHeadings(rows);
  if (!headings) return undefined;
  const { section, whiteNo, white, blackNo, black } = headings.columns;
  return {
    ...{ top: headings.top, section },
    pairs: [
      [whiteNo, white],
      [blackNo, black],
    ],
  };
}

/** The list beside the grid. */
function inBergerTable(rows: Rows): Place | undefined {
  for (let r = 0; r < rows.length; r++) {
    const columns = (rows[r] ?? []).map((cell) => playerHeading(cell)?.column);
    const name = columns.findIndex((column, c) => column === 'name' && columns[c - 1] === 'no');
    if (name !== -1) return { top: r + 1, section: undefined, pairs: [[name, name + 1]] };
  }
  return undefined;
}
