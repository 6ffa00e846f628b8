/**
 * Divides the players of a new schedule into sections and gives them their numbers; what cannot be is a sentence.
 */
import { divide, type Division } from '../../engine/planning/division';
import type { Numbering } from '../../engine/planning/start-numbers';
import { drawVarma, FEWEST_IN_VARMA, MOST_IN_VARMA, varmaGroups } from '../../engine/schedule/varma';
import type { GenerateRequest } from '../../sidebar/calls';
import type { ListedPlayer } from '../../tabs/players';
import type { Source, StandingList } from '../event/players-source';
import { Problem } from '../problem';
import { inTeams, teamNames, tellsTeams } from '../event/teams';
import { say } from '../texts';

export type Drawing = Pick<
  GenerateRequest,
  'division' | 'numbers' | 'system' | 'dates' | 'clock' | 'cycles' | 'order'
>;

export interface Divided {
  /** The players section after section, and by their new numbers. */
  readonly source: Source;
  readonly notes: readonly string[];
}

const LISTED: Numbering = { by: 'listed' };

/** Throws a `Problem`. */
export function divided(source: Source, request: Drawing): Divided {
  const { division = { into: 'one' } } = request;
  const numbering = source.counted === true ? LISTED : (request.numbers ?? LISTED);
  const { players } = source;
  check(source, division, numbering, request);
  const names = players.map(({ section }) => (section === undefined ? undefined : String(section)));
  const entrants = players.map(({ name, rating, federation, club, team }, i) => ({
    ...{ name },
    ...(rating === undefined ? {} : { rating }),
    ...(federation === undefined ? {} : { federation }),
    ...(club === undefined ? {} : { club }),
    ...(team === undefined ? {} : { team }),
    ...(names[i] === undefined ? {} : { section: names[i] }),
  }));
  const teams = division.into === 'teams' ? teamNames(players, division) : undefined;
  const sections = divide(entrants, division, numbering);
  const [, second] = sections;
  if (division.into === 'listed' && second === undefined && names[0] === undefined)
    throw new Problem(say().formats.sections.notListed);
  const order = sections.flatMap(({ places }) => places);
  const ordered = sections.flatMap(({ name, places }) =>
    places.map((place): ListedPlayer => {
      const { section, ...player } = players[place] as ListedPlayer;
      if (!second) return player;
      return { ...player, section: division.into === 'listed' ? (section ?? name) : name };
    }),
  );
  const isNamed = second !== undefined && division.into !== 'listed';
  const { list, ...others } = source;
  const mayStay = list && canStay(list, isNamed, order) && (!teams || tellsTeams(players));
  const stays = mayStay ? { list: placed(list, order) } : {};
  return {
    source: { ...others, players: teams ? inTeams(ordered, teams) : ordered, ...stays },
    notes: notesOf(source, division, sections),
  };
}

/** Nothing that is filled in a list is overwritten: what would need that goes into a new tab. */
function canStay(list: StandingList, isNamed: boolean, order: readonly number[]): boolean {
  if (isNamed)
    return list.numbered === 'blank' && list.sectionColumn !== undefined && list.sectioned === 'blank';
  return list.numbered === 'blank' || order.every((place, i) => place === i);
}

function placed(list: StandingList, order: readonly number[]): StandingList {
  const now = new Map(order.map((place, i) => [place, i]));
  return { ...list, places: list.places.map((place) => (place === undefined ? place : now.get(place))) };
}

function check(source: Source, division: Division, numbering: Numbering, request: Drawing): void {
  const { players, where = '' } = source;
  const n = players.length;
  const texts = say().formats.sections;
  const names = new Set(players.flatMap(({ section }) => (section === undefined ? [] : [String(section)])));
  switch (division.into) {
    case 'one':
    case 'teams':
      if (names.size > 1) throw new Problem(texts.several(where));
      break;
    case 'listed':
      if (source.alike) throw new Problem(texts.alike(...source.alike));
      break;
    case 'quads':
      if (n < division.size) throw new Problem(texts.quadsWanted(division.size, n));
      if (division.toss !== undefined && (division.size !== 4 || request.system !== 'crenshaw'))
        throw new Problem(texts.tossTables);
      break;
    case 'pools': {
      const most = Math.floor(n / 2);
      if (division.pools < 2 || division.pools > most) throw new Problem(texts.poolsWanted(n, most));
      break;
    }
  }
  if (numbering.by === 'varma') checkVarma(players, division, numbering.seed, request);
}

function checkVarma(
  players: readonly ListedPlayer[],
  { into }: Division,
  seed: string,
  { system = 'berger', cycles, order }: Drawing,
): void {
  const texts = say().formats.sections;
  const n = players.length;
  const isOther = into !== 'one' || system !== 'berger' || (cycles > 1 && order === 'mirror');
  const hasNone = players.every(({ federation, club }) => federation === undefined && club === undefined);
  if (isOther || hasNone || n < FEWEST_IN_VARMA || n > MOST_IN_VARMA) throw new Problem(texts.varma);
  const [large] = drawVarma(players, seed).clashing;
  if (!large) return;
  const most = Math.max(...varmaGroups(n).map((group) => group.length));
  throw new Problem(texts.varmaTooLarge(large.name, large.places.length, most));
}

function notesOf(
  { players, counted }: Source,
  division: Division,
  sections: readonly { readonly places: readonly number[] }[],
): string[] {
  const texts = say().formats.sections;
  const notes: string[] = [];
  const goesByRating =
    division.into === 'quads' || (division.into === 'pools' && division.method === 'snake');
  const unrated = players.filter(({ rating }) => rating === undefined).length;
  if (goesByRating && counted !== true && unrated > 0)
    notes.push(unrated === players.length ? texts.noteNoRatings : texts.noteUnrated(unrated));
  const sizes = sections.map(({ places }) => places.length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (roundsWith(least) !== roundsWith(most)) notes.push(texts.noteUnequal(least, most));
  return notes;
}

const roundsWith = (players: number) => players - 1 + (players % 2);
