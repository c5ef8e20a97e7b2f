import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStoryboard } from '../../test/images/draw-storyboard.ts';
import { drawCamera } from '../../test/images/drawn-camera.ts';
import { drawSlides } from '../../test/images/drawn-slide.ts';
import { filmLecture } from '../../test/images/film-lecture.ts';
import { hardships, type Lecture, planLecture } from '../../test/images/lecture.ts';
import { halved, mixed } from '../../test/images/paint.ts';
import { f1, scoreTimes, summed } from '../../test/images/score.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import type { Bitmap } from './bitmap.ts';
import { type FoundSlide, findSlides } from './find-slides.ts';
import { type Signature, signatureHeight, signatureOf, signatureWidth } from './signature.ts';
import { storyboardSource } from './storyboard.ts';

const size = [160, 90] as const;

/** An image with the noise of a camera or a codec. */
function noisy(picture: Bitmap, noise: () => number): Signature {
  const data = picture.data.map((level) => level + 6 * (noise() - 0.5));
  return signatureOf({ ...picture, data });
}

async function slidesOf(
  film: (time: number) => Bitmap,
  duration: number,
  { every = 1, isExact = false } = {},
): Promise<FoundSlide[]> {
  const noise = seededRandom(1);
  function* frames() {
    for (let time = 0; time < duration; time += every) yield { time, signature: noisy(film(time), noise) };
  }
  const frameAt = async (time: number) => noisy(film(time), noise);
  const found: FoundSlide[] = [];
  for await (const slide of findSlides(frames(), { duration, ...(isExact && { frameAt }) })) found.push(slide);
  return found;
}

const lectureOf = (
  seed: number,
  hardship: Parameters<typeof planLecture>[1],
  [width, height]: readonly [number, number] = size,
): [Lecture, (time: number) => Bitmap] => {
  const lecture = planLecture(seed, hardship, 6);
  return [lecture, filmLecture(lecture, drawSlides(seed, 6, width, height), seed)];
};

describe('slides of generated lectures', () => {
  it.each(hardships)('with %s', async (hardship) => {
    const scores = [];
    for (const seed of orInSoak([3], [3, 8])) {
      const [lecture, film] = lectureOf(seed, hardship);
      const found = await slidesOf(film, lecture.duration);
      scores.push(
        scoreTimes(
          found.map(({ startTime }) => startTime),
          lecture.changes,
          1,
        ),
      );
    }
    expect(f1(summed(scores))).toBeGreaterThanOrEqual(0.95);
  });

  it('are timed within a quarter of a second where intermediate frames are available', async () => {
    const [lecture, film] = lectureOf(5, 'cuts');
    const found = await slidesOf(film, lecture.duration, { isExact: true });
    expect(found).toHaveLength(lecture.changes.length);
    for (const [place, { startTime }] of found.entries()) {
      expect(startTime).toBeGreaterThanOrEqual(lecture.changes[place]!);
      expect(startTime).toBeLessThan(lecture.changes[place]! + 0.26);
    }
  });

  it.each(orInSoak(hardships.slice(0, 2), [...hardships]))(
    'with %s are found on the sheets of a storyboard',
    async (hardship) => {
      const scores = [];
      for (const [seed, every] of orInSoak<[number, number][]>(
        [[4, 2]],
        [
          [4, 2],
          [7, 5],
        ],
      )) {
        const [lecture, film] = lectureOf(seed, hardship, [2 * size[0], 2 * size[1]]);
        const times = Array.from({ length: Math.ceil(lecture.duration / every) }, (_, at) => at * every);
        const { level, fetchPicture } = await drawStoryboard(
          times.map((time) => halved(film(time))),
          every,
        );
        const frames = storyboardSource([level], fetchPicture, lecture.duration).frames(0, () => false);
        const found: number[] = [];
        for await (const { startTime } of findSlides(frames, { duration: lecture.duration })) found.push(startTime);
        scores.push(scoreTimes(found, lecture.changes, every));
      }
      expect(f1(summed(scores))).toBeGreaterThanOrEqual(0.95);
    },
  );
});

describe('a slide', () => {
  const [title, bullets, other] = drawSlides(0, 5, ...size) as [Bitmap[], Bitmap[], Bitmap[]];
  const black = { ...title[0]!, data: new Uint8ClampedArray(title[0]!.data.length) };
  const camera = (time: number) => drawCamera(3, 'held', time, ...size);

  it('is shown when it is complete', async () => {
    const stages = bullets.length > 2 ? bullets : other;
    const film = (time: number) => stages[Math.min(stages.length - 1, Math.floor(time / 4))]!;
    const [slide, ...more] = await slidesOf(film, 40);
    expect(more).toEqual([]);
    expect(slide).toMatchObject({ startTime: 0, endTime: 40, motionShare: 0 });
    expect(slide!.shownAt).toBeGreaterThanOrEqual(4 * (stages.length - 1));
  });

  it('is recognized after other slides, and after the speaker', async () => {
    const film = (time: number) => (time < 10 ? title[0]! : time < 20 ? bullets.at(-1)! : time < 30 ? camera(time) : title[0]!);
    expect(await slidesOf(film, 40)).toEqual([
      expect.objectContaining({ startTime: 0, endTime: 10 }),
      expect.objectContaining({ startTime: 10, endTime: 20 }),
      expect.objectContaining({ startTime: 30, endTime: 40, sameAs: 0 }),
    ]);
  });

  it.each([
    [299, 0],
    [300, undefined],
  ])('is compared with the last ones only: after %d others, the same as %s', async (others, sameAs) => {
    const signature = signatureOf(title[0]!);
    const earlier = [signature, ...Array<Signature>(others).fill(signatureOf(bullets.at(-1)!))];
    for await (const slide of findSlides([{ time: 0, signature }], { duration: 1, earlier })) expect(slide.sameAs).toBe(sameAs);
  });

  it('starts again after a camera pan, however slow', async () => {
    const film = (time: number) => (time >= 10 && time < 20 ? drawCamera(4, 'panned', time - 10, ...size) : bullets.at(-1)!);
    expect(await slidesOf(film, 35)).toEqual([
      expect.objectContaining({ startTime: 0, endTime: 10 }),
      expect.objectContaining({ startTime: 20, endTime: 35, sameAs: 0 }),
    ]);
  });

  it.each([0.3, 0.5, 0.7])('starts with a transition on a single frame, at a share of %d', async (share) => {
    const film = (time: number) =>
      time < 10 ? title[0]! : time < 15 ? mixed(title[0]!, bullets.at(-1)!, share) : bullets.at(-1)!;
    expect(await slidesOf(film, 30, { every: 5 })).toEqual([
      expect.objectContaining({ startTime: 0, endTime: 10, shownAt: 0 }),
      expect.objectContaining({ startTime: 10, endTime: 30, shownAt: 15 }),
    ]);
  });

  it('continues after a short view of the speaker', async () => {
    const film = (time: number) => (time >= 10 && time < 12 ? camera(time) : bullets.at(-1)!);
    expect(await slidesOf(film, 30)).toEqual([expect.objectContaining({ startTime: 0, endTime: 30 })]);
  });

  it.each([
    ['what a camera sees', camera],
    ['a black screen', () => black],
  ])('is not %s', async (_, film) => expect(await slidesOf(film, 30)).toEqual([]));

  it('may be a still photograph', async () => {
    const photograph = drawCamera(9, 'standing', 0, ...size);
    expect(await slidesOf((time) => (time < 15 ? title[0]! : photograph), 30)).toHaveLength(2);
  });

  it('needs one frame only', async () => {
    expect(await slidesOf(() => bullets.at(-1)!, 1)).toEqual([expect.objectContaining({ startTime: 0, endTime: 1, shownAt: 0 })]);
    expect(await slidesOf(() => title[0]!, 0)).toEqual([]);
  });
});

it('returns slides in order of time within the video, for any frames', async () => {
  const signature = fc.uint8Array({ minLength: 8, maxLength: 8 }).map((levels) => {
    const made = new Uint8Array(signatureWidth * signatureHeight);
    return made.map((_, at) => levels[Math.floor(at / 31) % 8]!);
  });
  await fc.assert(
    fc.asyncProperty(fc.array(signature, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), async (signatures, every) => {
      const frames = signatures.map((each, at) => ({ time: at * every, signature: each }));
      const duration = signatures.length * every;
      let end = 0;
      for await (const { startTime, endTime, shownAt } of findSlides(frames, { duration })) {
        expect(startTime).toBeGreaterThanOrEqual(end);
        expect(shownAt).toBeGreaterThanOrEqual(startTime);
        expect(endTime).toBeGreaterThanOrEqual(shownAt);
        expect(endTime).toBeLessThanOrEqual(duration);
        end = endTime;
      }
    }),
    { numRuns: orInSoak(12, 60) },
  );
});
