import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { type BrowserOptions, type ExtensionBrowser, openBrowser } from '../world/browser.ts';
import { startWorld, type World } from '../world/world.ts';

export type { Page };
export { expect };

export const extensionPath = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));

interface Fixtures {
  world: World;
  /** A new browser profile with the extension, connected to the fake internet. */
  gloss: ExtensionBrowser;
  /** An ordinary tab. */
  tab: Page;
  options: Partial<BrowserOptions>;
}

export const test = base.extend<Fixtures>({
  options: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  world: async ({}, use) => {
    const world = await startWorld();
    await use(world);
    await world.close();
  },
  gloss: async ({ world, options }, use) => {
    const browser = await openBrowser({ extensionPath, world, ...options });
    await use(browser);
    await browser.close();
  },
  tab: async ({ gloss }, use) => {
    await use(gloss.context.pages()[0] ?? (await gloss.context.newPage()));
  },
});

/** The root element of a page of the extension in a state. */
export const stateView = (page: Page, state?: string) => page.locator(`[data-state${state ? `="${state}"` : ''}]:has(> header)`);

export const lines = (page: Page) => page.locator('[data-view="summary"] [data-line]');

/** Rows of a table of the extension's database, as any of its own pages sees them. */
export const rows = (page: Page, table: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    table,
  );
