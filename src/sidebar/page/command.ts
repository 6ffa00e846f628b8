/**
 * Carries out a command that changes the event, for one panel: one at a time, with a word in the status line before
 * and the new view for all panels after it. Nothing is said to be under way while a question is put.
 */
import type { CallName, Calls, Changed } from '../calls';
import type { Host } from './panel';
import { failedStatus } from './status';

/** The calls that answer with the event as it is then. */
export type CommandName = {
  [N in CallName]: Calls[N]['reply'] extends Changed ? N : never;
}[CallName];

export interface Commands {
  readonly busy: () => boolean;
  /**
   * The reply; undefined where there is none, which the status line then explains. `working` is told when the call
   * begins and ends.
   */
  readonly run: <N extends CommandName>(
    doing: string,
    name: N,
    ...args: Calls[N]['args']
  ) => Promise<Changed | undefined>;
}

export function commands(
  { call, texts, say, stand, changed }: Host,
  working: (yes: boolean) => void,
): Commands {
  let running = false;
  return {
    busy: () => running,
    run: async (doing, name, ...args) => {
      if (running) return undefined;
      running = true;
      working(true);
      say({ tone: 'busy', title: doing });
      const answer = await call(name, ...args);
      running = false;
      working(false);
      if (!answer.ok) {
        say(failedStatus(answer.problem, texts));
        return undefined;
      }
      const reply: Changed = answer.reply;
      if (reply.done) changed(reply.view);
      else stand();
      return reply;
    },
  };
}
