/**
 * The workbench in a headless Chromium: one server, one browser and one page for a test file. Every request
 * that leaves this machine is stopped and reported, and so is every error in the console.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';

/** Long enough for a machine that has much else to do: a test that passes waits for none of these. */
const PATIENCE = 30_000;
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..', '..');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the page offers as `window.workbench`; `workbench/page/api.ts` says more. */
interface PageApi {
  readonly host: {
    readonly workbook: {
      readonly selection: {
        readonly sheetId: number;
        readonly rect: { readonly row: number; readonly column: number };
      };
      addSheet(name?: string): number;
      paste(sheetId: number, row: number, column: number, texts: readonly (readonly string[])[]): unknown;
      renameSheet(sheetId: number, name: string): void;
      deleteSheet(sheetId: number): void;
      readonly state: { readonly sheets: readonly { readonly id: number; readonly name: string }[] };
    };
  };
  readonly ready: Promise<void>;
  cell(address: string): string;
  block(first: string, last: string): string[][];
  settled(): Promise<void>;
  rect(address: string): Box;
  tabs(): string[];
}

declare global {
  interface Window {
    workbench: PageApi;
  }
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves another folder than `dist/`. */
const SERVE_FOLDER = `
  const { startServer } = await import('./workbench/serve.js');
  console.log((await startServer({ port: 0, dist: process.argv[1] })).url);`;

export interface ServeOptions {
  readonly port?: number;
  /** Another folder than `dist/`. */
  readonly dist?: string;
}

/** Starts `workbench/serve.js`, on a free port unless told otherwise. */
export async function serve({ port = 0, dist }: ServeOptions = {}): Promise<Server> {
  const command =
    dist === undefined ? ['workbench/serve.js'] : ['--input-type=module', '--eval', SERVE_FOLDER, dist];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /http:\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${String(code)}.`));
    });
  });
  return {
    url,
    async close() {
      process.removeListener('exit', stop);
      await ended(child);
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill();
  });
}

async function launch(): Promise<Browser> {
  const { findChromium } = (await import('../../tools/find-chromium.js')) as {
    findChromium(): string | undefined;
  };
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium: run node tools/chromium.js.');
  return chromium.launch({ executablePath, args: FLAGS });
}

export class Workbench {
  /** Requests to elsewhere, errors in the console, exceptions nobody caught. */
  readonly problems: string[] = [];
  /** Texts of the browser's own dialogs, all of them accepted. */
  readonly dialogs: string[] = [];
  readonly page: Page;
  private readonly stop: () => Promise<void>;
  private clicked = '';

  private constructor(page: Page, stop: () => Promise<void>) {
    this.page = page;
    this.stop = stop;
  }

  /** With `dist`, the page takes over what is rebuilt there; without, it leaves a build beside the tests alone. */
  static async open(options: ServeOptions = {}): Promise<Workbench> {
    const [server, browser] = await Promise.all([serve(options), launch()]);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const workbench = new Workbench(page, async () => {
      await browser.close();
      await server.close();
    });
    const { problems } = workbench;
    await context.route(
      (url) =>
        !(url.origin === new URL(server.url).origin || ['data:', 'blob:', 'about:'].includes(url.protocol)),
      (route) => {
        problems.push(`asked for ${route.request().url()}`);
        return route.abort();
      },
    );
    if (options.dist === undefined)
      await context.route('**/events', (route) => route.fulfill({ status: 204 }));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('dialog', (dialog) => {
      workbench.dialogs.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(server.url);
    await workbench.ready();
    return workbench;
  }

  close(): Promise<void> {
    return this.stop();
  }

  /** Until the page can be used and has calculated everything. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => 'workbench' in window);
    await this.page.evaluate(() => window.workbench.ready);
    await this.settled();
  }

  /** What was done last is kept a moment later. */
  async reload(): Promise<void> {
    await this.page.waitForTimeout(600);
    await this.page.reload();
    await this.ready();
  }

  settled(): Promise<void> {
    return this.page.evaluate(() => window.workbench.settled());
  }

  /** What is read once it is what is wanted, or when patience ends. */
  async until<T>(read: () => Promise<T>, wanted: T): Promise<T> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await read();
      if (JSON.stringify(found) === JSON.stringify(wanted) || Date.now() > end) return found;
      await this.page.waitForTimeout(50);
    }
  }

  /** The text that the grid draws. */
  cell(address: string): Promise<string> {
    return this.page.evaluate((at) => window.workbench.cell(at), address);
  }

  block(first: string, last: string): Promise<string[][]> {
    return this.page.evaluate(([a, b]) => window.workbench.block(a, b), [first, last] as const);
  }

  tabs(): Promise<string[]> {
    return this.page.evaluate(() => window.workbench.tabs());
  }

  async middle(address: string): Promise<{ x: number; y: number }> {
    const box = await this.page.evaluate((at) => window.workbench.rect(at), address);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** Selects the cell with the mouse, or the block down to another one. */
  async click(address: string, last?: string): Promise<void> {
    const { x, y } = await this.middle(address);
    // Two clicks on one cell are a double click, which edits it.
    if (address === this.clicked) await this.page.waitForTimeout(500);
    this.clicked = address;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    if (last !== undefined) {
      const end = await this.middle(last);
      await this.page.mouse.move(end.x, end.y, { steps: 4 });
    }
    await this.page.mouse.up();
  }

  /** Types into the cell with the keyboard, and waits for what comes of it. */
  async type(address: string, text: string): Promise<void> {
    await this.click(address);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    await this.settled();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    await this.settled();
  }

  /** A way through the menu bar, such as `Extensions`, `Berger`, `Open sidebar`. */
  async menu(...captions: readonly string[]): Promise<void> {
    for (const caption of captions) {
      await this.page.locator('#menus').getByText(caption, { exact: true }).click();
    }
    await this.settled();
  }

  /**
   * A way through the menu of a cell, such as `Insert`, `rows above`. A submenu opens under the pointer; when the
   * page is slow it may miss it, and then the pointer leaves and comes again.
   */
  async contextMenu(address: string, submenu: string, item: string): Promise<void> {
    const { page } = this;
    const { x, y } = await this.middle(address);
    await page.mouse.click(x, y, { button: 'right' });
    const opener = page.getByText(submenu, { exact: true });
    const target = page.getByText(item).first();
    const end = Date.now() + PATIENCE;
    do {
      await page.mouse.move(1, 1);
      await opener.hover();
      await page.waitForTimeout(300);
    } while (!(await target.isVisible()) && Date.now() < end);
    // The middle of an item may be a field, such as that for the number of rows.
    await target.click({ position: { x: 8, y: 8 } });
    await this.settled();
  }

  /** Goes to a tab by its name in the tab strip. */
  async tab(name: string): Promise<void> {
    await this.page.locator('[data-u-comp="slide-tab-bar"]').getByText(name, { exact: true }).first().click();
    await this.settled();
  }

  /** The sidebar's page; opens it if need be. */
  async sidebar(): Promise<FrameLocator> {
    const frame = this.page.locator('#sidebar iframe');
    if (!(await frame.isVisible())) await this.menu('Extensions', 'Berger', 'Open sidebar');
    await frame.waitFor();
    return this.page.frameLocator('#sidebar iframe');
  }

  /** The sidebar's page goes out of sight, as behind another window, or comes back and reads the sheet again. */
  async hideSidebar(yes: boolean): Promise<void> {
    await this.page
      .frameLocator('#sidebar iframe')
      .locator(':root')
      .evaluate(({ ownerDocument }, hidden) => {
        const value = hidden ? 'hidden' : 'visible';
        Object.defineProperty(ownerDocument, 'visibilityState', { value, configurable: true });
        ownerDocument.dispatchEvent(new Event('visibilitychange'));
      }, yes);
  }

  /** What was typed into the sheet is read by the sidebar at once; it shows a moment later. */
  async lookAgain(): Promise<void> {
    await this.hideSidebar(true);
    await this.hideSidebar(false);
  }
}
