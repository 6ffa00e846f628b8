/**
 * Standings: the usual tie-breaks beside another package, and what ranking costs as a multiple of reading the games.
 */
import Organizer from 'tournament-organizer';
import { load, medians, print, show } from './measure.js';

/**
 * @typedef {{ white: number, black: number, round: number, result: '1-0' | '½-½' | '0-1' }} Game
 * @typedef {{ players: number, cycles: number, games: Game[], freeRounds: [], hasColours: true }} Event
 */

/** Results that look like those of an event, the same at each run. @param {number} seed @returns {() => Game['result']} */
function results(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const draw = state / 2 ** 32;
    return draw < 0.37 ? '1-0' : draw < 0.7 ? '½-½' : '0-1';
  };
}

export async function standings() {
  const { gameRows } = await load('src/engine/schedule/schedule.ts');
  const { scoreTable } = await load('src/engine/results/score-table.ts');
  const { rank } = await load('src/engine/standings/ranking.ts');
  const { standings: list } = await load('src/engine/standings/standings.ts');
  const { TIE_BREAKS } = await load('src/engine/standings/registry.ts');
  const { readGames } = await load('src/cells/games.ts');

  /** @param {number} players @param {number} cycles @returns {Event} */
  const event = (players, cycles = 1) => {
    const next = results(players);
    /** @type {[number, number, number, number][]} */
    const rows = gameRows({ players, cycles, system: 'berger', order: 'fide' });
    const games = rows.map(([round, , white, black]) => ({ round, white, black, result: next() }));
    return { players, cycles, games, freeRounds: [], hasColours: true };
  };
  /** @param {Event} of @param {string[]} codes */
  const standingsOf = (of, codes) =>
    list(
      rank(
        scoreTable(of),
        codes.map((code) => TIE_BREAKS.get(code)),
      ),
    );

  await besideAnother(event, standingsOf);
  await multipleOfReading(event, standingsOf, readGames);
  differences(event, standingsOf);
}

/** @param {(players: number, cycles?: number) => Event} event @param {(of: Event, codes: string[]) => unknown} standingsOf */
async function besideAnother(event, standingsOf) {
  console.log('\nStandings by Sonneborn-Berger, direct encounter and Koya, median time\n');
  const rows = [['players', 'Berger', 'tournament-organizer', 'times as fast']];
  for (const players of [8, 30]) {
    const of = event(players);
    const other = organized(of);
    const time = await medians({
      berger: () => standingsOf(of, ['SB', 'DE', 'KS']),
      other: () => other.getStandings(),
    });
    rows.push([
      String(players),
      show(time['berger']),
      show(time['other']),
      ((time['other'] ?? NaN) / (time['berger'] ?? NaN)).toFixed(0),
    ]);
  }
  print(rows);
}

/**
 * @param {(players: number) => Event} event @param {(of: Event, codes: string[]) => unknown} standingsOf
 * @param {(request: object) => unknown} readGames
 */
async function multipleOfReading(event, standingsOf, readGames) {
  console.log('\nStandings by five tie-breaks (SB, DE, KS, WIN, BWG), median time\n');
  const rows = [
    ['players', 'games', 'touch each cell', 'read the range', 'standings', 'of touching', 'of reading'],
  ];
  for (const players of [30, 100, 500]) {
    const of = event(players);
    const cells = [
      ['Round', 'Board', 'White', 'Result', 'Black'],
      ...of.games.map((g) => [g.round, 1, `Player ${g.white}`, g.result, `Player ${g.black}`]),
    ];
    const list = {
      kind: 'names',
      language: 'en',
      sections: [
        {
          name: '',
          players: Array.from({ length: players }, (_, i) => ({
            no: i + 1,
            name: `Player ${i + 1}`,
            row: i + 1,
            status: 'playing',
          })),
        },
      ],
    };
    const time = await medians({
      touch: () => touch(cells),
      read: () => readGames({ fn: 'BENCH', range: 'games', rows: cells, list }),
      standings: () => standingsOf(of, ['SB', 'DE', 'KS', 'WIN', 'BWG']),
    });
    rows.push([
      String(players),
      String(of.games.length),
      show(time['touch']),
      show(time['read']),
      show(time['standings']),
      ((time['standings'] ?? NaN) / (time['touch'] ?? NaN)).toFixed(1),
      ((time['standings'] ?? NaN) / (time['read'] ?? NaN)).toFixed(2),
    ]);
  }
  print(rows);
}

/** The least that reading can cost: every cell is looked at once. @param {(string | number)[][]} rows */
function touch(rows) {
  let sum = 0;
  for (const row of rows) for (const cell of row) sum += typeof cell === 'number' ? cell : cell.length;
  return sum;
}

/** @param {(players: number, cycles?: number) => Event} event @param {(of: Event, codes: string[]) => any[]} standingsOf */
function differences(event, standingsOf) {
  console.log('\nPlayers whose value in tournament-organizer is not that of FIDE\n');
  const rows = [['event', 'players', 'SB', 'KS']];
  for (const [name, players, cycles] of /** @type {const} */ ([
    ['even field', 10, 1],
    ['odd field', 9, 1],
    ['double round robin', 8, 2],
  ])) {
    const of = event(players, cycles);
    const ours = new Map(standingsOf(of, ['SB', 'KS']).map((row) => [row.no, row.values]));
    let [sb, ks] = [0, 0];
    for (const row of organized(of).getStandings()) {
      const [ourSb, ourKs] = ours.get(Number(row.player.getName())) ?? [];
      if (row.tiebreaks.sonnebornBerger !== ourSb) sb++;
      if (row.tiebreaks.koyaSystem !== ourKs) ks++;
    }
    rows.push([name, String(players), String(sb), String(ks)]);
  }
  print(rows);
}

/** The same event in the other package. @param {Event} of */
function organized(of) {
  const tournament = new Organizer().createTournament('event', {
    sorting: 'none',
    scoring: {
      bestOf: 1,
      win: 1,
      draw: 0.5,
      loss: 0,
      bye: 0,
      tiebreaks: ['sonneborn berger', 'versus', 'koya system'],
    },
    stageOne: { format: of.cycles === 2 ? 'double-round-robin' : 'round-robin' },
  });
  for (let no = 1; no <= of.players; no++) tournament.createPlayer(String(no));
  tournament.startTournament();
  /** @type {Map<string, Game[]>} */
  const played = new Map();
  for (const game of of.games) {
    const key = [game.white, game.black].sort().join();
    played.set(key, [...(played.get(key) ?? []), game]);
  }
  /** @param {string} id */
  const numberOf = (id) => Number(tournament.getPlayer(id).getName());
  const last = Math.max(...tournament.getMatches().map((match) => match.getRoundNumber()));
  for (let round = 1; ; round++) {
    for (const match of tournament.getActiveMatches()) {
      const [one, two] = [match.getPlayer1().id, match.getPlayer2().id];
      if (one === null || two === null) continue;
      const [a, b] = [numberOf(one), numberOf(two)];
      const game = played.get([a, b].sort().join())?.shift();
      if (!game) throw new Error(`no game for ${a} and ${b}`);
      if (game.result === '½-½') tournament.enterResult(match.getId(), 0, 0, 1);
      else if ((game.result === '1-0') === (game.white === a)) tournament.enterResult(match.getId(), 1, 0);
      else tournament.enterResult(match.getId(), 0, 1);
    }
    if (round === last) break;
    tournament.nextRound();
  }
  return tournament;
}
