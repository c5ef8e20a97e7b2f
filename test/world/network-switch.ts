import type { BrowserContext, Page } from '@playwright/test';

/**
 * Returns a function that takes a browser offline, or online again. Each page is also told so itself, when it loads too: since
 * version 150 Chromium often takes a page for online that is loaded while the protocol emulates no network.
 */
export function networkSwitch(context: BrowserContext): (offline: boolean) => Promise<void> {
  let isOffline = false;
  const tell = (page: Page) =>
    page
      .evaluate((offline) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
        dispatchEvent(new Event(offline ? 'offline' : 'online'));
      }, isOffline)
      // A page that closes or navigates meanwhile is told by its next document.
      .catch(() => undefined);
  const watch = (page: Page) => page.on('domcontentloaded', () => isOffline && tell(page));
  context.pages().forEach(watch);
  context.on('page', watch);
  return async (offline) => {
    if (offline === isOffline) return;
    isOffline = offline;
    await context.setOffline(offline);
    await Promise.all(context.pages().map(tell));
  };
}
