import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { expect, type Page } from './gloss.ts';
import { test as withModels } from './model.ts';
import { type LocalServer, startOwnServer } from './start-own-server.ts';

export interface OwnServer extends LocalServer {
  /** Calls the server with the token of the signed-in user. */
  client(page: Page): Promise<Client<Operations>>;
  /** Revokes the token, as the account page does. */
  revoke(page: Page): Promise<void>;
}

/** With a real server on this machine, which the extension may reach, and which may ask the models. */
export const test = withModels.extend<{ server: OwnServer }>({
  server: async ({ models }, use) => {
    const local = await startOwnServer(new URL(models.baseUrls.openaiCompatible).host);
    const { origin } = local;
    const tokens = (page: Page) =>
      page.evaluate(async () => (await chrome.storage.local.get('account:tokens'))['account:tokens']) as Promise<{
        access: string;
        refresh: string;
      }>;
    await use({
      ...local,
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
    await local.remove();
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
export async function signUp({ origin }: OwnServer, email: string): Promise<Client<Operations>> {
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
