import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleLecture } from '../images/samples.ts';
import { captionFile, vtt } from '../world/caption-files.ts';
import { html } from '../world/host.ts';
import { mediaFile } from '../world/media.ts';
import { sentences, spread } from '../world/words.ts';
import type { World } from '../world/world.ts';
import { accessible } from './accessible.ts';
import { allowing } from './clicks.ts';
import { expect, lines, type Page } from './gloss.ts';
import { call } from './model.ts';
import { accessibleInBoth, openAt } from './saved-media.ts';

const test = allowing('talks.example.org');
const pageUrl = 'https://talks.example.org/course';
const lecture = mediaFile(join(import.meta.dirname, 'fixtures', 'videos', 'lecture.webm'), 'video/webm');
const { changes, duration } = sampleLecture;
const spokenSentences = sentences('bread.en');
const marks = [
  { startTime: 0, endTime: 24, text: 'Rising' },
  { startTime: 24, endTime: duration, text: 'Baking' },
];

/** A page of a lecture, whose video is a file. */
function teach(world: World): void {
  const track = (kind: string, name: string) => `<track kind="${kind}" srclang="en" label="English" src="/${name}" default>`;
  world.replace('/course.webm', { media: lecture });
  world.replace('/course.en.vtt', captionFile(vtt(spread(spokenSentences, duration))));
  world.replace('/course.chapters.vtt', captionFile(vtt(marks)));
  const tracks = `${track('subtitles', 'course.en.vtt')}${track('chapters', 'course.chapters.vtt')}`;
  world.replace(
    '/course',
    html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A course on bread</title>
<h1>A course on bread</h1><video controls preload="auto" width="640" src="/course.webm">${tracks}</video></html>`),
  );
}

const chapters = async (panel: Page) => {
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await expect(panel.locator('[data-chapter]').first()).toBeVisible();
};

test('slides are shown in their chapters, link into the video, are found by search, and are exported', async ({
  gloss,
  tab,
  world,
}) => {
  teach(world);
  await tab.goto(pageUrl);
  const panel = await gloss.openPanel(tab);
  await chapters(panel);
  await expect(panel.locator('[data-slide]')).toHaveCount(0);
  world.delay('/course.webm', 1000);
  await panel.getByRole('button', { name: 'Find slides' }).click();
  const scan = panel.locator('[data-scan]');
  await expect(scan).toBeVisible();
  await scan.getByRole('button', { name: 'Pause' }).click();
  await expect(scan).toHaveAttribute('data-scan', 'paused');
  await accessible(panel);
  world.delay('/course.webm', 0);
  await scan.getByRole('button', { name: 'Resume' }).click();
  await expect(panel.locator('[data-slides]')).toHaveText(/5 slides/);

  // Each stands in the chapter in which it appears.
  const cards = panel.locator('[data-slide]');
  await expect(cards).toHaveCount(changes.length);
  const inChapters = await panel.locator('[data-chapter]').evaluateAll((all) =>
    all.map((chapter) => ({
      start: Number(chapter.getAttribute('data-start')),
      slides: [...chapter.querySelectorAll('[data-slide] [data-seek]')].map((time) => Number(time.getAttribute('data-seek'))),
    })),
  );
  // The third one opens the second chapter, a little early.
  expect(inChapters.map(({ start, slides }) => [start, slides.length])).toEqual([
    [0, 2],
    [24, 3],
  ]);
  const times = inChapters.flatMap((chapter) => chapter.slides);
  for (const [place, time] of times.entries()) expect(Math.abs(time - changes[place]!)).toBeLessThan(1);
  await expect(cards.nth(1).getByRole('img')).toHaveAttribute('alt', /Sourdough cultures.*Lactic acid/);
  await cards.nth(1).getByText('Text', { exact: true }).click();
  await expect(cards.nth(1).locator('details p')).toContainText('Feed the culture every day');
  await accessibleInBoth(panel);

  // A second look can be called off, and leaves what the first one found.
  world.delay('/course.webm', 1000);
  await panel.getByRole('button', { name: 'Find again' }).click();
  await scan.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Find again' })).toBeVisible();
  await expect(cards).toHaveCount(changes.length);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  world.delay('/course.webm', 0);

  // A time leads into the video.
  await cards.nth(2).locator('[data-seek]').click();
  await expect.poll(() => tab.evaluate(() => document.querySelector('video')!.currentTime)).toBeGreaterThanOrEqual(21);

  // Large, by keys.
  await cards.nth(0).getByRole('img').click();
  const large = panel.getByRole('dialog');
  await expect(large.getByRole('status').first()).toHaveText('1 of 5');
  await panel.keyboard.press('ArrowLeft');
  await panel.keyboard.press('ArrowRight');
  await expect(large.getByRole('img')).toHaveAttribute('alt', /wild yeast/);
  await panel.keyboard.press('End');
  await expect(large.getByRole('status').first()).toHaveText('5 of 5');
  await expect(large.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await accessible(panel);
  await panel.keyboard.press('Escape');
  await expect(large).toHaveCount(0);

  // Words of a slide that no cue contains are found at the slide.
  expect(spokenSentences.join(' ')).not.toMatch(/lactic/i);
  const contentId = (await panel.locator('[data-content-id]').first().getAttribute('data-content-id'))!;
  const files = Object.fromEntries(
    await Promise.all(
      (['markdown', 'html', 'json'] as const).map(async (format) => {
        const { text } = (await call(panel, 'exportVideo', { contentId, format })) as { text: string };
        return [format, text];
      }),
    ),
  ) as Record<string, string>;
  expect(files.markdown).toMatch(/## Slides\n\n[\s\S]*Lactic acid bacteria/);
  expect(files.markdown).not.toContain('base64');
  expect(files.html!.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(changes.length);
  const exported = test.info().outputPath('exported.html');
  writeFileSync(exported, files.html!);
  const opened = await gloss.context.newPage();
  await opened.goto(pathToFileURL(exported).href);
  const wide = (picture: HTMLImageElement | SVGElement) => (picture as HTMLImageElement).naturalWidth;
  await expect.poll(() => opened.locator('figure img').first().evaluate(wide)).toBe(640);
  await accessible(opened);
  await opened.close();
  expect(JSON.parse(files.json!).slides).toHaveLength(changes.length);

  const library = await openAt(gloss, { place: 'library' });
  await library.getByRole('searchbox').fill('lactic');
  const hit = library.locator('[data-hit="subtitle"]');
  await expect(hit).toContainText('Lactic acid bacteria');
  await expect(hit).toContainText('0:06');

  const reader = await openAt(gloss, { content: contentId });
  await reader.getByRole('tab', { name: 'Chapters' }).click();
  await expect(reader.locator('[data-slide]').first()).toBeVisible();
});
