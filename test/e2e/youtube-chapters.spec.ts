import { talk } from '../world/talk.ts';
import type { World } from '../world/world.ts';
import { frameColor, sheetsOf } from '../world/youtube/storyboard.ts';
import { videos, watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, stateView, test } from './gloss.ts';

const chaptersOf = async (panel: Page) => {
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await expect(panel.locator('[data-chapter]').first()).toBeVisible();
};
const keepSheets = (world: World) => {
  for (const [address, sheet] of sheetsOf(videos.talk)) world.replace(address, sheet);
};
const peaks = (panel: Page) => panel.getByRole('region', { name: 'How often each part is replayed' }).getByRole('button');
const frames = (panel: Page) => panel.locator('[data-frame]');

/** The color in the middle of what an element shows. */
async function colorOf(panel: Page, place: number): Promise<number[]> {
  const picture = (await frames(panel).nth(place).screenshot()).toString('base64');
  return panel.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data.slice(0, 3)];
  }, picture);
}

test('the most replayed parts are drawn over the timeline, seek, and change with the video after in-page navigation', async ({
  gloss,
  tab,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await chaptersOf(panel);
  await expect(peaks(panel)).toHaveCount(3);
  const time = () => tab.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
  for (const peak of await peaks(panel).all()) {
    const wanted = Number(await peak.getAttribute('data-seek'));
    await peak.click();
    await expect.poll(time).toBeCloseTo(wanted, 0);
  }
  await expect(peaks(panel).nth(1)).toHaveAccessibleName('Most replayed: 2:37');
  // The highest mark stands over the chapter that it belongs to.
  const mark = (await peaks(panel).nth(1).boundingBox())!;
  const segment = panel.getByRole('navigation', { name: 'Timeline' }).getByRole('button');
  const at = talk.chapters.findLastIndex(({ startTime }) => startTime <= 158);
  const bar = (await segment.nth(at).boundingBox())!;
  expect(mark.x + mark.width / 2).toBeGreaterThan(bar.x);
  expect(mark.x + mark.width / 2).toBeLessThan(bar.x + bar.width);

  await tab.locator('a[href*="GlossGerm01"]').first().click();
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossGerm01$/);
  await chaptersOf(panel);
  await expect(peaks(panel)).toHaveCount(1);
  await expect(peaks(panel)).toHaveAccessibleName('Most replayed: 1:30');
});

test('each chapter shows a frame of its time', async ({ gloss, tab, world }) => {
  keepSheets(world);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await chaptersOf(panel);
  await expect(frames(panel)).toHaveCount(talk.chapters.length);
  for (const [place, { startTime }] of talk.chapters.entries()) {
    await frames(panel).nth(place).scrollIntoViewIfNeeded();
    const frame = Math.floor((startTime + 5) / 5);
    await expect.poll(() => colorOf(panel, place)).toEqual(frameColor(frame));
  }
  const requests = world.requests.filter(({ host }) => host === 'i.ytimg.com');
  expect(requests.map(({ headers }) => headers.referer ?? headers.cookie)).toEqual(requests.map(() => undefined));
});
