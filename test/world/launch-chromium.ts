import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
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
  /** Port of the debugging protocol on the loopback interface. */
  port: number;
  /** Folder of the downloads, under names of Playwright's. */
  downloadPath: string;
  close(): Promise<void>;
}

export async function launchChromium(options: LaunchOptions): Promise<Chromium> {
  const { world, headless = true, language = 'en-US', colorScheme = 'light' } = options;
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing');
  const userDataDir = mkdtempSync(join(tmpdir(), 'gloss-profile-'));
  const remove = () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 3 });
  const downloadPath = join(userDataDir, 'downloads');
  const context = await chromium.launchPersistentContext(userDataDir, {
    executablePath,
    headless,
    colorScheme,
    downloadsPath: downloadPath,
    ignoreDefaultArgs: ['--disable-extensions', ...(options.audible ? ['--mute-audio'] : [])],
    // The sandbox protects against pages of the internet; it can't run as root, and often not in containers.
    chromiumSandbox: !world && process.getuid?.() !== 0,
    viewport: headless ? { width: 1280, height: 800 } : null,
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
      '--remote-debugging-port=0',
      '--enable-unsafe-extension-debugging',
      ...(world ? [`--host-resolver-rules=${world.rules}`, '--ignore-certificate-errors', '--no-proxy-server'] : []),
    ],
  });
  // Remove the profile on Ctrl-C too; runs after Playwright's own listener, which closes the browser.
  process.once('exit', remove);
  return {
    context,
    downloadPath,
    port: Number(readFileSync(join(userDataDir, 'DevToolsActivePort'), 'utf8').split('\n')[0]),
    async close() {
      await context.close();
      process.off('exit', remove);
      remove();
    },
  };
}
