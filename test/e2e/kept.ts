import type { ExtensionBrowser } from '../world/browser.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page } from './gloss.ts';

/** Summarizes a video of the world's YouTube from the popup, which saves it, and tells its content id. */
export async function summarized(
  gloss: ExtensionBrowser,
  tab: Page,
  name: Parameters<typeof watchUrl>[0] = 'talk',
): Promise<string> {
  await tab.goto(watchUrl(name));
  const popup = await gloss.openPopup(tab);
  await expect(lines(popup).first()).toBeVisible();
  const contentId = await popup.locator('[data-content-id]').first().getAttribute('data-content-id');
  await popup.close();
  return contentId!;
}

/** A page of the extension in a tab of its own, at a place. */
export async function openAt(gloss: ExtensionBrowser, place: Record<string, string>): Promise<Page> {
  const page = await gloss.context.newPage();
  await page.goto(addressOf(gloss, place));
  return page;
}

const addressOf = (gloss: ExtensionBrowser, place: Record<string, string>) =>
  `chrome-extension://${gloss.extensionId}/sidepanel.html?${new URLSearchParams(place)}`;

/** Light or dark. What a browser was told is lost to its pages when another connection to it ends, and only a change is told again. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
  await page.emulateMedia({ colorScheme });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(colorScheme === 'dark');
}
