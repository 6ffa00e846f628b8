/**
 * The workbench's server: a fixed list of built files on the loopback address, and a stream of events that
 * tells the page when `dist/` was rebuilt. `node workbench/serve.js`, or with `--watch` to build and rebuild on changes.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createReadStream, existsSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const HOST = '127.0.0.1';
const root = join(import.meta.dirname, '..');

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Every address that exists; nothing else is ever read from the disk. @type {ReadonlyMap<string, string>} */
const FILES = new Map([
  ['/', 'workbench/dist/index.html'],
  ['/page.js', 'workbench/dist/page.js'],
  ['/grid.css', 'workbench/dist/grid.css'],
  ['/style.css', 'workbench/dist/style.css'],
  ['/icon.svg', 'workbench/dist/icon.svg'],
  ['/dist/Code.js', 'dist/Code.js'],
  ['/dist/AddOn.js', 'dist/AddOn.js'],
  ['/dist/Sidebar.html', 'dist/Sidebar.html'],
]);

/** Scripts and styles stand inline in Sidebar.html; all else comes from this server alone. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/**
 * Starts the server; where the port is taken, on the next free one.
 * @param {{ port?: number, dist?: string }} [options] `dist`: another folder to take the built files from.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({ port = 8080, dist = join(root, 'dist') } = {}) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();

  const server = createServer((request, response) => {
    const plain = (/** @type {number} */ status, /** @type {string} */ text) => {
      response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${text}\n`);
    };
    // A page elsewhere that had its name resolved to this machine must not read the files.
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    if (host !== HOST && host !== 'localhost') return plain(403, 'Only this machine may ask.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET.');
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    if (path === '/events') {
      response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream; charset=utf-8' });
      response.write('retry: 500\n\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      return;
    }
    const name = FILES.get(path);
    if (name === undefined) return plain(404, 'No such page.');
    const file = name.startsWith('dist/') ? join(dist, name.slice('dist/'.length)) : join(root, name);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (file.slice(file.lastIndexOf('.') + 1))];
    const stream = createReadStream(file);
    stream.once('error', () => plain(404, `${name} is missing: run npm run build.`));
    stream.once('open', () => {
      response.writeHead(200, { ...HEADERS, 'Content-Type': type });
      if (request.method === 'HEAD') {
        stream.destroy();
        response.end();
      } else stream.pipe(response);
    });
  });

  const stopWatching = watchFolder(dist, 150, () => {
    if (!existsSync(join(dist, 'Code.js'))) return;
    for (const listener of listeners) listener.write('event: rebuilt\ndata: {}\n\n');
  });

  const taken = await listen(server, port);
  return {
    url: `http://${HOST}:${taken}/`,
    async close() {
      stopWatching();
      for (const listener of listeners) listener.end();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    const attempt = (/** @type {number} */ candidate) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'EADDRINUSE' && candidate < port + 50) attempt(candidate + 1);
        else reject(error);
      });
      server.listen(candidate, HOST, () => {
        server.removeAllListeners('error');
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : candidate);
      });
    };
    attempt(port);
  });
}

/**
 * Calls back once a burst of changes has been quiet for `quiet` milliseconds. A folder that is removed and
 * made anew by a build is watched again.
 * @param {string} folder
 * @param {number} quiet
 * @param {() => void} changed
 */
function watchFolder(folder, quiet, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {import('node:fs').FSWatcher | undefined} */
  let watcher;
  let stopped = false;
  const again = () => {
    watcher?.close();
    watcher = undefined;
    if (stopped) return;
    try {
      watcher = watch(folder, { recursive: true, persistent: false }, note);
      watcher.on('error', note);
    } catch {
      // A build has just removed it: look again soon.
      note();
    }
  };
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      again();
      changed();
    }, quiet);
    timer.unref();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    watcher?.close();
  };
}

/** Builds what ships as its own process, one at a time; a change meanwhile does it once more. */
function rebuilder() {
  let running = false;
  let waiting = false;
  return function rebuild() {
    if (running) {
      waiting = true;
      return;
    }
    running = true;
    const child = spawn(process.execPath, [join(root, 'build.js'), '--dist'], { stdio: 'inherit' });
    child.once('exit', (code) => {
      running = false;
      if (code !== 0) console.error('The build failed; the page keeps the last good one.');
      if (waiting) {
        waiting = false;
        rebuild();
      }
    });
  };
}

if (process.argv[1] === import.meta.filename) {
  const watching = process.argv.includes('--watch');
  if (watching) execFileSync(process.execPath, [join(root, 'build.js')], { stdio: 'inherit' });
  const wished = Number(process.env['PORT'] ?? 8080);
  const { url } = await startServer({ port: Number.isInteger(wished) && wished >= 0 ? wished : 8080 });
  if (watching) {
    watchFolder(join(root, 'src'), 100, rebuilder());
    console.log('Watching src/; the open page takes over every build.');
  }
  console.log(`Berger workbench: ${url}`);
}
