/**
 * The pools of an event and their standings, from which a knockout takes its players.
 */
import type { Result, Tournament } from '../results/game';
import { scoreTable } from '../results/score-table';
import type { Scoring } from '../results/scoring';
import type { WithdrawalRule } from '../results/withdrawal';
import { rank, type Ranking } from '../standings/ranking';
import { readTieBreaks } from '../standings/tie-break-list';

/** What has to be known of an event. */
export interface PoolEvent {
  readonly players: readonly PoolPlayer[];
  readonly games: readonly PoolGame[];
  readonly settings: {
    readonly cycles: number;
    /** Codes as FIDE writes them; one that cannot be read is left out. */
    readonly tieBreaks: readonly string[];
    readonly withdrawal: WithdrawalRule;
    readonly scoring: Scoring;
  };
}

interface PoolPlayer {
  readonly section?: string;
  readonly no: number;
  readonly status: 'playing' | 'withdrawn' | 'expelled';
  readonly rating?: number;
  readonly hand?: number;
}

interface PoolGame {
  readonly section?: string;
  readonly round: number;
  readonly white: number;
  /** 0: a free round of White. */
  readonly black: number;
  readonly result?: Result;
}

export interface Pool {
  /** Absent where the event has no sections: it is one pool. */
  readonly section?: string;
  readonly ranking: Ranking;
  /** Best first, without those who have left. */
  readonly playing: readonly number[];
  /** Games without a result, but for those of the annulled. */
  readonly unplayed: number;
}

/** In the order in which they stand in the list of players. */
export function poolsOf({ players, games, settings }: PoolEvent): Pool[] {
  const { tieBreaks } = readTieBreaks(settings.tieBreaks);
  const { cycles, withdrawal, scoring } = settings;
  const sections = new Set(players.map(({ section }) => section));
  return [...sections].map((section): Pool => {
    const own = players.filter((player) => player.section === section);
    const rows = games.filter((game) => game.section === section);
    const n = Math.max(2, ...own.map(({ no }) => no));
    const byNumber = <V>(value: (player: PoolPlayer) => V | undefined) => {
      const values: (V | undefined)[] = [];
      for (const player of own) values[player.no] = value(player);
      return values;
    };
    const tournament: Tournament = {
      players: n,
      cycles,
      ...(section !== undefined && sections.size > 1 && { section }),
      games: rows
        .filter(({ black }) => black !== 0)
        .map(({ round, white, black, result }) => ({ round, white, black, ...(result && { result }) })),
      freeRounds: rows
        .filter(({ black }) => black === 0)
        .map(({ round, white }) => ({ round, player: white })),
      hasColours: true,
    };
    const leavers = new Set(own.filter(({ status }) => status !== 'playing').map(({ no }) => no));
    const table = scoreTable(tournament, { leavers, withdrawal, scoring });
    const facts = { ratings: byNumber(({ rating }) => rating), hand: byNumber(({ hand }) => hand) };
    const ranking = rank(table, tieBreaks, facts);
    const known = new Set(own.map(({ no }) => no));
    return {
      ...(section !== undefined && { section }),
      ranking,
      playing: ranking.order.filter((no) => known.has(no) && !leavers.has(no)),
      unplayed: tournament.games.filter(
        ({ white, black, result }) =>
          result === undefined && !table.annulled.has(white) && !table.annulled.has(black),
      ).length,
    };
  });
}
