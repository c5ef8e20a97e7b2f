import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../world/browser.ts';
import { startWorld } from '../world/world.ts';
import { videos } from '../world/youtube/videos.ts';

/** Durations of one browser run, in milliseconds. */
export interface BrowserTimes {
  /** Time from the click on the toolbar button to the summary's first line in the popup. */
  clickToSummary: number;
  /** Time from the first call to a stopped worker to its answer. */
  workerWake: number;
  /** Time from the start of the side panel's page to its first paint. */
  panelPaint: number;
}

const watchPage = `https://www.youtube.com/watch?v=${videos.talk.id}`;

/** Measures one run in a browser with an empty profile. */
export async function measureBrowser(extensionPath: string): Promise<BrowserTimes> {
  const world = await startWorld();
  const browser = await openBrowser({ extensionPath, world });
  try {
    const page = await browser.context.newPage();
    await page.goto(watchPage);
    // Give the page time to finish its scripts and provide its captions, as when a user reads before clicking.
    await sleep(1000);
    const click = performance.now();
    const popup = await browser.openPopup(page);
    await popup.locator('[data-line]').first().waitFor();
    const clickToSummary = performance.now() - click;
    await popup.close();

    const panel = await browser.openPanel(page);
    const panelPaint = await firstPaint(panel);
    await browser.killWorker();
    const workerWake = await panel.evaluate(callService);
    return { clickToSummary, workerWake, panelPaint };
  } finally {
    await browser.close();
    await world.close();
  }
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Runs in the panel and returns the duration of the smallest call, in milliseconds. */
const callService = () =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    const port = chrome.runtime.connect({ name: 'service' });
    port.onMessage.addListener(() => resolve(performance.now() - start));
    port.postMessage({ name: 'getVersion', input: {} });
  });
