import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { type BrowserOptions, type ExtensionBrowser, openBrowser } from '../world/browser.ts';
import { startWorld, type World } from '../world/world.ts';
import { type ExtensionVariants, extensionVariants } from './extension-variants.ts';

export type { Page };
export { expect };

export const extensionPath = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));

type Options = Partial<Omit<BrowserOptions, 'extensionPath' | 'world'>>;

interface Fixtures {
  /** The fake internet, as just started. */
  world: World;
  /** A browser with the extension as just installed, its welcome page closed, connected to the fake internet. */
  gloss: ExtensionBrowser;
  /** An ordinary tab. */
  tab: Page;
  /** The options with which the browser is started. Others than a color scheme give the test a browser of its own. */
  options: Options;
  /** Hosts, or match patterns, that the extension has the permission for. */
  allowedHosts: readonly string[];
}

interface WorkerFixtures {
  sharedWorld: World;
  /** Returns the browser that the tests of a Playwright worker share, reset; a new one if it crashed. */
  takeBrowser: (extensionPath: string, colorScheme: Options['colorScheme']) => Promise<ExtensionBrowser>;
  variants: ExtensionVariants;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  options: [{}, { option: true }],
  allowedHosts: [[], { option: true }],
  sharedWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  variants: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const variants = extensionVariants(extensionPath);
      await use(variants);
      variants.remove();
    },
    { scope: 'worker' },
  ],
  takeBrowser: [
    async ({ sharedWorld: world }, use) => {
      let browser: ExtensionBrowser | undefined;
      await use(async (extensionPath, colorScheme) => {
        if (browser && (await reset(browser, { extensionPath, colorScheme }))) return browser;
        browser = await openBrowser({ extensionPath, world });
        if (colorScheme) await browser.reset({ extensionPath, colorScheme });
        return browser;
      });
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ sharedWorld }, use) => {
    sharedWorld.reset();
    await use(sharedWorld);
  },
  gloss: async ({ world, options, allowedHosts, variants, takeBrowser }, use) => {
    const path = variants.pathFor(allowedHosts);
    const { colorScheme, ...launch } = options;
    if (Object.keys(launch).length === 0) return use(await takeBrowser(path, colorScheme));
    const browser = await openBrowser({ extensionPath: path, world, ...options });
    await use(browser);
    await browser.close();
  },
  tab: async ({ gloss }, use) => {
    await use(gloss.context.pages()[0] ?? (await gloss.context.newPage()));
  },
});

/** Resets a browser; closes it and returns false if it does not run any more. */
async function reset(browser: ExtensionBrowser, options: Parameters<ExtensionBrowser['reset']>[0]): Promise<boolean> {
  try {
    await browser.reset(options);
    return true;
  } catch (error) {
    if (browser.context.browser()?.isConnected()) throw error;
    await browser.close().catch(() => undefined);
    return false;
  }
}

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
