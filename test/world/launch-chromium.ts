import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { networkSwitch } from './network-switch.ts';
import type { World } from './world.ts';

export interface LaunchOptions {
  /** The fake internet that every address resolves to; the real internet if omitted. */
  world?: World;
  headless?: boolean;
  /** Language of the browser's own UI, and so of the extension. */
  language?: string;
  colorScheme?: 'light' | 'dark';
  /** X display for a browser with a window. */
  display?: string;
  /** Whether tabs play audio that can be captured. */
  audible?: boolean;
}

/** A Chromium without extensions, whose temporary profile is removed when it closes. */
export interface Chromium {
  context: BrowserContext;
  setOffline(offline: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function launchChromium(options: LaunchOptions): Promise<Chromium> {
  const { world, headless = true, language = 'en-US', colorScheme = 'light' } = options;
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing');
  const userDataDir = mkdtempSync(join(tmpdir(), 'gloss-profile-'));
  const remove = () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 3 });
  // Playwright's pages include the popup, the side panel and the offscreen document of an extension then.
  process.env.PW_CHROMIUM_ATTACH_TO_OTHER = '1';
  const context = await chromium.launchPersistentContext(userDataDir, {
    executablePath,
    headless,
    // Playwright Test would emulate its own language in all pages.
    locale: language,
    colorScheme,
    downloadsPath: join(userDataDir, 'downloads'),
    ignoreDefaultArgs: ['--disable-extensions', ...(options.audible ? ['--mute-audio'] : [])],
    // The sandbox protects against pages of the internet; it can't run as root, and often not in containers.
    chromiumSandbox: !world && process.getuid?.() !== 0,
    // A popup and a side panel have the size that the browser gives them.
    viewport: null,
    ...(options.display && { env: { ...process.env, DISPLAY: options.display } }),
    args: [
      '--no-first-run',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-crash-restore-bubble',
      // Hides the warning bar about these flags.
      '--test-type',
      // The language of the browser's UI, and the one that it requests from pages.
      `--lang=${language}`,
      `--accept-lang=${language}`,
      '--window-size=1280,900',
      // Frames of animations take a fifth of the time of a test.
      '--force-prefers-reduced-motion',
      '--enable-unsafe-extension-debugging',
      ...(world ? [`--host-resolver-rules=${world.rules}`, '--ignore-certificate-errors', '--no-proxy-server'] : []),
    ],
  });
  // Remove the profile on Ctrl-C too; runs after Playwright's own listener, which closes the browser.
  process.once('exit', remove);
  return {
    context,
    setOffline: networkSwitch(context),
    async close() {
      await context.close();
      process.off('exit', remove);
      remove();
    },
  };
}
