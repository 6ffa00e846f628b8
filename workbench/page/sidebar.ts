/**
 * The sidebar: Sidebar.html unmodified in a frame of 300 pixels, with `google.script` as HtmlService gives it.
 */
import type { Host } from '../host/host';
import type { Script } from './script';
import { sentence } from './script';

export interface SidebarContext {
  readonly host: Host;
  readonly script: () => Script;
  readonly focusGrid: () => void;
  readonly origin: string;
}

export interface Sidebar {
  /** Shows what the model says: a page, or none. */
  update(): void;
  /** Writes the page again, from the text of the rebuilt file. */
  reload(html: string): void;
}

/** A call takes a moment, as over the network; what it does to the sheet comes at once. */
const DELAY = 20;

export function createSidebar(context: SidebarContext): Sidebar {
  const aside = document.getElementById('sidebar') as HTMLElement;
  const title = aside.querySelector('h2') as HTMLElement;
  const body = aside.querySelector('.sidebar-body') as HTMLElement;
  let shown: unknown;

  aside.querySelector('button')?.addEventListener('click', () => context.host.ui.closeSidebar());

  const write = (heading: string, html: string) => {
    const frame = document.createElement('iframe');
    frame.title = heading;
    body.replaceChildren(frame);
    const page = frame.contentDocument;
    const world = frame.contentWindow;
    if (!page || !world) return;
    page.open();
    Object.defineProperty(world, 'google', { value: { script: googleScript(context) }, configurable: true });
    page.write(html);
    page.close();
  };

  return {
    update() {
      const { sidebar } = context.host.ui;
      if (sidebar === shown) return;
      shown = sidebar;
      aside.hidden = !sidebar;
      if (!sidebar) {
        body.replaceChildren();
        context.focusGrid();
        return;
      }
      title.textContent = sidebar.title;
      write(sidebar.title, sidebar.html);
      body.querySelector('iframe')?.focus();
    },
    reload(html) {
      const { sidebar } = context.host.ui;
      if (sidebar) write(sidebar.title, html);
    },
  };
}

type Handler = (value: unknown, userObject: unknown) => void;

interface Handlers {
  readonly success?: Handler;
  readonly failure?: Handler;
  readonly userObject?: unknown;
}

function googleScript(context: SidebarContext) {
  return {
    run: runner(context, {}),
    host: {
      origin: context.origin,
      close: () => context.host.ui.closeSidebar(),
      setHeight: () => undefined,
      setWidth: () => undefined,
      editor: { focus: context.focusGrid },
    },
  };
}

function runner(context: SidebarContext, handlers: Handlers): unknown {
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (typeof name !== 'string') return undefined;
        if (name === 'withSuccessHandler')
          return (success: Handler) => runner(context, { ...handlers, success });
        if (name === 'withFailureHandler')
          return (failure: Handler) => runner(context, { ...handlers, failure });
        if (name === 'withUserObject')
          return (userObject: unknown) => runner(context, { ...handlers, userObject });
        if (name.endsWith('_')) return undefined;
        return (...args: readonly unknown[]) => {
          // Apps Script refuses these at the call itself.
          args.forEach((value, index) => {
            if (!transferable(value))
              throw new TypeError(`Failed due to illegal value in property: ${index}`);
          });
          const sent = JSON.parse(JSON.stringify(args)) as unknown[];
          setTimeout(() => call(context, handlers, name, sent), DELAY);
        };
      },
    },
  );
}

function call(
  context: SidebarContext,
  { success, failure, userObject }: Handlers,
  name: string,
  args: unknown[],
) {
  let reply: unknown;
  try {
    reply = context.script().run('sidebar', (realm) => received(realm.call(name, args)));
  } catch (error) {
    const { message } = sentence(error);
    if (failure) failure(Object.assign(new Error(message), { name: 'ScriptError' }), userObject);
    // As in Sheets, where nobody else would hear of it.
    // eslint-disable-next-line no-console -- the page set no failure handler
    else console.error(`google.script.run.${name}: ${message}`);
    return;
  }
  success?.(reply, userObject);
}

/** A Date or a function anywhere makes the whole reply null; undefined in a list becomes null. */
function received(value: unknown): unknown {
  if (value === undefined || value === null || !transferable(value)) return null;
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function transferable(value: unknown, depth = 0): boolean {
  if (depth > 100) return false;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return false;
  if (typeof value !== 'object' || value === null) return true;
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object Array]')
    return (value as readonly unknown[]).every((item) => transferable(item, depth + 1));
  if (kind !== '[object Object]') return false;
  return Object.values(value).every((item) => transferable(item, depth + 1));
}
