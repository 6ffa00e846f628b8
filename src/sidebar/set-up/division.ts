/**
 * How the form divides the field, or why it cannot be divided so.
 */
import type { Division } from '../../engine/planning/division';
import { teamColumn, teamsOf } from '../../engine/planning/teams';
import { hasSections, wholeNumber, type Field, type Form, type Person } from './form';

export const FEWEST_IN_QUAD = 3;
export const MOST_IN_QUAD = 60;
/** Of two players each. */
const FEWEST_IN_TEAMS = 4;

/** What the teams are called where nobody says. */
export const TEAM_LETTERS = ['A', 'B'] as const;

export type DivisionProblem =
  | { readonly kind: 'quadSize' | 'tossSeed' | 'teamFew' | 'teamOdd' | 'teamNames' }
  | { readonly kind: 'quadFew'; readonly size: number }
  /** The list has sections, and the format takes none. */
  | { readonly kind: 'sections' }
  | { readonly kind: 'pools'; readonly most: number }
  /** Sections of the list that have one player. */
  | { readonly kind: 'alone'; readonly sections: readonly string[] }
  | { readonly kind: 'noSection' | 'noTeam'; readonly names: readonly string[] }
  | { readonly kind: 'teamCount'; readonly teams: readonly string[] }
  | { readonly kind: 'teamSizes'; readonly teams: readonly Team[] };

export type Divided =
  | { readonly ok: true; readonly division: Division }
  | { readonly ok: false; readonly problem: DivisionProblem };

export interface Team {
  readonly name: string;
  readonly players: number;
}

/** What is divided into: sections of the list only where it has any. */
export function intoOf(form: Form, field: Field): Division['into'] {
  return form.division === 'listed' && !hasSections(field) ? 'one' : form.division;
}

/** The field has no problem of its own. */
export function divisionOf(form: Form, field: Field): Divided {
  const into = intoOf(form, field);
  if ((into === 'one' || into === 'teams') && hasSections(field))
    return { ok: false, problem: { kind: 'sections' } };
  switch (into) {
    case 'one':
      return { ok: true, division: { into } };
    case 'listed':
      return listed(field.people ?? []);
    case 'quads': {
      const size = wholeNumber(form.quadSize);
      if (size === undefined || size < FEWEST_IN_QUAD || size > MOST_IN_QUAD)
        return { ok: false, problem: { kind: 'quadSize' } };
      if (field.players < size) return { ok: false, problem: { kind: 'quadFew', size } };
      if (!isTossing(form)) return { ok: true, division: { into, size } };
      const toss = form.tossSeed.trim();
      if (toss === '') return { ok: false, problem: { kind: 'tossSeed' } };
      return { ok: true, division: { into, size, toss } };
    }
    case 'pools': {
      const pools = wholeNumber(form.pools);
      const most = mostPools(field);
      if (pools === undefined || pools < 2 || pools > most)
        return { ok: false, problem: { kind: 'pools', most } };
      return { ok: true, division: { into, pools, method: form.poolMethod } };
    }
    case 'teams':
      return teams(form, field);
  }
}

/** The toss is for quads of four (30G). */
export function isTossing({ toss, quadSize }: Form): boolean {
  return toss && wholeNumber(quadSize) === 4;
}

export function mostPools({ players }: Field): number {
  return Math.floor(players / 2);
}

function listed(people: readonly Person[]): Divided {
  const names = people.filter(({ section }) => section === undefined).map(({ name }) => name);
  if (names.length > 0) return { ok: false, problem: { kind: 'noSection', names } };
  const sections = groups(people, ({ section }) => section)
    .filter(({ players }) => players === 1)
    .map(({ name }) => name);
  if (sections.length > 0) return { ok: false, problem: { kind: 'alone', sections } };
  return { ok: true, division: { into: 'listed' } };
}

function teams(form: Form, { players, people = [] }: Field): Divided {
  const column = teamColumn(people);
  if (players < FEWEST_IN_TEAMS) return { ok: false, problem: { kind: 'teamFew' } };
  if (column === undefined) {
    if (players % 2 === 1) return { ok: false, problem: { kind: 'teamOdd' } };
    const [a = '', b = ''] = form.teams.map((name) => name.trim());
    if (a === '' && b === '') return { ok: true, division: { into: 'teams' } };
    const names = [a || TEAM_LETTERS[0], b || TEAM_LETTERS[1]] as const;
    if (names[0] === names[1]) return { ok: false, problem: { kind: 'teamNames' } };
    return { ok: true, division: { into: 'teams', names } };
  }
  const names = people.filter((person) => person[column] === undefined).map(({ name }) => name);
  if (names.length > 0) return { ok: false, problem: { kind: 'noTeam', names } };
  const found = teamsOf(people).map(({ name, places }) => ({ name, players: places.length }));
  if (found.length !== 2)
    return { ok: false, problem: { kind: 'teamCount', teams: found.map(({ name }) => name) } };
  if (found[0]?.players !== found[1]?.players)
    return { ok: false, problem: { kind: 'teamSizes', teams: found } };
  return { ok: true, division: { into: 'teams' } };
}

function groups(people: readonly Person[], nameOf: (person: Person) => string | undefined): Team[] {
  const sizes = new Map<string, number>();
  for (const person of people) {
    const name = nameOf(person);
    if (name !== undefined) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return [...sizes].map(([name, players]) => ({ name, players }));
}
