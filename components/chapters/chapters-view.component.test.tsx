import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OpenImage } from '../app/app-context.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { contentOf, summaryOf, transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import ChaptersView from './chapters-view.tsx';

const heatmap = [0.2, 0.1, 0.8, 0.1, 0.1, 0.2, 1, 0.1, 0.1].map((value, index) => ({
  startTime: index * 10,
  endTime: index * 10 + 10,
  value,
}));
const storyboard = [
  { sheetUrl: 'https://i.ytimg.com/sb/a/$M.jpg', width: 160, height: 90, columns: 5, rows: 5, interval: 5, count: 18 },
];
const sheet = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="360"/>';

const peaks = () => page.getByRole('region', { name: 'How often each part is replayed', exact: false }).getByRole('button');
const chapters = () => css('[data-chapter]');
const tops = () =>
  chapters()
    .elements()
    .map((chapter) => chapter.getBoundingClientRect().top);

/** Renders the chapters of an item with its replays and frames, whose sheets the host opens with `openImage`. */
async function openChapters(openImage: () => Promise<OpenImage | undefined>, change: object = { heatmap, storyboard }) {
  const app = fakeApp();
  await app.database.contents.put(contentOf('a', change));
  const to = vi.fn();
  const view = (
    <main>
      <h1>Talk a</h1>
      <ChaptersView contentId="a" digest={summaryOf('a').digest} cues={transcriptOf('a').cues} seek={{ plays: true, to }} />
    </main>
  );
  renderView({ ...app, images: { ...app.images, open: openImage } }, view);
  await expect.element(chapters()).toHaveLength(2);
  return { to };
}

it('draws the most replayed parts, whose peaks the keyboard reaches and which seek', async () => {
  const { to } = await openChapters(async () => undefined);
  await expect.element(peaks()).toHaveLength(2);
  await peaks().first().click();
  await expect.poll(() => to).toHaveBeenLastCalledWith(20);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(peaks().nth(1)).toHaveFocus();
  await expect.element(peaks().nth(1)).toHaveAccessibleName('Most replayed: 1:00');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByRole('navigation', { name: 'Timeline', exact: false }).getByRole('button').first())
    .toHaveFocus();
});

it('moves nothing when frames come late, and leaves no broken image', async () => {
  const opened = Promise.withResolvers<OpenImage>();
  await openChapters(() => opened.promise);
  await expect.element(css('[data-frame="none"]')).toHaveLength(2);
  const before = tops();
  opened.resolve({ src: sheet, close: () => undefined });
  await expect.element(css('[data-frame] img')).toHaveLength(2);
  expect(tops()).toEqual(before);
});

it('leaves the title its width at a zoom of 200 %, and begins it where the lines begin', async () => {
  await page.viewport(200, 600);
  await openChapters(async () => ({ src: sheet, close: () => undefined }));
  const boxOf = (selector: string) => css(selector).first().element().getBoundingClientRect();
  const title = boxOf('[data-head] > [dir]');
  expect(title.width).toBeGreaterThan(80);
  expect(title.left).toBeCloseTo(boxOf('[data-chapter] [data-line] > p').left, 0);
});

it('hides frames whose sheets are gone', async () => {
  await openChapters(async () => ({ src: 'data:image/jpeg;base64,', close: () => undefined }));
  await expect.element(css('[data-frame="none"]')).toHaveLength(2);
  await expect.element(css('[data-frame] img')).toHaveLength(0);
  await expect.element(css('[data-frame]').first()).not.toBeVisible();
});

it('shows neither a curve nor frames without data', async () => {
  await openChapters(async () => undefined, {});
  expect(css('[data-heat], [data-frame]').elements()).toEqual([]);
  expect(page.getByText('Most replayed', { exact: false }).elements()).toEqual([]);
});

it('is accessible with curve and frames, narrow and wide', async () => {
  await openChapters(async () => ({ src: sheet, close: () => undefined }));
  await expect.element(css('[data-frame] img')).toHaveLength(2);
  for (const width of [320, 900]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  }
});
