import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AudioSource } from '../../lib/ports/speech.ts';
import type { Slide } from '../../lib/records/visuals.ts';
import { accuracy } from '../images/accuracy.ts';
import { sampleLecture, sampleSlides } from '../images/samples.ts';
import { variant } from '../quick-run.ts';
import { mediaFile } from '../world/media.ts';
import type { World } from '../world/world.ts';
import { allowing } from './clicks.ts';
import { expect, type Page } from './gloss.ts';
import { ownPage } from './model.ts';
import { type CallOutcome, callOffscreen, closeOffscreen } from './offscreen-document.ts';

const test = allowing('media.example');

const fixtures = join(import.meta.dirname, 'fixtures', 'videos');
const lecture = join(fixtures, 'lecture.webm');
const slideParts = sampleLecture.parts.filter(({ slide }) => slide !== undefined);

function serve(world: World, name: string, body: Buffer, type = 'video/webm'): AudioSource {
  world.replace(`media.example/${name}`, { body, headers: { 'content-type': type } });
  return { kind: 'file', url: `https://media.example/${name}` };
}

function serveLecture(world: World): AudioSource {
  world.replace('media.example/lecture.webm', { media: mediaFile(lecture, 'video/webm') });
  return { kind: 'file', url: 'https://media.example/lecture.webm' };
}

type Step = { key: string; value: { slide: Slide } };
const look = (page: Page, request: object): Promise<CallOutcome<Slide[]>> =>
  callOffscreen<Slide[]>(page, 'images', 'extractSlides', { duration: 0, done: [], ...request });
const stepsOf = ({ events }: CallOutcome<Slide[]>) =>
  events.flatMap((event) => ((event as { kind: string }).kind === 'step' ? [(event as { step: Step }).step] : []));

test('finds the slides of a lecture, reads them, and continues after it was killed', variant, async ({ gloss, world }) => {
  const video = serveLecture(world);
  const page = await ownPage(gloss);
  const looked = await look(page, { video, language: 'en' });
  expect(looked.failure).toBeUndefined();
  const slides = looked.result;
  expect(slides).toHaveLength(slideParts.length);
  for (const [place, { startTime, text, image }] of slides.entries()) {
    const { from, slide } = slideParts[place]!;
    expect(Math.abs(startTime - from)).toBeLessThan(1);
    const { title, points } = sampleSlides[slide!]!;
    expect(accuracy(text, [title, ...points].join(' '))).toBeGreaterThanOrEqual(0.95);
    expect(image).toMatchObject({ mimeType: 'image/webp', width: 640, height: 360 });
    expect(Buffer.from(image.base64, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  }
  // The speaker alone is between the second slide and the third one.
  expect(Math.abs(slides[1]!.endTime - 16)).toBeLessThan(1);
  expect(slides.at(-1)!.text).toBe(slides[0]!.text);

  const steps = stepsOf(looked);
  expect(steps.map(({ value }) => value.slide)).toEqual(slides);
  await closeOffscreen(page);
  const again = await look(page, { video, language: 'en', done: steps.slice(0, 3) });
  expect(again.result.slice(0, 3)).toEqual(slides.slice(0, 3));
  expect(again.result).toHaveLength(slides.length);
  for (const [place, { startTime }] of again.result.entries())
    expect(Math.abs(startTime - slides[place]!.startTime)).toBeLessThan(1);
  expect(stepsOf(again)).toHaveLength(slides.length - 3);
});

test('reads a storyboard where there is no file', async ({ gloss, world }) => {
  const page = await ownPage(gloss);
  serve(world, 'sheet0.jpg', readFileSync(join(fixtures, 'sheet.jpg')), 'image/jpeg');
  const level = { width: 160, height: 90, columns: 5, rows: 5, interval: 2, count: 21 };
  const sheets = (name: string) => [{ ...level, sheetUrl: `https://media.example/${name}$M.jpg` }];
  const { result } = await look(page, { storyboard: sheets('sheet'), duration: 42 });
  expect(result).toHaveLength(sampleLecture.changes.length);
  for (const [place, { startTime }] of result.entries())
    expect(Math.abs(startTime - sampleLecture.changes[place]!)).toBeLessThanOrEqual(level.interval);
  // Too small to be read.
  expect(result.every(({ text, image }) => text === '' && image.width === 160)).toBe(true);

  world.replace('media.example/gone0.jpg', { status: 403, body: 'expired' });
  const gone = await look(page, { storyboard: sheets('gone'), duration: 42 });
  expect(gone.failure).toMatchObject({ code: 'noPictures', details: { reason: 'expired' } });
});

test('reports the reason for an unreadable file', variant, async ({ gloss, world }) => {
  const file = readFileSync(lecture);
  const page = await ownPage(gloss);
  const failure = async (video: AudioSource) => (await look(page, { video })).failure;
  const none = (reason: string) => ({ code: 'noPictures', details: { reason } });

  expect(await failure(serve(world, 'page.webm', Buffer.from('<!doctype html><p>Sign in')))).toMatchObject(none('format'));
  expect(await failure(serve(world, 'head.webm', file.subarray(0, 300)))).toMatchObject({ code: 'noPictures' });
  expect(await failure({ kind: 'file', url: 'https://stranger.example/lecture.webm' })).toMatchObject({
    code: 'noPermission',
    details: { host: 'stranger.example' },
  });
  expect(await failure({ kind: 'stored', soundId: 'nothing' })).toMatchObject(none('gone'));
  expect(await failure({ kind: 'page', url: 'https://media.example/' } as AudioSource)).toMatchObject(none('stream'));
  world.replace('media.example/missing.webm', { status: 404, body: '' });
  expect(await failure({ kind: 'file', url: 'https://media.example/missing.webm' })).toMatchObject({ code: 'siteFailed' });
  const sound = readFileSync(join(import.meta.dirname, 'fixtures', 'audio', 'beeps.mp3'));
  expect(await failure(serve(world, 'sound.mp4', sound, 'video/mp4'))).toMatchObject(none('audio'));

  const single = await look(page, { video: serve(world, 'single.webm', readFileSync(join(fixtures, 'single.webm'))) });
  expect(single.result).toEqual([
    expect.objectContaining({ startTime: 0, text: expect.stringContaining('What is in the flour?') }),
  ]);

  // The rest of a truncated file is read, and a wrong content type is ignored.
  const half = await look(page, { video: serve(world, 'half.mp3', file.subarray(0, file.length / 2), 'audio/mpeg') });
  expect(half.failure).toBeUndefined();
  expect(half.result.length).toBeGreaterThanOrEqual(1);
  expect(half.result.length).toBeLessThan(slideParts.length);
});

test('reads only the video of a huge file', variant, async ({ gloss, world }) => {
  const file = readFileSync(join(fixtures, 'single.webm'));
  // The eight gigabytes after the video are never read.
  let sent = 0;
  const read = (first: number, last: number) => {
    const zeros = function* () {
      if (first < file.length) yield file.subarray(first, Math.min(last + 1, file.length));
      for (let left = last + 1 - Math.max(first, file.length); left > 0; left -= 65_536) {
        sent += Math.min(left, 65_536);
        yield Buffer.alloc(Math.min(left, 65_536));
      }
    };
    return Readable.from(zeros(), { objectMode: false });
  };
  world.replace('media.example/huge.webm', { media: { type: 'video/webm', size: 8 * 2 ** 30, read } });
  const page = await ownPage(gloss);
  const { result, failure } = await look(page, { video: { kind: 'file', url: 'https://media.example/huge.webm' } });
  expect(failure).toBeUndefined();
  expect(result).toHaveLength(1);
  expect(sent).toBeLessThan(100 * 2 ** 20);
});
