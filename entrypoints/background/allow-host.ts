import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';

/** Throws `noPermission`, with the host. Permissions are looked up in the worker, because the engine room can't. */
export async function allowHost(address: URL | undefined, reason: 'model' | 'sound'): Promise<void> {
  if (!address || (await browser.permissions.contains({ origins: [`${address.protocol}//${address.hostname}/*`] }))) return;
  throw new Failure('noPermission', `no permission for ${address.hostname}`, { host: address.hostname, reason });
}
