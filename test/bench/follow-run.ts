import type { Page } from '@playwright/test';
import { type ExtensionBrowser, openBrowser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import { videos, watchUrl } from '../world/youtube/videos.ts';
import { heapOf } from './bench-extension.ts';

/** What following a transcript of ten hours costs the side panel. */
export interface FollowCosts {
  /** Milliseconds of processor time of the main thread for each time update of the player. */
  updates: number[];
  /** The same for the measurement alone, which is part of each. */
  measuring: number[];
  /** Bytes of live memory after 1,000 updates. */
  heap: number;
}

const measuredUpdates = 100;
const heapUpdates = 1000;
/** The distance between two time updates in seconds of the video, so that each has another line. */
const step = 7;
const start = 18_000;

/** Measures the panel while the player of the fake internet reports other positions of ten hours of captions. */
export async function measureFollowing(extensionPath: string, world: World): Promise<FollowCosts> {
  const browser = await openBrowser({ extensionPath, world });
  try {
    const page = await browser.context.newPage();
    await page.goto(watchUrl('tenHours'));
    const panel = await browser.openPanel(page);
    await panel.locator('[data-view="summary"] [data-line]').first().waitFor();
    await panel.locator('[role="tab"][id$="-trigger-subtitles"]').click();
    await panel.locator('[data-cue]').first().waitFor();
    const line = await showTime(page, panel, start);
    if (line < videos.tenHours.tracks[0]!.lines().length / 3) throw new Error(`the panel follows line ${line}`);

    const session = await panel.context().newCDPSession(panel);
    // Other processes, which a busy machine runs between, are not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busySeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value;
    };
    const measure = async (work: (time: number) => Promise<unknown>) => {
      const costs: number[] = [];
      for (let done = 1; done <= measuredUpdates; done++) {
        const before = await busySeconds();
        await work(start + done * step);
        costs.push(1000 * ((await busySeconds()) - before));
      }
      return costs;
    };
    const updates = await measure((time) => showTime(page, panel, time));
    const measuring = await measure((time) => showNothing(panel, time));
    await session.detach();

    await page.evaluate(sendUpdates, { from: start, step, count: heapUpdates });
    await showTime(page, panel, start);
    await closeOffscreen(browser);
    return { updates, measuring, heap: await heapOf(panel) };
  } finally {
    await browser.close();
  }
}

/** Changes an attribute that no style and no view reads, and waits for it as `showTime` does. */
async function showNothing(panel: Page, time: number): Promise<void> {
  await panel.evaluate(() => document.querySelector('[data-cue][aria-current]')?.getAttribute('data-index'));
  await panel.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-measured'] });
        document.body.setAttribute('data-measured', String(time));
      }),
    time,
  );
}

/** Moves the player, waits until the panel marks the line, and returns its index. */
async function showTime(page: Page, panel: Page, time: number): Promise<number> {
  const former = await panel.evaluate(() => document.querySelector('[data-cue][aria-current]')?.getAttribute('data-index'));
  const marked = panel.evaluate(
    (former) =>
      new Promise<number>((resolve) => {
        const check = () => {
          const index = document.querySelector('[data-cue][aria-current]')?.getAttribute('data-index');
          if (index === undefined || index === null || index === former) return;
          observer.disconnect();
          // What the change brings about, such as scrolling, belongs to it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(index))));
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'] });
        check();
      }),
    former,
  );
  await page.evaluate((time) => {
    document.querySelector('video')!.currentTime = time;
  }, time);
  return marked;
}

/** Runs in the page: moves the player and reports each position. */
async function sendUpdates({ from, step, count }: { from: number; step: number; count: number }): Promise<void> {
  const video = document.querySelector('video')!;
  for (let sent = 1; sent <= count; sent++) {
    video.currentTime = from + sent * step;
    video.dispatchEvent(new Event('timeupdate'));
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** Closes the offscreen document, which shares its memory with the panel, as it does itself after a minute. */
const closeOffscreen = async (browser: ExtensionBrowser): Promise<void> =>
  (await browser.worker()).evaluate(() => chrome.offscreen.closeDocument());
