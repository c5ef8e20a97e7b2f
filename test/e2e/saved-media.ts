import type { ExtensionBrowser } from '../world/browser.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, type Page } from './gloss.ts';
import { call, ownPage } from './model.ts';

/** Has a video of the world's YouTube summarized without any face, which saves it, and tells its content id. */
export async function summarized(gloss: ExtensionBrowser, name: Parameters<typeof watchUrl>[0] = 'talk'): Promise<string> {
  const page = await ownPage(gloss);
  const { id } = (await call(page, 'summarize', { url: watchUrl(name) })) as { id: string };
  await page.close();
  return id;
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
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
  await page.emulateMedia({ colorScheme });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(colorScheme === 'dark');
}

/** Finds nothing against it, light or dark. */
export async function accessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await paint(page, colorScheme);
    await accessible(page);
  }
}
