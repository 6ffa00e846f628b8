/**
 * The tabs of one formula in a running event, as they would be made now.
 */
import type { TabKind } from '../../sidebar/calls';
import { byPlayerPlan } from '../../tabs/by-player';
import { crosstablePlan } from '../../tabs/crosstable';
import { EVENT_ROWS } from '../../tabs/event';
import type { TabPlan } from '../../tabs/plan';
import { PLAYER_COLUMNS } from '../../tabs/players';
import { progressPlan } from '../../tabs/progress';
import type { SpilledInput } from '../../tabs/spilled';
import { standingsPlan } from '../../tabs/standings';
import { teamsPlan } from '../../tabs/teams';
import type { EventState } from '../event/event-reader';
import { spreadsheetLanguage } from '../locale';
import { sectionSizes } from '../event/players-reader';

const PLANS = {
  standings: standingsPlan,
  teams: teamsPlan,
  crosstable: crosstablePlan,
  progress: progressPlan,
  byPlayer: byPlayerPlan,
} satisfies Partial<Record<TabKind, (input: SpilledInput) => TabPlan>>;

export type SpilledKind = keyof typeof PLANS;
export const SPILLED_KINDS = Object.keys(PLANS) as SpilledKind[];

/** `eventTab`: the name of the tab with the settings. The formula reads what the event's reader found, where it is. */
export function spilledPlanOf(
  { view, sheet, playersTop, scheduleTop, scheduleColumns, settingRow }: EventState,
  kind: SpilledKind,
  name: string,
  eventTab: string,
): TabPlan {
  const list = sheet('players');
  const { cycles, order, format } = view.settings;
  const sizes = [...sectionSizes(view.players).values()];
  const columns = Math.min(Math.max(PLAYER_COLUMNS, list?.getLastColumn() ?? 0), list?.getMaxColumns() ?? 0);
  const schedule = sheet('schedule');
  const rowOf = (setting: keyof typeof EVENT_ROWS) => settingRow(setting) ?? EVENT_ROWS[setting];
  return PLANS[kind]({
    name,
    language: spreadsheetLanguage(),
    format: { players: view.players.length, cycles, system: format.system, order },
    names: view.players.map((player) => player.name),
    ...(view.teamSize !== undefined && { teamSize: view.teamSize }),
    at: {
      event: eventTab,
      settings: {
        tieBreaks: rowOf('tieBreaks'),
        withdrawal: rowOf('withdrawal'),
        cycles: rowOf('cycles'),
        scoring: rowOf('scoring'),
      },
      schedule: schedule?.getName() ?? '',
      // One column more than it fills, as in a new event.
      games: {
        row: scheduleTop,
        columns: Math.min(Math.max(...columnsOf(scheduleColumns)) + 1, schedule?.getMaxColumns() ?? 0),
      },
      players: { tab: list?.getName() ?? '', row: playersTop, columns },
      ...(sizes.length > 1 && { sections: sizes }),
    },
  });
}

const columnsOf = (columns: EventState['scheduleColumns']) => Object.values(columns) as number[];

export function formulaOf(plan: TabPlan): string {
  for (const operation of plan.operations)
    if (operation.do === 'formulas') return operation.formulas[0]?.[0] ?? '';
  return '';
}
