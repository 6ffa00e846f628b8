/**
 * A player's name and what shows it: the list of players, and in large events the texts in Schedule and Berger table.
 */
import { tidy } from '../../../cells/text';
import type { Cell } from '../../../cells/value';
import type { Changed, EventPlayer, PlayerKey, Rename, Substitute } from '../../../sidebar/calls';
import { tabTexts } from '../../../tabs/texts';
import { command, type Change, type Work } from '../../writing/command';
import type { EventState } from '../../event/event-reader';
import { spreadsheetLanguage } from '../../locale';
import { playerKey } from '../../event/players-reader';
import { Problem } from '../../problem';
import { shownNames } from '../../writing/shown-names';
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

/** Writes the names in Schedule and Berger table from the list, where they are texts. */
export function refreshNames(): Changed {
  return command((event): Work => {
    const changes = nameChanges(event, event.view.players);
    if (changes.length === 0) throw new Problem(say().people.noNames);
    return { title: say().people.refreshing, changes };
  });
}

/** So many characters of names fit into the journal. */
const MOST_CHARACTERS = 9000;

/** What makes the texts in Schedule and Berger table show these players' names; nothing where they are formulas. */
function nameChanges(event: EventState, players: readonly EventPlayer[]): Change[] {
  const wanted = new Map(players.map((player) => [playerKey(player.no, player.section), player.name]));
  return (['schedule', 'berger'] as const).flatMap((tab): Change[] => {
    const sheet = event.sheet(tab);
    if (!sheet) return [];
    const names = new Map<string, { who: PlayerKey; from: string; to: string }>();
    let characters = 0;
    const shown = shownNames(tab, sheet.getDataRange().getValues() as Cell[][]);
    const [first] = shown;
    if (!first || sheet.getRange(first.row, first.column).getFormula() !== '') return [];
    for (const { who, text } of shown) {
      const key = playerKey(who.no, who.section);
      const name = wanted.get(key);
      if (name === undefined || tidy(text) === name || names.has(key)) continue;
      characters += text.length + name.length + 40;
      if (characters > MOST_CHARACTERS) break;
      names.set(key, { who, from: text, to: name });
    }
    return names.size === 0 ? [] : [{ change: 'shownNames', tab, names: [...names.values()] }];
  });
}

/** True where Schedule looks the names up by formulas. */
export function hasFormulaNames({ sheet, view, scheduleColumns }: EventState): boolean {
  const row = view.games[0]?.row ?? 2;
  return sheet('schedule')?.getRange(row, scheduleColumns.white).getFormula() !== '';
}
