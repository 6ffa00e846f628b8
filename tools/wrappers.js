/**
 * The top-level functions of `Code.js`: Apps Script calls nothing else, and Sheets reads its help from
 * the block directly above each, which the bundler would drop.
 */

/** The one private namespace: a trailing underscore hides a name from Sheets and from the page. */
export const NAMESPACE = 'Berger_';

/** @param {readonly import('./functions.js').PublicFunction[]} functions */
export function wrappers(functions) {
  return functions.map(wrapper).join('\n');
}

/** @param {import('./functions.js').PublicFunction} f */
function wrapper(f) {
  const names = f.parameters.map((p) => p.name).join(', ');
  const lines = [f.description];
  if (f.sheet) {
    lines.push(
      '',
      // Sheets does not show `@return`.
      ...f.parameters.map((p) => `@param ${p.name} ${p.text}`),
      '@customfunction',
    );
  }
  const doc = ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
  return `\n${doc}\nfunction ${f.name}(${names}) {\n\treturn ${NAMESPACE}.${f.name}(${names});\n}`;
}
