import { talkUrl } from '../world/talks/pages.ts';
import { type VideoName, watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, rows, stateView, test } from './gloss.ts';

const refused: Record<string, [video: VideoName, state: string, code: string]> = {
  'a video without captions': ['withoutCaptions', 'no-captions', 'noCaptions'],
  'a 0-byte body': ['empty', 'error', 'captionsEmpty'],
  'a track that is HTML': ['html', 'error', 'captionsUnreadable'],
  'a track of another video': ['foreign', 'error', 'captionsForeign'],
  'an answer for another video': ['redirected', 'error', 'captionsForeign'],
  'captions that run beyond the end': ['overrun', 'error', 'captionsForeign'],
  'too many requests': ['rateLimited', 'error', 'rateLimited'],
  'a 60 MB caption file': ['huge', 'error', 'tooLarge'],
  'an age gate': ['ageRestricted', 'error', 'ageRestricted'],
  'a private video': ['private', 'error', 'mediaUnavailable'],
  'a bot wall': ['botCheck', 'error', 'botCheck'],
  'a removed video': ['removed', 'error', 'mediaUnavailable'],
  'an announced live': ['upcoming', 'error', 'notYetAired'],
};

test('each failure has its state, its code and a remedy', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('oneWord'));
  const panel = await gloss.openPanel(tab);
  for (const [name, [video, state, code]] of Object.entries(refused)) {
    await test.step(name, async () => {
      await tab.goto(watchUrl(video));
      await expect(stateView(panel, state)).toHaveAttribute('data-content-id', new RegExp(`${watchUrl(video).slice(-11)}$`));
      const task = (await rows(panel, 'tasks')).find(({ url }) => url === watchUrl(video));
      expect(task).toMatchObject({ status: 'failed', failure: { code } });
      await expect(lines(panel)).toHaveCount(0);
    });
  }
});

test('the popup reports a page without media, and the panel opens there too', async ({ gloss, tab }) => {
  await tab.goto(talkUrl('/nothing'));
  const panel = await gloss.openPanel(tab);
  await expect(stateView(panel, 'none')).toBeVisible();
});

test('invalid track files of a page have their codes', async ({ gloss, tab }) => {
  for (const [path, state, code] of [
    ['/without-captions', 'no-captions', 'noCaptions'],
    ['/html-track', 'error', 'captionsUnreadable'],
    ['/empty-track', 'error', 'captionsEmpty'],
  ] as const) {
    await tab.goto(talkUrl(path));
    const popup = await gloss.openPopup(tab);
    await expect(stateView(popup, state)).toBeVisible();
    const task = (await rows(popup, 'tasks')).find(({ url }) => url === talkUrl(path));
    expect(task).toMatchObject({ failure: { code } });
    await popup.close();
  }
});

test('one word and ten hours are both read completely', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('oneWord'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel)).toHaveText(/Bread/);
  await tab.goto(watchUrl('long'));
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossLong01$/);
  const summary = (await rows(panel, 'summaries')).find(({ contentId }) => String(contentId).endsWith('GlossLong01'));
  expect(summary).toMatchObject({ digest: { chapters: expect.arrayContaining([expect.objectContaining({ end: 36_000 })]) } });
});

test('markup and script in titles and cues are text', async ({ gloss, tab, world }) => {
  await tab.goto(watchUrl('markup'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  await expect(panel.locator('[data-cue]').first()).toContainText('<script>');
  await expect(panel.getByRole('heading').first()).toContainText('<script>');
  expect(await panel.evaluate(() => document.documentElement.dataset.pwned)).toBeUndefined();
  expect(await panel.locator('[data-state] img[src^="http"], [data-state] a[href^="javascript"]').count()).toBe(0);
  expect(world.requests.filter(({ host }) => host === 'evil.example')).toEqual([]);
});

test('a full disk is reported, and nothing saved is lost', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  // Chromium does not hold extensions to a quota set from outside, so the browser's answer is put in its mouth.
  const worker = await gloss.worker();
  await worker.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row: Parameters<typeof put>) {
      const request = put.apply(this, row);
      if (this.name !== 'transcripts') return request;
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await tab.goto(watchUrl('german'));
  await expect(stateView(panel, 'error')).toHaveAttribute('data-content-id', /GlossGerm01$/);
  await expect(stateView(panel, 'error')).toContainText(/space|storage|disk/i);
  await tab.goto(watchUrl('talk'));
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossTalk01$/);
  expect(await rows(panel, 'summaries')).toHaveLength(1);
});
