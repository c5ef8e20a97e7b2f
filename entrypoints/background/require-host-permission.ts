import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { FetchOptions } from '../../lib/ports/fetch.ts';
import { unlessEnded } from '../channels/unless-ended.ts';

type Reason = FetchOptions['reason'] | 'model' | 'sound' | 'workspace' | 'server';

/**
 * Throws `noPermission` with the host if the user has not allowed requests to it. The worker checks this, because offscreen
 * documents have no permissions API. A model of this device has no address, and needs no permission.
 */
export async function requireHostPermission(address: URL | undefined, reason: Reason): Promise<void> {
  if (!address) return;
  const { protocol, hostname } = address;
  if (await unlessEnded(browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] }))) return;
  throw new Failure('noPermission', `No permission for ${hostname}. Grant it and try again.`, { host: hostname, reason });
}
