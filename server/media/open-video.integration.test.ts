import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createSlideExtraction } from '../../lib/images/slide-extraction.ts';
import type { SpeechRun } from '../../lib/ports/speech.ts';
import { drawSlides } from '../../test/images/drawn-slide.ts';
import { filmLecture } from '../../test/images/film-lecture.ts';
import { planLecture } from '../../test/images/lecture.ts';
import { f1, scoreTimes } from '../../test/images/score.ts';
import { asMedia, convert, ffmpegPath, startMediaHost } from '../../test/server/media-host.ts';
import { bread } from '../../test/world/speech-server/speech-run.ts';
import { wavOf } from '../../test/world/speech-server/tones.ts';
import { encodeSlide } from './decode-image.ts';
import { ffmpegAt } from './ffmpeg.ts';
import { mediaLoader } from './load-media.ts';
import { mediaFiles } from './media-files.ts';
import { videoOpener } from './open-video.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-films-'));
afterAll(() => rmSync(folder, { recursive: true }));
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
const { signal } = new AbortController();
const size = { width: 320, height: 180 };
const rate = 5;

/** A lecture as a file, and the times of its slide changes. */
function lecture(hardship: Parameters<typeof planLecture>[1]) {
  const plan = planLecture(7, hardship, 6);
  const pictureAt = filmLecture(plan, drawSlides(7, 6, size.width, size.height), 7);
  const frames = Array.from({ length: Math.floor(plan.duration * rate) }, (_, at) => Buffer.from(pictureAt(at / rate).data));
  const path = join(folder, `${hardship}.mp4`);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${size.width}x${size.height}`, '-r', String(rate), '-i', 'pipe:0'];
  const made = spawnSync(ffmpegPath!, ['-y', '-loglevel', 'error', ...input, '-pix_fmt', 'yuv420p', '-g', '50', path], {
    input: Buffer.concat(frames),
  });
  expect(made.stderr.toString()).toBe('');
  return { plan, file: readFileSync(path) };
}

async function openFile(bytes: Buffer, type = 'video/mp4') {
  const site = await startMediaHost({ file: { media: asMedia(bytes, type) } });
  closing.push(site.close);
  const files = mediaFiles(folder, 2 ** 28);
  const ffmpeg = ffmpegAt(ffmpegPath!);
  const openVideo = videoOpener(mediaLoader({ open: site.open, files }), ffmpeg);
  return { files, ffmpeg, openVideo, source: { kind: 'file' as const, url: site.urlOf('file') } };
}

describe.skipIf(!ffmpegPath)('a film through ffmpeg', () => {
  it('yields frames in which the slides of a lecture are found', async () => {
    const { plan, file } = lecture('cuts');
    const { files, ffmpeg, openVideo, source } = await openFile(file);
    const pictures = createSlideExtraction({
      openVideo,
      fetchImage: () => Promise.reject(new Error('no storyboard')),
      readText: async ({ width }) => `${width} pixels`,
      encodeImage: (bitmap) => encodeSlide(ffmpeg, files, bitmap),
      models: { fetch: () => Promise.reject(new Error('no model')) },
    });
    const steps: Parameters<SpeechRun['onEvent']>[0][] = [];
    const run = { signal, onEvent: (event: (typeof steps)[number]) => void steps.push(event) };
    const slides = await pictures.extractSlides({ video: source, duration: 0, done: [] }, run);
    const found = slides.map(({ startTime }) => startTime);
    expect(f1(scoreTimes(found, plan.changes, 0.5)), `${found} instead of ${plan.changes}`).toBeGreaterThanOrEqual(0.95);
    expect(slides[0]).toMatchObject({ text: '320 pixels', image: { mimeType: 'image/jpeg', ...size } });
    expect(Buffer.from(slides[0]!.image.base64, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(steps.filter(({ kind }) => kind === 'step').length).toBe(slides.length);
  });

  it('yields the frame of each second, from any time', async () => {
    const colors = ['red', 'lime', 'blue'].map((color) => `color=${color}:s=64x36:d=4:r=10`);
    const path = join(folder, 'colours.mp4');
    const inputs = colors.flatMap((color) => ['-f', 'lavfi', '-i', color]);
    spawnSync(ffmpegPath!, ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', 'concat=n=3', '-pix_fmt', 'yuv420p', path]);
    const { openVideo, source } = await openFile(readFileSync(path));
    const film = await openVideo(source, 0, signal);
    closing.push(film.close);
    expect(film.duration).toBe(12);
    const grays = async (from: number) => {
      const seen: [number, number][] = [];
      for await (const { time, signature } of film.frames(from, () => false)) seen.push([time, signature[0]!]);
      return seen;
    };
    const all = await grays(0);
    expect(all.map(([time]) => time)).toEqual(Array.from({ length: 12 }, (_, at) => at));
    const [red, lime, blue] = [all[0]![1], all[4]![1], all[8]![1]];
    expect(all.map(([, gray]) => gray)).toEqual([...Array(4).fill(red), ...Array(4).fill(lime), ...Array(4).fill(blue)]);
    expect(await grays(7)).toEqual(all.slice(7));
    expect([(await film.frameAt!(3.85))![0], (await film.frameAt!(4.05))![0]]).toEqual([red, lime]);
    for (const time of [0, 11.99, 12]) expect(await film.imageAt(time)).toMatchObject({ width: 64, height: 36 });
    expect([...(await film.imageAt(9)).data.subarray(0, 4)].map((value) => Math.round(value / 255))).toEqual([0, 0, 1, 1]);
  });

  it('fails with the reason', async () => {
    const sound = convert(wavOf(bread), 'a.mp3');
    for (const [bytes, reason] of [
      [sound, 'silent'],
      [Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'), 'format'],
      [Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'format'],
    ] as const) {
      const { openVideo, source } = await openFile(bytes);
      await expect(openVideo(source, 0, signal)).rejects.toMatchObject({ code: 'noPictures', details: { reason } });
    }
  });
});
