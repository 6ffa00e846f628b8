/**
 * The client of `bergerCall`: every call ends, and every failure is a sentence.
 */
import { PATIENCE, client, type Runner } from '../../../src/sidebar/page/call';
import { PACE, follow } from '../../../src/sidebar/page/follow';
import { textsOf } from '../../../src/sidebar/parts/texts';

const { failure } = textsOf('en');

type Behaviour = (
  succeed: (answer: unknown) => void,
  fail: (error: unknown) => void,
  name: string,
  args: readonly unknown[],
) => void;

/** A `google.script.run` that has both handlers set before each call, or throws. */
function runner(behaviour: Behaviour): Runner {
  const make = (succeed?: (answer: unknown) => void, fail?: (error: unknown) => void): Runner => ({
    withSuccessHandler: (handler) => make(handler, fail),
    withFailureHandler: (handler) => make(succeed, handler),
    bergerCall: (name, args) => {
      if (!succeed || !fail) throw new Error('a handler is missing');
      behaviour(succeed, fail, name, args);
    },
  });
  return make();
}

const connect = (behaviour: Behaviour | undefined, online = true) =>
  client({
    runner: () => (behaviour ? runner(behaviour) : undefined),
    online: () => online,
    failures: () => failure,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('name and arguments go out, the answer comes back', async () => {
  const sent: unknown[] = [];
  const call = connect((succeed, _fail, name, args) => {
    sent.push(name, args);
    succeed({ ok: true, reply: { done: 1, of: 4, tab: 'Schedule' } });
  });
  await expect(call('progress', 'run1')).resolves.toEqual({
    ok: true,
    reply: { done: 1, of: 4, tab: 'Schedule' },
  });
  expect(sent).toEqual(['progress', ['run1']]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a problem of the add-on is passed on', async () => {
  const call = connect((succeed) => succeed({ ok: false, problem: 'The tab is protected.' }));
  await expect(call('open')).resolves.toEqual({ ok: false, problem: 'The tab is protected.' });
});

test.each([null, undefined, 'yes', 7, {}, { ok: true }, { ok: false }, { ok: false, problem: 3 }])(
  'an answer %j is none',
  async (answer) => {
    const call = connect((succeed) => succeed(answer));
    await expect(call('open')).resolves.toEqual({ ok: false, problem: failure.noAnswer });
  },
);

test('a transport failure is a sentence, never the exception', async () => {
  const call = connect((_succeed, fail) => fail(new Error('PERMISSION_DENIED')));
  await expect(call('open')).resolves.toEqual({ ok: false, problem: failure.noAnswer });
  const thrown = connect(() => {
    throw new Error('Illegal property');
  });
  await expect(thrown('open')).resolves.toEqual({ ok: false, problem: failure.noAnswer });
});

test('without a network it says so', async () => {
  const call = connect((_succeed, fail) => fail(new Error('NetworkError')), false);
  await expect(call('open')).resolves.toEqual({ ok: false, problem: failure.offline });
});

test('outside Google Sheets it says where the page belongs', async () => {
  await expect(connect(undefined)('open')).resolves.toEqual({ ok: false, problem: failure.outside });
});

test('after six minutes it gives up, and a later answer changes nothing', async () => {
  let late: (answer: unknown) => void = () => undefined;
  const call = connect((succeed) => {
    late = succeed;
  });
  const answer = call('open');
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  late({ ok: true, reply: { language: 'en', leftovers: [] } });
  await expect(answer).resolves.toEqual({ ok: false, problem: failure.late });
});

describe('following a run', () => {
  test('asks once a second, skips failures, and stops', async () => {
    const replies: unknown[] = [
      { ok: true, reply: { done: 0, of: 4, tab: 'Event' } },
      null,
      { ok: true, reply: { done: 2, of: 4, tab: 'Schedule' } },
    ];
    let asked = 0;
    const call = connect((succeed) => succeed(replies[asked++]));
    const told: string[] = [];
    const stop = follow('run1', call, (progress) => told.push(`${progress.tab} ${progress.done}`));
    expect(asked).toBe(0);
    for (let i = 0; i < 3; i++) await jest.advanceTimersByTimeAsync(PACE);
    expect([asked, told]).toEqual([3, ['Event 0', 'Schedule 2']]);
    stop();
    await jest.advanceTimersByTimeAsync(10 * PACE);
    expect(asked).toBe(3);
  });

  test('never has two questions under way, and an answer after the end is not told', async () => {
    const waiting: ((answer: unknown) => void)[] = [];
    const call = connect((succeed) => void waiting.push(succeed));
    const told: unknown[] = [];
    const stop = follow('run1', call, (progress) => told.push(progress));
    await jest.advanceTimersByTimeAsync(5 * PACE);
    expect(waiting).toHaveLength(1);
    stop();
    waiting[0]?.({ ok: true, reply: { done: 4, of: 4, tab: '' } });
    await jest.advanceTimersByTimeAsync(5 * PACE);
    expect([told, waiting.length]).toEqual([[], 1]);
  });
});
