import { sampleRate } from './audio-reader.ts';
import { type AudioChunk, toAudioTime } from './chunk-audio.ts';
import { levelsOf, meanOf, type SampleRange, samplesPerLevel } from './loudness.ts';

/** Minimum seconds of a chunk that can be halved, and the overlap of the halves. */
const minSeconds = 4;
const overlap = 1;
/** Frames on each side that must be quiet. */
const quiet = 10;

/** Halves a chunk at its quietest place near the middle; undefined if it is too short. */
export function halveChunk(piece: AudioChunk): [AudioChunk, AudioChunk] | undefined {
  const { samples } = piece;
  if (samples.length < minSeconds * sampleRate) return undefined;
  const levels = levelsOf(samples);
  let best = { at: 0, level: Number.POSITIVE_INFINITY };
  for (let at = Math.floor(levels.length * 0.4); at < levels.length * 0.6; at++) {
    const level = meanOf(levels, at - quiet, at + quiet + 1);
    if (level < best.level) best = { at, level };
  }
  const cut = best.at * samplesPerLevel;
  return [sliceChunk(piece, 0, cut), sliceChunk(piece, cut - overlap * sampleRate, samples.length)];
}

/** Returns the part of a chunk between two of its samples. */
function sliceChunk(piece: AudioChunk, from: number, to: number): AudioChunk {
  const ranges: SampleRange[] = [];
  let at = 0;
  for (const stretch of piece.ranges) {
    const begin = Math.max(from, at);
    const end = Math.min(to, at + stretch.to - stretch.from);
    if (end > begin) ranges.push({ from: stretch.from + begin - at, to: stretch.from + end - at });
    at += stretch.to - stretch.from;
  }
  const endTime = toAudioTime(piece, to / sampleRate, 'end');
  return {
    startTime: toAudioTime(piece, from / sampleRate, 'start'),
    endTime,
    next: endTime,
    samples: piece.samples.subarray(from, to),
    ranges,
  };
}
