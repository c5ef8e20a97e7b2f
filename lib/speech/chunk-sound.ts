import { frame, meanOf, type Range } from './loudness.ts';
import type { Recognizer } from './recognizer.ts';
import { type Sound, sampleRate } from './sound.ts';
import { type Block, readBlocks } from './sound-blocks.ts';

/** A chunk of audio to transcribe. Long pauses are left out, so its own time differs from that of the audio. */
export interface SoundPiece {
  /**
   * Seconds of the audio: the range that the chunk covers, and the start of the next chunk, which precedes the end if they
   * overlap.
   */
  startTime: number;
  endTime: number;
  next: number;
  samples: Float32Array;
  /** Sample ranges of the audio that it consists of, in order. */
  stretches: Range[];
}

export interface PieceSize {
  /** Preferred and maximum length of a chunk in seconds; the maximum applies to the last one. */
  best: number;
  most: number;
  /** For growing audio: no chunk waits longer than the preferred length, however little speech there was. */
  isLive?: boolean;
}

export interface Chunks {
  /**
   * Returns the chunk from a time on, up to a good place to cut: always the same for the same audio and time. Undefined if
   * there is no more speech. One call at a time.
   */
  pieceFrom(time: number, size: PieceSize): Promise<SoundPiece | undefined>;
  /** Seconds of the audio that were read. */
  readonly read: number;
  close(): Promise<void>;
}

/** Minimum length in samples of pauses that are left out. Voice detection allows shorter ones than loudness. */
const skipped = { speech: 1 * sampleRate, loudness: 3 * sampleRate };
/** Minimum length in samples; less can't be a word, and providers reject it. */
const shortest = 0.1 * sampleRate;
/** A chunk is cut at the quietest place of the last part of its preferred length, which starts at this share. */
const cutFrom = 0.6;
/** Minimum and maximum seconds of overlap with the next chunk. */
const overlap = [1, 2] as const;
/** Frames on each side that must be quiet, and the decibels by which the farthest place of the range must be quieter. */
const quiet = 10;
const farther = 6;

/** Cuts audio into chunks. Holds about one and a half of them in memory. */
export function chunkSound(sound: Sound, speechIn: Recognizer['speechIn'], signal: AbortSignal): Chunks {
  const blocks = readBlocks(sound, speechIn, signal);
  const pause = speechIn ? skipped.speech : skipped.loudness;
  let read = 0;

  return {
    get read() {
      return read / sampleRate;
    },
    async pieceFrom(time, size) {
      const from = Math.round(time * sampleRate);
      const best = Math.round(size.best * sampleRate);
      const maxSamples = size.isLive
        ? best
        : Math.max(best, Math.min(Math.round(size.most * sampleRate), Math.round(best * 1.25)));
      blocks.forget(from);
      const seen: Block[] = [];
      let stretches: Range[] = [];
      let isOver = false;
      const isFull = () =>
        lengthOf(stretches) > maxSamples || (size.isLive && stretches.length > 0 && read - stretches[0]!.from >= best);
      for (let place = from; !isOver && !isFull(); ) {
        const block = await blocks.at(place);
        if (block) {
          seen.push(block);
          stretches = withSpeech(stretches, block.speech, from, pause);
          place = block.to;
          read = Math.max(read, place);
          if (stretches.length === 0) blocks.forget(place);
        } else isOver = true;
      }
      stretches = stretches.filter((stretch) => stretch.to - stretch.from >= shortest);
      if (stretches.length === 0) return undefined;
      const end = stretches.at(-1)!.to;
      const isPause = size.isLive && end < read && lengthOf(stretches) <= best;
      if (isPause || (isOver && lengthOf(stretches) <= maxSamples)) return pieceOf(seen, stretches, end);
      const target = Math.min(best, lengthOf(stretches));
      const cut = quietest(seen, stretches, placeIn(stretches, target * cutFrom), placeIn(stretches, target), 'late');
      const within = stretches.find((stretch) => stretch.from < cut && cut < stretch.to);
      // In a pause there is nothing to overlap.
      if (!within) return pieceOf(seen, stretches, cut, stretches.find((stretch) => stretch.from >= cut)?.from ?? cut);
      const [least, most] = overlap.map((seconds) => Math.min(seconds * sampleRate, target / 4));
      const begin = quietest(seen, [within], Math.max(within.from, cut - most!), Math.max(within.from, cut - least!), 'any');
      return pieceOf(seen, stretches, cut, begin);
    },
    close: () => blocks.close(),
  };
}

/** Converts a time of a chunk to a time of the audio; at a place where a pause was left out, to its start or end. */
export function soundTime({ stretches }: SoundPiece, time: number, side: 'start' | 'end'): number {
  let rest = Math.max(0, time * sampleRate);
  for (const { from, to } of stretches) {
    if (rest < to - from || (side === 'end' && rest === to - from)) return (from + rest) / sampleRate;
    rest -= to - from;
  }
  return stretches.at(-1)!.to / sampleRate;
}

const lengthOf = (stretches: Range[]) => stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/** Adds a block's speech to the ranges and joins those with pauses that are too short to be left out. */
function withSpeech(stretches: Range[], speech: Range[], from: number, pause: number): Range[] {
  const all = [...stretches];
  for (const range of speech) {
    if (range.to <= from) continue;
    const last = all.at(-1);
    if (last && range.from - last.to < pause) all[all.length - 1] = { from: last.from, to: range.to };
    else all.push({ from: Math.max(from, range.from), to: range.to });
  }
  return all;
}

/** Returns the sample position of the audio before which the ranges contain `length` samples. */
function placeIn(stretches: Range[], length: number): number {
  let rest = Math.round(length);
  for (const { from, to } of stretches) {
    if (rest <= to - from) return from + rest;
    rest -= to - from;
  }
  return stretches.at(-1)!.to;
}

/** Returns the quietest position between two; positions outside all ranges are quietest of all. `maxRetryMs` prefers later ones. */
function quietest(blocks: Block[], stretches: Range[], from: number, to: number, wanted: 'late' | 'any'): number {
  let best = { place: Math.round(to), level: Number.POSITIVE_INFINITY };
  for (const block of blocks) {
    if (block.to <= from || block.from > to) continue;
    for (let at = 0; at < block.levels.length; at++) {
      const place = block.from + at * frame + frame / 2;
      if (place < from || place > to) continue;
      const isPause = !stretches.some((stretch) => stretch.from <= place && place < stretch.to);
      const mean = isPause ? -1000 : meanOf(block.levels, at - quiet, at + quiet + 1);
      const level = mean + (wanted === 'late' ? (farther * (to - place)) / (to - from) : 0);
      if (level <= best.level) best = { place, level };
    }
  }
  return best.place;
}

function pieceOf(blocks: Block[], stretches: Range[], end: number, next = end): SoundPiece {
  const clipped = stretches.filter(({ from }) => from < end).map(({ from, to }) => ({ from, to: Math.min(to, end) }));
  const samples = new Float32Array(lengthOf(clipped));
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
    stretches: clipped,
  };
}
