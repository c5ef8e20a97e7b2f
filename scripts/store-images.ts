/**
 * Writes the screenshots of the stores' listings (1280x800) into docs/store/images, and with ffmpeg a short animation of them, from
 * the built extension beside a recorded talk: `npx wxt build && npm exec -- node scripts/store-images.ts`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openBrowser } from '../test/world/browser.ts';
import { talkUrl } from '../test/world/talks/pages.ts';
import { startWorld } from '../test/world/world.ts';
import { waitForSummary } from './demo-read.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'store', 'images');
const extensionPath = join(root, '.output', 'chrome-mv3');
const size = { width: 1280, height: 800 };
const panelWidth = 400;
/** Seconds that the animation shows each screenshot. */
const frameSeconds = 2.5;

if (!existsSync(extensionPath)) throw new Error('The extension is not built: run "npx wxt build" first.');
mkdirSync(folder, { recursive: true });
const world = await startWorld();
const browser = await openBrowser({ extensionPath, world });
try {
  const { context } = browser;
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(talkUrl('/cities-and-clocks'), { waitUntil: 'domcontentloaded' });
  const panel = await browser.openPanel(page);
  await waitForSummary(panel, () => undefined);
  await panel.locator('[data-skim]').waitFor();
  const canvas = await context.newPage();
  await canvas.setViewportSize(size);
  // The panel follows the tab in front.
  await page.bringToFront();
  await waitForSummary(panel, () => undefined);
  await beside(canvas, page, panel, '1-summary');
  for (const [name, row] of [
    ['chapters', '[data-chapter]'],
    ['subtitles', '[data-cue]'],
    ['ask', 'form'],
  ] as const) {
    await panel.locator(`[role="tab"][id$="-trigger-${name}"]`).click();
    await panel.locator(`[data-view="${name}"] ${row}`).first().waitFor();
    await beside(canvas, page, panel, `${{ chapters: 2, subtitles: 3, ask: 4 }[name]}-${name}`);
  }
  await panel.locator('[role="tab"][id$="-trigger-summary"]').click();
  // Colors change at once instead of fading from those of the light theme.
  await panel.addStyleTag({ content: '* { transition: none !important }' });
  await panel.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await beside(canvas, page, panel, '5-dark');
  const address = await panel.locator('[data-content-id]').first().getAttribute('data-content-id');
  await openReader(
    context,
    `chrome-extension://${browser.extensionId}/sidepanel.html?content=${encodeURIComponent(address ?? '')}`,
  );
  animate();
} finally {
  await browser.close();
  await world.close();
}

/** Stores a picture of the page with the panel beside it, as the browser's window shows them. */
async function beside(canvas: Page, page: Page, panel: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: size.width - panelWidth, height: size.height });
  await panel.setViewportSize({ width: panelWidth, height: size.height });
  // The ring of the focus belongs to the script's clicks.
  await panel.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const images = [await page.screenshot(), await panel.screenshot()].map((image) => image.toString('base64'));
  const html = images.map((image) => `<img alt="" src="data:image/png;base64,${image}">`).join('');
  await canvas.setContent(`<body style="display: flex; margin: 0">${html}</body>`);
  await canvas.screenshot({ path: join(folder, `${name}.png`) });
}

async function openReader(context: BrowserContext, url: string): Promise<void> {
  const reader = await context.newPage();
  await reader.setViewportSize(size);
  await reader.goto(url);
  await waitForSummary(reader, () => undefined);
  await reader.locator('[data-cue]').first().waitFor();
  await reader.locator('[data-view="notes"][data-saved]').waitFor();
  await reader.screenshot({ path: join(folder, '6-reader.png') });
}

/** Writes the screenshots one after the other as an animated image. */
function animate(): void {
  const files = ['1-summary', '2-chapters', '3-subtitles', '4-ask', '5-dark', '6-reader'];
  const inputs = files.flatMap((name) => ['-loop', '1', '-t', String(frameSeconds), '-i', join(folder, `${name}.png`)]);
  const filter = `concat=n=${files.length}:v=1,fps=2,scale=960:-1:flags=lanczos,split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none`;
  const { error, status, stderr } = spawnSync('ffmpeg', ['-y', ...inputs, '-filter_complex', filter, join(folder, 'demo.gif')], {
    encoding: 'utf8',
  });
  if (error || status !== 0) console.error(`No animation was written: ${error?.message ?? stderr.slice(-300)}`);
}
