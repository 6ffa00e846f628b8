/**
 * Writes results one after another, in the order of the taps. A result stays an entry until the sheet has it, or the
 * user has answered what came in between; nothing is written over what the user has not seen.
 */
import type { Result } from '../../engine/results/game';
import type { Call } from '../page/call';
import type { EventView, GameKey } from '../calls';

/** `asking`: the cell holds something else by now; `failed`: not written, and tried again only if told so. */
export type EntryState = 'queued' | 'writing' | 'asking' | 'failed';

export interface Entry {
  readonly game: GameKey;
  /** What the user saw in the cell when he chose. */
  readonly was: string;
  /** `''` empties the cell. */
  readonly result: Result | '';
  readonly state: EntryState;
  /** What the cell holds, where `asking`. */
  readonly now?: string;
}

export interface Events {
  /** The entries are others. */
  readonly drawn: () => void;
  readonly changed: (view: EventView, written: Entry) => void;
  readonly asked: (entry: Entry) => void;
  readonly failed: (problem: string) => void;
  /** The sheet holds what is wanted already, or what the user leaves: it is to be read again. */
  readonly outdated: () => void;
}

export interface ResultWriter {
  /** `was`: what the cell shows; not asked of a game that has an entry. */
  readonly write: (game: GameKey, was: string, result: Result | '') => void;
  /** The last wish for a game. */
  readonly entry: (game: GameKey) => Entry | undefined;
  readonly entries: () => readonly Entry[];
  /** Answers `asking`, and `failed`: true writes all the same. */
  readonly answer: (game: GameKey, write: boolean) => void;
  readonly busy: () => boolean;
}

export function gameName({ section = '', round, white, black }: GameKey): string {
  return JSON.stringify([section, round, white, black]);
}

export function resultWriter(call: Call, events: Events): ResultWriter {
  let entries: readonly Entry[] = [];

  const of = (game: GameKey): readonly Entry[] =>
    entries.filter((entry) => gameName(entry.game) === gameName(game));
  const last = (game: GameKey): Entry | undefined => of(game)[of(game).length - 1];
  const busy = (): boolean => entries.some(({ state }) => state === 'queued' || state === 'writing');

  function put(before: Entry | undefined, after: Entry | undefined): void {
    entries = [
      ...entries.flatMap((entry) => (entry === before ? (after ? [after] : []) : [entry])),
      ...(before === undefined && after ? [after] : []),
    ];
  }

  function write(game: GameKey, shown: string, result: Result | ''): void {
    const before = last(game);
    const written = before?.state === 'writing';
    const was = written ? before.result : (before?.now ?? before?.was ?? shown);
    const next: Entry | undefined = was === result ? undefined : { game, was, result, state: 'queued' };
    put(written ? undefined : before, next);
    events.drawn();
    void send();
  }

  async function send(): Promise<void> {
    if (entries.some(({ state }) => state === 'writing')) return;
    const next = entries.find(({ state }) => state === 'queued');
    if (!next) return;
    const sent: Entry = { ...next, state: 'writing' };
    put(next, sent);
    events.drawn();
    const { game, was, result } = sent;
    const answer = await call('setResult', { game, was, result });
    const later = last(game) === sent ? undefined : last(game);
    if (!answer.ok) {
      put(sent, undefined);
      const kept: Entry = { ...(later ?? sent), was, state: 'failed' };
      put(later, kept);
      entries = entries.map((entry) => (entry.state === 'queued' ? { ...entry, state: 'failed' } : entry));
      events.drawn();
      events.failed(answer.problem);
      return;
    }
    put(sent, undefined);
    const { reply } = answer;
    if (reply.done) {
      events.changed(reply.view, sent);
      events.drawn();
    } else if (reply.ask === 'overwrite') {
      settle(later ?? sent, later, reply.now);
    } else {
      events.drawn();
      events.outdated();
    }
    await send();
  }

  /** The cell holds something else: a question, unless it holds what is wanted. */
  function settle(wanted: Entry, queued: Entry | undefined, now: string): void {
    if (now.trim() === wanted.result) {
      put(queued, undefined);
    } else {
      const asking: Entry = { ...wanted, state: 'asking', now };
      put(queued, asking);
      events.asked(asking);
    }
    events.drawn();
    events.outdated();
  }

  function answer(game: GameKey, agreed: boolean): void {
    const before = last(game);
    if (before?.state !== 'asking' && before?.state !== 'failed') return;
    const { was, now, result } = before;
    put(before, agreed ? { game, was: now ?? was, result, state: 'queued' } : undefined);
    events.drawn();
    if (agreed) void send();
    else events.outdated();
  }

  return { write, entry: last, entries: () => entries, answer, busy };
}
