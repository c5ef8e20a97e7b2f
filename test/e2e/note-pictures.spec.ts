import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captionFile, vtt } from '../world/caption-files.ts';
import { html } from '../world/host.ts';
import { mediaFile } from '../world/media.ts';
import { sentences, spread } from '../world/words.ts';
import { expect, lines, rows, test } from './gloss.ts';

const lecture = mediaFile(join(import.meta.dirname, 'fixtures', 'videos', 'lecture.webm'), 'video/webm');

test('frames of the video go into the note by button and by key, are shown, and are in the exported file', async ({
  gloss,
  tab,
  world,
}) => {
  world.replace('/course.webm', { media: lecture });
  world.replace('/course.en.vtt', captionFile(vtt(spread(sentences('bread.en'), 40))));
  world.replace(
    '/course',
    html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A course on bread</title><h1>A course on bread</h1>
<video controls preload="auto" width="640" src="/course.webm"><track kind="subtitles" srclang="en" label="English" src="/course.en.vtt" default></video></html>`),
  );
  await tab.goto('https://talks.example.org/course');
  const seekTo = (time: number) =>
    tab.evaluate(async (time) => {
      const video = document.querySelector('video')!;
      if (video.readyState < 2) await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
      video.currentTime = time;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    }, time);
  // A player that stands still sends no event to a panel that opens later.
  await seekTo(3);
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Notes' }).click();
  const view = panel.locator('[data-view="notes"]');
  const editor = view.getByRole('textbox');
  await editor.fill('A slide.\n\n');
  await panel.getByRole('button', { name: 'Insert picture', exact: true }).click();
  await expect(editor).toHaveValue(/\[0:03\]\(/);
  await seekTo(9);
  await expect(editor).toBeEditable();
  await editor.press('Control+End');
  await editor.press('Alt+p');
  await expect.poll(async () => (await rows(panel, 'notePictures')).length).toBe(2);
  await expect(view).toHaveAttribute('data-saved', 'true');
  for (const name of ['Frame at 0:03', 'Frame at 0:09']) {
    const frame = panel.getByRole('img', { name });
    await expect.poll(() => frame.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }

  await panel.getByRole('tab', { name: 'Summary' }).click();
  await panel.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download: Web page' }).click(),
  ]);
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  const pictures = readFileSync(path, 'utf8').match(/<img [^>]*src="data:image\/webp;base64,[^"]+"/g);
  expect(pictures).toHaveLength(2);
  expect(new Set(pictures).size).toBe(2);
});
