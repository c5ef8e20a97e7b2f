import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { openFirefox } from './firefox-browser.ts';
import { test } from './gloss.ts';
import { call, expectText, viewOf } from './view.ts';

const feedUrl = 'http://podcasts.home.arpa/feed.xml';

test('the library and the refresh of feeds outlive the browser', async ({ world }) => {
  const profile = mkdtempSync(join(tmpdir(), 'gloss-firefox-'));
  const first = await openFirefox(world, { profile });
  try {
    const page = await first.openOwnPage('options.html');
    const { id: contentId } = await call(page, 'summarize', { url: watchUrl('talk') });
    await call(page, 'updateNote', { contentId, text: 'Written before the restart' });
    await call(page, 'importSubscriptions', { text: `<opml><body><outline type="rss" xmlUrl="${feedUrl}"/></body></opml>` });
    await expect.poll(() => page.evaluate(async () => Boolean(await chrome.alarms.get('feeds')))).toBe(true);
  } finally {
    await first.close();
  }

  const second = await openFirefox(world, { profile, isInstalled: true });
  try {
    // Nothing of Gloss is open.
    await expect.poll(() => second.runInWindow('return extension?.backgroundState;')).toBe('running');
    const page = await second.openOwnPage('sidepanel.html?place=library');
    expect(await page.evaluate(async () => Boolean(await chrome.alarms.get('feeds')))).toBe(true);
    const view = await viewOf(page);
    await expectText(view, talk.title, '[data-saved-item]');
    const { videos } = await call(page, 'listLibrary');
    const [{ id: contentId }] = videos as [{ id: string }];
    expect(await call(page, 'getNote', { contentId })).toMatchObject({ text: 'Written before the restart' });
  } finally {
    await second.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
