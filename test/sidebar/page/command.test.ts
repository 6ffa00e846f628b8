/**
 * A command of a panel, with what the status line says meanwhile.
 */
import type { Answer, Changed } from '../../../src/sidebar/calls';
import type { Call } from '../../../src/sidebar/page/call';
import { commands } from '../../../src/sidebar/page/command';
import type { Host } from '../../../src/sidebar/page/panel';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { event } from '../event';

/** What the status line and the panel are told, one after another, and the reply. */
async function told(answer: Answer<'publish'>): Promise<readonly unknown[]> {
  const told: string[] = [];
  const host: Host = {
    call: (() => Promise.resolve(answer)) as Call,
    texts: textsOf('en'),
    say: ({ tone }) => void told.push(tone),
    stand: () => void told.push(`stand ${run.busy()}`),
    reread: () => Promise.resolve(undefined),
    changed: () => void told.push('changed'),
    goTo: () => Promise.resolve(),
    open: () => undefined,
  };
  const run = commands(host, (yes) => void told.push(yes ? 'begins' : 'ends'));
  const reply = await run.run('Writing…', 'publish');
  return [...told, reply];
}

test('a command that is done gives the new view to the page', async () => {
  const reply: Changed = { done: true, view: event(2, ['1-2']), tabs: [], notes: [] };
  expect(await told({ ok: true, reply })).toEqual(['begins', 'busy', 'ends', 'changed', reply]);
});

test('while a question is put nothing is said to be under way', async () => {
  const reply: Changed = { done: false, ask: 'started', results: 3 };
  expect(await told({ ok: true, reply })).toEqual(['begins', 'busy', 'ends', 'stand false', reply]);
});

test('a failure goes into the status line', async () => {
  expect(await told({ ok: false, problem: 'No.' })).toEqual(['begins', 'busy', 'ends', 'fail', undefined]);
});
