/**
 * Checks a journal's changes one by one: the metadata may have been cut off, or written by something else.
 */
import { EVENT_ROWS } from '../../tabs/event';
import type { Change } from './changes';
import { gameIn } from '../event/log';
import { KINDS } from '../event/marks';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isPlace: Check = (value) => isCount(value) && value !== 0;
const isCell: Check = (value) => isText(value) || isNumber(value);
const isArea: Check = (value) => /^[A-Z]{1,3}[1-9]\d*(:[A-Z]{1,3}[1-9]\d*)?$/.test(String(value));

const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const isTab = oneOf(...Object.keys(KINDS));
const isBlock = listOf(listOf(isCell));
const isPlayer = shape({ no: isPlace, section: maybe(isText) });
const isGames: Check = (value) =>
  value === '' ||
  (isText(value) &&
    String(value)
      .split(' ')
      .every((game) => gameIn(game).length === 1));
const isPaint = shape({ formula: isText, areas: listOf(isText), at: isCount });
const isPublished = shape({
  rows: isCount,
  columns: isCount,
  head: listOf(isText),
  sum: isNumber,
  of: maybe(isNumber),
  heads: isCount,
  lines: listOf(isText),
  formula: maybe(isText),
  usual: isText,
});
const isLines = listOf(Array.isArray);

const CHECKS: Readonly<Record<Change['change'], Check>> = {
  results: shape({ games: isGames, from: isText, to: isText }),
  player: shape({
    player: isPlayer,
    column: oneOf('name', 'rating', 'federation', 'club', 'status'),
    from: isCell,
    to: isCell,
  }),
  setting: shape({ setting: oneOf(...Object.keys(EVENT_ROWS)), from: isCell, to: isCell }),
  cells: shape({
    tab: isTab,
    area: isArea,
    from: isBlock,
    to: isBlock,
    texts: maybe(oneOf(true)),
    typedOver: maybe(oneOf(true)),
  }),
  seats: shape({
    no: isPlace,
    board: isNumber,
    games: isGames,
    absent: listOf(isPlace),
    names: maybe(shape({ newcomer: isText, bye: isText })),
  }),
  shownNames: shape({
    tab: oneOf('schedule', 'berger'),
    names: listOf(shape({ who: isPlayer, from: isText, to: isText, at: maybe(listOf(isArea)) })),
  }),
  log: shape({ text: isText, data: maybe(isText), when: maybe(isText) }),
  table: shape({
    tab: isTab,
    row: isPlace,
    column: isPlace,
    rows: isPlace,
    columns: isPlace,
    formula: isText,
    memory: maybe(
      shape({
        table: maybe(isLines),
        published: maybe(isPublished),
        before: shape({ live: isFlag, values: isLines, formats: isLines, published: maybe(isPublished) }),
      }),
    ),
  }),
  protection: shape({
    to: oneOf('on', 'off'),
    guards: listOf(
      shape({
        sheetId: isNumber,
        open: listOf(isText),
        warning: maybe(isFlag),
        editors: maybe(listOf(isText)),
      }),
    ),
  }),
  paint: shape({ from: maybe(isPaint), to: maybe(isPaint) }),
  chart: shape({ tab: oneOf('progress'), from: isArea, to: isArea }),
  note: shape({ sheetId: isNumber, area: isArea, from: isText, to: isText }),
};

/** The change, its games read from their text; undefined where it is none that can be taken back. */
export function changeIn(value: unknown): Change | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { change } = value as { readonly change?: unknown };
  const check = Object.entries(CHECKS).find(([name]) => name === change)?.[1];
  if (check?.(value) !== true) return undefined;
  const checked = value as Change;
  if (!('games' in checked)) return checked;
  return { ...checked, games: String(checked.games).split(' ').flatMap(gameIn) };
}
