/**
 * POOLS: a field dealt out to pools of equal strength.
 */
import { readNumber, readPoolMethod } from '../cells/options';
import { FEWEST_PLAYERS } from '../cells/player-list';
import { readField, sectionRows } from '../cells/section-rows';
import { languageOfHeadings } from '../cells/results';
import { rowsOf, type Argument, type Table } from '../cells/value';
import { pools as deal } from '../engine/planning/sections';

const FN = 'POOLS';

/**
 * The players in pools of equal strength.
 *
 * @param players The number of players, their names, or a table headed Name and Rating.
 * @param pools How many pools.
 * @param method Optional. "snake" by rating, or "order". In order is as listed, one pool after the other; "snake" if left out.
 * @returns A header row Section, No., Name, Rating and a row a player: sections A, B and so on, whose sizes differ by one at most.
 * @remarks The snake deals out the players by rating to A, B, C, then to C, B, A, and so on. Players without a rating come last; without any ratings the list is taken to be in order of strength. Give the result to PAIRINGS to pair all pools at once.
 * @customfunction
 * @example =POOLS(Players!A1:M, 2)
 */
export function POOLS(players: Argument, pools: Argument, method?: Argument): Table {
  const way = readPoolMethod(FN, method, languageOfHeadings(rowsOf(players)));
  const field = readField(FN, players, way === 'snake');
  const n = field.players.length;
  const { language } = field.list;
  const most = Math.floor(n / FEWEST_PLAYERS);
  const count = readNumber(FN, 'pools', pools, { from: 1, to: most, whole: true }, language, (say, given) =>
    say.tooManyPools(n, most, given),
  );
  return sectionRows(field, deal(n, count, way));
}
