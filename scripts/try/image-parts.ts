import * as z from 'zod/mini';
import { invalidField } from '../../lib/contract/invalid-field.ts';
import { decodeBase64 } from '../../lib/encoding/base64.ts';
import { findSlides } from '../../lib/images/find-slides.ts';
import { readText } from '../../lib/images/ocr/read-text.ts';
import { signatureOf } from '../../lib/images/signature.ts';
import { storyboardFrames } from '../../lib/images/storyboard.ts';
import { readStoryboard } from '../../lib/sites/youtube/storyboard.ts';
import { type Part, part } from './part.ts';

const time = z.number().check(z.nonnegative());
const Picture = z.string().check(z.minLength(1), z.maxLength(40_000_000));

export const imageParts: Record<string, Part> = {
  storyboard: part(
    '{spec, duration} -> {levels, frames: [{time, url, x, y, width, height}] of the finest level}',
    z.object({ spec: z.string(), duration: time }),
    ({ spec, duration }) => {
      const videoId = /\/sb\/([\w-]{11})\//.exec(spec)?.[1] ?? '';
      const levels = readStoryboard(spec, { videoId, duration });
      const finest = levels.at(-1);
      return { levels, frames: finest ? storyboardFrames(finest) : [] };
    },
  ),

  slides: part(
    '{frames: [base64 of a PNG or JPEG], times: [seconds], duration?} -> {slides: [{startTime, endTime, shownAt, frame, sameAs?}]}',
    z.object({ frames: z.array(Picture).check(z.maxLength(100_000)), times: z.array(time), duration: z.optional(time) }),
    async ({ frames, times, duration }) => {
      if (frames.length !== times.length) throw invalidField('times', 'Send one for each frame.');
      const inOrder = [...times.keys()].sort((a, b) => times[a]! - times[b]!);
      const last = times[inOrder.at(-1)!] ?? 0;
      const slides: object[] = [];
      // Loaded when it is needed: most parts go without.
      const { decodeImage } = await import('./decode-image.ts');
      async function* small() {
        for (const at of inOrder)
          yield { time: times[at]!, signature: signatureOf(await decodeImage(decodeBase64(frames[at]!))) };
      }
      for await (const { startTime, endTime, shownAt, sameAs } of findSlides(small(), { duration: duration ?? last }))
        slides.push({ startTime, endTime, shownAt, frame: times.indexOf(shownAt), sameAs });
      return { slides };
    },
  ),

  ocr: part('{image: base64 of a PNG or JPEG} -> {text}', z.object({ image: Picture }), async ({ image }) => {
    const { decodeImage } = await import('./decode-image.ts');
    const { loadTextModels } = await import('../../server/ports/text-models.ts');
    return { text: await readText(await decodeImage(decodeBase64(image)), await loadTextModels()) };
  }),
};
