import { browser } from 'wxt/browser';

const pauseMs = 100;
const maxTries = 600;

/** Opens the welcome page. Chromium refuses new tabs while a person drags one or several are closing, so it is tried again. */
async function openWelcome(): Promise<void> {
  const url = browser.runtime.getURL('/welcome.html');
  for (let tries = 0; tries < maxTries; tries++) {
    if (await browser.tabs.create({ url }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
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
