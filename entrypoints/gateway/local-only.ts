import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';

const storageKey = 'localOnly';

/** Whether the user has switched off every outbound request. */
export const isLocalOnly = async (): Promise<boolean> => (await browser.storage.local.get(storageKey))[storageKey] === true;

/** Switches outbound requests off or on, for all contexts of the extension at once. */
export const setLocalOnly = (isOn: boolean): Promise<void> => browser.storage.local.set({ [storageKey]: isOn });

/** Throws `offline` while the switch is on. */
export async function requireOnline(host: string, isBlocked = isLocalOnly): Promise<void> {
  if (await isBlocked()) {
    throw new Failure('offline', `Request to ${host} refused: local-only mode is on. Switch it off in the settings.`, {
      localOnly: true,
    });
  }
}
