import { ensureChromium } from '../chromium.mjs';
import { ensureFirefox } from '../firefox.mjs';
import { ensureInstalled } from '../install.mjs';
import { tryPrograms } from '../test-programs.mjs';

/**
 * An installation that steps need. `prepare` returns environment variables for the steps, and prints what is missing still.
 * @typedef {{ name: string, does: string, cores: number,
 *   prepare: (options: { log: (line: string) => void, signal: AbortSignal }) => Promise<Record<string, string>> }} Preparation
 */

/**
 * Downloads wait for the network most of the time, so they run side by side.
 * @type {Preparation[]}
 */
export const preparations = [
  {
    name: 'install',
    does: 'packages of npm',
    cores: 0.5,
    prepare: async (options) => {
      await ensureInstalled(options);
      return {};
    },
  },
  {
    name: 'programs',
    does: 'programs that some tests use',
    cores: 0.5,
    prepare: async (options) => {
      const missing = await tryPrograms(options);
      if (missing.length > 0) {
        options.log(`Missing: ${missing.join(', ')}. The tests that use them are skipped; install them to run all tests.`);
      }
      return {};
    },
  },
  {
    name: 'chromium',
    does: 'Chromium',
    cores: 0.5,
    prepare: async (options) => ({ CHROMIUM_PATH: await ensureChromium(options) }),
  },
  {
    name: 'firefox-program',
    does: 'Firefox',
    cores: 0.5,
    prepare: async (options) => ({ FIREFOX_PATH: await ensureFirefox(options) }),
  },
];
