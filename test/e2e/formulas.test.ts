/**
 * Cells of the workbench, typed with the keyboard in a real browser.
 */
import { Workbench } from './browser';

let bench: Workbench;
beforeAll(async () => {
  bench = await Workbench.open();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

test('opens on the example, calculated', async () => {
  expect(await bench.block('A1', 'A7')).toEqual([
    ['Players'],
    ['Ana Gil'],
    ['Luis Vega'],
    ['Zoë Ruiz'],
    ['Ida Storm'],
    ['Li Wei'],
    ['Max Frei'],
  ]);
  // FIDE C.05 Annex 1, table for six players.
  expect(await bench.block('C1', 'F6')).toEqual([
    ['Round', 'Board 1', 'Board 2', 'Board 3'],
    ['1', 'Ana Gil – Max Frei', 'Luis Vega – Li Wei', 'Zoë Ruiz – Ida Storm'],
    ['2', 'Max Frei – Ida Storm', 'Li Wei – Zoë Ruiz', 'Ana Gil – Luis Vega'],
    ['3', 'Luis Vega – Max Frei', 'Zoë Ruiz – Ana Gil', 'Ida Storm – Li Wei'],
    ['4', 'Max Frei – Li Wei', 'Ana Gil – Ida Storm', 'Luis Vega – Zoë Ruiz'],
    ['5', 'Zoë Ruiz – Max Frei', 'Ida Storm – Luis Vega', 'Li Wei – Ana Gil'],
  ]);
  // Points 2.5, 1.5, 1.5, 0.5.
  expect(await bench.block('M1', 'M5')).toEqual([
    ['Sonneborn-Berger'],
    ['2.75'],
    ['1.75'],
    ['1.75'],
    ['0.75'],
  ]);
});

test('a typed formula is completed, explained and spills', async () => {
  const { page } = bench;
  await bench.click('C12');
  await page.keyboard.type('=round', { delay: 20 });
  await page.getByText('ROUNDROBIN', { exact: true }).first().waitFor();
  await page.keyboard.type('robin(', { delay: 20 });
  await page.getByText('cycles', { exact: true }).waitFor();
  await page.keyboard.type('4)');
  await bench.press('Enter');
  expect(await bench.block('C12', 'E15')).toEqual([
    ['Round', 'Board 1', 'Board 2'],
    ['1', '1-4', '2-3'],
    ['2', '4-3', '1-2'],
    ['3', '2-4', '3-1'],
  ]);
});

test('a changed name changes the schedule, undo brings it back', async () => {
  await bench.type('A2', 'Zed');
  expect(await bench.cell('D2')).toBe('Zed – Max Frei');
  await bench.press('Control+z');
  expect(await bench.cell('A2')).toBe('Ana Gil');
  expect(await bench.cell('D2')).toBe('Ana Gil – Max Frei');
  await bench.press('Control+y');
  expect(await bench.cell('D2')).toBe('Zed – Max Frei');
  await bench.press('Control+z');
});

test('an error says what is wrong', async () => {
  await bench.type('H12', '=ROUNDROBIN(2.5)');
  expect(await bench.cell('H12')).toBe('#ERROR!');
  await bench.click('H12');
  const card = bench.page.locator('#error-card');
  await card.waitFor();
  expect(await card.innerText()).toMatch(/^Error\s+ROUNDROBIN: .*2\.5.*\(line \d+\)\.$/);
  await bench.press('Delete');
  expect(await card.isHidden()).toBe(true);
});

test('a result without room is refused until there is room', async () => {
  await bench.type('I15', 'x');
  await bench.type('H14', '=ROUNDROBIN(4)');
  expect(await bench.cell('H14')).toBe('#REF!');
  await bench.click('H14');
  expect(await bench.page.locator('#error-card').innerText()).toContain('I15');
  await bench.click('I15');
  await bench.press('Delete');
  expect(await bench.block('H14', 'J15')).toEqual([
    ['Round', 'Board 1', 'Board 2'],
    ['1', '1-4', '2-3'],
  ]);
  await bench.click('H14');
  await bench.press('Delete');
  expect(await bench.cell('I15')).toBe('');
});

test('typing is read as Sheets reads it', async () => {
  await bench.type('A20', '1/2');
  await bench.type('A21', "'1/2");
  await bench.click('A22');
  await bench.menu('Format', 'Plain text');
  await bench.type('A22', '1/2');
  await bench.type('A23', '=ISNUMBER(A20)');
  await bench.type('A24', '=ISTEXT(A21)');
  await bench.type('A25', '=ISTEXT(A22)');
  await bench.type('A26', '=A2&"; "&"B:C"');
  expect(await bench.block('A20', 'A26')).toEqual([
    ['1/2'],
    ['1/2'],
    ['1/2'],
    ['TRUE'],
    ['TRUE'],
    ['TRUE'],
    ['Ana Gil; B:C'],
  ]);
});

test('a draw typed into the crosstable counts; a date there is refused with the way out', async () => {
  await bench.type('L2', '1/2');
  await bench.type('I5', '½');
  expect(await bench.cell('M5')).toBe('1.75');
  await bench.click('J2');
  await bench.menu('Format', 'Automatic');
  await bench.type('J2', '1/2');
  expect(await bench.cell('M2')).toBe('#ERROR!');
  await bench.click('M2');
  expect(await bench.page.locator('#error-card').innerText()).toMatch(/SONNEBORN: .*date/);
  await bench.press('Control+z', 'Control+z', 'Control+z', 'Control+z');
  expect(await bench.cell('M2')).toBe('2.75');
});

test('hostile names stay text, in cells and through a function', async () => {
  await bench.click('A2');
  await bench.menu('Format', 'Plain text');
  await bench.type('A2', '=1+1');
  await bench.type('A3', '<img src=x onerror=alert(1)>');
  expect(await bench.cell('A2')).toBe('=1+1');
  expect(await bench.cell('D2')).toBe('=1+1 – Max Frei');
  expect(await bench.cell('E2')).toBe('<img src=x onerror=alert(1)> – Li Wei');
  expect(bench.dialogs).toEqual([]);
  await bench.press('Control+z', 'Control+z', 'Control+z');
  expect(await bench.cell('D2')).toBe('Ana Gil – Max Frei');
});

test('rows inserted and deleted move formulas along', async () => {
  await bench.contextMenu('A4', 'Insert', 'rows above');
  expect(await bench.cell('A4')).toBe('');
  expect(await bench.cell('A5')).toBe('Zoë Ruiz');
  expect(await bench.cell('F2')).toBe('Zoë Ruiz – Ida Storm');
  await bench.press('Control+z');
  expect(await bench.cell('A4')).toBe('Zoë Ruiz');
});

test('copying moves references, pasting text reads it as typed', async () => {
  const { page } = bench;
  await bench.type('H20', '5');
  await bench.type('H21', '7');
  await bench.type('I20', '=H20*2');
  await bench.click('I20');
  await bench.press('Control+c');
  await bench.click('I21');
  await bench.press('Control+v');
  expect(await bench.until(() => bench.cell('I21'), '14')).toBe('14');
  await page.evaluate(() => navigator.clipboard.writeText('a\tb\n=1+1\t2'));
  await bench.click('H23');
  await bench.press('Control+v');
  const pasted = [
    ['a', 'b'],
    ['2', '2'],
  ];
  expect(await bench.until(() => bench.block('H23', 'I24'), pasted)).toEqual(pasted);
});
