import { browser } from 'wxt/browser';

const retryDelayMs = 100;
const maxAttempts = 600;

/** Opens the welcome page. Chromium refuses new tabs while tabs are dragged or closed, so a refused call is repeated. */
async function openWelcome(): Promise<void> {
  const url = browser.runtime.getURL('/welcome.html');
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (await browser.tabs.create({ url }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}

/**
 * Opens the welcome page after the installation, never after an update. Firefox installs a temporary add-on again at each start
 * of the browser, and shows none.
 */
export function startWelcome(): void {
  browser.runtime.onInstalled.addListener(({ reason, temporary }: { reason: string; temporary?: boolean }) => {
    if (reason === 'install' && !temporary) void openWelcome();
  });
}
