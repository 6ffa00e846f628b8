/**
 * What the Standings panel shows, on a four-player event small enough to be worked out by hand.
 */
import type { EventView } from '../../../src/sidebar/calls';
import { scoreText } from '../../../src/sidebar/parts/score-text';
import { sectionsOf } from '../../../src/sidebar/parts/section';
import { TIE_BREAKS } from '../../../src/engine/standings/registry';
import { readTieBreaks } from '../../../src/engine/standings/tie-break-list';
import {
  blankSentences,
  detailsOf,
  lotGroups,
  matchText,
  reasonsOf,
  sharedFirst,
  standingsOf,
  teamNamesOf,
  tieBreakName,
  tiedGroups,
  valueText,
  type SectionStandings,
} from '../../../src/sidebar/standings/standings-view';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { event, games, player } from '../event';
import { roundRobin } from '../round-robin';

const t = textsOf('en');

/** C.05 Annex 1 pairs 1-4 2-3, 4-3 1-2, 2-4 3-1. So Ana has 2½, Luis 1½, Zoë and Max 1. */
const view = roundRobin(4, ['1-0', '½-½', '1-0', '1-0', '1-0', '½-½']);

function shown(codes: string, of: EventView = view): SectionStandings {
  const [section] = sectionsOf(of);
  if (!section) throw new Error('no section');
  return standingsOf(of, section, readTieBreaks([codes]).tieBreaks);
}

const tieBreak = (code: string) => {
  const [one] = readTieBreaks([code]).tieBreaks;
  if (!one) throw new Error(code);
  return one;
};

test('rows, best first', () => {
  expect(shown('SB').rows.map(({ rank, no, points }) => [rank, no, points])).toEqual([
    [1, 1, 2.5],
    [2, 2, 1.5],
    [3, 3, 1],
    [4, 4, 1],
  ]);
});

test('who is tied, and whom the lots separate', () => {
  expect(tiedGroups(shown('none'))).toEqual([{ rank: 3, players: [3, 4] }]);
  expect(tiedGroups(shown('SB'))).toEqual([]);
  const lots = shown('LOT 7');
  expect(tiedGroups(lots)).toEqual([]);
  expect(lotGroups(lots)).toHaveLength(1);
  expect(lotGroups(lots)[0]?.rank).toBe(3);
  expect([...(lotGroups(lots)[0]?.players ?? [])].sort()).toEqual([3, 4]);
  expect(lotGroups(shown('SB'))).toEqual([]);
});

test('before the first result nobody is tied', () => {
  expect(tiedGroups(shown('SB', roundRobin(4)))).toEqual([]);
});

test('why: the criteria down to the one that decides, whichever is named first', () => {
  // Zoë: ½·1½ against Luis and ½·2½ against Ana make 2; Max: 1·1 against Zoë makes 1.
  const reasons = [
    { text: 'Points: both 1.', article: '', decides: false },
    { text: 'Sonneborn-Berger: 2 to 1.', article: 'C.07 art. 9.1', decides: true },
  ];
  const title = 'Why is Zoë Ruiz above Max Frei?';
  expect(reasonsOf(3, 4, shown('SB'), t)).toEqual({ title, reasons });
  expect(reasonsOf(4, 3, shown('SB'), t)).toEqual({ title, reasons });
  expect(reasonsOf(4, 3, shown('SB'), textsOf('es')).title).toBe('¿Por qué Zoë Ruiz va delante de Max Frei?');
});

test('why: points first, and a tie said as one', () => {
  expect(reasonsOf(2, 1, shown('SB'), t).reasons).toEqual([
    { text: 'Points: 2½ to 1½.', article: '', decides: true },
  ]);
  expect(reasonsOf(3, 4, shown('BPG'), t)).toEqual({
    title: 'Zoë Ruiz and Max Frei are tied.',
    reasons: [
      { text: 'Points: both 1.', article: '', decides: false },
      { text: 'Number of Games Played with Black: both 2.', article: 'C.07 art. 7.3', decides: false },
    ],
  });
});

test('why: whoever is annulled has no rank', () => {
  const left = {
    ...view,
    settings: { ...view.settings, withdrawal: 'annul' as const },
    players: view.players.map((one) => (one.no === 4 ? { ...one, status: 'withdrawn' as const } : one)),
  };
  expect(reasonsOf(1, 4, shown('SB', left), t).reasons).toEqual([
    { text: 'The games of Max Frei are annulled: no rank.', article: 'C.05 art. 6.6', decides: true },
  ]);
});

test('where a value comes from: game by game', () => {
  expect(detailsOf(3, tieBreak('SB'), shown('SB'), t)).toEqual({
    heading: ['R', 'Opponent', 'Result', "Opponent's points", 'Adds'],
    rows: [
      ['1', 'Luis Paz', '½', '1.5', '0.75'],
      ['2', 'Max Frei', '0', '1', '0'],
      ['3', 'Ana Gil', '½', '2.5', '1.25'],
    ],
    total: '2',
  });
  const wins = detailsOf(1, tieBreak('WIN'), shown('WIN'), t);
  expect([wins.heading, wins.total]).toEqual([['R', 'Opponent', 'Result', 'Adds'], '2']);
});

test('where a value comes from: direct encounter in passes', () => {
  expect(detailsOf(3, tieBreak('DE'), shown('DE'), t).rows).toEqual([
    ['1', 'Max Frei', '1', '1'],
    ['1', 'Zoë Ruiz', '0', '2'],
  ]);
  expect(detailsOf(1, tieBreak('DE'), shown('DE'), t)).toMatchObject({
    rows: [],
    none: 'The player is tied with nobody, so this tie-break says nothing.',
  });
});

test('a value that comes from no game', () => {
  expect(detailsOf(1, tieBreak('TPN'), shown('TPN'), t)).toMatchObject({
    rows: [],
    none: t.standings.noGames,
  });
});

test('a blank column says why', () => {
  expect(blankSentences(shown('SB, ARO'), t)).toEqual([
    'ARO is blank: “Ana Gil”, “Luis Paz”, “Zoë Ruiz” and one more have no rating.',
  ]);
  const rated = { ...view, players: view.players.map((one) => ({ ...one, rating: 1800 })) };
  expect(blankSentences(shown('SB, ARO', rated), t)).toEqual([]);
});

test('names and numbers in the language of the page', () => {
  const es = textsOf('es');
  expect(tieBreakName(tieBreak('DE'), es)).toBe('Encuentro directo');
  expect(tieBreakName(tieBreak('LOT 2027'), t)).toBe('Drawing of lots (2027)');
  expect(valueText(13.25, es)).toBe('13,25');
  expect(valueText(1 / 3, t)).toBe('0.333');
  expect(valueText(undefined, t)).toBe('');
});

test('points have their ½; tie-breaks, and all that goes into them, have decimals throughout', () => {
  const es = textsOf('es');
  expect([2, 2.5, 0.25].map((points) => scoreText(points, es))).toEqual(['2', '2½', '0,25']);
  expect([0.5, 7.25, 2].map((value) => valueText(value, es))).toEqual(['0,5', '7,25', '2']);
  const [result, ...numbers] = detailsOf(3, tieBreak('KS'), shown('KS'), es).rows[0]?.slice(2) ?? [];
  expect([result, numbers]).toEqual(['½', ['1,5', '0,5']]);
  // 1 and 2 have two points each, and half a point against each other.
  const drawn = roundRobin(4, ['1-0', '½-½', '1-0', '½-½', '1-0', '½-½']);
  const equal = detailsOf(2, tieBreak('DE'), shown('DE', drawn), es);
  expect(equal.rows.slice(0, 2).map(([, , score]) => score)).toEqual(['0,5', '0,5']);
  expect(reasonsOf(1, 2, shown('KS'), es).reasons[0]?.text).toBe('Puntos: 2½ a 1½.');
});

describe('a match of two teams', () => {
  // 1 and 2 against 3 and 4: 1-4 and 3-2 drawn are played, 1-3 is won by White, 2-4 is to come.
  const match = event(4, ['1-4:1-0 3-2:½-½', '1-3:1-0 4-2'], {
    teamSize: 2,
    players: [1, 2, 3, 4].map((no) => player(no, { team: no <= 2 ? 'Reds' : 'Blues' })),
  });

  test('how it stands, the team of the first numbers first', () => {
    expect(matchText(match, shown('SB', match), t)).toBe('Reds\u00a02½ – Blues\u00a0½');
    const behind = { ...match, games: match.games.map((game) => ({ ...game, result: '0-1' as const })) };
    expect(matchText(behind, shown('SB', behind), t)).toBe('Reds\u00a02 – Blues\u00a02');
    expect(matchText(view, shown('SB'), t)).toBe('');
  });

  test('teams without names are A and B', () => {
    expect(teamNamesOf(match)).toEqual(['Reds', 'Blues']);
    expect(teamNamesOf({ ...match, players: [1, 2, 3, 4].map((no) => player(no)) })).toEqual(['A', 'B']);
    expect(teamNamesOf(view)).toBeUndefined();
  });
});

test('the sections that are over with the first rank shared', () => {
  const inSection = (section: string, rounds: readonly string[]) => ({
    players: [player(1, { section }), player(2, { section })],
    games: games(rounds, { section }),
  });
  const parts = [
    inSection('A', ['1-2:½-½']),
    inSection('B', ['1-2:1-0']),
    inSection('C', ['1-2:½-½', '2-1']),
    inSection('D', ['1-2:½-½']),
  ];
  const all = {
    ...view,
    players: parts.flatMap((part) => part.players),
    games: parts.flatMap((part) => part.games),
  };
  const shares = (codes: string) => sharedFirst(all, sectionsOf(all), readTieBreaks([codes]).tieBreaks);
  expect(shares('SB')).toEqual(['A', 'D']);
  expect(shares('SB, LOT 7')).toEqual([]);
});

test('every tie-break is explained in Spanish', () => {
  const es = textsOf('es');
  for (const [code, { help }] of TIE_BREAKS) {
    expect([code, es.standings.help(code, help)]).not.toEqual([code, help]);
  }
});
