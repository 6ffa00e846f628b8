/**
 * The one way from the page to the add-on. It never rejects: whatever goes wrong comes back as a sentence.
 */
import type { Answer, CallName, Calls } from '../calls';

/** What `google.script.run` offers of what the page uses. */
export interface Runner {
  withSuccessHandler(handler: (answer: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
  bergerCall(name: string, args: readonly unknown[]): void;
}

/** Sentences for a call that got no answer from the add-on. */
export interface Failures {
  readonly noAnswer: string;
  readonly offline: string;
  readonly late: string;
  readonly outside: string;
}

/** What the client needs of the page around it. */
export interface Surroundings {
  /** Absent outside Google Sheets. */
  readonly runner: () => Runner | undefined;
  readonly online: () => boolean;
  readonly failures: () => Failures;
}

export type Call = <N extends CallName>(name: N, ...args: Calls[N]['args']) => Promise<Answer<N>>;

/** Apps Script ends a run after six minutes. */
export const PATIENCE = 6 * 60 * 1000;

export function client({ runner, online, failures }: Surroundings): Call {
  return <N extends CallName>(name: N, ...args: Calls[N]['args']) =>
    new Promise<Answer<N>>((resolve) => {
      const fail = (problem: string): void => resolve({ ok: false, problem });
      const run = runner();
      if (!run) return fail(failures().outside);
      const timer = setTimeout(() => fail(failures().late), PATIENCE);
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        end();
      };
      const unanswered = (): void => fail(online() ? failures().noAnswer : failures().offline);
      try {
        run
          .withSuccessHandler((answer) => {
            settle(() => (isAnswer<N>(answer) ? resolve(answer) : unanswered()));
          })
          .withFailureHandler(() => settle(unanswered))
          .bergerCall(name, args);
      } catch {
        settle(unanswered);
      }
    });
}

/** The add-on's answers have this form; anything else (null above all) means that the reply was lost. */
function isAnswer<N extends CallName>(value: unknown): value is Answer<N> {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false;
  return value.ok === true ? 'reply' in value : 'problem' in value && typeof value.problem === 'string';
}
