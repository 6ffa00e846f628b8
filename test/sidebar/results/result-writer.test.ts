/**
 * Results on their way to the sheet: in turn, honest about what came in between, never over what was not seen.
 */
import type { Call } from '../../../src/sidebar/page/call';
import type { Answer, Changed, GameKey, SetResult } from '../../../src/sidebar/calls';
import { resultWriter, type Entry } from '../../../src/sidebar/results/result-writer';
import { roundRobin } from '../round-robin';

const A: GameKey = { round: 1, white: 1, black: 4 };
const B: GameKey = { round: 1, white: 2, black: 3 };
const view = roundRobin(4);
const written: Answer<'setResult'> = { ok: true, reply: { done: true, view, tabs: [], notes: [] } };
const replied = (reply: Changed): Answer<'setResult'> => ({ ok: true, reply });

/** A writer whose calls the test answers one by one. */
function bench() {
  const sent: SetResult[] = [];
  const waiting: ((answer: Answer<'setResult'>) => void)[] = [];
  const told: string[] = [];
  const call = ((_name: string, request: SetResult) => {
    sent.push(request);
    return new Promise((resolve) => waiting.push(resolve));
  }) as unknown as Call;
  const writer = resultWriter(call, {
    drawn: () => undefined,
    changed: (_view, { result }: Entry) => told.push(`written ${result}`),
    asked: ({ now }) => told.push(`asked ${now}`),
    failed: (problem) => told.push(problem),
    outdated: () => told.push('outdated'),
  });
  const answer = async (reply: Answer<'setResult'>) => {
    waiting.shift()?.(reply);
    await new Promise(setImmediate);
  };
  const state = (game: GameKey) => {
    const entry = writer.entry(game);
    return entry && [entry.state, entry.was, entry.result];
  };
  return { writer, sent, told, answer, state };
}

test('quick taps are written one after another, in their order', async () => {
  const { writer, sent, told, answer, state } = bench();
  writer.write(A, '', '1-0');
  writer.write(B, '', '½-½');
  expect(sent).toEqual([{ game: A, was: '', result: '1-0' }]);
  expect([state(A), state(B)]).toEqual([
    ['writing', '', '1-0'],
    ['queued', '', '½-½'],
  ]);
  expect(writer.busy()).toBe(true);
  await answer(written);
  expect(sent[1]).toEqual({ game: B, was: '', result: '½-½' });
  await answer(written);
  expect([told, writer.entries(), writer.busy()]).toEqual([['written 1-0', 'written ½-½'], [], false]);
});

test('a second thought while the first is being written follows it', async () => {
  const { writer, sent, answer } = bench();
  writer.write(A, '', '1-0');
  writer.write(A, '', '½-½');
  writer.write(A, '', '0-1');
  await answer(written);
  await answer(written);
  expect(sent).toEqual([
    { game: A, was: '', result: '1-0' },
    { game: A, was: '1-0', result: '0-1' },
  ]);
});

test('a second thought while the first waits takes its place; back to what was there writes nothing', async () => {
  const { writer, sent, answer } = bench();
  writer.write(A, '', '1-0');
  writer.write(B, '0-1', '1-0');
  writer.write(B, '', '½-½');
  writer.write(B, '', '0-1');
  expect(writer.entry(B)).toBeUndefined();
  writer.write(A, '', '1-0');
  await answer(written);
  expect(sent).toHaveLength(1);
  expect(writer.entries()).toEqual([]);
});

describe('the cell holds something else by now', () => {
  const other = replied({ done: false, ask: 'overwrite', now: '0-1' });

  test('it is asked, and writing then replaces what the user has seen', async () => {
    const { writer, sent, told, answer, state } = bench();
    writer.write(A, '', '1-0');
    await answer(other);
    expect([state(A), told, writer.busy()]).toEqual([
      ['asking', '', '1-0'],
      ['asked 0-1', 'outdated'],
      false,
    ]);
    writer.answer(A, true);
    expect(sent[1]).toEqual({ game: A, was: '0-1', result: '1-0' });
    await answer(written);
    expect(writer.entries()).toEqual([]);
  });

  test('keeping it writes nothing and reads the sheet', async () => {
    const { writer, sent, told, answer } = bench();
    writer.write(A, '', '1-0');
    await answer(other);
    writer.answer(A, false);
    expect([sent.length, writer.entries(), told]).toEqual([1, [], ['asked 0-1', 'outdated', 'outdated']]);
  });

  test('another tap is an answer too, and the others go on', async () => {
    const { writer, sent, answer, state } = bench();
    writer.write(A, '', '1-0');
    writer.write(B, '', '1-0');
    await answer(other);
    expect(state(B)).toEqual(['writing', '', '1-0']);
    writer.write(A, '', '½-½');
    await answer(written);
    expect(sent[2]).toEqual({ game: A, was: '0-1', result: '½-½' });
  });

  test('the same result as wanted needs no question', async () => {
    const { writer, told, answer } = bench();
    writer.write(A, '', '0-1');
    await answer(other);
    expect([writer.entries(), told]).toEqual([[], ['outdated']]);
  });

  test('the question is about the last wish', async () => {
    const { writer, answer, state } = bench();
    writer.write(A, '', '1-0');
    writer.write(A, '', '½-½');
    await answer(other);
    expect(writer.entries()).toHaveLength(1);
    expect(state(A)?.[2]).toBe('½-½');
    expect(writer.entry(A)).toMatchObject({ state: 'asking', now: '0-1' });
  });
});

test('after a failure nothing is written by itself, and each can be tried again', async () => {
  const { writer, sent, told, answer, state } = bench();
  writer.write(A, '', '1-0');
  writer.write(A, '', '0-1');
  writer.write(B, '', '½-½');
  await answer({ ok: false, problem: 'The tab is protected.' });
  expect(told).toEqual(['The tab is protected.']);
  expect([state(A), state(B), sent.length]).toEqual([['failed', '', '0-1'], ['failed', '', '½-½'], 1]);
  writer.answer(B, true);
  writer.answer(A, false);
  expect(sent[1]).toEqual({ game: B, was: '', result: '½-½' });
  await answer(written);
  expect(writer.entries()).toEqual([]);
});

test('an answer that fits no question changes nothing', () => {
  const { writer, sent } = bench();
  writer.answer(A, true);
  writer.write(A, '', '1-0');
  writer.answer(A, true);
  expect(sent).toHaveLength(1);
});
