import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ElementHandle } from 'puppeteer-core';
import { expect } from 'vitest';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import type { FirefoxBrowser } from './firefox-browser.ts';
import { test } from './gloss.ts';
import { call, click, expectText, fill, textOf, viewOf } from './view.ts';

/** Summarizes the talk without a page that plays it; returns its content id and a page of the extension. */
async function summarized(gloss: FirefoxBrowser) {
  const page = await gloss.openOwnPage('options.html#library');
  const { id } = await call(page, 'summarize', { url: watchUrl('talk') });
  return { contentId: String(id), page };
}

test('a note is stored, listed in the library, found by the search and exported', async ({ gloss }) => {
  const { contentId } = await summarized(gloss);
  const reader = await viewOf(await gloss.openOwnPage(`sidepanel.html?content=${encodeURIComponent(contentId)}&view=notes`));
  await expectText(reader, talk.title);
  await fill(reader, 'Note, in Markdown', 'Zeppelins kept no railway time');
  await expect.poll(() => reader.evaluate(({ document }) => document.querySelectorAll('[data-saved="true"]').length)).toBe(1);

  const library = await viewOf(await gloss.openOwnPage('sidepanel.html?place=library'));
  await expectText(library, talk.title, '[data-saved-item]');
  await library.evaluate(({ document }) => document.querySelector<HTMLElement>('[type=search]')!.focus());
  await (await library.evaluateHandle(({ document }) => document.querySelector('[type=search]') as HTMLElement))
    .asElement()!
    .type('railway');
  await expectText(library, /railway/, '[data-hit="subtitle"]');
  await expectText(library, /railway/, '[data-hit="note"]');

  await click(reader, 'Export');
  await click(reader, 'Download: Markdown');
  const markdown = (await gloss.downloaded(/\.md$/)).toString();
  expect(markdown).toContain('Zeppelins kept no railway time');
  expect(markdown).toContain('https://www.youtube.com/watch?v=GlossTalk01');
});

test('the whole library is exported and imported again', async ({ gloss }) => {
  const { page } = await summarized(gloss);
  await click(await viewOf(page), 'Export library');
  const file = await gloss.downloaded(/\.jsonl\.gz$/);
  expect(gunzipSync(file).toString()).toContain(talk.title);
  const path = gloss.downloadPath(/\.jsonl\.gz$/)!;

  await gloss.reset();
  const settings = await gloss.openOwnPage('options.html#library');
  const view = await viewOf(settings);
  expect(await textOf(await viewOf(await gloss.openOwnPage('sidepanel.html?place=library')), '[data-saved-item]')).toBe('');
  await expectText(view, 'Export library');
  const input = (await settings.$('[data-import]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
  await expectText(view, 'Added: 1 item');
  const library = await viewOf(await gloss.openOwnPage('sidepanel.html?place=library'));
  await expectText(library, talk.title, '[data-saved-item]');
  expect(readFileSync(path)).toEqual(file);
});
