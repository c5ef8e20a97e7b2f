import * as z from 'zod/mini';
import { decodeBase64, encodeBase64 } from '../encoding/base64.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { RunStep } from '../ports/run.ts';
import type { SlideExtractionRequest } from '../ports/slide-extractor.ts';
import type { Slide } from '../records/visuals.ts';
import { type Signature, signatureHeight, signatureWidth } from './signature.ts';

/** Version of the algorithm: increase it when slides are found or read differently, which invalidates stored steps. */
const version = 2;

/** A slide whose text was read, with the reduced gray frame by which the slide is recognized again. */
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

/**
 * Returns the hash of everything that the slides of a video depend on except for their time: the key of their checkpoints.
 * Queries of addresses contain signatures and are left out.
 */
export function runKey({ video, storyboard, duration, language, model }: SlideExtractionRequest): Promise<string> {
  const sheets = storyboard?.map(({ sheetUrl: _, ...level }) => level);
  const captionModel = model && [model.kind, model.baseUrl, model.model];
  return sha256(JSON.stringify([version, video, video ? undefined : sheets, duration, language, captionModel]));
}

/** Converts a slide to a checkpoint, from which a later attempt continues. `key` is the key of `runKey`. */
export const toStep = (key: string, { slide, signature }: ReadSlide): RunStep => ({
  key: `${key}:${slide.startTime}`,
  value: { slide, signature: encodeBase64(signature) },
});

/**
 * Returns the slides that an earlier attempt has stored as checkpoints under the same key, in order of time. Invalid
 * checkpoints are left out.
 */
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
