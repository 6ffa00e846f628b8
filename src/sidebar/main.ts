/**
 * Starts the sidebar's page. A further panel is a file of its own and an entry in the list here.
 */
import { client, type Runner } from './call';
import { page } from './page';
import { setUpPanel } from './set-up';

declare const google: { readonly script: { readonly run: Runner } } | undefined;

const call = client({
  runner: () => (typeof google === 'undefined' ? undefined : google.script.run),
  online: () => navigator.onLine,
  failures: () => berger.texts().failure,
});
const berger = page(call, [setUpPanel], navigator.language);

document.body.replaceChildren(berger.root);
window.addEventListener('focus', () => void berger.returned());
void berger.open();
