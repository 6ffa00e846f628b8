/**
 * Makes tabs of the running event again that somebody deleted.
 */
import { MOST_CYCLES } from '../../cells/options';
import { ORDERS, SYSTEMS, type Format } from '../../engine/schedule/format';
import type { Changed } from '../../sidebar/calls';
import { bergerTablePlan } from '../../tabs/berger-table';
import { eventPlan } from '../../tabs/event';
import { area, freeName, type TabPlan } from '../../tabs/plan';
import { MOST_FORMULA_PLAYERS } from '../../tabs/schedule';
import { scheveningenTablePlan } from '../../tabs/scheveningen-table';
import { tabTexts } from '../../tabs/texts';
import { command, type Change } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { tableKeys } from '../event/format-check';
import { spreadsheetLanguage } from '../locale';
import { sectionSizes } from '../event/players-reader';
import { Problem } from '../problem';
import { keyOf } from '../event/schedule-reader';
import { formulaAt, publishedPlan, tried } from './publish';
import { formulaOf, SPILLED_KINDS, spilledPlanOf } from './spilled-tabs';
import { isTeamMatch, teamNamesOf } from '../event/teams';
import { isSameFormula } from '../writing/tab-changes';
import { say } from '../texts';

export function remakeTabs(): Changed {
  return command((event) => {
    const { book, view, sheet } = event;
    const texts = say().share;
    const language = spreadsheetLanguage();
    const { names: wanted, event: words } = tabTexts(language);
    const taken = book.getSheets().map((one) => one.getName());
    const named = (kind: keyof typeof wanted) => {
      const name = freeName(wanted[kind], taken);
      taken.push(name);
      return name;
    };
    const missing = new Set(view.missing);
    if (missing.size === 0) throw new Problem(texts.nothingMissing);
    const tabs: TabPlan[] = [];
    const changes: Change[] = [];
    const notes: string[] = [];

    const { players } = view;
    const teams = isTeamMatch(view) ? teamNamesOf(players) : undefined;
    const given = sheet('event')?.getName();
    const eventTab = given ?? named('event');
    const format: Format = {
      players: players.length,
      ...(given === undefined ? shownFormat(event) : settingsFormat(event)),
    };
    const { cycles, order, system } = format;
    const kind = view.settings.format.kind;
    const settings = { ...view.settings, cycles, order, format: { kind, system } };
    const state = { ...event, view: { ...view, settings } };
    if (missing.has('event')) {
      const schedule = sheet('schedule')?.getName() ?? '';
      const when = Utilities.formatDate(new Date(), book.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm');
      tabs.push(
        eventPlan({
          ...{ name: eventTab, language, format, schedule, when },
          division: { into: teams ? 'teams' : sectionSizes(players).size > 1 ? 'listed' : 'one' },
          ...(teams && { teams }),
          log: [[words.madeAgain, '']],
        }),
      );
      notes.push(texts.checkSettings(eventTab));
    }
    if (missing.has('berger')) {
      const table = system === 'berger' ? 'berger' : 'pairingTable';
      tabs.push(bergerPlan(state, format, named(teams ? 'scheveningenTable' : table)));
    }
    for (const kind of SPILLED_KINDS) {
      const there = sheet(kind);
      if (!there) {
        if (!missing.has(kind)) continue;
        const plan = spilledPlanOf(state, kind, named(kind), eventTab);
        tabs.push(plan);
        if (!view.published) continue;
        // Without its settings there is nothing to be reckoned.
        const values = given === undefined ? undefined : tried(() => publishedPlan(event, kind, plan));
        if (values === undefined || values instanceof Problem) notes.push(texts.madeLive(plan.name));
        else changes.push(values);
      } else if (missing.has('event')) {
        // The formula names the tab that is gone.
        const at = formulaAt(there, kind);
        const to = formulaOf(spilledPlanOf(state, kind, '', eventTab));
        if (at && !isSameFormula(at.formula, to))
          changes.push({
            ...{ change: 'cells', tab: kind, area: area(at.row, at.column) },
            ...{ from: [[at.formula]], to: [[to]] },
          });
      }
    }
    return { title: texts.remaking, tabs, changes, notes };
  });
}

function bergerPlan(
  { view, sheet, playersTop, playerColumns }: EventState,
  format: Format,
  name: string,
): TabPlan {
  const { no, name: names } = playerColumns;
  const isLong = view.players.length > MOST_FORMULA_PLAYERS;
  const tab = sheet('players')?.getName() ?? '';
  const common = {
    ...{ name, language: spreadsheetLanguage() },
    names: view.players.map((player) => player.name),
    lookup:
      isLong || no === undefined || names === undefined
        ? undefined
        : { tab, row: playersTop, numbers: no, names },
  };
  if (!isTeamMatch(view)) return bergerTablePlan({ ...common, format });
  const size = Math.floor(format.players / 2);
  return scheveningenTablePlan({ ...common, size, cycles: format.cycles, teams: teamNamesOf(view.players) });
}

function settingsFormat({ view }: EventState): Omit<Format, 'players'> {
  const { cycles, order, format } = view.settings;
  return { cycles, order, system: format.system };
}

/** Cycles, order and system as the rows of the schedule show them. */
function shownFormat({ view }: EventState): Omit<Format, 'players'> {
  const { players, games } = view;
  const met = new Map<string, number>();
  for (const { section = '', white, black } of games) {
    if (black === 0) continue;
    const pair = `${section} ${String(Math.min(white, black))} ${String(Math.max(white, black))}`;
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  const cycles = Math.min(MOST_CYCLES, Math.max(1, ...met.values()));
  const rows = new Set(games.map(keyOf));
  for (const system of SYSTEMS)
    for (const order of ORDERS) {
      const format = { cycles, order, system };
      if (tableKeys(players, format).every((key) => rows.has(key))) return format;
    }
  return { cycles, order: 'fide', system: 'berger' };
}
