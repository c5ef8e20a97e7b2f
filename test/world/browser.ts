import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { tabOfPage } from './tab-of-page.ts';
import type { World } from './world.ts';

export interface BrowserOptions {
  /** Folder of the built extension. */
  extensionPath: string;
  /** The fake internet that every address resolves to; the real internet if omitted. */
  world?: World;
  headless?: boolean;
  /**
   * Profile folder that is left in place after closing, so that a second browser can reuse it. A temporary folder if omitted.
   */
  userDataDir?: string;
  /** Language of the browser's own UI, and so of the extension. */
  language?: string;
  colorScheme?: 'light' | 'dark';
  /** X display for a browser with a window. */
  display?: string;
  /** Whether tabs play audio that can be captured. */
  audible?: boolean;
}

/** An isolated Chromium with the extension loaded. */
export interface ExtensionBrowser {
  context: BrowserContext;
  extensionId: string;
  /** Returns the running background worker; does not start one. */
  worker(): Promise<Worker>;
  /**
   * Clicks the toolbar button while `page` is in front, which also grants access to its tab. Returns the real popup as a page.
   */
  openPopup(page: Page): Promise<Page>;
  /** Opens the side panel by the popup's button and returns it. `from` is the popup, or a page over which to open one. */
  openPanel(from: Page): Promise<Page>;
  /** Stops the background worker, as the browser does to free memory. */
  killWorker(): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  close(): Promise<void>;
}

const timeoutMs = 30_000;

/** Returns the label of the popup's side panel button in the browser's language. */
const panelButton = (language: string): string => {
  const catalog = join(import.meta.dirname, '../../locales', language.startsWith('zh') ? 'zh-CN' : 'en', 'common.json');
  return JSON.parse(readFileSync(catalog, 'utf8'))['action.openPanel'];
};

export async function openBrowser(options: BrowserOptions): Promise<ExtensionBrowser> {
  const { extensionPath, world, headless = true, language = 'en-US', colorScheme = 'light' } = options;
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing');
  const userDataDir = options.userDataDir ?? mkdtempSync(join(tmpdir(), 'gloss-profile-'));
  const isTemporary = options.userDataDir === undefined;
  const remove = () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 3 });
  // A crash may have left the port of a browser that no longer runs.
  rmSync(join(userDataDir, 'DevToolsActivePort'), { force: true });
  const context = await chromium.launchPersistentContext(userDataDir, {
    executablePath,
    headless,
    colorScheme,
    ...(options.audible && { ignoreDefaultArgs: ['--mute-audio'] }),
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
      `--disable-extensions-except=${extensionPath}`,
      `--load-extension=${extensionPath}`,
      ...(world ? [`--host-resolver-rules=${world.rules}`, '--ignore-certificate-errors', '--no-proxy-server'] : []),
    ],
  });
  // Remove the profile on Ctrl-C too; runs after Playwright's own listener, which closes the browser.
  if (isTemporary) process.once('exit', remove);
  const worker = async () =>
    context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker', { timeout: timeoutMs }));
  const extensionId = new URL((await worker()).url()).host;
  const protocol = await context.browser()!.newBrowserCDPSession();

  const [port] = readFileSync(join(userDataDir, 'DevToolsActivePort'), 'utf8').split('\n');
  const connections: Browser[] = [];
  let panel: Page | undefined;
  const targets = async (type: string) => (await protocol.send('Target.getTargets', { filter: [{ type }] })).targetInfos;

  /**
   * Returns an open popup or panel as a page. A connection lists only those that were open when it was made, so each one gets
   * its own connection.
   */
  const surface = async (file: string): Promise<Page> => {
    const address = `chrome-extension://${extensionId}/${file}`;
    const end = Date.now() + timeoutMs;
    while (!(await targets('page')).some(({ url, attached }) => url.startsWith(address) && !attached)) {
      if (Date.now() > end) throw new Error(`${file} did not open`);
      await sleep(20);
    }
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    connections.push(connection);
    const find = () =>
      connection
        .contexts()[0]
        ?.pages()
        .findLast((each) => each.url().startsWith(address));
    // A connection discovers its pages one after the other.
    for (let tries = 0; tries < 100 && !find(); tries++) await sleep(20);
    const page = find();
    if (!page) throw new Error(`${file} closed at once`);
    await page.waitForLoadState();
    // The context's emulation settings do not apply to pages of another connection.
    await page.emulateMedia({ colorScheme });
    return page;
  };

  const openPopup = async (page: Page) => {
    await page.bringToFront();
    const targetId = await tabOfPage(context, protocol, page);
    await protocol.send('Extensions.triggerAction', { id: extensionId, targetId });
    return surface('popup.html');
  };

  const setOffline = async (offline: boolean) => {
    const contexts = connections.filter((each) => each.isConnected()).flatMap((each) => each.contexts());
    await Promise.all([context, ...contexts].map((each) => each.setOffline(offline)));
  };

  return {
    context,
    extensionId,
    worker,
    openPopup,
    async openPanel(from) {
      const popup = from.url().startsWith(`chrome-extension://${extensionId}/popup.html`) ? from : await openPopup(from);
      const opening = popup.getByRole('button', { name: panelButton(language), exact: true }).click();
      // The popup closes on the click, sometimes before Playwright learns that the click is done.
      await opening.catch((error) => {
        if (!popup.isClosed()) throw error;
      });
      // A panel that is already open stays the same page.
      if (!panel || panel.isClosed()) panel = await surface('sidepanel.html');
      return panel;
    },
    async killWorker() {
      const session = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await session.detach();
    },
    async goOffline() {
      world?.setOffline(true);
      await setOffline(true);
    },
    async goOnline() {
      world?.setOffline(false);
      await setOffline(false);
    },
    async close() {
      await Promise.all(connections.map((connection) => connection.close()));
      await context.close();
      if (!isTemporary) return;
      process.off('exit', remove);
      remove();
    },
  };
}
