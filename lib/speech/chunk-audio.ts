import { type AudioBlock, readAudioBlocks } from './audio-blocks.ts';
import { type AudioReader, sampleRate } from './audio-reader.ts';
import { meanAround, quietFrames, type SampleRange, samplesPerLevel } from './loudness.ts';
import type { Recognizer } from './recognizer.ts';

/** A chunk of audio to transcribe. Long pauses are left out, so its own time differs from that of the audio. */
export interface AudioChunk {
  /**
   * Seconds of the audio: the range that the chunk covers, and the start of the next chunk, which precedes the end if they
   * overlap.
   */
  startTime: number;
  endTime: number;
  next: number;
  samples: Float32Array;
  /** Sample ranges of the audio that it consists of, in order. */
  ranges: SampleRange[];
}

/** Length of the chunks into which audio is divided for transcription. */
export interface ChunkSize {
  /** Preferred and maximum length of a chunk in seconds; the maximum applies to the last one. */
  best: number;
  max: number;
  /** For growing audio: a chunk ends after the preferred length even if it contains little speech. */
  isLive?: boolean;
}

/** Divides audio into chunks for transcription while reading it. */
export interface ChunkReader {
  /**
   * Returns the chunk from a time on, up to a good place to cut: always the same for the same audio and time. Undefined if
   * there is no more speech. One call at a time.
   */
  chunkFrom(time: number, size: ChunkSize): Promise<AudioChunk | undefined>;
  /** Seconds of the audio that were read. */
  readonly read: number;
  close(): Promise<void>;
}

/** Minimum length in samples of pauses that are left out. Voice detection allows shorter ones than loudness. */
const skippedPauses = { speech: 1 * sampleRate, loudness: 3 * sampleRate };
/** Minimum length in samples; less can't be a word, and providers reject it. */
const minSamples = 0.1 * sampleRate;
/** A chunk is cut at the quietest place of the last part of its preferred length, which starts at this share. */
const minCutShare = 0.6;
/** Minimum and maximum seconds of overlap with the next chunk. */
const overlapSeconds = [1, 2] as const;
/** Decibels by which the farthest place of the range must be quieter. */
const minQuieterDecibels = 6;

/** Cuts audio into chunks. Holds about one and a half of them in memory. */
export function chunkAudio(audio: AudioReader, speechIn: Recognizer['speechIn'], signal: AbortSignal): ChunkReader {
  const blocks = readAudioBlocks(audio, speechIn, signal);
  const pause = speechIn ? skippedPauses.speech : skippedPauses.loudness;
  let read = 0;

  /** Reads from a position on until there is enough speech for a chunk, or the audio ends. */
  async function readSpeech(from: number, { best, max, isLive }: SampleLimits) {
    blocks.forget(from);
    const seen: AudioBlock[] = [];
    let ranges: SampleRange[] = [];
    let isOver = false;
    const isFull = () => sumLengths(ranges) > max || (isLive && ranges.length > 0 && read - ranges[0]!.from >= best);
    for (let place = from; !isOver && !isFull(); ) {
      const block = await blocks.at(place);
      if (block) {
        seen.push(block);
        ranges = addSpeech(ranges, block.speech, from, pause);
        place = block.to;
        read = Math.max(read, place);
        if (ranges.length === 0) blocks.forget(place);
      } else isOver = true;
    }
    return { seen, ranges: ranges.filter((range) => range.to - range.from >= minSamples), isOver };
  }

  return {
    get read() {
      return read / sampleRate;
    },
    async chunkFrom(time, size) {
      const limits = limitsOf(size);
      const { seen, ranges, isOver } = await readSpeech(Math.round(time * sampleRate), limits);
      if (ranges.length === 0) return undefined;
      const end = ranges.at(-1)!.to;
      const length = sumLengths(ranges);
      const isPause = limits.isLive && end < read && length <= limits.best;
      const isWhole = isPause || (isOver && length <= limits.max);
      return isWhole ? buildChunk(seen, ranges, end) : cutChunk(seen, ranges, Math.min(limits.best, length));
    },
    close: () => blocks.close(),
  };
}

/** A chunk size in samples. */
type SampleLimits = Required<ChunkSize>;

function limitsOf({ best: bestSeconds, max: maxSeconds, isLive = false }: ChunkSize): SampleLimits {
  const best = Math.round(bestSeconds * sampleRate);
  const max = isLive ? best : Math.max(best, Math.min(Math.round(maxSeconds * sampleRate), Math.round(best * 1.25)));
  return { best, max, isLive };
}

/** Builds a chunk that ends at the quietest place of the last part of a preferred length. */
function cutChunk(blocks: AudioBlock[], ranges: SampleRange[], length: number): AudioChunk {
  const cut = findQuietest(blocks, ranges, positionIn(ranges, length * minCutShare), positionIn(ranges, length), 'late');
  const within = ranges.find((range) => range.from < cut && cut < range.to);
  // A cut in a pause needs no overlap.
  if (!within) return buildChunk(blocks, ranges, cut, ranges.find((range) => range.from >= cut)?.from ?? cut);
  const [min, max] = overlapSeconds.map((seconds) => Math.min(seconds * sampleRate, length / 4));
  const begin = findQuietest(blocks, [within], Math.max(within.from, cut - max!), Math.max(within.from, cut - min!), 'any');
  return buildChunk(blocks, ranges, cut, begin);
}

/** Converts a time of a chunk to a time of the audio; at a place where a pause was left out, to its start or end. */
export function toAudioTime({ ranges }: AudioChunk, time: number, side: 'start' | 'end'): number {
  let rest = Math.max(0, time * sampleRate);
  for (const { from, to } of ranges) {
    if (rest < to - from || (side === 'end' && rest === to - from)) return (from + rest) / sampleRate;
    rest -= to - from;
  }
  return ranges.at(-1)!.to / sampleRate;
}

const sumLengths = (ranges: SampleRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Adds a block's speech to the ranges and joins those with pauses that are too short to be left out. */
function addSpeech(ranges: SampleRange[], speech: SampleRange[], from: number, pause: number): SampleRange[] {
  const all = [...ranges];
  for (const range of speech) {
    if (range.to <= from) continue;
    const last = all.at(-1);
    if (last && range.from - last.to < pause) all[all.length - 1] = { from: last.from, to: range.to };
    else all.push({ from: Math.max(from, range.from), to: range.to });
  }
  return all;
}

/** Returns the sample position of the audio before which the ranges contain `length` samples. */
function positionIn(ranges: SampleRange[], length: number): number {
  let rest = Math.round(length);
  for (const { from, to } of ranges) {
    if (rest <= to - from) return from + rest;
    rest -= to - from;
  }
  return ranges.at(-1)!.to;
}

/** Returns the quietest position between two; positions outside all ranges are quietest of all. `late` prefers later ones. */
function findQuietest(blocks: AudioBlock[], ranges: SampleRange[], from: number, to: number, wanted: 'late' | 'any'): number {
  let best = { place: Math.round(to), level: Number.POSITIVE_INFINITY };
  for (const block of blocks) {
    if (block.to <= from || block.from > to) continue;
    for (let at = 0; at < block.levels.length; at++) {
      const place = block.from + at * samplesPerLevel + samplesPerLevel / 2;
      if (place < from || place > to) continue;
      const isPause = !ranges.some((range) => range.from <= place && place < range.to);
      const mean = isPause ? -1000 : meanAround(block.levels, at, quietFrames);
      const level = mean + (wanted === 'late' ? (minQuieterDecibels * (to - place)) / (to - from) : 0);
      if (level <= best.level) best = { place, level };
    }
  }
  return best.place;
}

function buildChunk(blocks: AudioBlock[], ranges: SampleRange[], end: number, next = end): AudioChunk {
  const clipped = ranges.filter(({ from }) => from < end).map(({ from, to }) => ({ from, to: Math.min(to, end) }));
  const samples = new Float32Array(sumLengths(clipped));
  let at = 0;
  for (const { from, to } of clipped) {
    for (const block of blocks) {
      const begin = Math.max(from, block.from);
      const until = Math.min(to, block.to);
      if (until <= begin) continue;
      if (block.samples) samples.set(block.samples.subarray(begin - block.from, until - block.from), at);
      at += until - begin;
    }
  }
  return {
    startTime: clipped[0]!.from / sampleRate,
    endTime: clipped.at(-1)!.to / sampleRate,
    next: next / sampleRate,
    samples,
    ranges: clipped,
  };
}
