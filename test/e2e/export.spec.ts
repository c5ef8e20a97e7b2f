import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ExtensionBrowser } from '../world/browser.ts';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, type Page, test } from './gloss.ts';
import { call, ownPage } from './model.ts';
import { openAt } from './saved-media.ts';

const note = 'Mine, and **bold**.\n\n> It depends where you are standing. [0:10](#t=10)';

/** The talk, summarized and annotated, in a tab. */
async function annotated(gloss: ExtensionBrowser): Promise<Page> {
  const own = await ownPage(gloss);
  const { id: contentId } = (await call(own, 'summarize', { url: watchUrl('talk') })) as { id: string };
  await call(own, 'updateNote', { contentId, text: note });
  await own.close();
  const page = await openAt(gloss, { content: contentId });
  await expect(page.locator('[data-view="summary"]')).toBeVisible();
  return page;
}

/** Clicks a button and returns the downloaded file. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; path: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const name = download.suggestedFilename();
  const path = test.info().outputPath(name);
  await download.saveAs(path);
  return { name, path, bytes: readFileSync(path) };
}

test('exports are downloaded, and their pages open without the extension and without network requests', async ({
  gloss,
  tab,
}) => {
  const page = await annotated(gloss);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const subtitles = await downloaded(page, () => dialog.getByRole('button', { name: 'SRT', exact: true }).click());
  expect(subtitles.name).toBe(`${talk.title}.srt`);
  expect(subtitles.bytes.toString()).toContain(talk.lines[0]!.en);
  const { name, path } = await downloaded(page, () => dialog.getByRole('button', { name: 'Download: Web page' }).click());
  expect(name).toBe(`${talk.title}.html`);
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(new URL(request.url()).protocol));
  await tab.goto(pathToFileURL(path).href);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(talk.title);
  await expect(tab.getByRole('heading', { level: 2 })).toHaveText(['Summary', 'Chapters', 'Notes', 'Transcript']);
  await expect(tab.locator('.cue')).toHaveCount(talk.lines.length);
  await accessible(tab);

  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByRole('radio', { name: 'Mind map' }).check();
  const markmap = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Save the mind map' }).click();
    await page.getByRole('menuitem', { name: 'Web page (Markmap)' }).click();
  });
  expect(markmap.name).toBe(`${talk.title}.html`);
  await tab.goto(pathToFileURL(markmap.path).href);
  await expect(tab.locator('g.markmap-node').filter({ hasText: talk.chapters[1]!.title })).toBeVisible();
  expect([...new Set(requested)].sort()).toEqual(['file:']);
});
