import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';

/** Throws `noPermission`, with the host. The worker checks permissions, because offscreen documents have no API for them. */
export async function allowHost(address: URL | undefined, reason: 'model' | 'sound'): Promise<void> {
  if (!address || (await browser.permissions.contains({ origins: [`${address.protocol}//${address.hostname}/*`] }))) return;
  throw new Failure('noPermission', `No permission for ${address.hostname}. Grant it and try again.`, {
    host: address.hostname,
    reason,
  });
}
