import { AudioSampleSink, type InputAudioTrack } from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';
import { toMono } from '../../../lib/speech/mono.ts';
import type { OpenFile } from './audio-file.ts';
import type { Decoded } from './continuous-audio.ts';
import { openTrack } from './open-track.ts';
import { isScanned, openNextPart, partSeconds } from './scanned-file.ts';

/** Seconds that a decoder hears before what is wanted: the first sounds that it makes are not right. */
const warmUpSeconds = 0.2;
/** Seconds that are left out where nothing can be decoded, and how many times, one after the other. */
const skippedSeconds = 0.5;
const maxErrors = 20;

/** What is heard in a file from a time on (seconds), and a little before it. */
export async function* decodeFrom(file: OpenFile, from: number): AsyncGenerator<Decoded> {
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
        // It is tried again at another place.
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

/** The part that a time lies in, as far as the file is known. */
async function partOf(file: OpenFile, time: number) {
  const { byte, time: start } = file.parts.findLast((part) => part.time <= time - warmUpSeconds) ?? file.parts[0]!;
  const opened = byte === 0 ? file : await openTrack(file.source.slice(byte), undefined, [file.format]);
  return { byte, time: start, input: opened.input, track: opened.track };
}

/**
 * Answers how far it came. A place that is broken is left out, as players do, with the second or two before it that the
 * decoder was ahead; a file that is broken from there on ends there.
 */
async function* samplesOf(
  { track, time }: { track: InputAudioTrack; time: number },
  from: number,
  until: number,
): AsyncGenerator<Decoded, number> {
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
