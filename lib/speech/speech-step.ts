import * as z from 'zod/mini';
import { Word } from '../contract/cue.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { RunStep } from '../ports/run.ts';
import type { SpeechRequest } from '../ports/speech.ts';

const time = z.number();

/** A piece that was heard, as it is kept; times are seconds of the sound. */
export const TranscriptionStep = z
  .object({
    startTime: time,
    endTime: time,
    /** Where the piece after it begins. */
    next: time,
    language: z.optional(z.string()),
    segments: z.array(
      z.object({
        startTime: time,
        endTime: time,
        text: z.string(),
        speaker: z.optional(z.string()),
        words: z.optional(z.array(Word)),
      }),
    ),
    /** By the speakers' labels in this piece. */
    voices: z.optional(z.record(z.string(), z.array(z.number()))),
  })
  .check(z.refine(({ startTime, endTime, next }) => startTime < endTime && startTime < next));
export type TranscriptionStep = z.infer<typeof TranscriptionStep>;

/** Steps of an earlier try; what is no such step is heard anew. */
export function readSteps(done: readonly RunStep[]): Map<string, TranscriptionStep> {
  const steps = new Map<string, TranscriptionStep>();
  for (const { key, value } of done) {
    const step = TranscriptionStep.safeParse(value);
    if (step.success) steps.set(key, step.data);
  }
  return steps;
}

/** Changes with the way in which sound is cut and pieces are kept. */
const version = 1;

/** SHA-256 of all that the words of a piece depend on: where it begins tells where it ends. */
export function stepKey(request: SpeechRequest, from: number, language: string | undefined): Promise<string> {
  const { audio, transcriber, prompt, speakers } = request;
  const address = transcriber.kind === 'onDevice' ? undefined : transcriber.baseUrl;
  // What follows a path signs it, and is another one at the next try.
  const source = audio.kind === 'kept' ? audio.soundId : audio.url.split(/[?#]/, 1)[0];
  const parts = [version, source, from, transcriber.kind, address, transcriber.model, language, prompt, speakers];
  return sha256(JSON.stringify(parts));
}
