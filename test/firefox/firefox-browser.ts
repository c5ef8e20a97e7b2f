import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import puppeteer, { type Browser, type JSHandle, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { firefoxId } from '../../lib/contract/extension-identity.ts';
import { findFirefox } from '../../scripts/firefox.mjs';
import type { World } from '../world/world.ts';
import { startWorldProxy, type WorldProxy } from './world-proxy.ts';

const extensionPath = fileURLToPath(new URL('../../.output/firefox-mv3', import.meta.url));
/** Fixed, because Firefox would draw another one for each profile. */
const originId = '11111111-1111-4111-8111-111111111111';
const origin = `moz-extension://${originId}`;
/** Firefox's own id of the extension's elements in its window. */
const widgetId = firefoxId.replace(/[@.]/g, '_');

/** A popup or side panel that Firefox shows outside of its tabs. */
export type Surface = 'popup' | 'sidebar';

/** An isolated Firefox with the extension loaded. */
export interface FirefoxBrowser {
  browser: Browser;
  proxy: WorldProxy;
  /** Loads a page of a site in the first tab and brings it to the front. Its media may still be loading. */
  visit(url: string): Promise<Page>;
  /** Opens a page of the extension in a tab. */
  openOwnPage(path: string): Promise<Page>;
  /** Clicks the toolbar button, which also grants access to the active tab. */
  clickAction(): Promise<void>;
  openSidebar(): Promise<void>;
  /** Returns the window of the open popup or sidebar; `driver` is a page of the extension in a tab, which may read it. */
  surface(driver: Page, kind: Surface): Promise<JSHandle<Window>>;
  /** Answers Firefox's own question for a permission, which is shown after a click. */
  answerPermission(answer: 'allow' | 'block'): Promise<void>;
  /** Returns the path of the downloaded file with a name like this one; undefined while there is none. */
  downloadPath(name: RegExp): string | undefined;
  /** Waits for a download and returns its content. */
  downloaded(name: RegExp): Promise<Buffer>;
  /** Grants host permissions without a question. */
  allow(...origins: string[]): Promise<void>;
  /** Suspends the event page as Firefox does to free memory, even if it has work to do. */
  stopBackground(): Promise<void>;
  /** Lets the extension's alarms ring now. */
  fireAlarms(): Promise<void>;
  /** Removes the extension with all that it stored and was allowed, and installs it again; closes all tabs but one. */
  reset(): Promise<void>;
  /** Runs a script in Firefox's own window. */
  runInWindow(script: string): Promise<unknown>;
  close(): Promise<void>;
}

/** End of what hangs; a busy machine is sooner. */
const timeoutMs = 120_000;

interface FirefoxOptions {
  /** Profile folder that is left in place after closing, with the extension in it. A temporary one if omitted. */
  profile?: string;
  /** Whether the profile has the extension already. */
  isInstalled?: boolean;
}

/** BiDi's commands, of which Puppeteer's public interface offers a part. */
interface WithConnection {
  connection: { send(method: string, params: object): Promise<{ result: unknown }> };
}

export async function openFirefox(world: World, options: FirefoxOptions = {}): Promise<FirefoxBrowser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is missing. Install it, or set FIREFOX_PATH to one.');
  const userDataDir = options.profile ?? mkdtempSync(join(tmpdir(), 'gloss-firefox-'));
  const downloads = mkdtempSync(join(tmpdir(), 'gloss-downloads-'));
  const proxy = await startWorldProxy(world);
  const remove = () => {
    for (const folder of options.profile ? [downloads] : [downloads, userDataDir]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
  process.once('exit', remove);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir,
    acceptInsecureCerts: true,
    defaultViewport: null,
    timeout: timeoutMs,
    args: ['--remote-allow-system-access', '--width=1280', '--height=800'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [firefoxId]: originId }),
      'extensions.webextensions.keepUuidOnUninstall': true,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy.port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy.port,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'network.stricttransportsecurity.preloadlist': false,
      'security.cert_pinning.enforcement_level': 0,
      // A temporary extension would not outlive the browser, and this build is not signed.
      'xpinstall.signatures.required': false,
    },
  });
  const send = async (method: string, params: object) =>
    (await (browser as unknown as WithConnection).connection.send(method, params)).result;

  const runInWindow = async (script: string): Promise<unknown> => {
    const { contexts } = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
      contexts: { context: string }[];
    };
    const evaluated = (await send('script.evaluate', {
      expression: `(async () => { const extension = WebExtensionPolicy.getByID(${JSON.stringify(firefoxId)})?.extension; ${script} })()`,
      target: { context: contexts[0]!.context },
      awaitPromise: true,
    })) as { type: string; exceptionDetails?: { text: string }; result?: { value?: unknown } };
    if (evaluated.type === 'exception') throw new Error(`${evaluated.exceptionDetails?.text} in Firefox's window: ${script}`);
    return evaluated.result?.value;
  };

  const downloadPath = (name: RegExp) => {
    const found = readdirSync(downloads).find((file) => name.test(file));
    return found === undefined ? undefined : join(downloads, found);
  };

  if (!options.profile) await browser.installExtension(extensionPath);
  else if (!options.isInstalled)
    await send('webExtension.install', { extensionData: { type: 'base64', value: packExtension() }, 'moz:permanent': true });
  return {
    browser,
    proxy,
    runInWindow,
    async visit(url) {
      const [tab] = await browser.pages();
      await tab!.goto(url, { waitUntil: 'domcontentloaded', timeout: timeoutMs });
      await tab!.bringToFront();
      return tab!;
    },
    async openOwnPage(path) {
      const page = await browser.newPage();
      // Puppeteer's goto waits for events that Firefox does not send for pages of extensions.
      const context = (page.mainFrame() as unknown as { _id: string })._id;
      await send('browsingContext.navigate', { context, url: `${origin}/${path}`, wait: 'complete' });
      return page;
    },
    async clickAction() {
      await runInWindow(`
        const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
        await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);`);
    },
    async openSidebar() {
      await runInWindow(`await SidebarController.show('${widgetId}-sidebar-action');`);
    },
    async surface(driver, kind) {
      return (await driver.waitForFunction(
        (type) => (globalThis as unknown as WithViews).browser.extension.getViews({ type }).at(-1),
        { timeout: timeoutMs },
        kind,
      )) as JSHandle<Window>;
    },
    async answerPermission(answer) {
      await runInWindow(`
        const shown = () => document.querySelector('#notification-popup popupnotification');
        while (!shown() || PopupNotifications.panel.state !== 'open') await new Promise(requestAnimationFrame);
        shown().${answer === 'allow' ? 'button' : 'secondaryButton'}.click();`);
    },
    downloadPath,
    async downloaded(name) {
      // Firefox creates the file before its content, which it first writes beside it.
      await expect
        .poll(
          () =>
            statSync(downloadPath(name) ?? downloads).isFile() &&
            readdirSync(downloads).every((file) => !file.endsWith('.part')) &&
            statSync(downloadPath(name)!).size,
        )
        .toBeGreaterThan(0);
      return readFileSync(downloadPath(name)!);
    },
    async allow(...origins) {
      await runInWindow(`
        const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
        await ExtensionPermissions.add(extension.id, { permissions: [], origins: ${JSON.stringify(origins)} }, extension);`);
    },
    async stopBackground() {
      await runInWindow('await extension.terminateBackground({ disableResetIdleForTest: true });');
    },
    async fireAlarms() {
      await runInWindow(`
        const alarms = await extension.apiManager.asyncGetAPI('alarms', extension);
        for (const alarm of [...alarms.alarms.values()]) alarm.observe();`);
    },
    async reset() {
      const [first, ...others] = await browser.pages();
      await first!.goto('about:blank', { timeout: timeoutMs });
      await Promise.all(others.map((page) => page.close()));
      await browser.uninstallExtension(firefoxId);
      await browser.installExtension(extensionPath);
    },
    async close() {
      await browser.close();
      await proxy.close();
      process.off('exit', remove);
      remove();
    },
  };
}

/** Packs the built extension into an archive in base64. */
function packExtension(): string {
  const files = readdirSync(extensionPath, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(extensionPath, path).replaceAll(sep, '/'), readFileSync(path)] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 })).toString('base64');
}

interface WithViews {
  browser: { extension: { getViews(filter: { type: string }): Window[] } };
}
