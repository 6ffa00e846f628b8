/**
 * The workbench's server: a fixed list of files, on this machine only.
 */
import { createServer, request } from 'node:http';
import { serve, type Server } from './browser';

let server: Server;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The path goes out as it is: `fetch` would tidy `..` away. */
function get(
  path: string,
  { method = 'GET', host }: { method?: string; host?: string } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(server.url);
  const headers = host === undefined ? {} : { host };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/page.js', 'text/javascript; charset=utf-8'],
  ['/grid.css', 'text/css; charset=utf-8'],
  ['/style.css', 'text/css; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/dist/Code.js', 'text/javascript; charset=utf-8'],
  ['/dist/AddOn.js', 'text/javascript; charset=utf-8'],
  ['/dist/Sidebar.html', 'text/html; charset=utf-8'],
])('%s is there as %s', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test.each([
  '/package.json',
  '/dist/',
  '/dist/../package.json',
  '/../../etc/passwd',
  '/dist/%2e%2e/package.json',
  '/dist/..%2fpackage.json',
  '//etc/passwd',
])('%s is not', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).toBe('No such page.\n');
});

test('another host name and other methods are refused', async () => {
  expect(await get('/', { host: 'example.org' })).toMatchObject({ status: 403 });
  expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405 });
});

test('a taken port leads to the next free one', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const second = await serve({ port });
  const found = Number(new URL(second.url).port);
  expect(found).toBeGreaterThan(port);
  expect(found).toBeLessThanOrEqual(port + 50);
  await second.close();
  await new Promise((resolve) => taken.close(resolve));
});
