import { browser } from 'wxt/browser';

/**
 * Deletes all of the extension's own storage: the player's sites, pages and settings, and the hosts of allowed images. The worker
 * follows it, and ends the script's registration.
 */
export async function forgetSites(): Promise<void> {
  await Promise.all([browser.storage.local.clear(), browser.storage.session.clear()]);
}
