import { AudioSampleSink, type InputAudioTrack } from 'mediabunny';
import { Failure } from '../../lib/contract/failure.ts';
import { toMono } from '../../lib/speech/mono.ts';
import type { OpenFile } from './audio-file.ts';
import type { DecodedAudio } from './continuous-audio.ts';
import { openTrack } from './open-track.ts';
import { isScanned, openNextPart, partSeconds } from './scanned-file.ts';

/** Decoded time before the requested start, because a decoder's first samples are inaccurate. */
const warmUpSeconds = 0.2;
/** Time skipped after a decoding error, and the maximum number of consecutive errors. */
const skippedSeconds = 0.5;
const maxErrors = 20;

/** Decodes a file from a time on (seconds), starting slightly before it. */
export async function* decodeFrom(file: OpenFile, from: number): AsyncGenerator<DecodedAudio> {
  let at = from;
  let part = await partOf(file, from);
  let until = isScanned(file.format) ? part.time + partSeconds : Number.POSITIVE_INFINITY;
  try {
    for (;;) {
      if (at < until) {
        const reached = yield* samplesOf(part, at, until);
        if (reached < until - warmUpSeconds) return;
        at = until;
      }
      const next = await openNextPart(file, part, until);
      if (!next) {
        // The next part was not found here, so a later position is tried.
        until += partSeconds / 2;
        continue;
      }
      if (part.input !== file.input) part.input.dispose();
      part = next;
      if (part.time > file.parts.at(-1)!.time) file.parts.push({ byte: part.byte, time: part.time });
      until = part.time + partSeconds;
    }
  } finally {
    if (part.input !== file.input) part.input.dispose();
  }
}

/** Opens the known part that contains a time. */
async function partOf(file: OpenFile, time: number) {
  const { byte, time: start } = file.parts.findLast((part) => part.time <= time - warmUpSeconds) ?? file.parts[0]!;
  const opened = byte === 0 ? file : await openTrack(file.source.slice(byte), undefined, [file.format]);
  return { byte, time: start, input: opened.input, track: opened.track };
}

/**
 * Yields the samples of a part and returns the time that was reached. Broken positions are skipped, as players do, with the second or
 * two that the decoder had read ahead; a file that stays broken ends there.
 */
async function* samplesOf(
  { track, time }: { track: InputAudioTrack; time: number },
  from: number,
  until: number,
): AsyncGenerator<DecodedAudio, number> {
  const sink = new AudioSampleSink(track);
  let reached = from;
  let hasDecoded = from > 0;
  for (let broken = 0; ; broken++) {
    try {
      for await (const sample of sink.samples(Math.max(0, reached - warmUpSeconds - time), until - time)) {
        const decoded = { time: sample.timestamp + time, rate: sample.sampleRate, samples: toMono(sample) };
        reached = Math.max(reached, decoded.time + sample.duration);
        sample.close();
        yield decoded;
        hasDecoded = true;
        broken = 0;
      }
      return reached;
    } catch (error) {
      if (error instanceof Failure || track.input.disposed || (broken >= maxErrors && !hasDecoded)) throw error;
      if (broken >= maxErrors) return reached;
      reached += skippedSeconds;
    }
  }
}
