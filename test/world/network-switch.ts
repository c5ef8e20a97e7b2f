import type { BrowserContext, Page } from '@playwright/test';

/**
 * Returns a function that takes a browser offline, or online again. The state is also set in each page, and in each that loads: since
 * version 150 Chromium often takes a page for online that is loaded while the protocol emulates no network.
 */
export function networkSwitch(context: BrowserContext): (offline: boolean) => Promise<void> {
  let isOffline = false;
  const setState = (page: Page) =>
    page
      .evaluate((offline) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
        dispatchEvent(new Event(offline ? 'offline' : 'online'));
      }, isOffline)
      // The next document of a page that navigates meanwhile gets the state when it loads.
      .catch(() => undefined);
  const watch = (page: Page) => page.on('domcontentloaded', () => isOffline && setState(page));
  context.pages().forEach(watch);
  context.on('page', watch);
  return async (offline) => {
    if (offline === isOffline) return;
    isOffline = offline;
    await context.setOffline(offline);
    await Promise.all(context.pages().map(setState));
  };
}
