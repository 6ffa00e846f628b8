/**
 * One section of the running event, as the engine takes it; an event without sections is one.
 */
import type { FreeRound, Tournament } from '../../engine/results/game';
import { readTieBreaks } from '../../engine/standings/tie-break-list';
import type { PlayerFacts, TieBreak } from '../../engine/standings/tie-break';
import type { EventGame, EventPlayer, EventView } from '../calls';

export interface Section {
  /** Absent where the event has no sections. */
  readonly name?: string;
  /** By start number. */
  readonly players: readonly EventPlayer[];
  /** Its rows of the schedule, free rounds included. */
  readonly rows: readonly EventGame[];
  readonly tournament: Tournament;
  readonly leavers: ReadonlySet<number>;
  readonly facts: PlayerFacts;
}

/** In the order in which they stand in the list of players. */
export function sectionsOf(view: EventView): readonly Section[] {
  return [...new Set(view.players.map(({ section }) => section))].map((name) => sectionOf(view, name));
}

export function sectionOf(view: EventView, name: string | undefined): Section {
  const players = view.players.filter(({ section }) => section === name).sort((a, b) => a.no - b.no);
  const rows = view.games.filter(({ section }) => section === name);
  const last = Math.max(2, ...players.map(({ no }) => no));
  const byNumber = <V>(value: (player: EventPlayer) => V | undefined) => {
    const values = new Array<V | undefined>(last + 1).fill(undefined);
    for (const player of players) values[player.no] = value(player);
    return values;
  };
  return {
    ...(name !== undefined && { name }),
    players,
    rows,
    tournament: {
      players: last,
      cycles: view.settings.cycles,
      ...(view.teamSize !== undefined && { teamSize: view.teamSize }),
      ...(name !== undefined && players.length < view.players.length && { section: name }),
      games: rows
        .filter(({ black }) => black !== 0)
        .map(({ round, white, black, result }) => ({ round, white, black, ...(result && { result }) })),
      freeRounds: rows
        .filter(({ black }) => black === 0)
        .map(({ round, white }): FreeRound => ({ round, player: white })),
      hasColours: true,
    },
    leavers: new Set(players.filter(({ status }) => status !== 'playing').map(({ no }) => no)),
    facts: { ratings: byNumber(({ rating }) => rating), hand: byNumber(({ hand }) => hand) },
  };
}

/** The list of tie-breaks; a code that cannot be read is a fault of the tab Event and left out. */
export function tieBreaksOf(view: EventView): readonly TieBreak[] {
  return readTieBreaks(view.settings.tieBreaks).tieBreaks;
}

/** The player's name; his number where there is none. */
export function nameOf(players: readonly EventPlayer[], no: number): string {
  const name = players.find((player) => player.no === no)?.name ?? '';
  return name === '' ? String(no) : name;
}
