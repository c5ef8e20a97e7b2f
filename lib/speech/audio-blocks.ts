import { type AudioReader, sampleRate } from './audio-reader.ts';
import type { SpeechRange } from './find-speech-ranges.ts';
import { levelsOf, loudIn, type SampleRange, samplesPerLevel } from './loudness.ts';
import type { Recognizer } from './recognizer.ts';
import { openReader, type SampleReader } from './sample-reader.ts';

/**
 * Ten seconds of audio, or less at its end, with the ranges that contain speech. All positions are samples from the start of
 * the audio.
 */
export interface AudioBlock extends SampleRange {
  /** Undefined if there is no speech. */
  samples?: Float32Array;
  levels: Float32Array;
  speech: SampleRange[];
}

/**
 * Reads audio in blocks of ten seconds. Blocks are at the same positions wherever reading starts, so the result is always the
 * same.
 */
export interface AudioBlockReader {
  /** Returns the block at a position; undefined after the end of the audio. Waits for growing audio. One call at a time. */
  at(place: number): Promise<AudioBlock | undefined>;
  /** Releases the blocks before a position. */
  forget(place: number): void;
  close(): Promise<void>;
}

const blockSamples = 10 * sampleRate;
/** Samples before and after a block that are examined too, so that a word at its edge is recognized. */
const leadSamples = sampleRate;
const trailSamples = sampleRate / 2;
/** Samples added around speech, which is quiet at its start and end. */
const marginSamples = 0.3 * sampleRate;

/** Creates a reader of ten-second blocks. `speechIn` detects speech; without it, loudness decides. */
export function readAudioBlocks(audio: AudioReader, speechIn: Recognizer['speechIn'], signal: AbortSignal): AudioBlockReader {
  const cache = new Map<number, AudioBlock>();
  let reader: SampleReader | undefined;

  async function read(number: number): Promise<AudioBlock | undefined> {
    const from = number * blockSamples;
    const begin = Math.max(0, from - leadSamples);
    if (!reader || reader.from > begin || reader.from + 3 * blockSamples < begin) {
      await reader?.close();
      reader = openReader(audio, begin, signal);
    }
    await reader.move(begin, from + blockSamples + trailSamples);
    const around = reader.copy(begin, from + blockSamples + trailSamples);
    const samples = around.subarray(from - begin, from - begin + blockSamples);
    if (samples.length === 0) return undefined;
    const levels = levelsOf(around);
    const spoken = speechIn ? (await speechIn(around, signal)).map(toSamples) : loudIn(levels);
    const speech = joinRanges(
      spoken.map((range) => ({
        from: Math.max(from, begin + range.from - marginSamples),
        to: Math.min(from + samples.length, begin + range.to + marginSamples),
      })),
    );
    return {
      from,
      to: from + samples.length,
      levels: levels.subarray(
        (from - begin) / samplesPerLevel,
        (from - begin) / samplesPerLevel + Math.ceil(samples.length / samplesPerLevel),
      ),
      speech,
      ...(speech.length > 0 && { samples: samples.slice() }),
    };
  }

  return {
    async at(place) {
      const number = Math.floor(place / blockSamples);
      const block = cache.get(number) ?? (await read(number));
      if (block) cache.set(number, block);
      return block && place < block.to ? block : undefined;
    },
    forget(place) {
      for (const [number, { to }] of cache) if (to <= place) cache.delete(number);
    },
    close: async () => reader?.close(),
  };
}

const toSamples = ({ startTime, endTime }: SpeechRange): SampleRange => ({
  from: Math.round(startTime * sampleRate),
  to: Math.round(endTime * sampleRate),
});

/** Joins ranges that touch, sorts them and removes empty ones. */
function joinRanges(ranges: SampleRange[]): SampleRange[] {
  const joined: SampleRange[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else if (range.to > range.from) joined.push(range);
  }
  return joined;
}
