import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { parse } from 'yaml';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import type { ExtensionBrowser } from '../world/browser.ts';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, type Page, test } from './gloss.ts';
import { call, ownPage } from './model.ts';
import { openAt } from './saved-media.ts';

const note = 'Mine, and **bold**.\n\n> It depends where you are standing. [0:10](#t=10)';

/** The talk, summarized and annotated, full width. No popup is opened: what a browser's second connection sees, the first can't download. */
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

const words = (path: Buffer) => readCaptions({ base64: encodeBase64(path) }).cues.map(({ text }) => text);

test('every format is downloaded or copied with its content', async ({ gloss }) => {
  await gloss.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await annotated(gloss);
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset.opened = String(address);
      return null;
    };
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const press = (name: string) => downloaded(page, () => dialog.getByRole('button', { name, exact: true }).click());

  const markdown = await press('Download: Markdown');
  const [, properties, text] = markdown.bytes.toString().split(/^---$/m) as [string, string, string];
  expect(parse(properties)).toMatchObject({ title: talk.title, source: expect.stringContaining('youtube.com/watch') });
  expect(text).toContain('## Summary');
  expect(text).toContain('Mine, and **bold**.');
  expect(text).toContain('[0:10](<https://www.youtube.com/watch?v=GlossTalk01&t=10>)');
  expect(text).not.toContain('## Transcript');
  await expect(dialog.getByRole('status')).toHaveText(`Saved as ${markdown.name}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy: Markdown' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await copied()).toBe(markdown.bytes.toString());

  await dialog.getByLabel('Include the transcript').check();
  await dialog.getByRole('button', { name: 'Open: Obsidian' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Obsidian reads the note from your clipboard.');
  expect(await page.evaluate(() => document.body.dataset.opened)).toBe(
    `obsidian://new?file=${encodeURIComponent(talk.title)}&clipboard`,
  );
  expect(await copied()).toContain('## Transcript');
  expect((await press('Download: Markdown')).bytes.toString()).toContain('## Transcript');

  const spokenLines = talk.lines.map(({ en }) => en);
  for (const [name, extension] of [
    ['SRT', 'srt'],
    ['WebVTT', 'vtt'],
    ['Text', 'txt'],
  ] as const) {
    const file = await press(name);
    expect(file.name).toBe(`${talk.title}.${extension}`);
    expect(words(file.bytes), name).toEqual(spokenLines);
  }
  const json = JSON.parse((await press('Download: JSON')).bytes.toString());
  expect(json).toMatchObject({ title: talk.title, note });
  expect(json.cues).toHaveLength(spokenLines.length);
  const cards = (await press('Download: Anki')).bytes.toString();
  expect(cards).toMatch(
    /^#separator:tab\n[\s\S]*\n"It depends where you are standing\."\t"How Cities Learned[^\t]*watch\?v=GlossTalk01&t=10"\t""\n$/,
  );
  await accessible(page);
  await call(page, 'updateNote', { contentId: json.contentId, text: 'Mine' });
  await dialog.getByRole('button', { name: 'Download: Anki' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Your note has no quotes yet. Add one from the subtitles.');
});

test('an exported page opens without the extension and without network requests', async ({ gloss, tab, world }) => {
  const page = await annotated(gloss);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const { name, path } = await downloaded(page, () => page.getByRole('button', { name: 'Download: Web page' }).click());
  expect(name).toBe(`${talk.title}.html`);
  const before = world.requests.length;
  await tab.goto(pathToFileURL(path).href);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(talk.title);
  await expect(tab.getByRole('heading', { level: 2 })).toHaveText(['Summary', 'Chapters', 'Notes', 'Transcript']);
  await expect(tab.locator('.cue')).toHaveCount(talk.lines.length);
  await accessible(tab);
  expect(world.requests).toHaveLength(before);
});

test('the summary is drawn as a mind map, which is operable by keyboard and links to the transcript', async ({ gloss }) => {
  const page = await annotated(gloss);
  await page.setViewportSize({ width: 420, height: 760 });
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByRole('radio', { name: 'Mind map' }).check();
  const topics = page.getByRole('treeitem');
  await expect(topics).toHaveCount(talk.chapters.length + 1);
  await expect(topics.first()).toHaveAccessibleName(talk.title);
  await accessible(page);

  await topics.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(topics.nth(1)).toBeFocused();
  await expect(topics.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(topics.nth(1)).toHaveAttribute('aria-expanded', 'true');
  expect(await topics.count()).toBeGreaterThan(talk.chapters.length + 1);
  await page.keyboard.press('ArrowLeft');
  await expect(topics).toHaveCount(talk.chapters.length + 1);
  await page.getByRole('button', { name: 'Expand all' }).click();
  const all = await topics.count();
  await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
  await expect(topics).toHaveCount(talk.chapters.length + 1);
  expect(all).toBeGreaterThan(talk.chapters.length + 2);

  // Without a player beside the page, a topic links to the transcript.
  await page.locator('.markmap-node').nth(2).locator('[data-time]').click();
  await expect(page.getByRole('tab', { name: 'Subtitles' })).toHaveAttribute('aria-selected', 'true');
});

test('a mind map is exported to files that other programs read', async ({ gloss, tab }) => {
  const page = await annotated(gloss);
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByRole('radio', { name: 'Mind map' }).check();
  const save = (name: string) =>
    downloaded(page, async () => {
      await page.getByRole('button', { name: 'Save the mind map' }).click();
      await page.getByRole('menuitem', { name }).click();
    });
  const titles = talk.chapters.map(({ title }) => title);

  const opml = await save('Outline (OPML)');
  expect(opml.name).toBe(`${talk.title}.opml`);
  const outlines = parseDocument(opml.bytes.toString(), { xmlMode: true });
  expect(JSON.stringify(outlines, ['children', 'attribs', 'text'])).toContain(JSON.stringify(titles[1]));
  const freemind = await save('FreeMind');
  expect(freemind.name).toBe(`${talk.title}.mm`);
  expect(freemind.bytes.toString()).toContain(`TEXT="${titles[1]}"`);
  const xmind = await save('XMind');
  const [sheet] = JSON.parse(Buffer.from(unzipSync(xmind.bytes)['content.json']!).toString());
  expect(sheet.rootTopic.children.attached.map(({ title }: { title: string }) => title)).toEqual(titles);

  const markmap = await save('Web page (Markmap)');
  expect(markmap.name).toBe(`${talk.title}.html`);
  await tab.goto(pathToFileURL(markmap.path).href);
  await expect(tab.locator('g.markmap-node').filter({ hasText: titles[1]! })).toBeVisible();
});
