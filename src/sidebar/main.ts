/**
 * Starts the sidebar's page. A further panel is a file of its own and an entry in the list here.
 */
import { client, type Runner } from './call';
import { page } from './page';
import { peoplePanel } from './people-panel';
import { resultsPanel } from './results-panel';
import { setUpPanel } from './set-up';
import { sharePanel } from './share-panel';
import { standingsPanel } from './standings-panel';

declare const google: { readonly script: { readonly run: Runner } } | undefined;

const call = client({
  runner: () => (typeof google === 'undefined' ? undefined : google.script.run),
  online: () => navigator.onLine,
  failures: () => berger.texts().failure,
});
const berger = page(
  call,
  [setUpPanel, resultsPanel, standingsPanel, peoplePanel, sharePanel],
  navigator.language,
);

document.body.replaceChildren(berger.root);
window.addEventListener('focus', () => void berger.returned());
void berger.open();
