import * as z from 'zod/mini';
import { decodeBase64, encodeBase64 } from '../encoding/base64.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { RunStep } from '../ports/run.ts';
import type { SlideExtractionRequest } from '../ports/slide-extractor.ts';
import type { Slide } from '../records/visuals.ts';
import { type Signature, signatureHeight, signatureWidth } from './signature.ts';

/** Raise it when slides are found or read in another way: then old steps are none. */
const version = 2;

/** A slide that was read, and what it is known again by. */
export interface ReadSlide {
  slide: Slide;
  signature: Signature;
}

const time = z.number().check(z.nonnegative());
const side = z.int().check(z.minimum(1), z.maximum(10_000));
const Value = z.object({
  slide: z.object({
    startTime: time,
    endTime: time,
    image: z.object({ mimeType: z.enum(['image/webp', 'image/jpeg']), base64: z.string(), width: side, height: side }),
    text: z.string(),
    caption: z.optional(z.string()),
  }),
  signature: z.string(),
});

/** Hash of all that slides depend on but their time: addresses are signed and change, what they lead to does not. */
export function runKey({ video, storyboard, duration, language, model }: SlideExtractionRequest): Promise<string> {
  const sheets = storyboard?.map(({ sheetUrl: _, ...level }) => level);
  const seer = model && [model.kind, model.baseUrl, model.model];
  return sha256(JSON.stringify([version, video, video ? undefined : sheets, duration, language, seer]));
}

export const toStep = (key: string, { slide, signature }: ReadSlide): RunStep => ({
  key: `${key}:${slide.startTime}`,
  value: { slide, signature: encodeBase64(signature) },
});

/** Slides that an earlier try has read, in order of time. */
export const fromSteps = (key: string, steps: readonly RunStep[]): ReadSlide[] =>
  steps
    .filter((step) => step.key.startsWith(`${key}:`))
    .flatMap(({ value }) => {
      const parsed = Value.safeParse(value);
      if (!parsed.success) return [];
      const signature = decodeBase64(parsed.data.signature);
      return signature.length === signatureWidth * signatureHeight ? [{ slide: parsed.data.slide, signature }] : [];
    })
    .sort((a, b) => a.slide.startTime - b.slide.startTime);
