import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { clearProfile } from './clear-profile.ts';
import { type LaunchOptions, launchChromium } from './launch-chromium.ts';
import { tabOfPage } from './tab-of-page.ts';

interface InstallOptions {
  /** Folder of the built extension. */
  extensionPath: string;
  /** Whether the page that opens after the installation stays open. */
  keepWelcome?: boolean;
}

export interface BrowserOptions extends LaunchOptions, InstallOptions {}

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
  /**
   * Uninstalls the extension, clears the profile and installs the extension again, as in a new browser: one blank tab is left.
   * The extension may come from another folder, and the color scheme may change.
   */
  reset(options: InstallOptions & Pick<BrowserOptions, 'colorScheme'>): Promise<void>;
  close(): Promise<void>;
}

/** End of what hangs; a busy machine is sooner. */
const timeoutMs = 120_000;
const pollMs = 10;

/** Returns the label of the popup's side panel button in the browser's language. */
const panelButton = (language: string): string => {
  const catalog = join(import.meta.dirname, '../../locales', language.startsWith('zh') ? 'zh-CN' : 'en', 'common.json');
  return JSON.parse(readFileSync(catalog, 'utf8'))['action.openPanel'];
};

/** Returns whether a built extension opens a page when it is installed; versions before 0.2 open none. */
const hasWelcome = (extensionPath: string): boolean => existsSync(join(extensionPath, 'welcome.html'));

/** Waits for the page that opens after the installation. A page's address is known only after the page itself. */
async function welcomePage(context: BrowserContext): Promise<Page> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await setTimeout(pollMs)) {
    const page = context.pages().find((page) => page.url().endsWith('/welcome.html'));
    if (page) return page;
  }
  const open = context.pages().map((page) => page.url());
  throw new Error(`no welcome page opened after the installation, but ${open.join(', ') || 'no page'}`);
}

/** Installs an extension, and returns its id once its background worker runs and its welcome page is open. */
async function install(context: BrowserContext, protocol: CDPSession, options: InstallOptions): Promise<string> {
  const { extensionPath, keepWelcome } = options;
  const [, { id }, welcome] = await Promise.all([
    context.waitForEvent('serviceworker', { timeout: timeoutMs }),
    protocol.send('Extensions.loadUnpacked', { path: extensionPath }),
    hasWelcome(extensionPath) ? welcomePage(context) : undefined,
  ]);
  if (!keepWelcome) await welcome?.close();
  return id;
}

export async function openBrowser(options: BrowserOptions): Promise<ExtensionBrowser> {
  const { world, language = 'en-US' } = options;
  let { colorScheme = 'light' } = options;
  const { context, setOffline, close } = await launchChromium(options);
  const protocol = await context.browser()!.newBrowserCDPSession();
  const extensionId = await install(context, protocol, options);
  /** Origins of the documents that tabs have loaded since the last reset. */
  const origins = new Set<string>();
  const recordOrigins = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
    });
  context.pages().forEach(recordOrigins);
  context.on('page', (page) => {
    recordOrigins(page);
    // The context's own color scheme is fixed when the browser starts.
    if (colorScheme !== (options.colorScheme ?? 'light')) void page.emulateMedia({ colorScheme }).catch(() => undefined);
  });

  let panel: Page | undefined;

  /** Returns the popup or panel that opens. A tab may show a page of the same address. */
  const opened = async (file: string, open: () => Promise<unknown>): Promise<Page> => {
    const before = new Set(context.pages());
    const isOpened = (page: Page) => !before.has(page) && page.url().startsWith(`chrome-extension://${extensionId}/${file}`);
    await open();
    const page =
      context.pages().find(isOpened) ?? (await context.waitForEvent('page', { predicate: isOpened, timeout: timeoutMs }));
    await page.waitForLoadState();
    return page;
  };
  const openPopup = async (page: Page) => {
    await page.bringToFront();
    const targetId = await tabOfPage(context, protocol, page);
    return opened('popup.html', () => protocol.send('Extensions.triggerAction', { id: extensionId, targetId }));
  };

  return {
    context,
    extensionId,
    worker: async () => context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker', { timeout: timeoutMs })),
    openPopup,
    async openPanel(from) {
      const popup = from.url().startsWith(`chrome-extension://${extensionId}/popup.html`) ? from : await openPopup(from);
      const press = () =>
        popup
          .getByRole('button', { name: panelButton(language), exact: true })
          .click()
          // The popup closes on the click, sometimes before Playwright learns that the click is done.
          .catch((error) => {
            if (!popup.isClosed()) throw error;
          });
      // A panel that is already open stays the same page.
      if (panel && !panel.isClosed()) await press();
      else panel = await opened('sidepanel.html', press);
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
    async reset(next) {
      panel = undefined;
      colorScheme = next.colorScheme ?? 'light';
      await setOffline(false);
      await protocol.send('Extensions.uninstall', { id: extensionId });
      await clearProfile(context, origins);
      await install(context, protocol, next);
    },
    close,
  };
}
