/**
 * Sections of the event, the preview of a withdrawal, late entries, players typed into the page.
 */
import { rank } from '../../../src/engine/standings/ranking';
import { scoreTable } from '../../../src/engine/results/score-table';
import type { EventView } from '../../../src/sidebar/calls';
import { entryInto, entrySentences, openSections } from '../../../src/sidebar/players/late-entry';
import { typedPlayer } from '../../../src/sidebar/parts/player-fields';
import { scoreText } from '../../../src/sidebar/parts/score-text';
import { nameOf, sectionOf, sectionsOf, tieBreaksOf } from '../../../src/sidebar/parts/section';
import { textsOf } from '../../../src/sidebar/parts/texts';
import {
  decisionSentence,
  forfeitsOf,
  gamesOf,
  withdrawnFrom,
} from '../../../src/sidebar/players/withdrawal';
import { event, games, player } from '../event';

const t = textsOf('en');
const es = textsOf('es');
const SIX = [
  '1-6:1-0 2-5:½-½ 3-4:0-1',
  '6-4:1-0 5-3 1-2:0-1',
  '2-6 3-1:1-0 4-5',
  '6-5 1-4 2-3',
  '3-6 4-2 5-1',
];
const FOUR = ['1-4:1-0 2-3:½-½', '4-3:0-1 1-2', '2-4 3-1'];

/** The event once the withdrawal is written: what the add-on makes of it. */
function after(view: EventView, no: number): EventView {
  const left = new Set(view.players.filter(({ status }) => status !== 'playing').map((one) => one.no));
  return {
    ...view,
    players: view.players.map((one) => (one.no === no ? { ...one, status: 'withdrawn' } : one)),
    games: view.games.map((game) => {
      if (game.black === 0 || game.result !== undefined || (game.white !== no && game.black !== no))
        return game;
      if (left.has(game.white === no ? game.black : game.white)) return { ...game, result: '0F-0F' };
      return { ...game, result: game.white === no ? '0F-1F' : '1F-0F' };
    }),
  };
}

function standingsAfter(view: EventView, no: number) {
  const now = after(view, no);
  const { tournament, leavers, facts } = sectionOf(now, undefined);
  const { withdrawal, scoring } = now.settings;
  const { ranks, table } = rank(
    scoreTable(tournament, { leavers, withdrawal, scoring }),
    tieBreaksOf(now),
    facts,
  );
  return { ranks, points: table.points };
}

describe('withdrawal', () => {
  test('half of the games, forfeits to come, and which standings apply', () => {
    const view = event(4, FOUR);
    expect(withdrawnFrom(view, { no: 4 })).toMatchObject({
      preview: { completed: 2, scheduled: 3, neededForHalf: 2, decision: 'keep' },
      applies: 'kept',
      forfeits: 1,
      lostByBoth: 0,
      unreadable: false,
    });
    expect(withdrawnFrom(view, { no: 1 })).toMatchObject({
      preview: { completed: 1, decision: 'annul' },
      applies: 'annulled',
      forfeits: 2,
    });
  });

  test.each(['fide', 'keep', 'annul'] as const)(
    'with the rule %s ranks and points are those of the event afterwards, whoever leaves',
    (withdrawal) => {
      for (const whole of [event(4, FOUR), event(6, SIX)])
        for (const before of [undefined, 2, 6].filter((no) => no === undefined || no <= whole.players.length))
          for (const { no } of whole.players) {
            if (no === before) continue;
            const settings = { ...whole.settings, withdrawal };
            const view = { ...(before === undefined ? whole : after(whole, before)), settings };
            const { preview, applies } = withdrawnFrom(view, { no });
            const { ranks, points } = standingsAfter(view, no);
            expect(preview[applies].ranks).toEqual(ranks);
            expect(preview[applies].table.points).toEqual(points);
          }
    },
  );

  test('games against somebody who has left are lost by both; a result that cannot be read is told', () => {
    const view = event(4, FOUR, {
      players: [1, 2, 3, 4].map((no) => player(no, no === 2 ? { status: 'expelled' } : {})),
      faults: [
        {
          ...{ sheetId: 1, tab: 'Schedule', cell: 'F5', text: 'draw?', problem: 'What is that?' },
          game: { round: 2, white: 1, black: 2 },
        },
      ],
    });
    expect(withdrawnFrom(view, { no: 4 })).toMatchObject({ forfeits: 1, lostByBoth: 1, unreadable: false });
    expect(withdrawnFrom(view, { no: 1 })).toMatchObject({ forfeits: 2, lostByBoth: 1, unreadable: true });
  });

  test('the decision in words names the article, and the event rule where it differs', () => {
    const { preview } = withdrawnFrom(event(4, FOUR), { no: 1 });
    expect(decisionSentence('fide', preview, t)).toBe(
      'Fewer than half of the games were completed: the results stay on record, but do not count in the standings (C.05 art. 6.6).',
    );
    expect(decisionSentence('keep', preview, t)).toMatch(
      /^The rule of this event .* keeps all results.*C\.05 art\. 6\.6/,
    );
    expect(decisionSentence('annul', preview, es)).toMatch(
      /^La regla de este torneo .* anula .*C\.05 art\. 6\.6/,
    );
    const kept = withdrawnFrom(event(4, FOUR), { no: 4 }).preview;
    expect(decisionSentence('fide', kept, es)).toMatch(/^Ha terminado al menos la mitad/);
  });

  test('which forfeits a withdrawal wrote', () => {
    const forfeits = [{ round: 3, white: 2, black: 4 }];
    const view = event(4, FOUR, { withdrawals: [{ no: 4, forfeits }] });
    expect(forfeitsOf(view, { no: 4 })).toEqual(forfeits);
    expect(forfeitsOf(view, { no: 3 })).toBeUndefined();
    expect(forfeitsOf(view, { no: 4, section: 'A' })).toBeUndefined();
  });
});

describe('sections', () => {
  const view = event(0, [], {
    players: [
      player(2, { section: 'B', rating: 1900 }),
      player(1, { section: 'A', hand: 2 }),
      player(1, { section: 'B', name: 'Eva Lund' }),
      player(2, { section: 'A', name: '' }),
    ],
    games: [...games(['1-2:1-0'], { section: 'A' }), ...games(['2-1 3'], { section: 'B' })],
  });

  test('each with its own players, games and facts', () => {
    expect(sectionsOf(view).map(({ name }) => name)).toEqual(['B', 'A']);
    const b = sectionOf(view, 'B');
    expect(b.players.map(({ name }) => name)).toEqual(['Eva Lund', 'Luis Paz']);
    expect(b.tournament).toMatchObject({ players: 2, cycles: 1, games: [{ round: 1, white: 2, black: 1 }] });
    expect(b.tournament.freeRounds).toEqual([{ round: 1, player: 3 }]);
    expect(b.facts.ratings).toEqual([undefined, undefined, 1900]);
    expect(sectionOf(view, 'A').facts.hand).toEqual([undefined, 2, undefined]);
  });

  test('a player without a name is his number', () => {
    expect(nameOf(sectionOf(view, 'A').players, 2)).toBe('2');
    expect(nameOf(sectionOf(view, 'A').players, 9)).toBe('9');
  });

  test('games played, with a result, and all', () => {
    const rows = games(['1-2:1-0 3-4 5', '5-1:1F-0F 2-3:0-1 4', '1-3 2-4']);
    expect(gamesOf(rows, 1)).toEqual({ played: 1, results: 2, all: 3 });
    expect(gamesOf(rows, 5)).toEqual({ played: 0, results: 1, all: 1 });
  });

  test('a tie-break that cannot be read is left out', () => {
    const settings = { ...view.settings, tieBreaks: ['SB', 'nonsense', 'LOT 42'] };
    expect(tieBreaksOf({ ...view, settings }).map(({ code }) => code)).toEqual(['SB', 'LOT 42']);
  });
});

describe('late entry', () => {
  test('an odd field has a free place; rounds that have begun are told', () => {
    const rounds = ['2-3:1-0 1', '1-2:½-½ 3', '3-1 2'];
    expect(entryInto(event(3, rounds))).toEqual({ place: 'free', no: 4, begun: [1, 2] });
    expect(entrySentences(entryInto(event(3, rounds)), t)).toEqual([
      'The newcomer takes number 4, the free place: no pairing changes.',
      "Rounds 1 and 2 have begun: the newcomer's games there are to be played later.",
    ]);
    expect(entrySentences(entryInto(event(3, ['2-3:1-0 1'])), es)[1]).toBe(
      'La ronda 1 ya ha empezado: su partida de esa ronda queda pendiente.',
    );
    expect(entrySentences(entryInto(event(3, ['2-3 1'])), t)).toHaveLength(1);
    // Forfeits of who has left stand in rounds to come.
    const left = [player(1), player(2), player(3, { status: 'withdrawn' })];
    expect(entryInto(event(3, ['2-3:1-0 1', '1-2 3', '3-1:0F-1F 2'], { players: left }))).toMatchObject({
      begun: [1],
    });
  });

  test('an even field needs a new schedule and keeps its results', () => {
    expect(entryInto(event(4, FOUR))).toEqual({ place: 'none', no: 5, results: 3 });
    expect(entrySentences(entryInto(event(4, FOUR)), t)).toEqual([
      'There is no free place: the newcomer needs a new schedule, which is made in new tabs.',
      'The 3 results already in are kept.',
    ]);
    expect(entrySentences(entryInto(event(4, ['1-4 2-3'])), t)).toHaveLength(1);
  });

  test('of several sections those with an odd number of players have a free place', () => {
    const inSections = (...sizes: readonly number[]) =>
      sizes.flatMap((size, i) =>
        Array.from({ length: size }, (_, no) => player(no + 1, { section: 'ABC'.charAt(i) })),
      );
    const open = (...sizes: readonly number[]) => event(0, [], { players: inSections(...sizes) });
    expect(openSections(open(3, 4, 5))).toEqual(['A', 'C']);
    expect(entryInto(open(3, 4, 5))).toEqual({ place: 'free', no: 4, begun: [], section: 'A' });
    expect(entryInto(open(3, 4, 5), 'C')).toEqual({ place: 'free', no: 6, begun: [], section: 'C' });
    expect(entryInto(open(3, 4, 5), 'B')).toMatchObject({ section: 'A' });
    expect(entrySentences(entryInto(open(4, 6)), t)).toEqual([
      'Every section has an even number of players, so none has a free place: a newcomer needs a new schedule with everybody.',
    ]);
    expect(openSections(open(3))).toEqual([]);
    expect(entryInto(open(3))).toEqual({ place: 'free', no: 4, begun: [] });
    expect(entryInto(open(4))).toMatchObject({ place: 'none' });
  });
});

describe('a player typed into the page', () => {
  const blank = { name: '', rating: '', federation: '', club: '' };

  test('blank fields are left out, blanks are trimmed', () => {
    expect(typedPlayer({ ...blank, name: '  Eva   Lund ' })).toEqual({ player: { name: 'Eva Lund' } });
    expect(typedPlayer({ name: 'Eva Lund', rating: ' 2105 ', federation: 'NOR', club: 'Oslo SS' })).toEqual({
      player: { name: 'Eva Lund', rating: 2105, federation: 'NOR', club: 'Oslo SS' },
    });
  });

  test.each(['0', '4001', '2100.5', '-1', '1e3', 'none', '99999'])('no rating: %s', (rating) => {
    expect(typedPlayer({ ...blank, name: 'Eva Lund', rating })).toEqual({ wrong: 'rating' });
  });

  test('a name is needed', () => {
    expect(typedPlayer({ ...blank, name: ' \t', rating: 'x' })).toEqual({ wrong: 'name' });
  });
});

test('points as players write them', () => {
  expect([0, 0.5, 1, 2.5, 10, 1.25, 3.75].map((points) => scoreText(points, t))).toEqual([
    '0',
    '½',
    '1',
    '2½',
    '10',
    '1.25',
    '3.75',
  ]);
});
