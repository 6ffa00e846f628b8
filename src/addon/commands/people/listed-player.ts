/**
 * A player of the running event as his row in the list of players holds him.
 */
import { playerHeading, type PlayerColumn } from '../../../cells/header-words';
import { fold, isFormulaError, tidy } from '../../../cells/text';
import type { Cell } from '../../../cells/value';
import type { Language } from '../../../messages/languages';
import type { EventGame, EventPlayer, EventView, PlayerKey, TypedPlayer } from '../../../sidebar/calls';
import type { Change } from '../../writing/command';
import type { EventState } from '../../event/event-reader';
import { spreadsheetLanguage } from '../../locale';
import { Problem } from '../../problem';
import { cellName } from '../../event/schedule-reader';
import { say } from '../../texts';

type Own = Extract<Change, { change: 'player' }>['column'];

export interface ListedRow {
  readonly who: PlayerKey;
  readonly player: EventPlayer;
  /** In the tab, from 1. */
  readonly row: number;
  /** The headings of the list, by column. */
  readonly headings: readonly Cell[];
  readonly language: Language;
  /** What stands in a column; undefined where the list has none such. */
  readonly cell: (column: Own) => string | number | undefined;
}

/** Throws a `Problem` where the list has no such row. */
export function listedRow(event: EventState, { no, section }: PlayerKey): ListedRow {
  const player = event.view.players.find((one) => one.no === no && isSameSection(one.section, section));
  const row = event.playerRow(no, section);
  if (!player || row === undefined) throw new Problem(say().people.noPlayer(no));
  const headings = event.playersRows[event.playersTop - 1] ?? [];
  const cells = event.playersRows[row - 1] ?? [];
  return {
    who: player.section === undefined ? { no } : { no, section: player.section },
    ...{ player, row },
    headings,
    language: languageOf(headings),
    cell: (column) => {
      const c = event.playerColumns[column];
      const cell = c === undefined ? undefined : (cells[c - 1] ?? '');
      return cell === undefined || typeof cell === 'number' ? cell : String(cell);
    },
  };
}

/** The language of the list, as its headings tell. */
export function languageOf(headings: readonly Cell[]): Language {
  for (const cell of headings) {
    const language = playerHeading(cell)?.language;
    if (language !== undefined) return language;
  }
  return spreadsheetLanguage();
}

export function isSameSection(a = '', b = ''): boolean {
  return fold(a) === fold(b);
}

/** The games of a player, free rounds left out. */
export function gamesOf(view: EventView, { no, section }: PlayerKey): EventGame[] {
  return view.games.filter(
    (game) =>
      isSameSection(game.section, section) && game.black !== 0 && (game.white === no || game.black === no),
  );
}

export function opponentOf(view: EventView, game: EventGame, no: number): EventPlayer | undefined {
  const other = game.white === no ? game.black : game.white;
  return view.players.find((player) => player.no === other && isSameSection(player.section, game.section));
}

/** Throws a `Problem` where the result of one of these games cannot be read. */
export function checkReadable({ scheduleColumns }: EventState, games: readonly EventGame[]): void {
  const bad = games.filter(({ result, text }) => result === undefined && text !== undefined);
  if (bad.length === 0) return;
  const cells = bad.slice(0, 5).map(({ row }) => cellName(row, scheduleColumns.result));
  throw new Problem(say().people.mendFirst(cells.join(', ')));
}

const LONGEST_NAME = 200;

/** A name as it is written into the list. Throws a `Problem` where no function could read it. */
export function typedName(name: string): string {
  const text = tidy(name);
  if (text === '') throw new Problem(say().people.nameWanted);
  if (isFormulaError(text)) throw new Problem(say().people.nameIsError);
  if (text.length > LONGEST_NAME) throw new Problem(say().people.nameTooLong(LONGEST_NAME));
  return text;
}

/** What of a typed player goes into which column; a blank for what is not given. */
export function typedCells({ name, rating, federation = '', club = '' }: TypedPlayer) {
  return {
    name: typedName(name),
    rating: rating ?? '',
    federation: tidy(federation),
    club: tidy(club),
  } as const;
}

/** The name of the list's other columns of which a newcomer has other values. */
export function otherColumns(headings: readonly Cell[]): string[] {
  const own: readonly (PlayerColumn | undefined)[] = ['title', 'fideId', 'born', 'sex', 'hand'];
  return headings.filter((cell) => own.includes(playerHeading(cell)?.column)).map(String);
}

/** A name that another player has is refused, unless several have it already. */
export function checkName({ view }: EventState, { no, name: old, section }: EventPlayer, name: string): void {
  const equal = view.players.filter((player) => player.name === name);
  const isOwn = (player: EventPlayer) => player.no === no && isSameSection(player.section, section);
  const [other] = equal;
  if (other && equal.length === 1 && !isOwn(other) && name !== old)
    throw new Problem(say().people.nameTaken(name, other.no));
}

/** Notes on what a newcomer or a new name makes of the list. */
export function nameNotes(view: EventView, name: string, { no, section }: PlayerKey): string[] {
  const isOwn = (player: EventPlayer) => player.no === no && isSameSection(player.section, section);
  return view.players.some((player) => !isOwn(player) && player.name === name)
    ? [say().people.noteEqualName(name)]
    : [];
}
