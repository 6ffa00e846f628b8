/**
 * The pairings of a round as plain text to paste into a message: no table, one line a board.
 */
import type { Result } from '../../engine/results/game';
import type { EventGame, EventView } from '../calls';
import { nameOf, sectionsOf, type Section } from '../parts/section';
import { isolated, joined, type Texts } from '../parts/texts';

export function roundText(view: EventView, round: number, t: Texts): string {
  const games = view.games.filter((game) => game.round === round && game.black !== 0);
  const dates = new Set(games.map(({ date }) => date));
  const [date] = dates;
  const common = dates.size === 1 && date !== undefined;
  const title = common ? t.share.roundOn(round, dateText(date, 'long', t)) : t.share.round(round);
  const sections = sectionsOf(view).map((section) =>
    sectionLines(section, round, t, (game) =>
      common || game.date === undefined ? '' : ` (${dateText(game.date, 'short', t)})`,
    ),
  );
  return [
    [view.name, title, view.place].filter((line) => line !== '').join('\n'),
    ...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')),
    t.share.whiteFirst,
  ].join('\n\n');
}

function sectionLines(
  { name, players, rows }: Section,
  round: number,
  t: Texts,
  when: (game: EventGame) => string,
): readonly string[] {
  const here = rows.filter((row) => row.round === round);
  const called = (no: number) => isolated(nameOf(players, no));
  const games = here
    .filter(({ black }) => black !== 0)
    .sort((a, b) => (a.board ?? 0) - (b.board ?? 0))
    .map((game) => {
      const board = game.board === undefined ? '' : `${t.share.board(game.board)}: `;
      const result = game.result === undefined ? '' : `  ${resultText(game.result, t)}`;
      return `${board}${called(game.white)} – ${called(game.black)}${result}${when(game)}`;
    });
  const free = here.filter(({ black }) => black === 0).map(({ white }) => called(white));
  const lines = free.length > 0 ? [...games, t.share.free(joined(free, t))] : games;
  return name === undefined || lines.length === 0 ? lines : [t.share.section(name), ...lines];
}

/** The result as a reader without knowledge of signs takes it. */
export function resultText(result: Result, t: Texts): string {
  switch (result) {
    case '1F-0F':
      return t.share.forfeit('1-0');
    case '0F-1F':
      return t.share.forfeit('0-1');
    case '0F-0F':
      return t.share.bothAbsent;
    default:
      return result;
  }
}

/** `Tuesday 12 January 2027, 19:30`, or short: `Tue 12 Jan, 19:30`. */
export function dateText(date: string, length: 'long' | 'short', t: Texts): string {
  const time = Date.parse(date.includes('T') ? `${date}Z` : `${date}T00:00Z`);
  if (Number.isNaN(time)) return date;
  const day = new Date(time).toLocaleDateString(t.share.dateLocale, {
    timeZone: 'UTC',
    weekday: length,
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  });
  const clock = date.split('T')[1];
  return clock === undefined ? day : `${day}, ${clock.slice(0, 5)}`;
}
