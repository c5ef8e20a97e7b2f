import type { ExtensionBrowser } from '../world/browser.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, type Page } from './gloss.ts';
import { call, ownPage } from './model.ts';

/** Summarizes a video of the fake YouTube without a page of the extension, which saves it; returns its content id. */
export async function summarized(gloss: ExtensionBrowser, name: Parameters<typeof watchUrl>[0] = 'talk'): Promise<string> {
  const page = await ownPage(gloss);
  const { id } = (await call(page, 'summarize', { url: watchUrl(name) })) as { id: string };
  await page.close();
  return id;
}

/** Opens the panel's page in a tab, at a view. */
export async function openAt(gloss: ExtensionBrowser, place: Record<string, string>): Promise<Page> {
  const page = await gloss.context.newPage();
  await page.goto(addressOf(gloss, place));
  return page;
}

const addressOf = (gloss: ExtensionBrowser, place: Record<string, string>) =>
  `chrome-extension://${gloss.extensionId}/sidepanel.html?${new URLSearchParams(place)}`;

/** Sets the color scheme. The emulation is lost when another connection to the browser ends, and only a change is applied again. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
  await page.emulateMedia({ colorScheme });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(colorScheme === 'dark');
}

/** Checks the accessibility of a page in both color schemes. */
export async function accessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await paint(page, colorScheme);
    await accessible(page);
  }
}
