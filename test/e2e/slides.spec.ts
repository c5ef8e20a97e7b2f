import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../scripts/chromium.mjs';
import { hasPrograms } from '../../scripts/test-programs.mjs';
import { looks, renderSlides } from '../images/render-slides.ts';
import type { SlideText } from '../images/slide-texts.ts';
import { captionFile, vtt } from '../world/caption-files.ts';
import { html } from '../world/host.ts';
import { mediaFile } from '../world/media.ts';
import { sentences, spread } from '../world/words.ts';
import type { World } from '../world/world.ts';
import { accessible } from './accessible.ts';
import { allowing } from './clicks.ts';
import { test as closed, expect, lines, type Page } from './gloss.ts';
import { call } from './model.ts';
import { accessibleInBoth, openAt } from './saved-media.ts';

const test = allowing('talks.example.org');
const pageUrl = 'https://talks.example.org/course';
const slides: SlideText[] = [
  { title: 'Flour and water', points: ['Gluten holds the gas', 'Thirty grams of salt'] },
  { title: 'The culture', points: ['Kept at 26 degrees'] },
  { title: 'Sourdough bread', points: ['Lactobacillus and wild yeast', 'A night in the fridge'] },
  { title: 'The oven', points: ['Steam for the crust', 'Sugar browns at 160 degrees'] },
];
const size = { width: 640, height: 360 };
const duration = 150;
const starts = [0, 25, 58, 108];
const spokenSentences = sentences('bread.en');
const marks = [
  { startTime: 0, endTime: 60, text: 'Rising' },
  { startTime: 60, endTime: duration, text: 'Baking' },
];

let folder: string;
let film: string;

/** Encodes a video of the slides, once for all tests. */
async function filmed(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'gloss-course-'));
  film = join(folder, 'course.webm');
  const rendered = await renderSlides(findChromium()!, slides, looks[0]!, size);
  const shown = rendered.flatMap(({ stages }, slide) => {
    const picture = join(folder, `${slide}.png`);
    writeFileSync(picture, stages.at(-1)!);
    const seconds = (starts[slide + 1] ?? duration) - starts[slide]!;
    return ['-loop', '1', '-framerate', '2', '-t', String(seconds), '-i', picture];
  });
  const joined = ['-filter_complex', `concat=n=${slides.length}:v=1:a=0,format=yuv420p`];
  const codec = '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 500k -g 20'.split(' ');
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...shown, ...joined, ...codec, film]);
}

/** A page of a lecture, whose video is a file. */
function teach(world: World, hasWords = true): void {
  const track = (kind: string, name: string) => `<track kind="${kind}" srclang="en" label="English" src="/${name}" default>`;
  world.replace('/course.webm', { media: mediaFile(film, 'video/webm') });
  world.replace('/course.en.vtt', captionFile(vtt(spread(spokenSentences, duration))));
  world.replace('/course.chapters.vtt', captionFile(vtt(marks)));
  const tracks = hasWords ? `${track('subtitles', 'course.en.vtt')}${track('chapters', 'course.chapters.vtt')}` : '';
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
const shot = (page: Page, name: string) => page.screenshot({ path: `out/e2e/slides-${name}.png` });

closed.skip(!hasPrograms('ffmpeg'), 'ffmpeg is missing, which films the lecture');
// One worker, so that the video is encoded once.
closed.describe.configure({ mode: 'default' });
closed.beforeAll(filmed);
closed.afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  await shot(panel, 'looking');
  world.delay('/course.webm', 0);
  await scan.getByRole('button', { name: 'Resume' }).click();
  await expect(panel.locator('[data-slides]')).toHaveText(/4 slides/, { timeout: 120_000 });

  // Each stands in the chapter in which it appears.
  const cards = panel.locator('[data-slide]');
  await expect(cards).toHaveCount(slides.length);
  const inChapters = await panel.locator('[data-chapter]').evaluateAll((all) =>
    all.map((chapter) => ({
      start: Number(chapter.getAttribute('data-start')),
      slides: [...chapter.querySelectorAll('[data-slide] [data-seek]')].map((time) => Number(time.getAttribute('data-seek'))),
    })),
  );
  // The third one opens the second chapter, a little early.
  expect(inChapters.map(({ start, slides }) => [start, slides.length])).toEqual([
    [0, 2],
    [60, 2],
  ]);
  const times = inChapters.flatMap((chapter) => chapter.slides);
  for (const [place, time] of times.entries()) expect(Math.abs(time - starts[place]!)).toBeLessThan(1);
  await expect(cards.nth(2).getByRole('img')).toHaveAttribute('alt', /Sourdough bread.*Lactobacillus/);
  await cards.nth(2).getByText('Text', { exact: true }).click();
  await expect(cards.nth(2).locator('details p')).toContainText('A night in the fridge');
  await accessibleInBoth(panel);
  await shot(panel, 'dark');

  // A second look can be called off, and leaves what the first one found.
  world.delay('/course.webm', 1000);
  await panel.getByRole('button', { name: 'Find again' }).click();
  await scan.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Find again' })).toBeVisible();
  await expect(cards).toHaveCount(slides.length);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  world.delay('/course.webm', 0);

  // A time leads into the video.
  await cards.nth(2).locator('[data-seek]').click();
  await expect.poll(() => tab.evaluate(() => document.querySelector('video')!.currentTime)).toBeGreaterThanOrEqual(57);

  // Large, by keys.
  await cards.nth(0).getByRole('img').click();
  const large = panel.getByRole('dialog');
  await expect(large.getByRole('status').first()).toHaveText('1 of 4');
  await panel.keyboard.press('ArrowLeft');
  await panel.keyboard.press('ArrowRight');
  await expect(large.getByRole('img')).toHaveAttribute('alt', /26 degrees/);
  await panel.keyboard.press('End');
  await expect(large.getByRole('status').first()).toHaveText('4 of 4');
  await expect(large.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await accessible(panel);
  await shot(panel, 'large');
  await panel.keyboard.press('Escape');
  await expect(large).toHaveCount(0);

  // Words of a slide that no cue contains are found at the slide.
  expect(spokenSentences.join(' ')).not.toMatch(/Lactobacillus/i);
  const contentId = (await panel.locator('[data-content-id]').first().getAttribute('data-content-id'))!;
  const files = Object.fromEntries(
    await Promise.all(
      (['markdown', 'html', 'json'] as const).map(async (format) => {
        const { text } = (await call(panel, 'exportVideo', { contentId, format })) as { text: string };
        return [format, text];
      }),
    ),
  ) as Record<string, string>;
  expect(files.markdown).toMatch(/## Slides\n\n[\s\S]*Lactobacillus and wild yeast/);
  expect(files.markdown).not.toContain('base64');
  expect(files.html!.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(slides.length);
  const exported = join(folder, 'exported.html');
  writeFileSync(exported, files.html!);
  const opened = await gloss.context.newPage();
  await opened.goto(pathToFileURL(exported).href);
  const wide = (picture: HTMLImageElement | SVGElement) => (picture as HTMLImageElement).naturalWidth;
  await expect.poll(() => opened.locator('figure img').first().evaluate(wide)).toBe(640);
  await accessible(opened);
  await opened.close();
  expect(JSON.parse(files.json!).slides).toHaveLength(slides.length);

  const library = await openAt(gloss, { place: 'library' });
  await library.getByRole('searchbox').fill('lactobacillus');
  const hit = library.locator('[data-hit="subtitle"]');
  await expect(hit).toContainText('Lactobacillus and wild yeast');
  await expect(hit).toContainText('0:58');
  await shot(library, 'found');

  const reader = await openAt(gloss, { content: contentId });
  await reader.setViewportSize({ width: 1400, height: 900 });
  await reader.getByRole('tab', { name: 'Chapters' }).click();
  await expect(reader.locator('[data-slide]').first()).toBeVisible();
  await shot(reader, 'wide');
  await reader.setViewportSize({ width: 340, height: 800 });
  await shot(reader, 'narrow');
});

closed('where the video may not be read, its host is asked for', async ({ gloss, tab, world }) => {
  teach(world);
  await tab.goto(pageUrl);
  const panel = await gloss.openPanel(tab);
  await chapters(panel);
  await panel.getByRole('button', { name: 'Find slides' }).click();
  await expect(panel.getByRole('alert')).toContainText('talks.example.org');
  await expect(panel.getByRole('button', { name: 'Allow talks.example.org' })).toBeVisible();
  await accessible(panel);
  await shot(panel, 'not-allowed');
});

test('a lecture without captions has slides too', async ({ gloss, tab, world }) => {
  teach(world, false);
  await tab.goto(pageUrl);
  const panel = await gloss.openPanel(tab);
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await panel.getByRole('button', { name: 'Find slides' }).click();
  await expect(panel.locator('[data-slide]')).toHaveCount(slides.length, { timeout: 120_000 });
  await accessible(panel);
  await shot(panel, 'mute');
});
