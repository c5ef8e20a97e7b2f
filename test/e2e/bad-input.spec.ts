import { variant } from '../quick-run.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, rows, stateView, test } from './gloss.ts';

test(
  'the panel follows its tab over pages without media, a single word, ten hours and failures',
  variant,
  async ({ gloss, tab }) => {
    await tab.goto(talkUrl('/nothing'));
    const panel = await gloss.openPanel(tab);
    await expect(stateView(panel, 'none')).toBeVisible();
    await tab.goto(watchUrl('oneWord'));
    await expect(lines(panel)).toHaveText(/Bread/);
    // The other failures of a site are in `test/sites-table`, how they look in the component tests.
    for (const [video, state, code] of [
      ['withoutCaptions', 'no-captions', 'noCaptions'],
      ['huge', 'error', 'tooLarge'],
    ] as const) {
      await tab.goto(watchUrl(video));
      await expect(stateView(panel, state)).toHaveAttribute('data-content-id', new RegExp(`${watchUrl(video).slice(-11)}$`));
      const task = (await rows(panel, 'tasks')).find(({ url }) => url === watchUrl(video));
      expect(task).toMatchObject({ status: 'failed', failure: { code } });
      await expect(lines(panel)).toHaveCount(0);
    }
    await tab.goto(watchUrl('long'));
    await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossLong01$/);
    const summary = (await rows(panel, 'summaries')).find(({ contentId }) => String(contentId).endsWith('GlossLong01'));
    expect(summary).toMatchObject({ digest: { chapters: expect.arrayContaining([expect.objectContaining({ end: 36_000 })]) } });
  },
);

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
