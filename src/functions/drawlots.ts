/**
 * DRAWLOTS: who gets which start number.
 */
import { checkCells } from '../cells/cell-limit';
import { fail } from '../cells/failure';
import { languageFor } from '../cells/language';
import { readDrawMethod, readSeed, type DrawMethod } from '../cells/options';
import { readPlayers, type PlayerList, type Section } from '../cells/player-list';
import { shown } from '../cells/text';
import type { Argument, Table } from '../cells/value';
import { startNumbers } from '../engine/planning/start-numbers';
import { drawVarma, FEWEST_IN_VARMA, MOST_IN_VARMA, varmaGroups } from '../engine/schedule/varma';
import { wordsIn } from '../messages/words';

const FN = 'DRAWLOTS';

/**
 * Start numbers by lot or by rating. The same seed gives the same draw, for ever.
 *
 * @param players The number of players, their names, or a table headed Name.
 * @param seed Any word or number.
 * @param method Optional. "lot", "rating" or "varma". Varma is for 9 to 24 players; "lot" if left out.
 * @returns A header row No., Name and a row a player by start number; Section is the first column where there are sections.
 * @remarks By rating, equal ratings stay in the order of the list and players without one come last. Varma is the restricted drawing of FIDE (C.05 art. 5.3 and Annex 2): no two players of one federation meet in the last three rounds, or of one club where all are of one federation or one federation is larger than the largest group. It holds for the Berger tables in the orders fide and plain. Where one is larger than that group no draw can do it, and an error says so. With sections each is drawn by itself, with the seed and the name of the section.
 * @customfunction
 * @example =DRAWLOTS(A2:A9, 2026)
 */
export function DRAWLOTS(players: Argument, seed: Argument, method?: Argument): Table {
  const list = readPlayers(FN, players);
  const { language } = list;
  const given = readSeed(FN, seed, language);
  const way = readDrawMethod(FN, method, language);
  const sectioned = list.sections.some(({ name }) => name !== '');
  const rows = list.sections.reduce((sum, section) => sum + section.players.length, 1);
  checkCells(FN, language, rows * (sectioned ? 3 : 2), (say) => say.takeOneSection);
  const words = wordsIn(languageFor(language));
  const header = [words.number, words.name];
  const table: Table = [sectioned ? [words.section, ...header] : header];
  for (const section of list.sections) {
    const own = section.name === '' ? given : `${given} ${section.name}`;
    drawn(list, section, own, way).forEach((place, i) => {
      const player = section.players[place];
      const row = [i + 1, list.kind === 'number' ? (player?.no ?? '') : (player?.name ?? '')];
      table.push(sectioned ? [section.name, ...row] : row);
    });
  }
  return table;
}

/** At index 0 the place in the list of the player who gets number 1. */
function drawn(
  { language }: PlayerList,
  { players }: Section,
  seed: string,
  method: DrawMethod,
): readonly number[] {
  if (method === 'rating' && players.every(({ rating }) => rating === undefined))
    return fail(FN, language, (say) => say.ratingsMissing);
  if (method !== 'varma') return startNumbers(players, { by: method, seed });
  const n = players.length;
  if (n < FEWEST_IN_VARMA || n > MOST_IN_VARMA) return fail(FN, language, (say) => say.varmaPlayers(n));
  if (players.every(({ federation, club }) => federation === undefined && club === undefined))
    return fail(FN, language, (say) => say.varmaColumn);
  const { places, clashing } = drawVarma(players, seed);
  const [large] = clashing;
  if (large === undefined) return places;
  const most = Math.max(...varmaGroups(n).map((group) => group.length));
  return fail(FN, language, (say) => say.varmaTooLarge(shown(large.name), large.places.length, most));
}
