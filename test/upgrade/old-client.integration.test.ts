import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { authorize, testBrowser } from '../../server/testing/test-browser.ts';
import { type Exchange, readExchanges, recordedOrigin } from './recorded-exchanges.ts';

const user = { email: 'ada@example.org', password: 'correct horse battery' };
const directory = mkdtempSync(join(tmpdir(), 'gloss-upgrade-'));
let server: RunningServer;
beforeAll(async () => {
  await copyEmptyDatabase(directory);
  const env = { GLOSS_PORT: '0', GLOSS_DATA_DIR: directory, GLOSS_EXTENSION_HOSTS: 'extension.chromiumapp.org' };
  server = await startServer(readConfig(env), pino({ level: 'silent' }));
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** Values that a server makes up, by the device that received them. */
interface ServerAnswer {
  code?: string;
  access_token?: string;
  refresh_token?: string;
  nextCursor?: string;
}

/** The recorded request with the values that this server made up. */
function requestOf({ method, path, body }: Exchange, received: ServerAnswer): [path: string, init: RequestInit] {
  const url = new URL(path, server.origin);
  if (url.searchParams.has('cursor')) url.searchParams.set('cursor', received.nextCursor!);
  const headers: Record<string, string> = received.access_token ? { authorization: `Bearer ${received.access_token}` } : {};
  if (typeof body === 'object') {
    const json = JSON.stringify({ ...body, ...('cursor' in body && { cursor: received.nextCursor }) });
    return [url.href, { method, headers: { ...headers, 'content-type': 'application/json' }, body: json }];
  }
  const form = new URLSearchParams(body);
  for (const [name, value] of Object.entries({ ...received, token: received.refresh_token }))
    if (form.has(name)) form.set(name, value!);
  return [url.href, { method, ...(body && { body: form }), ...(path.startsWith('/api') && { headers }) }];
}

/** The answer without the values that each server makes up. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(server.origin, recordedOrigin), (name, value) =>
    /^(access_token|refresh_token|nextCursor|userId)$/.test(name) ? name : value,
  );

it('answers the requests of an extension of 0.1.0, from sign-in to sign-out, as that extension understood them', async () => {
  const browser = testBrowser(server.origin);
  await browser.send('/account/sign-up', user);
  const receivedBy: Record<string, ServerAnswer> = { first: {}, second: {} };
  for (const exchange of readExchanges('old-client-new-server')) {
    const { device, method, path, status, answer } = exchange;
    const received = receivedBy[device]!;
    const place = `${device} device: ${method} ${path}`;
    if (method === 'AUTHORIZE') {
      const { left } = await authorize(browser, server.origin + path, user);
      const redirect = new URL(String(answer));
      expect([left?.origin, left?.searchParams.get('state')], place).toEqual([
        redirect.origin,
        redirect.searchParams.get('state'),
      ]);
      received.code = left!.searchParams.get('code')!;
      continue;
    }
    const response = await fetch(...requestOf(exchange, received));
    const text = await response.text();
    expect(response.status, `${place}: ${text}`).toBe(status);
    if (text === '') continue;
    const actual = JSON.parse(text) as ServerAnswer;
    expect(comparable(actual), place).toMatchObject(comparable(answer) as object);
    Object.assign(received, actual);
  }
  const { access_token: token } = receivedBy.first!;
  const note = await fetch(`${server.origin}/api/v1/notes/get?contentId=web:talk`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await note.json()).toMatchObject({ text: 'Written on the second device' });
});
