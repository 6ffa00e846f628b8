/**
 * The Round sheets tab: a page a round to hang up and write the results on.
 */
import {
  arbiterText,
  cut,
  dateText,
  fontSize,
  joined,
  nameIn,
  PAGE_WIDTH,
  rowHeight,
  SPACER,
  type PrintedGame,
  type PrintInput,
} from './paper';
import { area, NEW_TAB, opening, type TabPlan } from './plan';
import { ACCENT, BAND, LINE, QUIET } from './style';
import { BOLD, lineWidth } from './text-width';
import { tabTexts } from './texts';

/** Column A makes the first row of a page high. */
const COLUMNS = { spacer: 1, board: 2, whiteNo: 3, white: 4, result: 5, black: 6, blackNo: 7 } as const;
const NARROW = 48;
const RESULT = 110;
const SPACE = 20;
const NAME = (PAGE_WIDTH - SPACE - 3 * NARROW - RESULT) / 2;

const MOST_BOARDS = 18;
const TITLE_SIZE = 28;
/** Between two texts that stand on one line. */
const GAP = 12;

/** Fewer rows would be higher than anybody needs. */
const FEWEST_ROWS = 9;

interface Page {
  readonly title: string;
  readonly date: string;
  readonly games: readonly PrintedGame[];
  readonly free: string;
  readonly section: string | undefined;
}

export interface RoundSheetsInput extends PrintInput {
  /** Absent: all. */
  readonly round: number | undefined;
}

export function roundSheetsPlan({ name, language, event, round }: RoundSheetsInput): TabPlan {
  const texts = tabTexts(language);
  const pages = pagesOf({ name, language, event, round });
  const boards = Math.max(...pages.map(({ games }) => games.length));
  const hasFree = pages.some(({ free }) => free !== '');
  // Event and date, the headings, the boards, the line of the free.
  const perPage = Math.max(FEWEST_ROWS, 2 + boards + Number(hasFree));
  const height = rowHeight(perPage);
  const names = event.players.map((player) => player.name);
  const headings = [texts.board, texts.number, texts.white, texts.result, texts.black, texts.number];
  const small = Math.min(11, Math.floor(height / 2));
  const size = fontSize(names, NAME, height, Math.min(22, Math.floor(height / 2)));
  const subtitle = joined(event.name, event.place);
  /** As far as it has room beside another text of the same row. */
  const beside = (text: string, taken: number) =>
    taken + GAP < PAGE_WIDTH - SPACE ? cut(text, PAGE_WIDTH - SPACE - GAP - taken, 0, small) : '';

  const arbiter = arbiterText(event, language);
  const rows: string[][] = [];
  const at = {
    titles: [] as number[],
    subtitles: [] as number[],
    tables: [] as [row: number, rows: number][],
  };
  for (const { title, date, games, free, section } of pages) {
    const fullName = nameIn(event.players, section);
    const nameOf = (no: number) => cut(fullName(no), NAME, height, size);
    at.titles.push(rows.length + 1);
    at.subtitles.push(rows.length + 2);
    at.tables.push([rows.length + 3, games.length + 1]);
    const page = [
      [SPACER, title, '', '', '', '', beside(arbiter, lineWidth([title], TITLE_SIZE) / BOLD)],
      ['', beside(subtitle, lineWidth([date], small)), '', '', '', '', date],
      ['', ...headings],
      ...games.map(({ board, white, black, result }) => [
        ...['', board === undefined ? '' : String(board)],
        ...[String(white), nameOf(white), result ?? '', nameOf(black), String(black)],
      ]),
      ['', free],
    ];
    for (let r = 0; r <= perPage; r++)
      rows.push(Array.from({ length: COLUMNS.blackNo }, (_, c) => page[r]?.[c] ?? ''));
  }

  const { board, whiteNo, white, result, black, blackNo } = COLUMNS;
  const n = rows.length;
  const all = area(1, 1, n, blackNo);
  const titles = at.titles.map((row) => area(row, board));
  const arbiters = at.titles.map((row) => area(row, blackNo));
  const heads = at.tables.map(([row]) => area(row, board, 1, blackNo - 1));
  const centred = [board, whiteNo, result, blackNo];
  return {
    kind: 'roundSheets',
    name,
    operations: [
      ...opening(name, texts.unfinished(name), { rows: Math.max(NEW_TAB.rows, n), columns: blackNo }),
      { do: 'look', areas: [all], look: 'format', value: '@' },
      { do: 'texts', area: all, values: rows },
      {
        do: 'look',
        areas: at.tables.map(([row, count]) => area(row + 1, board, count, blackNo - 1)),
        look: 'size',
        value: size,
      },
      { do: 'look', areas: titles, look: 'size', value: TITLE_SIZE },
      {
        do: 'look',
        areas: [...at.subtitles.map((row) => area(row, board, 1, blackNo - 1)), ...arbiters, ...heads],
        look: 'size',
        value: small,
      },
      { do: 'look', areas: [...titles, ...heads], look: 'weight', value: 'bold' },
      { do: 'look', areas: titles, look: 'colour', value: ACCENT },
      {
        do: 'look',
        areas: [...at.subtitles.map((row) => area(row, 1, 1, blackNo)), ...arbiters],
        look: 'colour',
        value: QUIET,
      },
      { do: 'look', areas: heads, look: 'background', value: BAND },
      {
        do: 'look',
        areas: at.tables.map(([row, count]) => area(row, board, count, blackNo - 1)),
        look: 'border',
        value: LINE,
      },
      { do: 'look', areas: heads, look: 'rule', value: ACCENT },
      { do: 'look', areas: [all], look: 'vertical', value: 'middle' },
      {
        do: 'look',
        areas: at.titles.map((row) => area(row, 1, 1, blackNo)),
        look: 'vertical',
        value: 'bottom',
      },
      { do: 'look', areas: [all], look: 'align', value: 'left' },
      {
        do: 'look',
        areas: at.tables.flatMap(([row, count]) => centred.map((c) => area(row, c, count))),
        look: 'align',
        value: 'center',
      },
      {
        do: 'look',
        areas: [...arbiters, ...at.subtitles.map((row) => area(row, blackNo))],
        look: 'align',
        value: 'right',
      },
      {
        do: 'look',
        areas: at.tables.flatMap(([row, count]) => [white, black].map((c) => area(row, c, count))),
        look: 'wrap',
        value: true,
      },
      { do: 'widths', first: 1, count: blackNo, width: NARROW },
      { do: 'widths', first: COLUMNS.spacer, count: 1, width: SPACE },
      { do: 'widths', first: white, count: 3, width: NAME },
      { do: 'widths', first: result, count: 1, width: RESULT },
      { do: 'heights', first: 1, count: n, height },
      { do: 'noGridlines' },
      { do: 'tabColour', colour: ACCENT },
    ],
  };
}

/** By round, within it by section; a round of many boards fills several pages evenly. */
function pagesOf({ language, event, round: only }: RoundSheetsInput): Page[] {
  const texts = tabTexts(language);
  const groups = new Map<string, PrintedGame[]>();
  for (const game of event.games) {
    if (only !== undefined && game.round !== only) continue;
    const key = JSON.stringify([game.round, game.section ?? '']);
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  const pages = [...groups.values()].flatMap((group) => {
    const [first] = group as [PrintedGame];
    const { round, section } = first;
    const nameOf = nameIn(event.players, section);
    const games = group
      .filter(({ black }) => black !== 0)
      .sort((a, b) => (a.board ?? Infinity) - (b.board ?? Infinity));
    const free = group.filter(({ black }) => black === 0).map(({ white }) => nameOf(white));
    const dates = [...new Set(group.flatMap(({ date }) => date ?? []))].sort();
    const ends = [dates[0], ...(dates.length > 1 ? [dates[dates.length - 1]] : [])];
    const parts = Math.max(1, Math.ceil(games.length / MOST_BOARDS));
    const size = Math.ceil(games.length / parts);
    const title = joined(`${texts.round} ${String(round)}`, section ?? '');
    return Array.from({ length: parts }, (_, part): Page & { round: number } => ({
      round,
      title: parts === 1 ? title : `${title} (${String(part + 1)}/${String(parts)})`,
      date: ends.map((date) => dateText(date, language)).join(' – '),
      games: games.slice(part * size, (part + 1) * size),
      free: part === parts - 1 && free.length > 0 ? `${texts.bye}: ${free.join(', ')}` : '',
      section,
    }));
  });
  return pages.sort((a, b) => a.round - b.round);
}
