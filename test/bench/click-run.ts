import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import { type VideoName, watchUrl } from '../world/youtube/videos.ts';

/** Times from the start of the loading of the popup or the panel to the first line of the summary, in milliseconds. */
export interface ClickTimes {
  /** The first click after the installation, which makes the summary. */
  first: number;
  /** Processor time of all pages and workers until then, which a busy machine changes less. */
  firstProcessor: number;
  /** A click on the same video once its summary is stored. */
  second: number;
  /** The side panel beside the same video. */
  panel: number;
}

/** Time for the page to finish its scripts, and for the extension to finish what follows a summary. */
const settleMs = 2000;

/** Measures one run in a browser with an empty profile, beside a video of the fake internet. */
export async function measureClicks(extensionPath: string, world: World, video: VideoName): Promise<ClickTimes> {
  const browser = await openBrowser({ extensionPath, world });
  try {
    const page = await browser.context.newPage();
    await page.goto(watchUrl(video));
    const session = await browser.context.browser()!.newBrowserCDPSession();
    const processorTime = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { type, cpuTime }) => (type === 'renderer' ? sum + 1000 * cpuTime : sum), 0);
    };
    const click = async () => {
      await sleep(settleMs);
      const before = await processorTime();
      const popup = await browser.openPopup(page);
      const shown = await summaryShown(popup);
      const processor = (await processorTime()) - before;
      await popup.close();
      return { shown, processor };
    };
    const { shown: first, processor: firstProcessor } = await click();
    const { shown: second } = await click();
    await sleep(settleMs);
    const panel = await summaryShown(await browser.openPanel(page));
    return { first, firstProcessor, second, panel };
  } finally {
    await browser.close();
  }
}

/** Returns the time of the mark of the first line, counted from the start of the page's navigation. */
async function summaryShown(page: Page): Promise<number> {
  await page.locator('[data-view="summary"] [data-line]').first().waitFor();
  return page.evaluate(() => performance.getEntriesByName('summary-shown')[0]!.startTime);
}
