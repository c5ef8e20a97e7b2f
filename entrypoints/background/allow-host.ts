import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { unlessEnded } from '../channels/ended-worker.ts';

/**
 * Throws `noPermission` with the host if it may not be requested. The worker checks this, because offscreen documents have no
 * permissions API.
 */
export async function allowHost(address: URL | undefined, reason: 'model' | 'sound' | 'workspace'): Promise<void> {
  if (!address) return;
  const origins = [`${address.protocol}//${address.hostname}/*`];
  if (await unlessEnded(browser.permissions.contains({ origins }))) return;
  throw new Failure('noPermission', `No permission for ${address.hostname}. Grant it and try again.`, {
    host: address.hostname,
    reason,
  });
}
