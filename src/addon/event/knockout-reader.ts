/**
 * Reads the tab Knockout for the status line: the results by the rule of its formulas, all else as the formulas show
 * it. Their values may be out of date or errors; nothing but words depends on them.
 */
import type { Rows } from '../../cells/rows';
import { fold, tidy } from '../../cells/text';
import type { Cell } from '../../cells/value';
import { MOST_GAMES_A_MATCH } from '../../engine/knockout/bracket';
import type { KnockoutMatch, KnockoutView } from '../../sidebar/calls';
import { countsAsResult } from '../../tabs/knockout';
import { everyTabTexts, type TabTexts } from '../../tabs/texts';
import { cellName, textOf } from './schedule-reader';

type Heading = 'match' | 'result' | 'no' | 'player' | 'ifEqual' | 'advances';

const headingsIn = ({ result, number, knockout }: TabTexts): [Heading, string][] => [
  ['match', knockout.heading],
  ['result', result],
  ['no', knockout.sectionAndNumber],
  ['no', number],
  ['player', knockout.player],
  ['ifEqual', knockout.ifEqual],
  ['advances', knockout.advances],
];

/** Columns and rows from 1. */
type Columns = Readonly<Record<Heading, number>>;

export interface KnockoutHeadings {
  readonly top: number;
  readonly columns: Columns;
}

/** A match by its rows: the first names the upper player and who advances, that of the first game the lower player. */
interface PlacedMatch {
  readonly row: number;
  readonly games: number[];
}

export function readKnockout(tab: string, rows: Rows): KnockoutView {
  const unreadable: KnockoutView = { tab, matches: [] };
  const headings = knockoutHeadings(rows);
  if (!headings) return unreadable;
  const at = (row: number, heading: Heading): string =>
    tidy(textOf(rows[row - 1]?.[headings.columns[heading] - 1] ?? ''));
  const placed = matchesBelow(headings.top, rows.length, (row) => at(row, 'match'));
  const last = placed[placed.length - 1];
  if (!last) return unreadable;

  const shown = range(headings.top + 1, Math.max(...last.games));
  if (shown.some((row) => FORMULAS.some((heading) => LOADING.test(at(row, heading))))) return unreadable;
  const brokenAt = (row: number, heading: Heading): KnockoutView => ({
    ...unreadable,
    broken: cellName(row, headings.columns[heading]),
  });
  for (const row of shown) {
    const error = FORMULAS.find((heading) => FORMULA_ERROR.test(at(row, heading)));
    if (error) return brokenAt(row, error);
    if (NOBODY.test(at(row, 'player'))) return brokenAt(row, 'no');
  }

  const matches: KnockoutMatch[] = [];
  let winner = '';
  for (const { row, games } of placed) {
    const players = [at(row, 'player'), at(games[0] ?? row, 'player')];
    const advances = at(row, 'advances');
    const isEqual = CHOOSE().includes(advances);
    winner = players.find((player) => isSame(player, advances)) ?? '';
    if (advances !== '' && !isEqual && winner === '') return brokenAt(row, 'advances');
    const result = (game: number): Cell => rows[game - 1]?.[headings.columns.result - 1] ?? '';
    const isOpen = advances === '' && !players.includes('');
    matches.push({
      label: at(row, 'match'),
      missing: isOpen ? games.filter((game) => result(game) === '').length : 0,
      ...(isEqual && { equal: cellName(row, headings.columns.ifEqual) }),
      unread: games
        .filter((game) => result(game) !== '' && !countsAsResult(textOf(result(game))))
        .map((game) => cellName(game, headings.columns.result)),
    });
  }
  return { tab, matches, ...(winner !== '' && { winner }) };
}

/** The columns in which formulas stand. */
const FORMULAS = ['no', 'player', 'advances'] as const;
const LOADING = /^(Loading|Cargando)(\.\.\.|…)$/;
/** Not a name such as `#1 Ann`. */
const FORMULA_ERROR = /^#(\S*[!?]|N\/[AD])$/;
/** What stands for the name where nobody has the number. */
const NOBODY = /^\?( \(.*\))?$/;

const CHOOSE = () => everyTabTexts().map(({ knockout }) => tidy(knockout.choose));

/** As `=` compares in a formula; a blank is nobody. */
const isSame = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase();

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** In any language; undefined where no row has all of them. */
export function knockoutHeadings(rows: Rows): KnockoutHeadings | undefined {
  const known = new Map(
    everyTabTexts()
      .flatMap(headingsIn)
      .map(([heading, word]) => [fold(word), heading]),
  );
  const longest = Math.max(...[...known.keys()].map((word) => 2 * word.length));
  for (let r = 0; r < rows.length; r++) {
    const columns: Partial<Record<Heading, number>> = {};
    (rows[r] ?? []).forEach((cell, c) => {
      if (typeof cell !== 'string' || cell.length > longest) return;
      const heading = known.get(fold(cell));
      if (heading) columns[heading] ??= c + 1;
    });
    if (new Set(known.values()).size === Object.keys(columns).length)
      return { top: r + 1, columns: columns as Columns };
  }
  return undefined;
}

/** Each first game opens a match, under the label that stands above it; a label without games is a bye or a place. */
function matchesBelow(top: number, end: number, label: (row: number) => string): PlacedMatch[] {
  const numbers = new Map(
    everyTabTexts().flatMap(({ knockout }) =>
      range(1, MOST_GAMES_A_MATCH).map((no) => [fold(knockout.game(no)), no]),
    ),
  );
  const placed: PlacedMatch[] = [];
  let title: number | undefined;
  for (const row of range(top + 1, end)) {
    const text = label(row);
    const no = numbers.get(fold(text));
    if (no === undefined) title = text === '' ? title : row;
    else if (no > 1) placed[placed.length - 1]?.games.push(row);
    else if (title !== undefined) placed.push({ row: title, games: [row] });
  }
  return placed;
}
