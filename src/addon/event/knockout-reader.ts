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
import { everyTabTexts } from '../../tabs/texts';
import { knockoutHeadings, type NeededHeading } from './knockout-headings';
import { cellName, textOf } from './schedule-reader';

type Place = readonly [row: number, heading: NeededHeading];

/** What stands in a cell, without the blanks around it. */
type At = (...place: Place) => string;

/** A match by its rows: the first names the upper player and who advances, that of the first game the lower player. */
interface PlacedMatch {
  readonly row: number;
  readonly games: [number, ...number[]];
}

export function readKnockout(tab: string, rows: Rows): KnockoutView {
  const unreadable: KnockoutView = { tab, matches: [] };
  const headings = knockoutHeadings(rows);
  if (!headings) return unreadable;
  if ('gap' in headings) return { ...unreadable, broken: cellName(headings.top, headings.gap) };
  const { top, columns } = headings;
  const nameOf = ([row, heading]: Place) => cellName(row, columns[heading]);
  const brokenAt = (...place: Place): KnockoutView => ({ ...unreadable, broken: nameOf(place) });
  const valueAt = (row: number, heading: NeededHeading): Cell => rows[row - 1]?.[columns[heading] - 1] ?? '';
  const at: At = (...place) => tidy(textOf(valueAt(...place)));
  const shows = (row: number, what: RegExp) => FORMULAS.find((heading) => what.test(at(row, heading)));

  const { placed, podium, wrong } = matchesBelow(top, rows.length, at);
  const last = placed[placed.length - 1];
  const end = last ? Math.max(...last.games) : top;
  if (range(top + 1, podium ?? end).some((row) => shows(row, LOADING)))
    return { ...unreadable, pending: true };
  if (wrong !== undefined) return brokenAt(wrong, 'match');
  if (!last) return unreadable;
  for (const row of range(top + 1, end)) {
    const error = shows(row, FORMULA_ERROR);
    if (error) return brokenAt(row, error);
    if (NOBODY.test(at(row, 'player'))) return brokenAt(row, 'no');
  }

  const choose = everyTabTexts().map(({ knockout }) => tidy(knockout.choose));
  const matches: KnockoutMatch[] = [];
  let winner: number | undefined;
  for (const { row, games } of placed) {
    const sides = [row, games[0]];
    const advances = at(row, 'advances');
    winner = sides.find((side) => isSame(at(side, 'player'), advances));
    const isEqual = winner === undefined && choose.includes(advances);
    if (advances !== '' && winner === undefined && !isEqual) return brokenAt(row, 'advances');
    const results = games.map((game) => ({ game, result: valueAt(game, 'result') }));
    const isOpen = advances === '' && sides.every((side) => at(side, 'player') !== '');
    const missing = isOpen ? results.filter(({ result }) => result === '').length : 0;
    const unread = results.filter(({ result }) => result !== '' && !countsAsResult(textOf(result)));
    if (isOpen && missing + unread.length === 0) return brokenAt(row, 'advances');
    matches.push({
      label: at(row, 'match'),
      missing,
      ...(isEqual && { equal: nameOf([row, 'ifEqual']) }),
      unread: unread.map(({ game }) => nameOf([game, 'result'])),
    });
  }
  if (winner !== undefined) {
    const doubt = doubtOf(winner, end, podium ?? rows.length, podium, at);
    return { tab, matches, ...(doubt ? { broken: nameOf(doubt) } : { winner: at(winner, 'player') }) };
  }
  if (matches.some(({ missing, equal, unread }) => missing + unread.length > 0 || equal !== undefined))
    return { tab, matches };
  const sides = placed.flatMap(({ row, games }) => [row, games[0]]);
  if (sides.every((side) => at(side, 'player') === '')) return { ...unreadable, pending: true };
  const gap = placed.flatMap(cellsOf).find((place) => at(...place) === '');
  return gap ? brokenAt(...gap) : { tab, matches };
}

/** The columns in which formulas stand. */
const FORMULAS = ['no', 'player', 'advances'] as const;
const LOADING = /^(Loading|Cargando)(\.\.\.|…)$/;
/** Not a name such as `#1 Ann`. */
const FORMULA_ERROR = /^#(\S*[!?]|N\/[AD])$/;
/** What stands for the name where nobody has the number. */
const NOBODY = /^\?( \(.*\))?$/;

/** As `=` compares in a formula; a blank is nobody. */
const isSame = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase();

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** What a match shows once it is decided, in the order in which one makes the other. */
const cellsOf = ({ row, games: [lower] }: PlacedMatch): Place[] => [
  [row, 'no'],
  [row, 'player'],
  [lower, 'no'],
  [lower, 'player'],
  [row, 'advances'],
];

/**
 * The matches above the podium, which begins with the first place. Each first game opens one, under the label that
 * stands above it; a label without games is a bye or a note.
 */
function matchesBelow(
  top: number,
  bottom: number,
  at: At,
): {
  readonly placed: readonly PlacedMatch[];
  readonly podium: number | undefined;
  /** The first row whose label cannot be what it was. */
  readonly wrong: number | undefined;
} {
  const texts = everyTabTexts().map(({ knockout }) => knockout);
  const numbers = new Map(
    texts.flatMap(({ game }) => range(1, MOST_GAMES_A_MATCH).map((no) => [fold(game(no)), no])),
  );
  const winners = texts.map(({ places }) => fold(places[0] ?? ''));
  const labelOf = (row: number) => fold(at(row, 'match'));
  const names = (row: number) => at(row, 'player') !== '';
  const isResult = (row: number) => countsAsResult(at(row, 'result'));
  const isBye = (row: number) => isSame(at(row, 'player'), at(row, 'advances')) && !isResult(row + 1);

  const podium = range(top + 1, bottom).find((row) => winners.includes(labelOf(row)));
  const placed: PlacedMatch[] = [];
  const wrong: number[] = [];
  /** Wrong once a match or the podium follows. */
  let doubtful: number[] = [];
  let title: number | undefined;
  const settle = () => {
    wrong.push(...doubtful);
    doubtful = [];
  };
  const close = () => {
    if (title !== undefined && names(title) && !isBye(title)) doubtful.push(title + 1);
    title = undefined;
  };
  for (const row of range(top + 1, podium === undefined ? bottom : podium - 1)) {
    const label = labelOf(row);
    const no = numbers.get(label);
    const games = placed[placed.length - 1]?.games;
    if (no === undefined) {
      if (label !== '') {
        close();
        title = row;
      } else if (title === undefined ? isResult(row) : names(row)) doubtful.push(row);
    } else if (no === 1 && title !== undefined) {
      settle();
      placed.push({ row: title, games: [row] });
      title = undefined;
    } else if (
      no > 1 &&
      no === (games?.length ?? 0) + 1 &&
      !names(row) &&
      !(title !== undefined && names(title))
    ) {
      settle();
      games?.push(row);
      title = undefined;
    } else {
      close();
      settle();
      wrong.push(row);
    }
  }
  close();
  if (podium !== undefined) settle();
  return { placed, podium, wrong: wrong.length > 0 ? Math.min(...wrong) : undefined };
}

/**
 * The cell that speaks against the winner of the last match. Below it nobody is named before the podium, which names
 * him first; else it is not the final.
 */
function doubtOf(
  winner: number,
  end: number,
  bottom: number,
  podium: number | undefined,
  at: At,
): Place | undefined {
  const row = range(end + 1, bottom).find(
    (one) => one === podium || (at(one, 'match') !== '' && at(one, 'player') !== ''),
  );
  if (row === undefined || row !== podium) return [row ?? end + 1, 'match'];
  const [no, name] = [at(winner, 'no'), at(winner, 'player')];
  const shown = at(row, 'player');
  const isHis =
    at(row, 'no') === ''
      ? [name, name.replace(` (${no})`, '')].some((one) => isSame(shown, one))
      : isSame(at(row, 'no'), no);
  return isHis ? undefined : [row, 'player'];
}
