import { variant } from '../quick-run.ts';
import { talk } from '../world/talk.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, rows, stateView, test } from './gloss.ts';

test('the first click on three kinds of pages shows a summary, and marks when', async ({ gloss, tab }, { annotations }) => {
  const spoken = talk.lines.map(({ en }) => en).join(' ');
  for (const address of [talkUrl('/cities-and-clocks'), watchUrl('talk'), talkUrl('/audio')]) {
    await tab.goto(address);
    const popup = await gloss.openPopup(tab);
    await expect(lines(popup).first()).toBeVisible();
    await expect(stateView(popup, 'ready')).toHaveCount(1);
    await expect(popup.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    if (address === talkUrl('/cities-and-clocks')) {
      const [first] = await rows(popup, 'summaries');
      const chapters = talk.chapters.map(({ title }) => ({ title }));
      expect(first).toMatchObject({ digest: { language: 'en', chapters } });
      for (const line of await lines(popup).locator('p').allInnerTexts()) {
        const content = line.replace(/\d+:\d\d/g, '').match(/\p{L}{5,}/gu) ?? [];
        expect(content.length).toBeGreaterThan(0);
        for (const word of content) expect(spoken.toLowerCase()).toContain(word.toLowerCase());
      }
    }
    // From the start of the popup's loading to the first line on the screen, which `npm run bench` measures.
    const shownMs = await popup.evaluate(() => performance.getEntriesByName('summary-shown')[0]?.startTime);
    expect(shownMs).toBeGreaterThan(0);
    annotations.push({ type: 'milliseconds to the summary', description: `${address}: ${shownMs}` });
    await popup.close();
  }
});

test('the panel shows summary, chapters and subtitles, and seeks by click', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: talk.title })).toBeVisible();

  const time = () => tab.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  const chapters = panel.locator('[data-view="chapters"] [data-chapter]');
  await expect(chapters).toHaveCount(talk.chapters.length);
  await chapters.nth(2).getByRole('button').first().click();
  await expect.poll(time).toBeCloseTo(talk.chapters[2]!.startTime, 0);
  await expect(panel.locator('[data-chapter][aria-current="true"], [data-chapter] [aria-current="true"]').first()).toBeVisible();

  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  const cues = panel.locator('[data-view="subtitles"] [data-cue]');
  await expect(cues.first()).toBeVisible();
  await panel.getByRole('searchbox').fill('railway');
  await expect(panel.locator('[data-view="subtitles"] mark').first()).toBeVisible();

  await panel.getByRole('tab', { name: 'Summary' }).click();
  const button = lines(panel).nth(1).locator('[data-seek]').first();
  const wanted = Number(await button.getAttribute('data-seek'));
  await button.click();
  await expect.poll(time).toBeCloseTo(wanted, 0);
});

test('cues that a script added to a text track, and a video that is added later, are read', variant, async ({ gloss, tab }) => {
  for (const path of ['/script-tracks', '/late'] as const) {
    await tab.goto(talkUrl(path));
    const popup = await gloss.openPopup(tab);
    await expect(lines(popup).first()).toBeVisible();
    await popup.close();
  }
});
