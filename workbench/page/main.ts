/**
 * The workbench page: the model, the grid that shows it, the script that runs on it, and the frame around.
 */
import { LifecycleService, LifecycleStages, UniverInstanceType } from '@univerjs/core';
import { ILayoutService } from '@univerjs/preset-sheets-core';
import { createHost, type Host } from '../host/host';
import type { MenuEntry, MenuState } from '../host/ui-state';
import { adjustPanels } from './adjustments';
import { createApi, type WorkbenchApi } from './api';
import { createCalculator } from './calculate';
import { createCharts } from './charts';
import { drawDecimalCommas } from './decimal-comma';
import { answer, ask, showMessage, showPage, showToast } from './dialogs';
import { takeOverEdits } from './edits';
import { createErrorCard } from './error-card';
import { fillExample } from './example';
import { startGrid, UNIT } from './grid';
import { createHistory } from './history';
import { drawMenus, type Item, type Menu } from './menus';
import { shareAnswers } from './rule-answers';
import { createScript, fetchText, sentence } from './script';
import { cellBox } from './screen';
import { createSidebar } from './sidebar';
import { createStorage, type Kept } from './storage';
import { createView, firstSheet } from './view';

declare global {
  interface Window {
    workbench: WorkbenchApi;
  }
}

const SCRIPT = ['dist/Code.js', 'dist/AddOn.js'];
const SIDEBAR = 'dist/Sidebar.html';

/** The files of the script one after the other, as Apps Script loads them. */
async function fetchScript(): Promise<string> {
  return (await Promise.all(SCRIPT.map(fetchText))).join('\n');
}

async function start(): Promise<void> {
  const [code, sidebarPage] = await Promise.all([fetchScript(), fetchText(SIDEBAR)]);

  const storage = createStorage(
    () => host.workbook,
    () => host.userLocale,
    (text) => showToast({ message: text, seconds: -1 }),
  );
  const host = openHost(sidebarPage, await storage.load());
  const { workbook, ui } = host;
  const fresh = workbook.formulas().length === 0 && workbook.used(workbook.selection.sheetId).rows === 0;
  if (fresh) fillExample(workbook);

  const grid = startGrid(document.getElementById('grid') as HTMLElement);
  const { state } = workbook;
  grid.univer.createUnit(UniverInstanceType.UNIVER_SHEET, {
    id: UNIT,
    name: state.name,
    sheetOrder: state.sheets.map(({ id }) => String(id)),
    sheets: Object.fromEntries(state.sheets.map((sheet) => [String(sheet.id), firstSheet(sheet)])),
  });

  // Only then are all of Univer's commands there.
  await grid.injector.get(LifecycleService).onStage(LifecycleStages.Rendered);

  drawDecimalCommas(grid, workbook);
  adjustPanels(grid);
  shareAnswers(grid, workbook);
  const history = createHistory(workbook);
  const view = createView(grid, state);
  const calculator = createCalculator(grid, workbook);
  const errors = createErrorCard(workbook, (row, column) => cellBox(grid, row, column));
  const charts = createCharts(grid, workbook, document.getElementById('charts') as HTMLElement);
  let holding = 0;
  let selectionChanged = false;
  let script = createScript(host, history, code, hold);
  const focusGrid = () => grid.injector.get(ILayoutService).focus();
  const sidebar = createSidebar({ host, script: () => script, focusGrid, origin: location.origin });

  const edits = takeOverEdits({
    grid,
    workbook,
    history,
    tell: (text) => showToast({ message: text, seconds: 8 }),
  });

  /** A script may flush many times; all of it is drawn once, at its end. */
  function hold<T>(work: () => T): T {
    holding++;
    try {
      return work();
    } finally {
      if (--holding === 0) draw();
    }
  }

  function draw() {
    view.show(workbook.state);
    if (selectionChanged && !edits.selecting) view.select(workbook.selection);
    selectionChanged = false;
    charts.show();
    errors.show();
    storage.keep();
  }

  const run = (functionName: string) => {
    try {
      script.run('menu', (realm) => realm.call(functionName, []));
    } catch (error) {
      void showMessage('Error', sentence(error).message);
    }
  };
  const menus = () => drawMenus(document.getElementById('menus') as HTMLElement, allMenus(), focusGrid);

  function openDocument() {
    host.mode = 'LIMITED';
    try {
      script.run('open', (realm) => {
        if (realm.has('onOpen')) realm.call('onOpen', [{ authMode: 'LIMITED', user: host.workbook.user }]);
      });
    } catch (error) {
      showToast({ title: 'onOpen', message: sentence(error).message, seconds: -1 });
    }
    menus();
  }

  function allMenus(): readonly Menu[] {
    const scripted = ui.menus.map(({ caption, addon, entries }) => ({
      addon,
      caption,
      items: entries.map((entry) => scriptItem(entry, run)),
    }));
    const addons: Item[] = scripted
      .filter(({ addon }) => addon)
      .map(({ caption, items }) => ({ kind: 'menu', caption, items }));
    return [
      { caption: 'File', items: [{ kind: 'item', caption: 'Start afresh…', act: () => void startAfresh() }] },
      {
        caption: 'Edit',
        items: [
          { kind: 'item', caption: 'Undo', hint: 'Ctrl+Z', act: () => history.undo() },
          { kind: 'item', caption: 'Redo', hint: 'Ctrl+Y', act: () => history.redo() },
        ],
      },
      {
        caption: 'Format',
        items: [
          formatItem('Automatic', undefined),
          formatItem('Plain text', '@'),
          formatItem('Number', '#,##0.00'),
          formatItem('Date', 'yyyy-mm-dd'),
          { kind: 'separator' },
          { kind: 'item', caption: 'Bold', hint: 'Ctrl+B', act: () => toggleBold() },
        ],
      },
      {
        caption: 'Data',
        items: [
          { kind: 'item', caption: 'Sort range A to Z', act: () => sort(true) },
          { kind: 'item', caption: 'Sort range Z to A', act: () => sort(false) },
        ],
      },
      {
        caption: 'Extensions',
        items: addons.length > 0 ? addons : [{ kind: 'item', caption: 'No add-on', act: () => undefined }],
      },
      ...scripted.filter(({ addon }) => !addon).map(({ caption, items }) => ({ caption, items })),
      {
        caption: 'Language',
        items: [
          languageItem('You: English', host.userLocale.startsWith('en'), () => (host.userLocale = 'en')),
          languageItem('You: Español', host.userLocale.startsWith('es'), () => (host.userLocale = 'es')),
          { kind: 'separator' },
          languageItem('Spreadsheet: English', workbook.state.locale.startsWith('en'), () =>
            workbook.setLocale('en_US'),
          ),
          languageItem('Spreadsheet: Español', workbook.state.locale.startsWith('es'), () =>
            workbook.setLocale('es_ES'),
          ),
        ],
      },
    ];
  }

  function languageItem(caption: string, checked: boolean, set: () => void): Item {
    return {
      kind: 'item',
      caption,
      checked,
      act() {
        set();
        storage.keep();
        openDocument();
        calculator.use(script);
      },
    };
  }

  function change(work: () => void) {
    try {
      history.record(work);
    } catch (error) {
      showToast({ message: sentence(error).message, seconds: 8 });
    }
  }

  function formatItem(caption: string, format: string | undefined): Item {
    const act = () =>
      change(() => workbook.setNumberFormat(workbook.selection.sheetId, workbook.selection.rect, format));
    return { kind: 'item', caption, act };
  }

  function toggleBold() {
    const { sheetId, rect } = workbook.selection;
    const bold = workbook.cell(sheetId, rect.row, rect.column).style.fontWeight === 'bold';
    const style = { fontWeight: bold ? undefined : 'bold' };
    change(() => workbook.setStyle(sheetId, rect, style as { fontWeight?: 'bold' }));
  }

  function sort(ascending: boolean) {
    const { sheetId, rect } = workbook.selection;
    change(() => workbook.sort(sheetId, rect, rect.column, ascending));
  }

  async function startAfresh() {
    const sure = await ask(
      'Start afresh?',
      'Everything in this workbook is deleted and the example comes back.',
      'Start afresh',
    );
    if (!sure) return;
    await storage.clear();
    location.reload();
  }

  workbook.subscribe(({ selection }) => {
    selectionChanged ||= selection;
    if (holding === 0) draw();
  });
  // The grid keeps Tab to itself; F10 leads out of it, as in every program with a menu bar.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F10') return;
      event.preventDefault();
      event.stopPropagation();
      document.querySelector<HTMLElement>('#menus button')?.focus();
    },
    true,
  );
  grid.api.addEvent(grid.api.Event.CellHover, ({ row, column }) =>
    errors.hover({ row: row + 1, column: column + 1 }),
  );
  let toasts = ui.toasts.length;
  ui.ask = answer;
  ui.subscribe((what) => {
    if (what === 'sidebar') sidebar.update();
    if (what === 'toast')
      for (; toasts < ui.toasts.length; toasts++) showToast(ui.toasts[toasts] ?? { message: '' });
    if (what === 'dialog' && ui.dialog) {
      const { title, html, width = 600, height = 400 } = ui.dialog;
      showPage(title, html, width, height, () => ui.closeDialog());
    }
  });

  calculator.use(script);
  draw();
  view.select(workbook.selection);
  openDocument();

  const events = new EventSource('events');
  events.addEventListener('rebuilt', () => {
    void Promise.all([fetchScript(), fetchText(SIDEBAR)]).then(([newCode, newPage]) => {
      if (newCode !== script.code) {
        script = createScript(host, history, newCode, hold);
        calculator.use(script);
        openDocument();
      }
      if (newPage !== host.files.get('Sidebar')) {
        host.files.set('Sidebar', newPage);
        sidebar.reload(newPage);
      }
    });
  });

  Object.assign(window, { workbench: createApi(host, grid, calculator, ready) });
  await calculator.settled();
}

function openHost(sidebarPage: string, kept: Kept | undefined): Host {
  const options = { files: { Sidebar: sidebarPage }, firstSheet: 'Example', addonName: 'Berger' };
  if (kept) {
    try {
      return createHost({ ...options, userLocale: kept.userLocale, saved: kept.workbook });
    } catch (error) {
      showToast({
        message: `What the last visit left cannot be read: ${sentence(error).message}`,
        seconds: -1,
      });
    }
  }
  return createHost(options);
}

function scriptItem(entry: MenuEntry, run: (functionName: string) => void): Item {
  switch (entry.kind) {
    case 'separator':
      return { kind: 'separator' };
    case 'item':
      return { kind: 'item', caption: entry.caption, act: () => run(entry.functionName) };
    case 'menu':
      return { kind: 'menu', caption: entry.menu.caption, items: subItems(entry.menu, run) };
  }
}

function subItems(menu: MenuState, run: (functionName: string) => void): readonly Item[] {
  return menu.entries.map((entry) => scriptItem(entry, run));
}

const ready = start().catch((error: unknown) => {
  void showMessage('The workbench cannot start', sentence(error).message);
  throw error;
});
