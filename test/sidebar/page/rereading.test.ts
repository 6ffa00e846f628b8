/**
 * When the page reads again by itself, by a clock that the test turns.
 */
import { rereading, type Outcome, type Rereading } from '../../../src/sidebar/page/rereading';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Readings take `took` by the clock; the times at which they began are kept in seconds. */
async function turned(
  steps: (bench: {
    readonly pass: (time: number) => Promise<void>;
    readonly pace: Rereading;
    readonly next: (outcome: Outcome, took?: number) => void;
    readonly busy: (yes: boolean) => void;
  }) => Promise<void>,
): Promise<readonly (number | string)[]> {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void } | undefined;
  let isBusy = false;
  let coming: { readonly outcome: Outcome; readonly took: number } = { outcome: 'same', took: 0 };
  const began: (number | string)[] = [];
  const pace = rereading(
    {
      now: () => now,
      after: (wait, run) => {
        const mine = { at: now + wait, run };
        waiting = mine;
        return () => {
          if (waiting === mine) waiting = undefined;
        };
      },
    },
    (isBack) => {
      if (isBusy) return Promise.resolve(false);
      began.push(isBack ? `back ${now / SECOND}` : now / SECOND);
      now += coming.took;
      pace.ended(coming.outcome, coming.took);
      return Promise.resolve(true);
    },
  );
  const pass = async (time: number): Promise<void> => {
    const end = now + time;
    while (waiting && waiting.at <= end) {
      const { at, run } = waiting;
      waiting = undefined;
      now = Math.max(now, at);
      run();
      await Promise.resolve();
      await Promise.resolve();
    }
    now = Math.max(now, end);
  };
  await steps({
    pass,
    pace,
    next: (outcome, took = 0) => (coming = { outcome, took }),
    busy: (yes) => (isBusy = yes),
  });
  return began;
}

test('nothing is read again before the page has read for the first time', async () => {
  expect(await turned(({ pass }) => pass(5 * MINUTE))).toEqual([]);
});

test('every 20 seconds, reckoned from the last reading, whoever wanted it', async () => {
  const began = await turned(async ({ pass, pace }) => {
    pace.ended('changed', 0);
    await pass(50 * SECOND);
    pace.ended('same', 0);
    await pass(30 * SECOND);
  });
  expect(began).toEqual([20, 40, 70]);
});

test('a sheet that takes two seconds is asked every 40', async () => {
  const began = await turned(async ({ pass, pace, next }) => {
    next('same', 2 * SECOND);
    pace.ended('same', 2 * SECOND);
    await pass(100 * SECOND);
  });
  expect(began).toEqual([40, 82]);
});

test('after 15 minutes without a change every two minutes, until the page is touched', async () => {
  const began = await turned(async ({ pass, pace }) => {
    pace.ended('changed', 0);
    await pass(19 * MINUTE + 30 * SECOND);
    pace.touched();
    await pass(SECOND);
    pace.touched();
    await pass(29 * SECOND);
  });
  expect(began.slice(0, 3)).toEqual([20, 40, 60]);
  // Two slow ones, then at once when touched, and 20 seconds later.
  expect(began.slice(-5)).toEqual([900, 1020, 1140, 1170, 1190]);
});

test('a change keeps the pace quick', async () => {
  const began = await turned(async ({ pass, pace, next }) => {
    pace.ended('same', 0);
    await pass(14 * MINUTE);
    next('changed');
    await pass(20 * SECOND);
    next('same');
    await pass(2 * MINUTE);
  });
  expect(began.slice(-6)).toEqual([880, 900, 920, 940, 960, 980]);
});

test('a hidden page does not ask, and asks at once when it is back', async () => {
  const began = await turned(async ({ pass, pace }) => {
    pace.ended('same', 0);
    await pass(25 * SECOND);
    pace.visible(false);
    await pass(30 * MINUTE);
    pace.ended('same', 0);
    await pass(MINUTE);
    pace.visible(true);
    pace.visible(true);
    await pass(21 * SECOND);
  });
  expect(began).toEqual([20, 'back 1885', 1905]);
});

test('a page at work is asked again 20 seconds later', async () => {
  const began = await turned(async ({ pass, pace, busy }) => {
    pace.ended('same', 0);
    busy(true);
    await pass(30 * SECOND);
    busy(false);
    await pass(20 * SECOND);
  });
  expect(began).toEqual([40]);
});

test('three failures in a row are told, and keep no slower pace', async () => {
  const stale: boolean[] = [];
  const began = await turned(async ({ pass, pace, next }) => {
    pace.ended('same', 0);
    next('failed', MINUTE);
    for (let nth = 0; nth < 3; nth++) {
      await pass(20 * SECOND);
      stale.push(pace.isStale());
    }
    next('same');
    await pass(20 * SECOND);
    stale.push(pace.isStale());
  });
  expect(began).toEqual([20, 100, 180, 260]);
  expect(stale).toEqual([false, false, true, false]);
});
