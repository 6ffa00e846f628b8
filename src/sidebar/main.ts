/**
 * Starts the sidebar's page. A further panel is a file of its own and an entry in the list here.
 */
import { client, type Runner } from './page/call';
import { page } from './page/page';
import { peoplePanel } from './players/people-panel';
import type { Clock } from './page/rereading';
import { resultsPanel } from './results/results-panel';
import { setUpPanel } from './set-up/set-up-panel';
import { sharePanel } from './share/share-panel';
import { standingsPanel } from './standings/standings-panel';

declare const google: { readonly script: { readonly run: Runner } } | undefined;

const call = client({
  runner: () => (typeof google === 'undefined' ? undefined : google.script.run),
  online: () => navigator.onLine,
  failures: () => berger.texts().failure,
});
const clock: Clock = {
  now: () => Date.now(),
  after: (wait, run) => {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
};
const berger = page(
  call,
  [setUpPanel, resultsPanel, standingsPanel, peoplePanel, sharePanel],
  navigator.language,
  clock,
);

document.body.replaceChildren(berger.root);
window.addEventListener('focus', () => void berger.returned());
for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, berger.touched, true);
const look = (): void => berger.visible(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', look);
look();
void berger.open();
