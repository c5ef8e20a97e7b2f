import { join } from 'node:path';
import { accuracy } from '../images/accuracy.ts';
import { sampleLecture, sampleSlides } from '../images/samples.ts';
import type { ExtensionBrowser } from '../world/browser.ts';
import { html } from '../world/host.ts';
import { tedSilentUrl } from '../world/hosts/www-ted.ts';
import { mediaFile } from '../world/media.ts';
import type { World } from '../world/world.ts';
import { accessible } from './accessible.ts';
import { allowing } from './clicks.ts';
import { test as closed, expect, type Page } from './gloss.ts';
import { accessibleInBoth } from './saved-media.ts';

const pageUrl = 'https://talks.example.org/live';
const lecture = mediaFile(join(import.meta.dirname, 'fixtures', 'videos', 'lecture.webm'), 'video/webm');
const slideParts = sampleLecture.parts.filter(({ slide }) => slide !== undefined);

/** A page whose player is fed by a script, so that there is no file that anybody else could read. */
function broadcast(world: World): void {
  world.replace('/lecture.webm', { media: lecture });
  world.replace(
    '/live',
    html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A lecture</title><h1>A lecture</h1>
<video controls muted width="640"></video><script>
const source = new MediaSource();
document.querySelector('video').src = URL.createObjectURL(source);
source.onsourceopen = async () => {
  const buffer = source.addSourceBuffer('video/webm; codecs="vp9"');
  buffer.onupdateend = () => source.endOfStream();
  buffer.appendBuffer(await (await fetch('/lecture.webm')).arrayBuffer());
};
</script></html>`),
  );
}

/** Plays on at twice the speed, up to a time at which it is paused. */
const playUntil = (tab: Page, end: number) =>
  tab.evaluate(async (end) => {
    const video = document.querySelector('video')!;
    const isThere = new Promise<void>((resolve) => {
      video.ontimeupdate = () => (video.currentTime >= end || video.ended) && resolve();
    });
    video.playbackRate = 2;
    await video.play();
    await isThere;
    video.pause();
  }, end);
const watch = async (panel: Page, name = 'Find while it plays') => {
  await panel.getByRole('button', { name }).click();
  await expect(panel.locator('[data-scan="playback"]')).toBeVisible();
};

closed('the slides of a video that can only be seen while it plays are found meanwhile', async ({ gloss, tab, world }) => {
  broadcast(world);
  await tab.goto(pageUrl);
  const panel = await gloss.openPanel(tab);
  await panel.setViewportSize({ width: 360, height: 720 });
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await expect(panel.getByRole('button', { name: 'Find slides' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Find while it plays' })).toBeVisible();
  await watch(panel);
  await playUntil(tab, 26);
  // While it plays: the first ones are known by now.
  const scan = panel.locator('[data-scan="playback"]');
  const cards = panel.locator('[data-slide]');
  await expect(cards.first()).toBeVisible();
  await expect(scan).toContainText(/0:2\d scanned, \d slides?/);
  await accessibleInBoth(panel);

  // Stopped, it keeps what was seen; watched on, from a little before, it comes to the same as if it had not been.
  await scan.getByRole('button', { name: 'Stop' }).click();
  await expect(scan).toHaveCount(0);
  await expect(cards).toHaveCount(3);
  await watch(panel, 'Continue while it plays');
  await tab.evaluate(() => {
    document.querySelector('video')!.currentTime -= 3;
  });
  await playUntil(tab, 60);
  // Its end ends the look, too.
  await expect(panel.locator('[data-slides]')).toHaveText(/5 slides/);
  await accessible(panel);

  const starts = await cards
    .locator('[data-seek]')
    .evaluateAll((all) => all.map((time) => Number(time.getAttribute('data-seek'))));
  for (const [place, { from, slide }] of slideParts.entries()) {
    expect(Math.abs(starts[place]! - from)).toBeLessThan(2);
    await cards.nth(place).getByText('Text', { exact: true }).click();
    const { title, points } = sampleSlides[slide!]!;
    const text = (await cards.nth(place).locator('details p').textContent())!;
    expect(accuracy(text, [title, ...points].join(' '))).toBeGreaterThanOrEqual(0.95);
  }
});

closed('what is watched ends with its page', async ({ gloss, tab, world }) => {
  broadcast(world);
  await tab.goto(pageUrl);
  const panel = await gloss.openPanel(tab);
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await watch(panel);
  await playUntil(tab, 4);
  await tab.evaluate(async () => {
    const video = document.querySelector('video')!;
    await video.play();
    video.remove();
  });
  await expect(panel.locator('[data-scan]')).toHaveCount(0);
  await expect(panel.locator('[data-slide]')).toHaveCount(1);
});

/** A page of a site that Gloss knows, whose player shows a file of another host, which the page may not look at. */
async function openForeign(gloss: ExtensionBrowser, tab: Page, world: World): Promise<Page> {
  world.replace('media.example/lecture.webm', { media: lecture });
  await tab.goto(tedSilentUrl);
  await tab.evaluate(async () => {
    const video = document.createElement('video');
    video.src = 'https://media.example/lecture.webm';
    video.muted = true;
    document.querySelector('video, audio')!.replaceWith(video);
    await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
  });
  const panel = await gloss.openPanel(tab);
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await panel.getByRole('button', { name: 'Find while it plays' }).click();
  return panel;
}

closed('where the page may not look at its video, the host of its file is asked for', async ({ gloss, tab, world }) => {
  const panel = await openForeign(gloss, tab, world);
  await expect(panel.getByRole('alert')).toContainText('media.example');
  await expect(panel.getByRole('button', { name: 'Allow media.example' })).toBeVisible();
  await accessible(panel);
});

allowing('media.example')('and its file is read, where that is allowed', async ({ gloss, tab, world }) => {
  const panel = await openForeign(gloss, tab, world);
  await expect(panel.locator('[data-slides]')).toHaveText(/5 slides/);
});
