/**
 * How the field is divided in the form, and the sentences about it.
 */
import type { FoundPlayer, Reading } from '../../../src/sidebar/calls';
import { divisionOf, intoOf } from '../../../src/sidebar/set-up/division';
import { emptyForm, fieldOf, type Form, type Found } from '../../../src/sidebar/set-up/form';
import { adviceOf, formatObstacle, formatSentences, tabsMade } from '../../../src/sidebar/set-up/format-text';
import { planOf, previewOf } from '../../../src/sidebar/set-up/plan';
import { requestOf } from '../../../src/sidebar/set-up/request';
import { textsOf } from '../../../src/sidebar/parts/texts';

const t = textsOf('en');
const form = (part: Partial<Form>): Form => ({ ...emptyForm, from: 'tab', ...part });
const tab = (count: number, more: (i: number) => Partial<FoundPlayer> = () => ({})): Found => ({
  playersTab: {
    ok: true,
    where: 'Players',
    players: Array.from({ length: count }, (_, i) => ({ no: i + 1, name: `P${i + 1}`, ...more(i) })),
  } satisfies Reading,
});
const said = (part: Partial<Form>, found: Found) => {
  const field = fieldOf(form(part), found);
  return {
    next: formatObstacle(form(part), field, t),
    said: formatSentences(form(part), field, t).join(' '),
  };
};
const sections = (part: Partial<Form>, found: Found) =>
  planOf(form(part), found)?.sections.map(({ name, names = [] }) => `${name}: ${names.join(' ')}`);

describe('quads', () => {
  test('the field by rating, in fours, the rest in the last (30G)', () => {
    const found = tab(9, (i) => (i === 0 ? {} : { rating: 1000 + i }));
    expect(sections({ division: 'quads' }, found)).toEqual(['A: P9 P8 P7 P6', 'B: P5 P4 P3 P2 P1']);
    expect(said({ division: 'quads' }, found)).toEqual({
      next: undefined,
      said: 'Sections: 1 of 4 and 1 of 5. “P1” has no rating and comes last.',
    });
  });

  test('nobody rated: in the order of the list', () => {
    expect(sections({ division: 'quads' }, tab(8))).toEqual(['A: P1 P2 P3 P4', 'B: P5 P6 P7 P8']);
    expect(said({ division: 'quads' }, tab(8)).said).toMatch(/^Sections: 2 of 4\. Nobody has a rating/);
  });

  test('the toss turns colours of the last round of the US Chess table, by board and section', () => {
    const part = { division: 'quads', toss: true, tossSeed: ' club ' } as const;
    const plan = planOf(form(part), tab(200));
    const games = (nth: number, round: number) => {
      const section = plan?.sections[nth];
      return section && previewOf(section, 1, round, 5).games.map(({ white, black }) => `${white}-${black}`);
    };
    expect([games(0, 1), games(0, 2)]).toEqual([
      ['1-4', '2-3'],
      ['3-1', '4-2'],
    ]);
    const last = new Set(Array.from({ length: 50 }, (_, i) => games(i, 3)?.join(' ')));
    expect([...last].sort()).toEqual(['1-2 3-4', '1-2 4-3', '2-1 3-4', '2-1 4-3']);
    expect(requestOf(form(part), tab(8), 'r', false)).toMatchObject({
      division: { into: 'quads', size: 4, toss: 'club' },
      system: 'crenshaw',
    });
  });

  test.each([
    [{ quadSize: '2' }, 8, 'Correct the number of players in a quad'],
    [{ quadSize: '61' }, 100, 'Correct the number of players in a quad'],
    [{ quadSize: '4.5' }, 8, 'Correct the number of players in a quad'],
    [{}, 3, 'Correct the number of players in a quad'],
    [{ toss: true, tossSeed: ' ' }, 8, 'Type a seed for the toss'],
  ] as const)('%j with %i players: %s', (part, count, next) => {
    expect(said({ division: 'quads', ...part }, tab(count)).next).toBe(next);
    expect(requestOf(form({ division: 'quads', ...part }), tab(count), 'r', false)).toBeUndefined();
  });

  test('other sizes have no toss', () => {
    const part = { division: 'quads', quadSize: '5', toss: true } as const;
    expect(requestOf(form(part), tab(10), 'r', false)).toMatchObject({
      division: { into: 'quads', size: 5 },
    });
    expect(requestOf(form(part), tab(10), 'r', false)).not.toHaveProperty('system');
  });
});

describe('pools', () => {
  test('like a snake by rating, or in blocks', () => {
    const found = tab(6, (i) => ({ rating: 2000 - i }));
    expect(sections({ division: 'pools' }, found)).toEqual(['A: P1 P4 P5', 'B: P2 P3 P6']);
    expect(sections({ division: 'pools', poolMethod: 'order' }, found)).toEqual([
      'A: P1 P2 P3',
      'B: P4 P5 P6',
    ]);
    expect(said({ division: 'pools' }, found).said).toBe(
      'Sections: 2 of 3. When the pools are played, a knockout can follow from the panel Standings.',
    );
  });

  test.each([
    ['1', 8],
    ['5', 8],
    ['', 8],
    ['2', 3],
  ])('%s pools of %i players are none', (pools, count) => {
    expect(said({ division: 'pools', pools }, tab(count)).next).toBe('Correct the number of pools');
    expect(planOf(form({ division: 'pools', pools }), tab(count))).toBeUndefined();
  });

  test('lots are drawn in each, whatever way the numbers would go in one group', () => {
    const found = tab(8, (i) => ({ rating: 2000 - i, federation: 'ESP' }));
    const request = (numbers: Form['numbers']) =>
      requestOf(form({ division: 'pools', numbers, seed: 'x' }), found, 'r', false)?.numbers;
    expect([request('lot'), request('rating'), request('varma')]).toEqual([
      { by: 'lot', seed: 'x' },
      undefined,
      undefined,
    ]);
  });
});

describe('teams', () => {
  const clubs = (names: readonly string[]) => tab(names.length, (i) => ({ club: names[i] ?? '' }));

  test('by the column, the first team of the list first', () => {
    const found = clubs(['Sur', 'Norte', 'Sur', 'Norte']);
    expect(sections({ division: 'teams' }, found)).toEqual([': P1 P3 P2 P4']);
    expect(said({ division: 'teams' }, found).said).toBe('“Sur” against “Norte”, 2 players each.');
    const plan = planOf(form({ division: 'teams' }), found);
    expect([plan?.rounds, plan?.boards, plan?.games, plan?.gamesPerPlayer]).toEqual([2, 2, 4, [2, 2]]);
    // FIDE Arbiters' Manual 2025, chapter 4, two players a team.
    const [section] = plan?.sections ?? [];
    expect(section && previewOf(section, 1, 2, 5).games).toEqual([
      { board: 1, white: 4, black: 1 },
      { board: 2, white: 3, black: 2 },
    ]);
  });

  test('the halves of a list that does not say, with names if any', () => {
    expect(requestOf(form({ division: 'teams' }), tab(6), 'r', false)?.division).toEqual({ into: 'teams' });
    expect(
      requestOf(form({ division: 'teams', teams: [' Norte ', ''] }), tab(6), 'r', false)?.division,
    ).toEqual({ into: 'teams', names: ['Norte', 'B'] });
  });

  test.each([
    [tab(5), 'The number of players is odd: the teams must be equal.'],
    [tab(2), 'Two teams need four players or more.'],
    [clubs(['A', 'B', 'A', 'A']), '“A” has 3 players and “B” has 1: the teams must be equal.'],
    [clubs(['A', 'B', 'C', 'C']), 'The list names 3 teams: “A”, “B” and “C”. It must name two.'],
    [clubs(['A', 'A', 'A', 'A']), 'The list names one team only, “A”. It must name two.'],
    [tab(4, (i) => (i === 3 ? {} : { team: 'A' })), '“P4” is in no team: fill in the column Team.'],
  ])('%# is refused', (found, sentence) => {
    expect(said({ division: 'teams' }, found).said).toBe(sentence);
    expect(planOf(form({ division: 'teams' }), found)).toBeUndefined();
  });

  test('two teams of one name', () => {
    expect(said({ division: 'teams', teams: ['B', ''] }, tab(4)).said).toBe(
      'The two teams need different names.',
    );
  });
});

describe('as listed', () => {
  const found = tab(5, (i) => ({ no: (i % 3) + 1, section: i < 3 ? 'Open' : 'U12' }));

  test('sections of the list; one group is refused, and so are teams', () => {
    expect(sections({ division: 'listed' }, found)).toEqual(['Open: P1 P2 P3', 'U12: P4 P5']);
    expect(said({ division: 'one' }, found).next).toBe('Correct the format');
    expect(said({ division: 'teams' }, found).next).toBe('Correct the format');
    expect(requestOf(form({ division: 'listed' }), found, 'r', false)?.division).toEqual({ into: 'listed' });
  });

  test('a section of one player, and a player without a section', () => {
    const alone = tab(3, (i) => ({ section: i < 2 ? 'Open' : 'U12' }));
    expect(said({ division: 'listed' }, alone).said).toMatch(/^The section “U12” has one player only/);
    const none = tab(3, (i) => (i < 2 ? { section: 'Open' } : {}));
    expect(said({ division: 'listed' }, none).said).toMatch(/^“P3” is in no section/);
  });

  test('a list without sections is one group', () => {
    const field = fieldOf(form({}), tab(4));
    expect(intoOf(form({ division: 'listed' }), field)).toBe('one');
    expect(divisionOf(form({ division: 'listed' }), field)).toEqual({ ok: true, division: { into: 'one' } });
  });
});

test('the advice by size, as the guide has it', () => {
  const advice = (players: number, into: Form['division']) => {
    const { text, label, to } = adviceOf({ players }, into, t);
    return [text, label, to?.division];
  };
  expect(advice(6, 'one')).toEqual(['6 players: a round robin suits them.', '', undefined]);
  expect(advice(10, 'one')[0]).toBe('10 players: a round robin, if there is time for 9 rounds.');
  expect(advice(12, 'one').slice(1)).toEqual(['Make two pools', 'pools']);
  expect(advice(13, 'one')).toEqual([
    '13 players: one group would take 13 rounds.',
    'Split into quads',
    'quads',
  ]);
  expect(advice(16, 'quads').slice(1)).toEqual(['', undefined]);
  expect(advice(8, 'pools').slice(1)).toEqual(['Take one group', 'one']);
  expect(advice(16, 'teams')).toEqual(['', '', undefined]);
});

test('the tabs that each format makes', () => {
  const made = (part: Partial<Form>) => tabsMade(form(part), fieldOf(form(part), tab(8)), t).join(' · ');
  expect(made({ system: 'circle' })).toBe(
    'Event · Schedule · Pairing table · Standings · Crosstable · Progress · By player',
  );
  expect(made({ division: 'quads' })).toBe('Event · Players · Schedule · Standings · Crosstable · By player');
  expect(made({ division: 'teams' })).toBe(
    'Event · Players · Schedule · Scheveningen table · Standings · Teams · Crosstable · Progress · By player',
  );
});

test('the clock, where one is set', () => {
  const clock = { base: '90', increment: '30', session: '', changeover: '' };
  expect(requestOf(form({ clock }), tab(8), 'r', false)?.clock).toEqual({ base: 90, increment: 30 });
  expect(requestOf(form({}), tab(8), 'r', false)).not.toHaveProperty('clock');
});

test('the system of one group', () => {
  const request = (part: Partial<Form>) => requestOf(form(part), tab(8), 'r', false);
  expect(request({ system: 'crenshaw' })).toMatchObject({ system: 'crenshaw' });
  expect(request({ system: 'crenshaw', division: 'pools' })).not.toHaveProperty('system');
});

test('Varma is for 9 to 24 players with federations or clubs; what cannot be kept apart stops it', () => {
  const part = { numbers: 'varma', seed: 'x' } as const;
  const numbers = (found: Found, more: Partial<Form> = {}) =>
    requestOf(form({ ...part, ...more }), found, 'r', false)?.numbers?.by;
  const mixed = tab(10, (i) => ({ federation: ['ESP', 'FRA', 'POR', 'ITA'][i % 4] ?? '' }));
  expect(numbers(mixed)).toBe('varma');
  expect(numbers(mixed, { order: 'mirror', cycles: '2' })).toBeUndefined();
  expect(numbers(mixed, { system: 'circle' })).toBeUndefined();
  expect(numbers(tab(8, () => ({ federation: 'ESP' })))).toBeUndefined();
  expect(numbers(tab(10))).toBeUndefined();
  const large = tab(10, () => ({ federation: 'ESP' }));
  expect(planOf(form(part), large)).toBeUndefined();
});
