/**
 * The demo of `npm start`: opens Gloss beside a talk in a real browser, and prints its results on the terminal.
 * Results go to standard output, progress to standard error. `--headless`, `--youtube`, `--url URL`.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { openBrowser } from '../test/world/browser.ts';
import { talkUrl } from '../test/world/talks/pages.ts';
import { startWorld } from '../test/world/world.ts';
import { watchUrl } from '../test/world/youtube/videos.ts';
import { printReport } from './demo-print.ts';
import { readPanel, waitForSummary } from './demo-read.ts';

const root = join(import.meta.dirname, '..');
const extensionPath = join(root, '.output', 'chrome-mv3');
const folder = join(root, 'out', 'start');

const say = (line: string) => process.stderr.write(`${line}\n`);

interface DemoOptions {
  headless: boolean;
  url: string;
  /** Whether to use the internet instead of the local test sites. */
  isReal: boolean;
}

function readDemoOptions(): DemoOptions {
  const options = { headless: { type: 'boolean' }, youtube: { type: 'boolean' }, url: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const { url } = values;
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`--url wants an address with http or https, not "${url}".`);
  const hasDisplay =
    ['darwin', 'win32'].includes(process.platform) || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (!hasDisplay && !values.headless) say('There is no display, so this runs without a window.');
  return {
    headless: values.headless ?? !hasDisplay,
    url: url ?? (values.youtube ? watchUrl('talk') : talkUrl('/cities-and-clocks')),
    isReal: url !== undefined,
  };
}

async function show({ headless, url, isReal }: DemoOptions): Promise<void> {
  if (!existsSync(extensionPath)) throw new Error('The extension is not built. "npm start" builds it.');
  mkdirSync(folder, { recursive: true });
  const world = isReal ? undefined : await startWorld();
  say(`Starting Chromium${headless ? ' without a window' : ''} with Gloss in it.`);
  const browser = await openBrowser({ extensionPath, world, headless });
  const closed = new Promise<void>((resolve) => browser.context.on('close', () => resolve()));
  try {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    say(`Opening ${url}`);
    await open(page, url);

    const shots: string[] = [];
    const takeScreenshot = async (of: Page, name: string) => {
      const path = join(folder, `${name}.png`);
      await of.screenshot({ path });
      shots.push(relative(process.cwd(), path));
    };

    say('Clicking the toolbar button of Gloss.');
    const start = performance.now();
    const popup = await browser.openPopup(page);
    try {
      await waitForSummary(popup, say);
      say(`The popup had its summary ${((performance.now() - start) / 1000).toFixed(1)} s after the click.`);
      await takeScreenshot(popup, 'popup');
    } catch (error) {
      // A click elsewhere closes the popup, and the user may do that.
      if (!popup.isClosed()) throw error;
    }

    say('Opening the side panel from the popup.');
    const panel = await browser.openPanel(popup.isClosed() ? page : popup);
    await waitForSummary(panel, say);
    const report = await readPanel(panel, (view) => takeScreenshot(panel, `panel-${view}`));
    await takeScreenshot(page, 'page');

    printReport({ ...report, url }, shots);
    if (headless) return;
    say('Gloss stays open beside the talk. Close the window to end.');
    await closed;
  } finally {
    await browser.close().catch(() => undefined);
    await world?.close();
  }
}

async function open(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 45_000 });
  } catch (error) {
    throw new Error(`Could not open ${url}: ${firstLine(error).replace(/^page\.goto: | at http.*/g, '')}`);
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

try {
  await show(readDemoOptions());
} catch (error) {
  say(firstLine(error));
  process.exitCode = 1;
}
