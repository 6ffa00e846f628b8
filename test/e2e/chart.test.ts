/**
 * Charts and row colours over the grid, in a real browser.
 */
import { Workbench } from './browser';

interface Services {
  readonly SpreadsheetApp: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
}

let bench: Workbench;
beforeAll(async () => {
  bench = await Workbench.open();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

/** As a script of the menu would do it; only what `work` itself names is known in the page. */
async function script(work: (services: Services) => void): Promise<void> {
  await bench.page.evaluate(
    `window.workbench.host.run('menu', () => (${String(work)})(window.workbench.host.services))`,
  );
  await bench.settled();
}

const GRID = 'canvas[id^="univer-sheet-main-canvas"]';

/** What a canvas shows; `at` gives a pixel as `r,g,b`. */
async function picture(selector: string) {
  const { width, data } = await bench.page.locator(selector).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const read = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    let text = '';
    for (const part of read) text += String.fromCharCode(part);
    return { width: copy.width, data: btoa(text) };
  });
  const bytes = Buffer.from(data, 'base64');
  return {
    width,
    height: bytes.length / 4 / width,
    at(x: number, y: number) {
      const start = 4 * (Math.floor(y) * width + Math.floor(x));
      return [...bytes.subarray(start, start + 3)].join();
    },
  };
}

const figure = () => bench.page.locator('#charts figure');
const words = () => figure().locator('figcaption').textContent();

async function box() {
  const found = await figure().boundingBox();
  if (!found) throw new Error('The chart is not to be seen.');
  return found;
}

test('a line chart stands at its anchor, with a name and in words', async () => {
  await script(({ SpreadsheetApp }) => {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().insertSheet('Progress');
    sheet.getRange('A1:C4').setValues([
      ['Round', 'Ana Gil', 'Zoë Ruiz'],
      [1, 1, 0.5],
      [2, 2, 1],
      [3, 2, 2],
    ]);
    sheet.setFrozenRows(1);
    const chart = sheet.newChart().asLineChart().addRange(sheet.getRange('A1:C10')).setNumHeaders(1);
    sheet.insertChart(chart.setOption('title', 'Running points').setPosition(6, 2, 10, 5).build());
  });
  expect(await bench.page.getByRole('img', { name: 'Running points' }).count()).toBe(1);
  expect(await words()).toBe(
    'Line chart with 2 lines, from 1 to 3. At the end: Ana Gil 2; Zoë Ruiz 2. The table is in A1:C10.',
  );
  const { x, y, width, height } = await box();
  const anchor = await bench.page.evaluate(() => window.workbench.rect('B6'));
  expect({ x, y, width, height }).toEqual({
    x: anchor.left + 10,
    y: anchor.top + 5,
    width: 600,
    height: 371,
  });
});

test('it is drawn in the colours of its lines, whatever its values become', async () => {
  const drawn = async () => {
    const { width, height, at } = await picture('#charts canvas');
    const counts = new Map<string, number>();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const colour = at(x, y);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    return ['11,110,93', '123,79,184'].map((colour) => (counts.get(colour) ?? 0) > 100);
  };
  expect(await drawn()).toEqual([true, true]);
  await bench.type('C4', '1.5');
  await bench.type('A5', '4');
  await bench.type('B5', '3');
  expect(await words()).toMatch('from 1 to 4. At the end: Ana Gil 3; Zoë Ruiz 1.5.');
  expect(await drawn()).toEqual([true, true]);
});

test('it scrolls with the grid, under the frozen row, and out of sight', async () => {
  const { page } = bench;
  const before = await box();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 210);
  const moved = () => box().then(({ y }) => before.y - y);
  expect(await bench.until(moved, 210)).toBe(210);
  const frozen = await page.evaluate(() => window.workbench.rect('A1'));
  const top = frozen.top + frozen.height;
  const clip = await figure().evaluate((element) => getComputedStyle(element).clipPath);
  const hidden = Number(/^inset\(([\d.]+)px/.exec(clip)?.[1]);
  expect(Math.abs((await box()).y + hidden - top)).toBeLessThan(2);
  await page.mouse.wheel(0, 4200);
  expect(await bench.until(() => figure().isVisible(), false)).toBe(false);
  await page.mouse.wheel(0, -9000);
  expect(await bench.until(moved.bind(undefined), 0)).toBe(0);
});

test('it grows with the grid, leaves room to the sidebar, and belongs to its tab', async () => {
  const { page } = bench;
  const zoom = (ratio: number) =>
    page.evaluate((to) => {
      const { univer } = window.workbench as unknown as {
        univer: { getActiveWorkbook(): { getActiveSheet(): { zoom(ratio: number): void } } };
      };
      univer.getActiveWorkbook().getActiveSheet().zoom(to);
    }, ratio);
  await zoom(1.5);
  expect(await bench.until(() => box().then(({ width }) => width), 900)).toBe(900);
  const anchor = await page.evaluate(() => window.workbench.rect('B6'));
  expect((await box()).x).toBeCloseTo(anchor.left + 15, 3);
  await zoom(1);
  await bench.until(() => box().then(({ width }) => width), 600);

  await bench.sidebar();
  const area = () => page.locator('#charts').boundingBox();
  const edge = await page.locator('#sidebar').boundingBox();
  const right = () => area().then((found) => (found ? found.x + found.width : 0));
  expect(await bench.until(right, edge?.x ?? 0)).toBe(edge?.x);
  const column = await page.evaluate(() => window.workbench.rect('A1'));
  expect((await area())?.y).toBe(column.top);

  await bench.tab('Example');
  expect(await figure().count()).toBe(0);
  await bench.tab('Progress');
  expect(await figure().isVisible()).toBe(true);
});

/** Which of these cells of the active tab are red in the middle. */
async function red(cells: readonly string[]): Promise<string[]> {
  const { at } = await picture(GRID);
  const origin = await bench.page.locator(GRID).boundingBox();
  const places = await bench.page.evaluate(
    (addresses) => addresses.map((address) => window.workbench.rect(address)),
    cells,
  );
  return cells.filter((_, index) => {
    const { left = 0, top = 0, width = 0, height = 0 } = places[index] ?? {};
    return at(left + width / 2 - (origin?.x ?? 0), top + height / 2 - (origin?.y ?? 0)) === '255,0,0';
  });
}

test('a condition on the row colours the whole row, in both parts of its range', async () => {
  await script(({ SpreadsheetApp }) => {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().insertSheet('Rows');
    sheet.getRange('A1:A3').setValues([['x'], ['y'], ['x']]);
    const rule = SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied('=$A1="x"');
    const ranges = [sheet.getRange('B1:C4'), sheet.getRange('E1:E4')];
    sheet.setConditionalFormatRules([rule.setBackground('#ff0000').setRanges(ranges).build()]);
  });
  const cells = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((column) =>
    [1, 2, 3, 4].map((row) => `${column}${row}`),
  );
  const colours = () => red(cells);
  const wanted = ['B1', 'B3', 'C1', 'C3', 'E1', 'E3'];
  expect(await bench.until(colours, wanted)).toEqual(wanted);
  await bench.type('A2', 'x');
  const more = ['B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'E1', 'E2', 'E3'];
  expect(await bench.until(colours, more)).toEqual(more);
});

test('a condition over a whole tab colours the part that nobody uses too, and follows what is typed there', async () => {
  await script(({ SpreadsheetApp }) => {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().insertSheet('Blanks');
    sheet.getRange('B2').setValue('x');
    const rule = SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied('=A1=""');
    sheet.setConditionalFormatRules([
      rule
        .setBackground('#ff0000')
        .setRanges([sheet.getRange('A1:Z1000')])
        .build(),
    ]);
  });
  const cells = ['A1', 'B2', 'B25', 'F2', 'F30'];
  const colours = () => red(cells);
  expect(await bench.until(colours, ['A1', 'B25', 'F2', 'F30'])).toEqual(['A1', 'B25', 'F2', 'F30']);
  await bench.type('F30', 'y');
  expect(await bench.until(colours, ['A1', 'B25', 'F2'])).toEqual(['A1', 'B25', 'F2']);
});
