import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoryboardLevel } from '../../lib/contract/media.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { drawSlides } from '../../test/images/drawn-slide.ts';
import { convert, ffmpegPath } from '../../test/server/media-host.ts';
import { ffmpegAt } from '../media/ffmpeg.ts';
import { mediaLoader } from '../media/load-media.ts';
import { mediaFiles } from '../media/media-files.ts';
import { serverSlideExtractor } from './slide-extractor.ts';
import { textReader } from './text-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-pictures-'));
const reader = textReader();
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});
const run = { signal: new AbortController().signal, onEvent: () => undefined };
const level: StoryboardLevel = {
  sheetUrl: 'https://i.ytimg.com/sb/M$M.jpg',
  width: 320,
  height: 180,
  columns: 2,
  rows: 2,
  interval: 5,
  count: 6,
};

function picturesWith(fetch: Fetch, path: string | undefined) {
  const files = mediaFiles(folder, 2 ** 26);
  const open = () => Promise.reject(new Error('no media here'));
  const modelFetch = () => Promise.reject(new Error('no models here'));
  const ffmpeg = path === undefined ? undefined : ffmpegAt(path);
  return serverSlideExtractor({
    ffmpeg,
    loader: mediaLoader({ open, files }),
    files,
    fetch,
    modelFetch,
    reader: { read: async () => 'words' },
  });
}

/** Frames of three slides, each shown twice, on sheets of four. */
function sheets(ending: string): Buffer[] {
  const slides = drawSlides(3, 4, level.width, level.height).map((stages) => Buffer.from(stages.at(-1)!.data));
  const raw = ['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', '320x180'];
  const sheet = (frames: Buffer[], layout: string) =>
    convert(Buffer.concat(frames), `sheet.${ending}`, ['-vf', `tile=${layout}`, '-frames:v', '1'], raw);
  const [, one, two, three] = slides as [Buffer, Buffer, Buffer, Buffer];
  return [sheet([one, one, two, two], '2x2'), sheet([three, three], '2x1')];
}

describe.skipIf(!ffmpegPath)('pictures on a server', () => {
  it.each(['jpg', 'webp'])('come from the sheets of a storyboard, by the vetted way: %s', async (ending) => {
    const [first, second] = sheets(ending);
    const requests: string[] = [];
    const fetch: Fetch = async (url) => {
      requests.push(url);
      const bytes = new Uint8Array(url.endsWith('M0.jpg') ? first! : second!);
      return { url, status: 200, contentType: 'image/jpeg', bytes };
    };
    const slides = await picturesWith(fetch, ffmpegPath).extractSlides({ storyboard: [level], duration: 30, done: [] }, run);
    expect(slides.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [0, 10],
      [10, 20],
      [20, 30],
    ]);
    expect(new Set(requests)).toEqual(new Set(['https://i.ytimg.com/sb/M0.jpg', 'https://i.ytimg.com/sb/M1.jpg']));
  });

  it('are refused when the storyboard is missing or no image', async () => {
    const answers =
      (status: number, body = ''): Fetch =>
      async (url) => ({
        url,
        status,
        contentType: 'image/jpeg',
        bytes: new TextEncoder().encode(body),
      });
    const look = (fetch: Fetch) =>
      picturesWith(fetch, ffmpegPath).extractSlides({ storyboard: [level], duration: 30, done: [] }, run);
    await expect(look(answers(403))).rejects.toMatchObject({ code: 'noPictures', details: { reason: 'expired' } });
    await expect(look(answers(500))).rejects.toMatchObject({ code: 'siteFailed' });
    const page = '<!doctype html><svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    await expect(look(answers(200, page))).rejects.toMatchObject({ code: 'noPictures', details: { reason: 'broken' } });
  });
});

it('fails without ffmpeg, with a message that names it', async () => {
  const none = picturesWith(() => Promise.reject(new Error('nothing is asked')), undefined);
  await expect(none.extractSlides({ storyboard: [level], duration: 30, done: [] }, run)).rejects.toMatchObject({
    code: 'noPictures',
    message: expect.stringContaining('Install it, or set GLOSS_FFMPEG'),
  });
});

it('ends the thread of a canceled image, and starts another for the next one', async () => {
  const cancel = new AbortController();
  const bitmap = drawSlides(1, 1, 320, 180)[0]![0]!;
  const reading = reader.read(bitmap, cancel.signal);
  cancel.abort();
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  expect(typeof (await reader.read(bitmap, run.signal))).toBe('string');
});
