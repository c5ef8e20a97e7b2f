import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webFiles } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-web-'));
const root = join(folder, 'web');

beforeAll(() => {
  mkdirSync(join(root, 'library', 'assets'), { recursive: true });
  writeFileSync(join(root, 'library', 'index.html'), '<p>the page</p>');
  writeFileSync(join(root, 'library', 'assets', 'view-a1b2.js'), 'export {};');
  writeFileSync(join(root, 'library', 'service-worker.js'), '');
  writeFileSync(join(folder, 'secret.js'), 'hidden');
});
afterAll(() => rmSync(folder, { recursive: true }));

function open(path: string, headers = {}, from = root) {
  const files = webFiles(from);
  const app = new Hono().get('/library/', files.answerPage).get('/library/*', files.answer);
  return app.request(path, { headers });
}

it('allows the page only scripts, styles and requests of its own origin', async () => {
  const response = await open('/library/');
  expect(await response.text()).toBe('<p>the page</p>');
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('sends files compressed, and those with a hash in their names to be cached forever', async () => {
  const response = await open('/library/assets/view-a1b2.js', { 'accept-encoding': 'br, gzip' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('export {};');
  expect(await (await open('/library/assets/view-a1b2.js')).text()).toBe('export {};');
  expect((await open('/library/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
});

it('confirms an unchanged file without sending it again', async () => {
  const path = '/library/service-worker.js';
  const etag = (await open(path, { 'accept-encoding': 'gzip' })).headers.get('etag')!;
  const response = await open(path, { 'if-none-match': `"other", ${etag}` });
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([304, 'no-cache', '']);
  expect((await open(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('reads a file again that could not be read', async () => {
  const path = join(root, 'library', 'late.js');
  writeFileSync(path, 'late');
  const app = new Hono().get('/library/*', webFiles(root).answer);
  app.onError((_, { body }) => body(null, 500));
  rmSync(path);
  expect((await app.request('/library/late.js')).status).toBe(500);
  writeFileSync(path, 'late');
  expect(await (await app.request('/library/late.js')).text()).toBe('late');
});

it('sends nothing from outside of the folder, and no page as a file', async () => {
  const paths = [
    '/library/..%2f..%2fsecret.js',
    '/library/%2e%2e/%2e%2e/secret.js',
    '/library/missing.js',
    '/library/index.html',
    '/library/assets',
  ];
  for (const path of paths) expect((await open(path)).status, path).toBe(404);
});

it('names the remedy where the page is not built', async () => {
  const response = await open('/library/', {}, join(folder, 'missing'));
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('scripts/build-web.ts')]);
});
