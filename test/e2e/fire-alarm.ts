import { expect, type Page } from './gloss.ts';

/** Fires an alarm that the extension has set, from one of its own pages: the browser starts the worker, as when its time has come. */
export async function fireAlarm(page: Page, name: 'unfinished-tasks' | 'feeds' | 'account'): Promise<void> {
  await expect.poll(() => page.evaluate((name) => chrome.alarms.get(name), name)).toBeTruthy();
  await page.evaluate((name) => chrome.alarms.create(name, { when: Date.now() }), name);
}
