/**
 * A player's name and what shows it: the list of players, and in large events the texts in Schedule and Berger table.
 */
import { tidy } from '../../../cells/text';
import type { Cell } from '../../../cells/value';
import type { Changed, EventPlayer, PlayerKey, Rename, Substitute } from '../../../sidebar/calls';
import { nameOf, type PlayersAt } from '../../../tabs/formula';
import { area, columnLetter, type Area } from '../../../tabs/plan';
import { nameFormulas } from '../../../tabs/schedule';
import { tabTexts } from '../../../tabs/texts';
import type { ChangedName } from '../../writing/changes';
import { command, type Change, type Work } from '../../writing/command';
import type { EventState } from '../../event/event-reader';
import { spreadsheetLanguage } from '../../locale';
import { playerKey, sectionSizes } from '../../event/players-reader';
import { Problem } from '../../problem';
import { shownNames, type ShownName } from '../../writing/shown-names';
import { say } from '../../texts';
import {
  checkName,
  checkReadable,
  gamesOf,
  listedRow,
  nameNotes,
  otherColumns,
  typedCells,
  typedName,
  type ListedRow,
} from './listed-player';
import { statusChanges } from './withdrawal';

export function rename({ was, name, ...who }: Rename): Changed {
  return command((event) => {
    const row = listedRow(event, who);
    const { no, name: old } = row.player;
    if (old !== was) return { ask: 'overwrite', now: old };
    const text = typedName(name);
    checkName(event, row.player, text);
    const changes = [
      ...cellChange(row, 'name', text),
      ...nameChanges(event, [{ ...row.player, name: text }]),
    ];
    return {
      title: say().people.renaming(old),
      changes: changes.length === 0 ? [] : [...changes, logLine(eventTexts().renamed(no, old, text))],
      notes: nameNotes(event.view, text, row.who),
    };
  });
}

/** Somebody else takes over a number that has no result yet. */
export function substitute({ was, player: typed, ...who }: Substitute): Changed {
  return command((event) => {
    const row = listedRow(event, who);
    const { no, name: old } = row.player;
    if (old !== was) return { ask: 'overwrite', now: old };
    const games = gamesOf(event.view, who);
    checkReadable(event, games);
    const results = games.filter(({ result }) => result !== undefined).length;
    if (results > 0) throw new Problem(say().people.hasResults(old, results));
    const cells = typedCells(typed);
    checkName(event, row.player, cells.name);
    const others = otherColumns(row.headings);
    return {
      title: say().people.substituting(old),
      changes: [
        ...(['name', 'rating', 'federation', 'club'] as const).flatMap((column) =>
          cellChange(row, column, cells[column]),
        ),
        ...statusChanges(event, row, 'playing'),
        ...nameChanges(event, [{ ...row.player, name: cells.name }]),
        logLine(eventTexts().substituted(no, old, cells.name)),
      ],
      notes: [
        ...nameNotes(event.view, cells.name, row.who),
        ...missingColumns(event, cells),
        ...(others.length > 0 ? [say().people.noteOtherColumns(others.join(', '))] : []),
      ],
    };
  });
}

function eventTexts() {
  return tabTexts(spreadsheetLanguage()).event;
}

export function logLine(text: string, data?: string): Change {
  return { change: 'log', text, ...(data !== undefined && { data }) };
}

/** What was typed for columns that the list does not have. */
export function missingColumns(
  { playerColumns }: EventState,
  cells: ReturnType<typeof typedCells>,
): string[] {
  const texts = tabTexts(spreadsheetLanguage());
  const missing = (['rating', 'federation', 'club'] as const).filter(
    (column) => cells[column] !== '' && playerColumns[column] === undefined,
  );
  return missing.length === 0
    ? []
    : [say().people.noteNoColumn(missing.map((column) => texts[column]).join(', '))];
}

function cellChange(
  row: ListedRow,
  column: 'name' | 'rating' | 'federation' | 'club',
  to: string | number,
): Change[] {
  const from = row.cell(column);
  return from === undefined || from === to ? [] : [{ change: 'player', player: row.who, column, from, to }];
}

/** Writes the names in Schedule and Berger table from the list, where they are texts; else puts formulas back. */
export function refreshNames(): Changed {
  return command((event): Work => {
    const changes = nameChanges(event, event.view.players, lookupOf(event));
    if (changes.length === 0) throw new Problem(say().people.noNames);
    return { title: say().people.refreshing, changes };
  });
}

/** So many characters of names fit into the journal. */
const MOST_CHARACTERS = 9000;

/**
 * What makes the texts in Schedule and Berger table show these players' names. Where names are formulas nothing, but
 * with `lookup` the formulas that were typed over.
 */
function nameChanges(event: EventState, players: readonly EventPlayer[], lookup?: PlayersAt): Change[] {
  const wanted = new Map(players.map((player) => [playerKey(player.no, player.section), player.name]));
  const wantedOf = ({ no, section }: PlayerKey) => wanted.get(playerKey(no, section));
  return (['schedule', 'berger'] as const).flatMap((tab): Change[] => {
    const range = event.sheet(tab)?.getDataRange();
    if (!range) return [];
    const values = range.getValues() as Cell[][];
    const shown = shownNames(tab, values);
    const stale = shown.filter(({ who, text }) => (wantedOf(who) ?? tidy(text)) !== tidy(text));
    if (stale.length === 0) return [];
    const formulas = range.getFormulas();
    const hasFormula = ({ row, column }: ShownName) => Boolean(formulas[row - 1]?.[column - 1]);
    const columns = [...new Set(shown.map(({ column }) => column))];
    const lookups = formulas.flatMap((line) => columns.filter((column) => line[column - 1]));
    if (lookups.length < shown.filter((name) => !hasFormula(name)).length)
      return textChanges(tab, stale, shown, wantedOf);
    if (!lookup) return [];
    const changes: Change[] = [];
    let characters = 0;
    for (const name of stale) {
      const cell = values[name.row - 1]?.[name.column - 1];
      if (hasFormula(name) || (typeof cell !== 'string' && typeof cell !== 'number')) continue;
      const to = tab === 'schedule' ? scheduleFormula(event, name, lookup) : tableFormula(name, lookup);
      characters += name.text.length + to.length + 120;
      if (characters > MOST_CHARACTERS) break;
      const at = area(name.row, name.column);
      changes.push({ change: 'cells', tab, area: at, from: [[cell]], to: [[to]], typedOver: true });
    }
    return changes;
  });
}

/** Each text of each player, with its cells where other cells of the player hold something else. */
function textChanges(
  tab: 'schedule' | 'berger',
  stale: readonly ShownName[],
  shown: readonly ShownName[],
  wantedOf: (who: PlayerKey) => string | undefined,
): Change[] {
  const cellsOf = new Map<string, number>();
  for (const { who } of shown) {
    const key = playerKey(who.no, who.section);
    cellsOf.set(key, (cellsOf.get(key) ?? 0) + 1);
  }
  const texts = new Map<string, { who: PlayerKey; from: string; to: string; at: Area[] }>();
  for (const { who, text, row, column } of stale) {
    const to = wantedOf(who);
    if (to === undefined) continue;
    const key = `${playerKey(who.no, who.section)} ${text}`;
    const one = texts.get(key) ?? { who, from: text, to, at: [] };
    one.at.push(area(row, column));
    texts.set(key, one);
  }
  const names: ChangedName[] = [];
  let characters = 0;
  for (const { at, ...name } of texts.values()) {
    const isAll = at.length === cellsOf.get(playerKey(name.who.no, name.who.section));
    const changed = isAll ? name : { ...name, at };
    characters += JSON.stringify(changed).length;
    if (characters > MOST_CHARACTERS && names.length > 0) break;
    names.push(changed);
  }
  return names.length === 0 ? [] : [{ change: 'shownNames', tab, names }];
}

/** Where formulas find the names; undefined where they cannot. */
function lookupOf({ sheet, view, playersTop, playerColumns }: EventState): PlayersAt | undefined {
  const { no, name, section } = playerColumns;
  const tab = sheet('players')?.getName();
  if (tab === undefined || no === undefined || name === undefined) return undefined;
  const hasSections = sectionSizes(view.players).size > 1;
  return {
    ...{ tab, row: playersTop, numbers: no, names: name },
    ...(hasSections && section !== undefined && { sections: section }),
  };
}

function scheduleFormula({ scheduleColumns }: EventState, name: ShownName, lookup: PlayersAt): string {
  const formulas = nameFormulas(name.row, scheduleColumns, lookup, spreadsheetLanguage());
  return name.column === scheduleColumns.white ? formulas.white : formulas.black;
}

function tableFormula({ row, number }: ShownName, lookup: PlayersAt): string {
  return `=${nameOf(columnLetter(number) + String(row), lookup)}`;
}

/** True where Schedule looks the names up by formulas, some of which may have been typed over. */
export function hasFormulaNames({ sheet, view, scheduleTop, scheduleColumns }: EventState): boolean {
  const schedule = sheet('schedule');
  const rows = (schedule?.getLastRow() ?? 0) - scheduleTop;
  if (!schedule || rows < 1) return false;
  const names = schedule.getRange(scheduleTop + 1, scheduleColumns.white, rows, 1).getFormulas();
  return 2 * names.filter(([formula]) => formula !== '').length >= view.games.length;
}
