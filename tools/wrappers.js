/**
 * The top-level functions of `Code.js`: Apps Script calls nothing else, and Sheets reads its help from
 * the block directly above each, which the bundler would drop.
 */

import { firstSentence } from './functions.js';

/** The private namespace: a trailing underscore hides a name from Sheets and from the page. */
export const NAMESPACE = 'Berger_';

/** The function that starts what the menu and the sidebar run; it stands in `AddOn.js`. */
export const ADD_ON = 'BergerAddOn_';

/** @param {readonly import('./functions.js').PublicFunction[]} functions */
export function wrappers(functions) {
  return functions.map(wrapper).join('\n');
}

/** @param {import('./functions.js').PublicFunction} f */
function wrapper(f) {
  const names = f.parameters.map((p) => p.name).join(', ');
  const lines = [firstSentence(f.description)];
  if (f.sheet) {
    lines.push(
      '',
      // Sheets does not show `@return`.
      ...f.parameters.map((p) => `@param ${p.name} ${firstSentence(p.text)}`),
      '@customfunction',
    );
  }
  const doc = ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
  const home = f.sheet ? NAMESPACE : `${ADD_ON}()`;
  return `\n${doc}\nfunction ${f.name}(${names}) {\n\treturn ${home}.${f.name}(${names});\n}`;
}
