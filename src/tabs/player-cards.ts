/**
 * The Player cards tab: for every player the list of his games, to be cut out and kept.
 */
import { writtenScore } from '../cells/written-score';
import {
  cut,
  dateText,
  fontSize,
  joined,
  lineSize,
  nameIn,
  PAGE_WIDTH,
  rowHeight,
  spacer,
  SPACER,
  type PrintedGame,
  type PrintedPlayer,
  type PrintInput,
} from './paper';
import { area, NEW_TAB, opening, type TabPlan } from './plan';
import { ACCENT, BAND, LINE, QUIET } from './style';
import { tabTexts } from './texts';

/** Between two cards side by side; it makes the first row of a page high. */
const SPACE = 20;
const CARD = (PAGE_WIDTH - SPACE) / 2;
const NARROW = 66;
const DATE = 96;

/** Bold letters take more room. */
const BOLD = 0.92;
/** Of a title: only the first of a page has room for more. */
const LARGEST = { first: 40, other: 28 } as const;
/** Of a row with a title that is not the first of a page. */
const TITLE_HEIGHT = 51;

/** More rounds fill several cards. */
const MOST_ROUNDS = 18;
/** Of a row where several cards stand one below the other. */
const LEAST_HEIGHT = 24;

interface Card {
  readonly player: PrintedPlayer;
  readonly games: readonly PrintedGame[];
}

/** Pairs of cards side by side; a player of several cards begins at the left. */
function bandsOf(players: readonly PrintedPlayer[], games: readonly PrintedGame[]): (Card | undefined)[][] {
  const ofPlayer = (player: PrintedPlayer) =>
    games
      .filter(
        ({ section, white, black }) =>
          section === player.section && (white === player.no || black === player.no),
      )
      .sort((a, b) => a.round - b.round);
  const cards: (Card | undefined)[] = [];
  for (const player of players) {
    const own = ofPlayer(player);
    const parts = Math.ceil(own.length / MOST_ROUNDS);
    if (parts > 1 && cards.length % 2 === 1) cards.push(undefined);
    const size = Math.ceil(own.length / parts);
    for (let part = 0; part < parts; part++)
      cards.push({ player, games: own.slice(part * size, (part + 1) * size) });
  }
  return Array.from({ length: Math.ceil(cards.length / 2) }, (_, i) => cards.slice(2 * i, 2 * i + 2));
}

export function playerCardsPlan({ name, language, event }: PrintInput): TabPlan {
  const texts = tabTexts(language);
  const players = event.players.filter(({ status }) => status === 'playing');
  const bands = bandsOf(players, event.games);
  const hasDates = event.games.some(({ date }) => date !== undefined);
  const rounds = Math.max(...bands.flat().map((card) => card?.games.length ?? 0));
  // Its title, the headings, the rounds, the foot.
  const perCard = rounds + 3;
  const heightFor = (cards: number) => rowHeight(cards * (perCard - 1), (cards - 1) * TITLE_HEIGHT);
  let perPage = 3;
  while (perPage > 1 && heightFor(perPage) < LEAST_HEIGHT) perPage--;
  const height = heightFor(perPage);
  const most = perPage === 1 ? LARGEST.first : LARGEST.other;
  const titleSize = lineSize(players.map(titleOf), BOLD * CARD, most);

  const columns = hasDates ? 5 : 4;
  const opponentWidth = CARD - 3 * NARROW - (hasDates ? DATE : 0);
  const bodySize = Math.min(
    fontSize(players.map(shown), opponentWidth, height, Math.min(13, titleSize - 1)),
    fontSize([texts.white, texts.black], NARROW, 30, 13),
  );
  const right = columns + 2;
  const width = 2 * columns + 1;
  const rows: string[][] = [];
  const at = {
    titles: [] as string[],
    heads: [] as string[],
    tables: [] as [row: number, column: number, rows: number][],
    feet: [] as string[],
  };
  const headings = [
    ...[texts.round, ...(hasDates ? [texts.date] : []), texts.colour],
    ...[texts.opponent, texts.result],
  ];
  const foot = joined(event.name, event.place);

  bands.forEach((band, index) => {
    const first = index % perPage === 0;
    const top = rows.length + 1;
    const block = Array.from({ length: perCard }, () => Array.from({ length: width }, () => ''));
    const put = (row: number, column: number, cells: readonly string[]) => {
      (block[row] as string[]).splice(column - 1, cells.length, ...cells);
    };
    put(0, columns + 1, [first ? SPACER : spacer(TITLE_HEIGHT)]);
    band.forEach((card, side) => {
      if (!card) return;
      const column = side === 0 ? 1 : right;
      const { player, games } = card;
      put(0, column, [cut(titleOf(player), BOLD * CARD, 0, titleSize)]);
      put(1, column, headings);
      games.forEach((game, i) => {
        put(2 + i, column, line(game, player));
      });
      put(2 + games.length, column, [foot]);
      at.titles.push(area(top, column));
      at.heads.push(area(top + 1, column, 1, columns));
      at.tables.push([top + 1, column, games.length + 1]);
      at.feet.push(area(top + 2 + games.length, column));
    });
    rows.push(...block);
  });

  function titleOf({ no, name: who, section }: PrintedPlayer): string {
    return joined(shown({ no, name: who }), section ?? '');
  }

  function line(game: PrintedGame, { no, section }: PrintedPlayer): string[] {
    const { round, date, white, black } = game;
    const when = [String(round), ...(hasDates ? [dateText(date, language)] : [])];
    if (black === 0) return [...when, '', texts.playerCards.free, ''];
    const opponent = white === no ? black : white;
    const who = shown({ no: opponent, name: nameIn(event.players, section)(opponent) });
    return [
      ...[...when, white === no ? texts.white : texts.black],
      ...[cut(who, opponentWidth, height, bodySize), writtenScore(game, no)],
    ];
  }

  const n = rows.length;
  const all = area(1, 1, n, width);
  const centred = [0, columns - 1];
  return {
    kind: 'playerCards',
    name,
    operations: [
      ...opening(name, texts.unfinished(name), { rows: Math.max(NEW_TAB.rows, n), columns: width }),
      { do: 'look', areas: [all], look: 'format', value: '@' },
      { do: 'texts', area: all, values: rows },
      {
        do: 'look',
        areas: at.tables.map(([row, column, count]) => area(row + 1, column, count - 1, columns)),
        look: 'size',
        value: bodySize,
      },
      {
        do: 'look',
        areas: at.titles,
        look: 'size',
        value: titleSize,
      },
      { do: 'look', areas: [...at.titles, ...at.heads], look: 'weight', value: 'bold' },
      { do: 'look', areas: at.titles, look: 'colour', value: ACCENT },
      { do: 'look', areas: at.feet, look: 'colour', value: QUIET },
      { do: 'look', areas: at.heads, look: 'background', value: BAND },
      {
        do: 'look',
        areas: at.tables.map(([row, column, count]) => area(row, column, count, columns)),
        look: 'border',
        value: LINE,
      },
      { do: 'look', areas: at.heads, look: 'rule', value: ACCENT },
      { do: 'look', areas: [all], look: 'vertical', value: 'middle' },
      { do: 'look', areas: at.titles, look: 'vertical', value: 'bottom' },
      { do: 'look', areas: [all], look: 'align', value: 'left' },
      {
        do: 'look',
        areas: at.tables.flatMap(([row, column, count]) => centred.map((c) => area(row, column + c, count))),
        look: 'align',
        value: 'center',
      },
      {
        do: 'look',
        areas: at.tables.map(([row, column, count]) => area(row, column + columns - 2, count)),
        look: 'wrap',
        value: true,
      },
      { do: 'widths', first: 1, count: width, width: NARROW },
      ...[1, right].flatMap((from): TabPlan['operations'] => [
        ...(hasDates ? [{ do: 'widths', first: from + 1, count: 1, width: DATE } as const] : []),
        { do: 'widths', first: from + columns - 2, count: 1, width: opponentWidth },
      ]),
      { do: 'widths', first: columns + 1, count: 1, width: SPACE },
      { do: 'heights', first: 1, count: n, height },
      { do: 'noGridlines' },
      { do: 'tabColour', colour: ACCENT },
    ],
  };
}

const shown = ({ no, name }: Pick<PrintedPlayer, 'no' | 'name'>) => `${String(no)}  ${name}`;
