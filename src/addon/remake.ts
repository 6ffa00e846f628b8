/**
 * Makes tabs of the running event again that somebody deleted.
 */
import { MOST_CYCLES } from '../cells/options';
import { ORDERS, type Format } from '../engine/schedule/format';
import type { Changed } from '../sidebar/calls';
import { bergerTablePlan } from '../tabs/berger-table';
import { eventPlan } from '../tabs/event';
import { freeName, type TabKind, type TabPlan } from '../tabs/plan';
import { MOST_FORMULA_PLAYERS, scheduleRows } from '../tabs/schedule';
import { tabTexts } from '../tabs/texts';
import { command, type Change } from './command';
import type { EventState } from './event-reader';
import { spreadsheetLanguage } from './locale';
import { Problem } from './problem';
import { formulaOf, SPILLED_KINDS, spilledPlanOf } from './spilled-tabs';
import { say } from './texts';

export function remakeTabs(): Changed {
  return command((event) => {
    const { book, view, sheet } = event;
    const texts = say().share;
    const language = spreadsheetLanguage();
    const { names: wanted, event: words } = tabTexts(language);
    const taken = book.getSheets().map((one) => one.getName());
    const named = (kind: TabKind) => {
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
    const given = sheet('event')?.getName();
    const eventTab = given ?? named('event');
    const format: Format = {
      ...{ players: players.length, system: 'berger' },
      ...(given === undefined ? shownFormat(event) : view.settings),
    };
    const state = { ...event, view: { ...view, settings: { ...view.settings, ...format } } };
    if (missing.has('event')) {
      const schedule = sheet('schedule')?.getName() ?? '';
      const when = Utilities.formatDate(new Date(), book.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm');
      tabs.push(
        eventPlan({ name: eventTab, language, format, schedule, when, log: [[words.madeAgain, '']] }),
      );
      notes.push(texts.checkSettings(eventTab));
    }
    if (missing.has('berger')) {
      const hasSections = players.some(({ section }) => section !== undefined);
      if (hasSections) notes.push(texts.noBergerOfSections(wanted.berger));
      else tabs.push(bergerPlan(state, format, named('berger')));
    }
    for (const kind of SPILLED_KINDS) {
      const there = sheet(kind);
      if (!there) {
        if (missing.has(kind)) tabs.push(spilledPlanOf(state, kind, named(kind), eventTab));
      } else if (missing.has('event')) {
        // The formula names the tab that is gone.
        const old = there.getRange('A1').getFormula();
        const to = formulaOf(spilledPlanOf(state, kind, '', eventTab));
        if (old !== '') changes.push({ change: 'cells', tab: kind, area: 'A1', from: [[old]], to: [[to]] });
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
  return bergerTablePlan({
    ...{ name, language: spreadsheetLanguage(), format },
    names: view.players.map((player) => player.name),
    lookup:
      isLong || no === undefined || names === undefined
        ? undefined
        : { tab, row: playersTop, numbers: no, names },
  });
}

/** Cycles and order as the rows of the schedule show them. */
function shownFormat({ view }: EventState): Pick<Format, 'cycles' | 'order'> {
  const { players, games } = view;
  const met = new Map<string, number>();
  for (const { section = '', white, black } of games) {
    if (black === 0) continue;
    const pair = `${section} ${String(Math.min(white, black))} ${String(Math.max(white, black))}`;
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  const cycles = Math.min(MOST_CYCLES, Math.max(1, ...met.values()));
  const rows = new Set(games.map(({ round, white, black }) => [round, white, black].join(' ')));
  const order = ORDERS.find((one) =>
    scheduleRows({ players: players.length, cycles, system: 'berger', order: one }).every(
      ([round, , white, black]) => rows.has([round, white, Number(black)].join(' ')),
    ),
  );
  return { cycles, order: order ?? 'fide' };
}
