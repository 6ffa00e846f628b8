/**
 * The events of `test/fixtures` with the tie-breaks that others found for them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tournament } from '../../../src/engine/results/game';
import { scoreTable, type ScoreTable } from '../../../src/engine/results/score-table';
import { events, gamesOf } from '../../functions/events';

/** In the order of the players. */
type Column = readonly (number | null)[];

export interface Expected {
  readonly name: string;
  readonly ratings?: Column;
  /** By code. */
  readonly values: Readonly<Record<string, Column>>;
  /** By list of tie-breaks after the points. */
  readonly ranks: Readonly<Record<string, Column>>;
  /** The scores of each pass of direct encounter among those tied on points. */
  readonly passes?: readonly (readonly number[])[];
  readonly placesInDE?: Column;
  readonly published?: {
    readonly order?: { readonly list: string; readonly players: readonly number[] };
    readonly ranks?: Column;
  } & Readonly<Record<string, unknown>>;
}

export interface Report {
  readonly title: string;
  readonly rule: string;
  readonly players: readonly string[];
  readonly cycles?: number;
  readonly leavers?: readonly number[];
  readonly games: string;
  readonly points: readonly number[];
  readonly values: Readonly<Record<string, Column>>;
  readonly ranks?: Readonly<Record<string, Column>>;
  readonly passes?: readonly (readonly number[])[];
}

export interface Case {
  readonly name: string;
  readonly expected: Expected;
  /** Worked out when a test asks for it. */
  readonly table: ScoreTable;
  /** By start number. */
  readonly ratings: readonly (number | undefined)[];
}

function read<Row>(file: string): readonly Row[] {
  return (
    JSON.parse(readFileSync(join(__dirname, '../../fixtures/standings', `${file}.json`), 'utf8')) as {
      events: Row[];
    }
  ).events;
}

export function cases(file: 'golden' | 'tournaments' | 'generated'): readonly Case[] {
  const expected = read<Expected>(file);
  return events(file).map((event, index) => {
    const own = expected[index];
    if (own?.name !== event.name) throw new Error(`${file}: ${event.name} is not in its place`);
    const games = gamesOf(event);
    const cycles = event.cycles ?? mostMeetings(games);
    const [win = 1, draw = 0.5, loss = 0] = (event.scoring ?? '1-0.5-0').split('-').map(Number);
    return {
      name: event.name,
      expected: own,
      get table() {
        return scoreTable(
          { players: event.players.length, cycles, games, freeRounds: [], hasColours: true },
          {
            leavers: new Set(event.annulled ?? []),
            withdrawal: 'annul',
            scoring: { win, draw, loss, free: 0 },
          },
        );
      },
      ratings: [undefined, ...(own.ratings ?? []).map((rating) => rating ?? undefined)],
    };
  });
}

export function reports(): readonly Report[] {
  return read<Report>('reports');
}

/** The tournament of a report, which tells neither rounds nor colours. */
export function tournamentOf({ players, cycles = 1, games }: Report): Tournament {
  return {
    players: players.length,
    cycles,
    games: gamesOf({ rounds: [games] }).map(({ white, black, result }) => ({
      white,
      black,
      ...(result === undefined ? {} : { result }),
    })),
    freeRounds: [],
    hasColours: false,
  };
}

function mostMeetings(games: readonly { readonly white: number; readonly black: number }[]): number {
  const meetings = new Map<string, number>();
  for (const { white, black } of games) {
    const pair = `${Math.min(white, black)} ${Math.max(white, black)}`;
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  return Math.max(...meetings.values());
}
