/**
 * A field cut into sections as a table: `Section, No., Name, Rating`.
 */
import { startNumbers } from '../engine/planning/start-numbers';
import { sectionName } from '../engine/planning/sections';
import { wordsIn } from '../messages/words';
import { languageFor } from './language';
import { readPlayers, type Player, type PlayerList } from './player-list';
import type { Argument, Table } from './value';

/** A field in order of strength: the highest rating first, players without one last, equal ones as listed. */
export interface Field {
  readonly list: PlayerList;
  readonly players: readonly Player[];
}

/** Sections that the list may have already do not count. */
export function readField(fn: string, argument: Argument, byRating = true): Field {
  const list = readPlayers(fn, argument);
  const players = list.sections.flatMap((section) => section.players).sort((a, b) => a.row - b.row);
  const places = startNumbers(players, { by: byRating ? 'rating' : 'listed' });
  return { list, players: places.map((place) => players[place] as Player) };
}

/** `sections` hold places in the field, from 0. */
export function sectionRows({ list, players }: Field, sections: readonly (readonly number[])[]): Table {
  const words = wordsIn(languageFor(list.language));
  const table: Table = [[words.section, words.number, words.name, words.rating]];
  sections.forEach((places, index) =>
    places.forEach((place, i) => {
      const { no = 0, name = '', rating = '' } = players[place] ?? {};
      table.push([sectionName(index), i + 1, list.kind === 'number' ? no : name, rating]);
    }),
  );
  return table;
}
