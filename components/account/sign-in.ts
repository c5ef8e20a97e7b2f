import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { accountClient } from './account-client.ts';

/** The browser asks for the server's address in the turn of the click, so nothing may be waited for before. */
export async function signIn(serverUrl: string): Promise<undefined> {
  const { protocol, hostname } = new URL(serverUrl);
  const isAllowed = await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] });
  if (!isAllowed) throw new Failure('noPermission', '', { host: hostname, reason: 'server' });
  await accountClient.connect({ serverUrl });
}
