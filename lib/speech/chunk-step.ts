import * as z from 'zod/mini';
import { Word } from '../contract/cue.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { RunStep } from '../ports/run.ts';
import type { SpeechRequest } from '../ports/speech.ts';

const time = z.number();

/** A transcribed chunk as it is stored in a checkpoint; times are seconds of the audio. */
export const TranscriptionStep = z
  .object({
    startTime: time,
    endTime: time,
    /** Start of the next chunk. */
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
    /** Voice vectors by speaker label of this chunk. */
    voices: z.optional(z.record(z.string(), z.array(z.number()))),
  })
  .check(z.refine(({ startTime, endTime, next }) => startTime < endTime && startTime < next));
export type TranscriptionStep = z.infer<typeof TranscriptionStep>;

/** Reads the checkpoints of an earlier attempt; invalid ones are ignored, and their chunks transcribed again. */
export function readSteps(done: readonly RunStep[]): Map<string, TranscriptionStep> {
  const steps = new Map<string, TranscriptionStep>();
  for (const { key, value } of done) {
    const step = TranscriptionStep.safeParse(value);
    if (step.success) steps.set(key, step.data);
  }
  return steps;
}

/** Version of the cutting of audio and of the format of checkpoints. */
const version = 1;

/** Returns the key of a chunk: the SHA-256 of everything that its transcript depends on. Its start determines its end. */
export function stepKey(request: SpeechRequest, from: number, language: string | undefined): Promise<string> {
  const { audio, transcriber, prompt, speakers } = request;
  const address = transcriber.kind === 'onDevice' ? undefined : transcriber.baseUrl;
  // Queries contain signatures, which differ on each attempt.
  const source = audio.kind === 'stored' ? audio.soundId : audio.url.split(/[?#]/, 1)[0];
  const parts = [version, source, from, transcriber.kind, address, transcriber.model, language, prompt, speakers];
  return sha256(JSON.stringify(parts));
}
