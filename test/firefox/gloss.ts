import { test as base } from 'vitest';
import { startWorld, type World } from '../world/world.ts';
import { type FirefoxBrowser, openFirefox } from './firefox-browser.ts';

interface Worker {
  world: World;
  firefox: FirefoxBrowser;
}
interface Fixtures extends Worker {
  /** The browser with an extension that has stored nothing and was allowed nothing, and one empty tab. */
  gloss: FirefoxBrowser;
}

export const test = base.extend<{ $worker: Worker; $test: Omit<Fixtures, keyof Worker> }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from the pattern.
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  firefox: [
    async ({ world }, use) => {
      const firefox = await openFirefox(world);
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  gloss: async ({ firefox }, use) => {
    await firefox.reset();
    await use(firefox);
  },
});
