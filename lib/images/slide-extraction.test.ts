import { describe, expect, it } from 'vitest';
import { drawCamera } from '../../test/images/drawn-camera.ts';
import { drawSlides } from '../../test/images/drawn-slide.ts';
import { Failure } from '../contract/failure.ts';
import type { ModelChoice } from '../ports/models.ts';
import type { SlideExtractionRequest } from '../ports/slide-extractor.ts';
import type { Slide } from '../records/visuals.ts';
import type { Bitmap } from './bitmap.ts';
import type { FrameSource } from './frame-source.ts';
import { type Signature, signatureOf } from './signature.ts';
import { createSlideExtraction, type SlideHost } from './slide-extraction.ts';

const size = [384, 216] as const;
const [one, two, three] = drawSlides(0, 3, ...size).map((stages) => stages.at(-1)!) as [Bitmap, Bitmap, Bitmap];
/** Ten seconds each. */
const shown = [one, two, one, three];
const names = { one, two, three };
const nameOf = ({ data }: Bitmap) =>
  Object.entries(names).find(([, known]) => known.data.every((level, at) => level === data[at]))?.[0] ?? '';
const model: ModelChoice = { kind: 'openaiCompatible', baseUrl: 'https://model.example/v1', model: 'seer' };
const video = { kind: 'file', url: 'https://media.example/talk.mp4' } as const;
const request: SlideExtractionRequest = { video, duration: 40, language: 'en', done: [] };

function filmOf(pictureAt: (time: number) => Bitmap): FrameSource {
  return {
    duration: 40,
    async *frames(from) {
      for (let time = Math.ceil(from); time < 40; time++) yield { time, signature: signatureOf(pictureAt(time)) };
    },
    imageAt: async (time) => pictureAt(time),
    close: () => undefined,
  };
}

const pictureAt = (time: number) => shown[Math.floor(time / 10)]!;

/** A host that knows its images by name, and counts the requests. */
function hostOf(over: Partial<SlideHost> = {}) {
  const read: string[] = [];
  const requests: { body: string }[] = [];
  const host: SlideHost = {
    openVideo: async () => filmOf(pictureAt),
    fetchImage: () => Promise.reject(new Failure('noPictures', '403', { reason: 'expired' })),
    async readText(bitmap) {
      read.push(nameOf(bitmap));
      return nameOf(bitmap);
    },
    encodeImage: async ({ width, height }) => ({ mimeType: 'image/webp', base64: 'AAAA', width, height }),
    models: {
      async fetch(_, { body = '' }) {
        requests.push({ body: String(body) });
        return new Response(streamed('{"items":[{"id":1,"text":"A loaf beside a **scale**."}]}'), { status: 200 });
      },
    },
    ...over,
  };
  return { pictures: createSlideExtraction(host), read, requests };
}

const streamed = (content: string) =>
  [{ choices: [{ index: 0, delta: { content } }] }, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }]
    .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
    .concat('data: [DONE]\n\n')
    .join('');

type SlideEvent = Parameters<Parameters<ReturnType<typeof createSlideExtraction>['extractSlides']>[1]['onEvent']>[0];
async function look(
  pictures: ReturnType<typeof createSlideExtraction>,
  options: Partial<SlideExtractionRequest> = {},
  signal = new AbortController().signal,
) {
  const events: SlideEvent[] = [];
  const slides = await pictures.extractSlides({ ...request, ...options }, { signal, onEvent: (event) => events.push(event) });
  return { slides, steps: events.flatMap((event) => (event.kind === 'step' ? [event.step] : [])), events };
}

describe('extractSlides', () => {
  it('reads each slide once, and reports progress', async () => {
    const { pictures, read } = hostOf();
    const { slides, steps, events } = await look(pictures);
    expect(slides.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
      [0, 10, 'one'],
      [10, 20, 'two'],
      [20, 30, 'one'],
      [30, 40, 'three'],
    ]);
    expect(read).toEqual(['one', 'two', 'three']);
    expect(steps).toHaveLength(4);
    expect(events).toContainEqual({ kind: 'progress', done: 39, total: 40 });
  });

  it.each([1, 2, 3, 4])('continues after %i slides, and reads none again', async (finished) => {
    const { slides, steps } = await look(hostOf().pictures);
    const { pictures, read } = hostOf();
    const again = await look(pictures, { done: steps.slice(0, finished) });
    expect(again.slides).toEqual(slides);
    expect(read).toEqual([['two', 'three'], ['three'], ['three'], []][finished - 1]);
    expect(again.steps).toHaveLength(4 - finished);
  });

  it('ignores steps of another run, and broken ones', async () => {
    const { steps } = await look(hostOf().pictures);
    const { pictures, read } = hostOf();
    await look(pictures, { done: steps, language: 'de' });
    expect(read).toHaveLength(3);
    await look(pictures, { done: steps.map(({ key }) => ({ key, value: { slide: 1 } })) });
    expect(read).toHaveLength(6);
  });

  it('drops camera footage, and reads no text from small images', async () => {
    const small = drawSlides(0, 2, 160, 90).map((stages) => stages.at(-1)!) as [Bitmap, Bitmap];
    const seen = filmOf((time) => (time < 20 ? small[0] : drawCamera(2, 'standing', time, 160, 90)));
    const { pictures, read } = hostOf({ openVideo: async () => seen });
    const { slides } = await look(pictures);
    expect(slides).toMatchObject([{ startTime: 0, endTime: 20, text: '' }]);
    expect(read).toEqual([]);
  });

  it('ends when it is canceled', async () => {
    const stop = new AbortController();
    const { pictures } = hostOf({
      readText: async () => {
        stop.abort(new Failure('cancelled'));
        return '';
      },
    });
    await expect(look(pictures, {}, stop.signal)).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('the source of the frames', () => {
  const storyboard = [
    { sheetUrl: 'https://i.example/$M.jpg', width: 384, height: 216, columns: 1, rows: 1, interval: 10, count: 4 },
  ];
  const fetchImage = async (url: string) => shown[Number(/\d/.exec(url)![0])]!;
  const none = () => Promise.reject(new Failure('noPictures', 'encrypted', { reason: 'protected' }));

  it('is the storyboard where the video can’t be read', async () => {
    const { slides } = await look(hostOf({ openVideo: none, fetchImage }).pictures, { storyboard });
    expect(slides.map(({ text }) => text)).toEqual(['one', 'two', 'one', 'three']);
    expect((await look(hostOf({ fetchImage }).pictures, { video: undefined, storyboard })).slides).toHaveLength(4);
  });

  it('is continued when the addresses of the storyboard get new signatures', async () => {
    const { steps } = await look(hostOf({ fetchImage }).pictures, { video: undefined, storyboard });
    const { pictures, read } = hostOf({ fetchImage });
    const signed = storyboard.map((level) => ({ ...level, sheetUrl: `${level.sheetUrl}?sigh=new` }));
    expect((await look(pictures, { video: undefined, storyboard: signed, done: steps })).slides).toHaveLength(4);
    expect(read).toEqual([]);
  });

  it('is reported when there is none', async () => {
    await expect(look(hostOf({ openVideo: none }).pictures)).rejects.toMatchObject({ details: { reason: 'protected' } });
    await expect(look(hostOf().pictures, { video: undefined })).rejects.toMatchObject({ code: 'noPictures' });
    const expired = look(hostOf().pictures, { video: undefined, storyboard });
    await expect(expired).rejects.toMatchObject({ code: 'noPictures', details: { reason: 'expired' } });
  });
});

describe('a scanned video', () => {
  const video = { kind: 'stored', soundId: 'watched:web:x' } as const;

  /** Spans of the video, as captured while the user seeks in it. */
  const seen = (...ranges: [from: number, to: number][]): Partial<SlideHost> => ({
    async *capturedFrames(source) {
      expect(source).toEqual(video);
      for (const [from, to] of ranges) {
        const held = new Map<Signature, number>();
        yield {
          isCaptured: true,
          duration: to - 1,
          async *frames() {
            for (let time = from; time < to; time++) {
              const signature = signatureOf(pictureAt(time));
              held.set(signature, time);
              yield { time, signature };
            }
          },
          imageAt: async (_, signature) => pictureAt(held.get(signature!)!),
          close: () => undefined,
        };
      }
    },
  });
  const times = (slides: Slide[]) => slides.map(({ startTime, endTime, text }) => [startTime, endTime, text]);

  it('has the slides of all captured frames, each read once, and reports the progress', async () => {
    const { pictures, read } = hostOf(seen([30, 40], [5, 18]));
    const { slides, events } = await look(pictures, { video });
    expect(times(slides)).toEqual([
      [5, 10, 'one'],
      [10, 17, 'two'],
      [30, 39, 'three'],
    ]);
    expect(read).toEqual(['three', 'one', 'two']);
    expect(events.findLast(({ kind }) => kind === 'progress')).toEqual({ kind: 'progress', done: 9 + 12, total: 0 });
  });

  it('is continued even if its metadata changed', async () => {
    const { steps } = await look(hostOf(seen([0, 15])).pictures, { video });
    const { pictures, read } = hostOf(seen([13, 26]));
    const { slides } = await look(pictures, { video, done: steps, duration: 41, language: 'de', model });
    expect(times(slides)).toEqual([
      [0, 10, 'one'],
      [10, 20, 'two'],
      [20, 25, 'one'],
    ]);
    expect(read).toEqual([]);
  });

  it('without frames has only its earlier slides', async () => {
    const { steps } = await look(hostOf(seen([0, 15])).pictures, { video });
    expect((await look(hostOf(seen()).pictures, { video, done: steps })).slides).toHaveLength(2);
    await expect(look(hostOf(seen()).pictures, { video })).rejects.toMatchObject({ details: { reason: 'unseen' } });
  });

  it('may be readable as a file', async () => {
    const capturedFrames = async function* () {
      yield filmOf(pictureAt);
    };
    const { slides, events } = await look(hostOf({ capturedFrames }).pictures, { video });
    expect(slides).toHaveLength(4);
    expect(events).toContainEqual({ kind: 'progress', done: 39, total: 40 });
  });
});

describe('a vision model', () => {
  it('writes a caption for each slide in one call, from its image and text', async () => {
    const { pictures, requests } = hostOf();
    const { slides } = await look(pictures, { model });
    expect(slides.map(({ caption }) => caption)).toEqual(Array(4).fill('A loaf beside a scale.'));
    expect(requests).toHaveLength(3);
    expect(requests[0]!.body).toContain('data:image/webp;base64,AAAA');
    expect(requests[1]!.body).toMatch(/<data-[0-9a-f]{16}>\\ntwo\\n/);
  });

  it('gets the image through Ollama’s own API too', async () => {
    const bodies: string[] = [];
    const answer = { message: { content: '{"items":[{"id":1,"text":"A loaf."}]}' }, done: true, done_reason: 'stop' };
    const fetch: SlideHost['models']['fetch'] = async (_, { body = '' }) => {
      bodies.push(String(body));
      return new Response(JSON.stringify(answer), { status: 200 });
    };
    const local: ModelChoice = { ...model, baseUrl: 'http://localhost:11434/v1' };
    const { slides } = await look(hostOf({ models: { fetch } }).pictures, { model: local });
    expect(slides[0]!.caption).toBe('A loaf.');
    expect(JSON.parse(bodies[0]!).messages[1].images).toEqual(['AAAA']);
  });

  it.each([
    ['says that it sees nothing', '{"items":[{"id":1,"text":"I can’t see any image."}]}'],
    ['answers with something else', '{"answer":42}'],
    ['never ends', `{"items":[{"id":1,"text":"${'word '.repeat(500)}"}]}`],
  ])('is ignored when it %s', async (_, content) => {
    const fetch = async () => new Response(streamed(content), { status: 200 });
    const { slides } = await look(hostOf({ models: { fetch } }).pictures, { model });
    expect(slides.map(({ caption, text }) => [caption, text])).toEqual(
      ['one', 'two', 'one', 'three'].map((text) => [undefined, text]),
    );
  });

  it('is not called again after it refuses the key', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return new Response('{"error":{"message":"wrong key"}}', { status: 401 });
    };
    const { slides } = await look(hostOf({ models: { fetch } }).pictures, { model });
    expect(slides).toHaveLength(4);
    expect(calls).toBe(1);
  });
});
