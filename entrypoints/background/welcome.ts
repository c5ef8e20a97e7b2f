import { browser } from 'wxt/browser';

/**
 * Opens the welcome page after the installation, never after an update. Firefox installs a temporary add-on again at each start
 * of the browser, and shows none.
 */
export function startWelcome(): void {
  browser.runtime.onInstalled.addListener(({ reason, temporary }: { reason: string; temporary?: boolean }) => {
    if (reason === 'install' && !temporary) void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
  });
}
