import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/test-database.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { expect, type Page } from './gloss.ts';
import { test as withModels } from './model.ts';

export interface OwnServer {
  origin: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Calls the server with the token of the signed-in user. */
  client(page: Page): Promise<Client<Operations>>;
  /** Revokes the token, as the account page does. */
  revoke(page: Page): Promise<void>;
}

/** With a real server on this machine, which the extension may reach, and which may ask the models. */
export const test = withModels.extend<{ server: OwnServer }>({
  server: async ({ models }, use) => {
    const { host } = new URL(models.baseUrls.openaiCompatible);
    const directory = mkdtempSync(join(tmpdir(), 'gloss-server-'));
    await copyEmptyDatabase(directory);
    const start = (port: string) =>
      startServer(
        readConfig({ GLOSS_PORT: port, GLOSS_DATA_DIR: directory, GLOSS_MODEL_HOSTS: host }),
        pino({ level: 'silent' }),
      );
    let running: RunningServer | undefined = await start('0');
    const { origin } = running;
    const tokens = (page: Page) =>
      page.evaluate(async () => (await chrome.storage.local.get('account:tokens'))['account:tokens']) as Promise<{
        access: string;
        refresh: string;
      }>;
    await use({
      origin,
      async stop() {
        await running?.close();
        running = undefined;
      },
      async start() {
        running ??= await start(new URL(origin).port);
      },
      async client(page) {
        const { access } = await tokens(page);
        return httpClient(operations, { baseUrl: `${origin}/api`, fetch, token: async () => access });
      },
      async revoke(page) {
        const { refresh } = await tokens(page);
        const body = new URLSearchParams({ client_id: 'gloss-extension', token: refresh });
        expect((await fetch(`${origin}/oauth/revoke`, { method: 'POST', body })).status).toBe(200);
      },
    });
    await running?.close();
    rmSync(directory, { recursive: true, force: true });
  },
});

export const account = (page: Page) => page.locator('[data-account]');

/** Signs in on the server's own page, with a new account. */
export async function signIn(settings: Page, server: OwnServer): Promise<void> {
  await settings.getByRole('radio', { name: /and a server/ }).check();
  await settings.getByRole('textbox', { name: 'Server address' }).fill(server.origin.replace('http://', ''));
  const opening = settings.context().waitForEvent('page');
  await settings.getByRole('button', { name: 'Sign in' }).click();
  const page = await opening;
  await page.getByRole('link', { name: /Create|Sign up/ }).click();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: /Create|Sign up/ }).click();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(account(settings)).toHaveAttribute('data-account', 'signedIn');
  await expect(account(settings)).toContainText('Synced');
}

/** Creates another user on the server, who calls it with an API token. */
export async function somebody({ origin }: OwnServer, email: string): Promise<Client<Operations>> {
  const password = 'another long password';
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie },
      body: new URLSearchParams(fields),
    });
  await send('/account/sign-up', { email, password });
  const [cookie] = (await send('/account/sign-in', { email, password })).headers.getSetCookie();
  const fields = { name: 'test', scope: 'read write', days: '30' };
  const made = await send('/account/tokens', fields, cookie!.split(';')[0]);
  const token = /<code class="secret">([^<]+)</.exec(await made.text())![1]!;
  return httpClient(operations, { baseUrl: `${origin}/api`, fetch, token: async () => token });
}
