/**
 * The standings of a section as the page shows them, computed by the engine: rows, ties, reasons and details in words.
 */
import type { Game } from '../../engine/results/game';
import { scoreTable } from '../../engine/results/score-table';
import { explain, type Explanation } from '../../engine/standings/explanation';
import { rank, type Ranking } from '../../engine/standings/ranking';
import { standings, type StandingsRow } from '../../engine/standings/standings';
import { teamStandings } from '../../engine/standings/team-standings';
import { lacks, unratedPlayers, type TieBreak } from '../../engine/standings/tie-break';
import { whyAbove } from '../../engine/standings/why-above';
import type { EventView } from '../calls';
import { scoreText } from '../parts/score-text';
import { nameOf, type Section } from '../parts/section';
import { clip, isolated, joinedSome, quoted, type Texts } from '../parts/texts';

export interface SectionStandings {
  readonly section: Section;
  readonly ranking: Ranking;
  /** Best first. */
  readonly rows: readonly StandingsRow[];
}

/** A group that shares a rank, or whom lots have separated: then in the order drawn. */
export interface TiedGroup {
  readonly rank: number;
  readonly players: readonly number[];
}

export function standingsOf(
  { settings }: EventView,
  section: Section,
  tieBreaks: readonly TieBreak[],
): SectionStandings {
  const { withdrawal, scoring } = settings;
  const table = scoreTable(section.tournament, { leavers: section.leavers, withdrawal, scoring });
  const ranking = rank(table, tieBreaks, section.facts);
  const known = new Set(section.players.map(({ no }) => no));
  return { section, ranking, rows: standings(ranking).filter(({ no }) => known.has(no)) };
}

/** Who shares a rank, best first. Before the first result nobody is said to be tied. */
export function tiedGroups({ ranking, rows }: SectionStandings): readonly TiedGroup[] {
  if (ranking.table.counted.length === 0) return [];
  const groups = new Map<number, number[]>();
  for (const { rank: place, no } of rows)
    if (place !== undefined) groups.set(place, [...(groups.get(place) ?? []), no]);
  return [...groups]
    .filter(([, { length }]) => length > 1)
    .map(([place, players]) => ({ rank: place, players }));
}

/** The sections, played to the end, in which more than one player stands first. */
export function sharedFirst(
  view: EventView,
  sections: readonly Section[],
  tieBreaks: readonly TieBreak[],
): readonly string[] {
  return sections
    .filter(({ rows }) => rows.every(({ black, result }) => black === 0 || result !== undefined))
    .filter((section) =>
      tiedGroups(standingsOf(view, section, tieBreaks)).some(({ rank: place }) => place === 1),
    )
    .map(({ name = '' }) => name);
}

/** What the teams of a match are called, that of the first numbers first; undefined in every other event. */
export function teamNamesOf({ teamSize, players }: EventView): readonly [string, string] | undefined {
  if (teamSize === undefined) return undefined;
  const nameOfTeam = (isFirst: boolean): string | undefined =>
    players.find(({ no, team }) => no <= teamSize === isFirst && team !== undefined)?.team;
  return [nameOfTeam(true) ?? 'A', nameOfTeam(false) ?? 'B'];
}

/** How a match of two teams stands: `Reds 9 – Blues 7`; blank in every other event. */
export function matchText(view: EventView, { ranking }: SectionStandings, t: Texts): string {
  const names = teamNamesOf(view);
  if (!names) return '';
  const teams = teamStandings(ranking.table, (no) => no <= (view.teamSize ?? 0));
  const [first, second] = names.map((name, i) => {
    const points = teams.find(({ team }) => team === i + 1)?.boardPoints ?? 0;
    return `${isolated(clip(name, 40))}\u00a0${scoreText(points, t)}`;
  });
  return `${first} – ${second}`;
}

/** Whom the drawing of lots has separated. */
export function lotGroups({ ranking, rows }: SectionStandings): readonly TiedGroup[] {
  const stage = ranking.stages.find(({ tieBreak }) => isLots(tieBreak.code));
  if (!stage || ranking.table.counted.length === 0) return [];
  return stage.before
    .filter(({ length }) => length > 1)
    .map((group) => {
      const placed = rows.filter(({ no }) => group.includes(no));
      return { rank: placed[0]?.rank ?? 0, players: placed.map(({ no }) => no) };
    });
}

export function isLots(code: string): boolean {
  return code.startsWith('LOT ');
}

/** A tie-break in the user's words; lots with their seed. */
export function tieBreakName({ code, name }: TieBreak, t: Texts): string {
  const said = isLots(code) ? t.standings.lots(code.slice(4)) : t.tieBreakName(code, name);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/**
 * Values of tie-breaks, and all that goes into them, as exact as needed: always in decimals, since some have quarters.
 * Blank where there is none.
 */
export function valueText(value: number | undefined, t: Texts): string {
  return value === undefined ? '' : t.standings.number(Math.round(value * 1000) / 1000);
}

/** Why columns of the table are blank. */
export function blankSentences({ ranking, section }: SectionStandings, t: Texts): readonly string[] {
  const { table, facts, stages } = ranking;
  const codes = stages.filter(({ tieBreak }) => lacks(tieBreak, table, facts) === 'ratings').map(codeOf);
  if (codes.length === 0) return [];
  const unrated = unratedPlayers(table, facts).map((no) => quoted(nameOf(section.players, no), t));
  return [t.standings.unrated(codes.join(', '), joinedSome(unrated, 3, t.order.others, t), unrated.length)];
}

function codeOf({ tieBreak }: { readonly tieBreak: TieBreak }): string {
  return tieBreak.code;
}

export interface Reason {
  readonly text: string;
  readonly article: string;
  /** True for the one that separates the two. */
  readonly decides: boolean;
}

export interface Reasons {
  readonly title: string;
  readonly reasons: readonly Reason[];
}

/** Why one of two stands above the other. */
export function reasonsOf(a: number, b: number, { ranking, section }: SectionStandings, t: Texts): Reasons {
  const { above, annulled, comparisons } = whyAbove(a, b, ranking);
  const [first, second] = above === b ? [b, a] : [a, b];
  const called = (no: number): string => isolated(nameOf(section.players, no));
  const title =
    above === undefined
      ? t.standings.tie(called(a), called(b))
      : t.standings.whyAbove(called(first), called(second));
  if (annulled.length > 0) {
    const text = t.standings.annulled(annulled.map(called).join(', '), annulled.length);
    return { title, reasons: [{ text, article: 'C.05 art. 6.6', decides: true }] };
  }
  const reasons = comparisons.map(({ tieBreak, separates, pass, ...values }): Reason => {
    const name = tieBreak ? tieBreakName(tieBreak, t) : t.words.points;
    const said = (value: number | undefined): string =>
      value === undefined ? '–' : tieBreak ? valueText(value, t) : scoreText(value, t);
    const [one, other] = first === a ? [values.a, values.b] : [values.b, values.a];
    const compared = separates
      ? t.standings.differs(name, said(one), said(other))
      : one === undefined && other === undefined
        ? t.standings.nothing(name)
        : one === other
          ? t.standings.equal(name, said(one))
          : t.standings.noDecision(name, said(one), said(other));
    return {
      text: pass !== undefined && pass > 1 ? `${compared} ${t.standings.inPass(pass)}` : compared,
      article: tieBreak?.article ?? '',
      decides: separates,
    };
  });
  return { title, reasons };
}

/** A table of words and numbers, for the eye. */
export interface Details {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: string;
  /** Instead of rows: why there are none. */
  readonly none?: string;
}

/** Where the value of a tie-break comes from. */
export function detailsOf(no: number, tieBreak: TieBreak, shown: SectionStandings, t: Texts): Details {
  const explanation = explain(no, tieBreak, shown.ranking);
  return explanation.kind === 'passes'
    ? passesOf(explanation, shown, t)
    : gamesOf(no, tieBreak, explanation, shown, t);
}

function passesOf(
  { passes }: Extract<Explanation, { kind: 'passes' }>,
  { section }: SectionStandings,
  t: Texts,
): Details {
  const heading = [t.words.pass, t.words.player, t.words.score, t.words.place];
  const rows = passes.flatMap(({ pass, players }) =>
    players.map((one) => [
      String(pass),
      nameOf(section.players, one.no),
      valueText(one.score, t),
      String(one.place),
    ]),
  );
  return rows.length === 0 ? { heading, rows, none: t.standings.tiedWithNobody } : { heading, rows };
}

function gamesOf(
  no: number,
  tieBreak: TieBreak,
  { contributions, total }: Extract<Explanation, { kind: 'games' }>,
  { section, ranking }: SectionStandings,
  t: Texts,
): Details {
  const byPoints = /^(SB|KS)/.test(tieBreak.code);
  const heading = [
    t.standings.roundShort,
    t.words.opponent,
    t.standings.resultShort,
    ...(byPoints ? [t.words.opponentsPoints] : []),
    t.standings.adds,
  ];
  const rows = contributions.map(({ round, game, opponent, value }) => [
    round === undefined ? '' : String(round),
    opponent === undefined ? '' : nameOf(section.players, opponent),
    game === undefined ? '' : scoreOf(game, no),
    ...(byPoints
      ? [opponent === undefined ? '' : valueText(ranking.table.gamePoints[opponent] ?? 0, t)]
      : []),
    value === undefined ? '–' : valueText(value, t),
  ]);
  const none = rows.length === 0 ? { none: t.standings.noGames } : {};
  return { heading, rows, ...(total !== undefined && { total: valueText(total, t) }), ...none };
}

/** A player's score in a game: `1`, `½`, `0F`. */
function scoreOf({ white, result = '1-0' }: Game, no: number): string {
  return result.split('-')[white === no ? 0 : 1] ?? '';
}
