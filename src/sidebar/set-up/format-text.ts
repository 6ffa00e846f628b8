/**
 * The format in words: what the field is divided into, what is wrong with it, and what its size advises.
 */
import { formatAdvice } from '../../engine/planning/format-advice';
import { pools, quads } from '../../engine/planning/sections';
import { teamColumn, teamsOf } from '../../engine/planning/teams';
import { size } from '../../engine/schedule/format';
import type { Division } from '../calls';
import { divisionOf, intoOf, type DivisionProblem, FEWEST_IN_QUAD, MOST_IN_QUAD } from './division';
import { hasRatings, hasSections, type Field, type Form } from './form';
import { numberingOf } from './numbering';
import { joined, joinedSome, quoted, type Texts } from '../parts/texts';

export interface Advised {
  /** Blank where size says nothing. */
  readonly text: string;
  /** What the button changes; absent where nothing need be changed. */
  readonly to?: Partial<Form>;
  readonly label: string;
}

/** The guide's advice: up to 6, 7 to 10, 11 or 12, and 13 players or more. */
export function adviceOf(field: Field, into: Division['into'], t: Texts): Advised {
  const { players } = field;
  if (into === 'teams' || into === 'listed' || hasSections(field)) return { text: '', label: '' };
  const say = t.formats.advice;
  const advice = formatAdvice(players);
  const { rounds } = size({ players, cycles: 1 });
  const one: Partial<Form> = { division: 'one' };
  switch (advice) {
    case 'always':
    case 'calendar':
      if (into !== 'one') return { text: say.small(players), to: one, label: say.toOne };
      return { text: say[advice](players, rounds), label: '' };
    case 'ceiling':
      return into === 'one'
        ? { text: say.ceiling(players, rounds), to: { division: 'pools', pools: '2' }, label: say.toPools }
        : { text: say.ceiling(players, rounds), label: '' };
    case 'split':
      return into === 'one'
        ? { text: say.split(players, rounds), to: { division: 'quads', quadSize: '4' }, label: say.toQuads }
        : { text: say.split(players, rounds), label: '' };
  }
}

/** The sentences under the format: what is wrong, or what comes of it. */
export function formatSentences(form: Form, field: Field, t: Texts): readonly string[] {
  const divided = divisionOf(form, field);
  if (!divided.ok) return [problemSentence(divided.problem, t)];
  const { division } = divided;
  const say = t.formats;
  switch (division.into) {
    case 'one':
      return [];
    case 'quads': {
      const sizes = quads(field.players, division.size).map(({ length }) => length);
      const tossed = division.toss === undefined ? [] : [say.tossWhy];
      return [sizesSentence(sizes, t), ...strength(field, t), ...tossed];
    }
    case 'pools': {
      const sizes = pools(field.players, division.pools, division.method).map(({ length }) => length);
      const ratings = division.method === 'snake' ? strength(field, t) : [];
      return [sizesSentence(sizes, t), ...ratings, say.knockout];
    }
    case 'listed':
      return [];
    case 'teams': {
      const [a, b] = teamColumn(field.people ?? []) ? teamsOf(field.people ?? []) : [];
      const half = field.players / 2;
      return [a && b ? say.teamsFound(quoted(a.name, t), quoted(b.name, t), half) : say.teamsHalves(half)];
    }
  }
}

/** The user's next step where the format is not right. */
export function formatObstacle(form: Form, field: Field, t: Texts): string | undefined {
  const divided = divisionOf(form, field);
  if (divided.ok) return undefined;
  const { status } = t.formats;
  switch (divided.problem.kind) {
    case 'quadSize':
    case 'quadFew':
      return status.size;
    case 'pools':
      return status.pools;
    case 'tossSeed':
      return status.toss;
    case 'alone':
    case 'noSection':
      return status.section;
    case 'teamFew':
    case 'teamOdd':
    case 'sections':
      return status.division;
    default:
      return status.team;
  }
}

function problemSentence(problem: DivisionProblem, t: Texts): string {
  const say = t.formats;
  const named = (names: readonly string[]) =>
    joinedSome(
      names.map((name) => quoted(name, t)),
      3,
      say.more,
      t,
    );
  switch (problem.kind) {
    case 'quadSize':
      return say.quadSizeWrong(FEWEST_IN_QUAD, MOST_IN_QUAD);
    case 'quadFew':
      return say.quadFew(problem.size);
    case 'sections':
      return say.sectioned;
    case 'teamNames':
      return say.teamNames;
    case 'tossSeed':
      return say.tossMissing;
    case 'pools':
      return say.poolsWrong(problem.most);
    case 'alone':
      return say.alone(named(problem.sections), problem.sections.length);
    case 'noSection':
      return say.noSection(named(problem.names), problem.names.length);
    case 'teamFew':
      return say.teamFew;
    case 'teamOdd':
      return say.teamOdd;
    case 'teamCount':
      return say.teamCount(named(problem.teams), problem.teams.length);
    case 'noTeam':
      return say.noTeam(named(problem.names), problem.names.length);
    case 'teamSizes': {
      const [a, b] = problem.teams;
      return say.teamSizes(
        ...([quoted(a?.name ?? '', t), a?.players ?? 0, quoted(b?.name ?? '', t), b?.players ?? 0] as const),
      );
    }
  }
}

/** `Sections: 3 of 4 and 1 of 5.` */
function sizesSentence(sizes: readonly number[], t: Texts): string {
  const counts = new Map<number, number>();
  for (const one of sizes) counts.set(one, (counts.get(one) ?? 0) + 1);
  const parts = [...counts].map(([each, n]) => t.formats.sectionsOf(n, each));
  return t.formats.sectionSizes(joined(parts, t));
}

function strength(field: Field, t: Texts): readonly string[] {
  const { people } = field;
  if (!people) return [];
  if (!hasRatings(field)) return [t.formats.noRatings];
  const unrated = people.filter(({ rating }) => rating === undefined).map(({ name }) => quoted(name, t));
  return unrated.length === 0
    ? []
    : [t.formats.unrated(joinedSome(unrated, 3, t.formats.more, t), unrated.length)];
}

/** The tabs that will be made, under the names that they have in a spreadsheet of the user's language. */
export function tabsMade(form: Form, field: Field, t: Texts): readonly string[] {
  const into = intoOf(form, field);
  const names = t.tabNames;
  const sectioned = into !== 'one' && into !== 'teams';
  const system = form.system === 'berger' ? names.berger : names.pairingTable;
  return [
    names.event,
    ...(keepsList(form, field, into) ? [] : [names.players]),
    names.schedule,
    ...(sectioned ? [] : [into === 'teams' ? names.scheveningenTable : system]),
    names.standings,
    ...(into === 'teams' ? [names.teams] : []),
    names.crosstable,
    ...(sectioned ? [] : [names.progress]),
    names.byPlayer,
  ];
}

/** Whether the list of players is used where it stands, as far as the page can tell. */
function keepsList(form: Form, field: Field, into: Division['into']): boolean {
  if (form.from !== 'tab' || (into !== 'one' && into !== 'listed')) return false;
  return field.numbered !== true || numberingOf(form, field, into).by === 'listed';
}
