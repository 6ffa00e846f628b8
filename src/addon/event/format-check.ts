/**
 * The schedule against the settings of the tab Event: cycles and order are those of the table it was made with.
 */
import { ORDERS, type Format, type Order } from '../../engine/schedule/format';
import type { EventPlayer } from '../../sidebar/calls';
import { scheduleRows as tableRows } from '../../tabs/schedule';
import type { ReadEventTab } from './event-tab';
import type { FaultList } from './faults';
import type { CheckedGames } from './games-check';
import { sectionSizes } from './players-reader';
import { keyOf, type ScheduleRow } from './schedule-reader';
import { say } from '../texts';

/** The schedule was made with the cycles and the order that the tab Event names. */
export function checkFormat(
  { settings, rowOf, cellOf }: ReadEventTab,
  { games, players }: CheckedGames,
  isMatch: boolean,
  faults: FaultList,
) {
  const { cycles, order } = settings;
  const cyclesShown = cyclesOf(games);
  if (cyclesShown === undefined) return;
  if (cyclesShown !== cycles) {
    faults.add(rowOf('cycles'), 2, cellOf('cycles'), () => say().change.cyclesChanged(cyclesShown));
    return;
  }
  // A match of two teams has one order only.
  if (cycles === 1 || isMatch) return;
  const made = new Set(games.map(({ key }) => keyOf(key)));
  const isMadeWith = (other: Order) => {
    const table = tableKeys(players, { cycles, order: other, system: settings.format.system });
    return table.length === made.size && table.every((key) => made.has(key));
  };
  if (isMadeWith(order)) return;
  const other = ORDERS.find(isMadeWith);
  if (other) faults.add(rowOf('order'), 2, cellOf('order'), () => say().change.orderChanged(other));
}

/** The keys of all games and free rounds of the table, section by section. */
export function tableKeys(players: readonly EventPlayer[], format: Omit<Format, 'players'>): string[] {
  return [...sectionSizes(players)].flatMap(([section, n]) =>
    tableRows({ ...format, players: n }).map(([round, , white, black]) =>
      keyOf({ section, round, white, black: Number(black) }),
    ),
  );
}

/** How often most pairs meet; undefined where nobody does. */
function cyclesOf(games: readonly ScheduleRow[]): number | undefined {
  const meetings = new Map<string, number>();
  for (const { key } of games) {
    if (key.black === 0) continue;
    const { section = '', white, black } = key;
    const pair = `${section}/${String(Math.min(white, black))}-${String(Math.max(white, black))}`;
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  const counts = new Map<number, number>();
  for (const n of meetings.values()) counts.set(n, (counts.get(n) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0];
}
