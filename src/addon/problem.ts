/**
 * How the add-on says that something is wrong: one sentence with a way out, in the user's language.
 */
import { say } from './texts';

/** Its message is the sentence. */
export class Problem extends Error {}

const LONGEST_DETAIL = 160;

/** What a service answered, on one line and shortened, to be put into a sentence; a sentence of ours as it is. */
export function detailOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const text = error instanceof Error || hasMessage(error) ? error.message : String(error);
  const line = text.replace(/\s+/g, ' ').replace(/[\s.]+$/, '');
  const short = line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line;
  return short.replace(/[()]/g, '');
}

/** Exceptions of the services come from another realm. */
function hasMessage(error: unknown): error is { readonly message: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    typeof (error as { message?: unknown }).message === 'string'
  );
}

export type Outcome<T> =
  { readonly ok: true; readonly reply: T } | { readonly ok: false; readonly problem: string };

/** What `work` returns, or the sentence that says what is wrong. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { ok: true, reply: work() };
  } catch (error) {
    return { ok: false, problem: error instanceof Problem ? error.message : say().failed(detailOf(error)) };
  }
}
