import { sampleRate } from './audio-reader.ts';
import { type AudioChunk, toAudioTime } from './chunk-audio.ts';
import { levelsOf, meanAround, quietFrames, type SampleRange, samplesPerLevel } from './loudness.ts';

/** Minimum seconds of a chunk that can be halved, and the overlap of the halves. */
const minSeconds = 4;
const overlapSeconds = 1;

/** Halves a chunk at its quietest place near the middle; undefined if it is too short. */
export function halveChunk(chunk: AudioChunk): [AudioChunk, AudioChunk] | undefined {
  const { samples } = chunk;
  if (samples.length < minSeconds * sampleRate) return undefined;
  const levels = levelsOf(samples);
  let best = { at: 0, level: Number.POSITIVE_INFINITY };
  for (let at = Math.floor(levels.length * 0.4); at < levels.length * 0.6; at++) {
    const level = meanAround(levels, at, quietFrames);
    if (level < best.level) best = { at, level };
  }
  const cut = best.at * samplesPerLevel;
  return [sliceChunk(chunk, 0, cut), sliceChunk(chunk, cut - overlapSeconds * sampleRate, samples.length)];
}

/** Returns the part of a chunk between two of its samples. */
function sliceChunk(chunk: AudioChunk, from: number, to: number): AudioChunk {
  const ranges: SampleRange[] = [];
  let at = 0;
  for (const range of chunk.ranges) {
    const start = Math.max(from, at);
    const end = Math.min(to, at + range.to - range.from);
    if (end > start) ranges.push({ from: range.from + start - at, to: range.from + end - at });
    at += range.to - range.from;
  }
  const endTime = toAudioTime(chunk, to / sampleRate, 'end');
  return {
    startTime: toAudioTime(chunk, from / sampleRate, 'start'),
    endTime,
    next: endTime,
    samples: chunk.samples.subarray(from, to),
    ranges,
  };
}
