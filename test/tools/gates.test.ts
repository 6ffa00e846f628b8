/**
 * The gates: the built files pass, and each kind of fault is seen.
 */
import { readFileSync } from 'node:fs';
import { firstSentence, publicFunctions, sheetFunctions } from '../../tools/functions.js';
import { ADD_ON, NAMESPACE, wrappers } from '../../tools/wrappers.js';
import { addOnFaults, codeFaults, pageFaults } from '../../tools/gates.js';

const code = readFileSync('dist/Code.js', 'utf8');
const addOn = readFileSync('dist/AddOn.js', 'utf8');
const page = readFileSync('dist/Sidebar.html', 'utf8');
const functions = publicFunctions('.');
const names = functions.map((f) => f.name);

// Scripts of the same shape as the built ones, which take seconds to parse.
const smallCode = `"use strict";\nvar ${NAMESPACE} = {};\nvoid function () { ${ADD_ON}(); };\n${wrappers(functions)}`;
const smallAddOn = `"use strict";\nvar ${ADD_ON} = function () { return SpreadsheetApp.getUi(); };`;

test('the built files pass', () => {
  expect(codeFaults(code, names)).toEqual([]);
  expect(addOnFaults(addOn)).toEqual([]);
  expect(pageFaults(page)).toEqual([]);
});

test('the small scripts pass, so that what is seen in them is the fault', () => {
  expect(codeFaults(smallCode, names)).toEqual([]);
  expect(addOnFaults(smallAddOn)).toEqual([]);
});

test.each(sheetFunctions('.').map((f) => [f.name, f] as const))(
  '%s: the help that Sheets shows stands directly above it',
  (name, f) => {
    const help = [
      '/**',
      ` * ${firstSentence(f.description)}`,
      ' *',
      ...f.parameters.map((p) => ` * @param ${p.name} ${firstSentence(p.text)}`),
      ' * @customfunction',
      ' */',
      `function ${name}(${f.parameters.map((p) => p.name).join(', ')}) {`,
    ].join('\n');
    expect(code).toContain(help);
  },
);

test.each([
  ['a service that is not known', 'MailApp.getRemainingDailyQuota();', "'MailApp' is not defined"],
  ['a browser call', 'setTimeout(onOpen, 1);', "'setTimeout' is not defined"],
  ['newer syntax', 'var late = names?.length;', 'Unexpected token'],
  ['a further global', 'var further = 1;', 'Code.js defines'],
  ['a service touched at load', 'SpreadsheetApp.getActive();', 'does not load without services'],
  ['size', `var Berger_ = Berger_;${' '.repeat(200 * 1024)}`, 'more than 204800'],
])('sees %s', (_, extra, message) => {
  expect(codeFaults(`${smallCode}\n${extra}`, names).join('\n')).toContain(message);
});

test.each([
  ['a further global', 'var further = 1;', 'AddOn.js defines'],
  ['a service that is not known', 'MailApp.getRemainingDailyQuota();', 'AddOn.js line'],
  ['what runs at load', 'BergerAddOn_();', 'does not load without services'],
])('sees %s in the add-on', (_, extra, message) => {
  expect(addOnFaults(`${smallAddOn}\n${extra}`).join('\n')).toContain(message);
});

test.each([
  ['a backtick', '<p>`</p>', 'backtick'],
  ['an HTML comment', '<!-- x -->', 'HTML comment'],
  ['a scriptlet', '<?= x ?>', 'scriptlet'],
  ['something remote', '<script src="https://example.org/x.js"></script>', 'remote'],
  ['a comment in a script', '<script>var a = 1; // b\n</script>', 'comment in its script'],
  ['slashes in a regular expression', '<script>var a = /[/*]/;</script>', 'regular expression'],
  ['a comment in a style', '<style>p{} /* x */</style>', 'comment in its style'],
])('sees %s in the page', (_, extra, message) => {
  expect(pageFaults(page + extra).join('\n')).toContain(message);
});

test('quoted slashes are no comment', () => {
  expect(pageFaults('<script>var a = "https://example.org/*";</script>')).toEqual([]);
});
