/**
 * The Player cards tab: for every player the list of his games, to be cut out and kept.
 */
import { writtenScore } from '../cells/written-score';
import {
  arbiterText,
  cut,
  dateText,
  fontSize,
  joined,
  lineSize,
  nameIn,
  PAGE_WIDTH,
  rowHeight,
  SMALLEST,
  spacer,
  SPACER,
  type PrintedGame,
  type PrintedPlayer,
  type PrintInput,
} from './paper';
import { area, NEW_TAB, opening, type TabPlan } from './plan';
import { ACCENT, BAND, LINE, QUIET } from './style';
import { BOLD, lineWidth, USUAL_SIZE } from './text-width';
import { tabTexts } from './texts';

/** Between two cards side by side; it makes the first row of a page high. */
const SPACE = 20;
const CARD = (PAGE_WIDTH - SPACE) / 2;
const NARROW = 66;

/** Of a title: only the first of a page has room for more. */
const LARGEST = { first: 40, other: 28 } as const;
/** One long name makes the titles of all cards no smaller than this: it is cut instead. */
const LEAST_TITLE = 16;
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
  const dates = [...new Set(event.games.flatMap(({ date }) => date ?? []))];
  const hasDates = dates.length > 0;
  const years = new Set(dates.map((date) => date.slice(0, 4)));
  // With a time a date is long: the year of all goes into the heading.
  const [year = ''] = years.size === 1 && dates.some((date) => date.includes('T')) ? years : [];
  const rounds = Math.max(...bands.flat().map((card) => card?.games.length ?? 0));
  // Its title, the headings, the rounds, the foot.
  const perCard = rounds + 3;
  const heightFor = (cards: number) => rowHeight(cards * (perCard - 1), (cards - 1) * TITLE_HEIGHT);
  let perPage = 3;
  while (perPage > 1 && heightFor(perPage) < LEAST_HEIGHT) perPage--;
  const height = heightFor(perPage);
  const most = perPage === 1 ? LARGEST.first : LARGEST.other;
  const titleSize = lineSize(
    players.map(({ section = '', ...player }) => joined(shown(player), section)),
    BOLD * CARD,
    LEAST_TITLE,
    most,
  );

  const columns = hasDates ? 5 : 4;
  const headings = [
    ...[texts.round, ...(hasDates ? [`${texts.date} ${year}`.trim()] : []), texts.colour],
    ...[texts.opponent, texts.result],
  ];
  const { bodySize, dateWidth, opponentWidth } = fitted();
  const right = columns + 2;
  const width = 2 * columns + 1;
  const rows: string[][] = [];
  const at = {
    titles: [] as string[],
    heads: [] as string[],
    tables: [] as [row: number, column: number, rows: number][],
    feet: [] as string[],
  };
  const where = joined(event.name, event.place);
  const whole = joined(where, arbiterText(event, language));
  const foot = lineWidth([whole]) <= CARD ? whole : cut(where, CARD, 0, USUAL_SIZE);

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
      put(0, column, [titleOf(player)]);
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

  /** The largest letters with which every row fits; where none are small enough, opponents are cut. */
  function fitted() {
    const who = players.map(shown);
    const days = dates.map((date) => dateText(date, language, year));
    for (let size = Math.min(13, titleSize - 1); ; size--) {
      const date = hasDates
        ? Math.max(lineWidth(days, size), Math.ceil(lineWidth(headings.slice(1, 2)) / BOLD))
        : 0;
      const opponent = CARD - 3 * NARROW - date;
      const fits =
        fontSize(who, opponent, height, size) === size &&
        fontSize([texts.white, texts.black], NARROW, 30, size) === size;
      if (fits || size <= SMALLEST) return { bodySize: size, dateWidth: date, opponentWidth: opponent };
    }
  }

  /** A name that is too long is cut, the section behind it stays. */
  function titleOf({ section = '', ...player }: PrintedPlayer): string {
    const room = BOLD * CARD;
    const left = section === '' ? room : Math.max(room / 2, room - lineWidth([` · ${section}`], titleSize));
    return cut(joined(cut(shown(player), left, 0, titleSize), section), room, 0, titleSize);
  }

  function line(game: PrintedGame, { no, section }: PrintedPlayer): string[] {
    const { round, date, white, black } = game;
    const when = [String(round), ...(hasDates ? [dateText(date, language, year)] : [])];
    if (black === 0) return [...when, '', texts.bye, ''];
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
        ...(hasDates ? [{ do: 'widths', first: from + 1, count: 1, width: dateWidth } as const] : []),
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
