import { Failure } from '../contract/failure.ts';
import { callDetails } from '../models/provider-failure.ts';
import { rest } from '../models/rest.ts';
import type { ChunkTranscription, SpeechSegment } from '../ports/speech.ts';
import { type SoundPiece, soundTime } from './chunk-sound.ts';
import { halvePiece } from './halve-piece.ts';
import { openJoiner } from './join-transcripts.ts';
import type { Piece, Recognizer } from './recognizer.ts';
import { cutLoops, isLooping } from './repetition.ts';
import { sampleRate } from './sound.ts';
import type { SpeechLedger } from './speech-ledger.ts';

/** Milliseconds. */
export interface HearingPatience {
  /** Before the second try; doubled with each one more. */
  backOff: number;
  /** Whoever asks for a longer pause than this has refused. */
  longestPause: number;
}
export const defaultPatience: HearingPatience = { backOff: 1000, longestPause: 120_000 };

export interface Hearing {
  recognizer: Recognizer;
  ledger: SpeechLedger;
  wish: Pick<Piece, 'language' | 'prompt' | 'speakers'>;
  patience: HearingPatience;
  /** Ends calls. */
  signal: AbortSignal;
  /** Ends waiting for another try. */
  noMoreTries: AbortSignal;
  /** So many seconds were too much for a call. */
  onTooLarge(seconds: number): void;
}

const mostTries = 5;
const passing = new Set(['rateLimited', 'timeout', 'offline']);
/** A model that went round in circles takes another way at this temperature. */
const otherWay = 0.4;

/**
 * What is said in a piece, with the times of the sound. What passes by itself is waited for, what is too large is heard in
 * halves, and so is what a model repeats for ever.
 */
export async function hearPiece(hearing: Hearing, piece: SoundPiece): Promise<ChunkTranscription> {
  let heard: ChunkTranscription;
  try {
    heard = await hearPatiently(hearing, piece);
  } catch (error) {
    const halves = Failure.from(error).code === 'tooLarge' ? halvePiece(piece) : undefined;
    if (!halves) throw error;
    hearing.onTooLarge(piece.samples.length / sampleRate);
    return joinHalves(halves, [await hearPiece(hearing, halves[0]), await hearPiece(hearing, halves[1])]);
  }
  return isLooping(heard.segments) ? hearOtherwise(hearing, piece, heard) : heard;
}

/** Again, and in halves; in the end what is left without the loops. */
async function hearOtherwise(hearing: Hearing, piece: SoundPiece, first: ChunkTranscription): Promise<ChunkTranscription> {
  let heard = first;
  try {
    heard = await hearPatiently(hearing, piece, otherWay);
    const halves = halvePiece(piece);
    if (isLooping(heard.segments) && halves) {
      const [one, other] = halves;
      heard = joinHalves(halves, [
        withoutLoops(await hearPatiently(hearing, one, otherWay)),
        withoutLoops(await hearPatiently(hearing, other, otherWay)),
      ]);
    }
  } catch (error) {
    // There is an answer already, and it is paid for.
    if (hearing.signal.aborted) throw error;
  }
  return withoutLoops(heard);
}

const withoutLoops = (heard: ChunkTranscription): ChunkTranscription => ({ ...heard, segments: cutLoops(heard.segments) });

function joinHalves(halves: [SoundPiece, SoundPiece], heard: [ChunkTranscription, ChunkTranscription]): ChunkTranscription {
  const joiner = openJoiner();
  for (const [place, { segments }] of heard.entries()) joiner.add({ ...halves[place]!, segments });
  const language = heard[0].language ?? heard[1].language;
  return { ...(language && { language }), segments: joiner.segments() };
}

async function hearPatiently(hearing: Hearing, piece: SoundPiece, temperature?: number): Promise<ChunkTranscription> {
  const { patience, signal, noMoreTries } = hearing;
  for (let tries = 1; ; tries++) {
    try {
      return await hearOnce(hearing, piece, temperature);
    } catch (error) {
      if (signal.aborted) throw Failure.from(signal.reason);
      const failure = Failure.from(error);
      const { retry, pause } = callDetails(failure);
      const wait = pause ?? patience.backOff * 2 ** (tries - 1);
      if (!(retry || passing.has(failure.code)) || tries === mostTries || wait > patience.longestPause) throw failure;
      await rest(wait, noMoreTries);
      if (noMoreTries.aborted) throw failure;
    }
  }
}

async function hearOnce(hearing: Hearing, piece: SoundPiece, temperature?: number): Promise<ChunkTranscription> {
  const { recognizer, ledger, wish, signal } = hearing;
  const seconds = piece.samples.length / sampleRate;
  const release = ledger.reserve(seconds);
  try {
    const heard = await recognizer.hear(
      { samples: piece.samples, ...wish, ...(temperature !== undefined && { temperature }) },
      signal,
    );
    ledger.count(seconds);
    return { ...heard, segments: heard.segments.map((segment) => inSound(segment, piece, seconds)) };
  } finally {
    release();
  }
}

/** A segment with the times of the sound, within the piece. */
function inSound(segment: SpeechSegment, piece: SoundPiece, seconds: number): SpeechSegment {
  const placed = <Timed extends { startTime: number; endTime: number }>(timed: Timed): Timed => {
    const start = Math.min(Math.max(0, timed.startTime || 0), seconds);
    const end = Math.min(Math.max(start, timed.endTime || 0), seconds);
    const startTime = soundTime(piece, start, 'start');
    return { ...timed, startTime, endTime: Math.max(startTime, soundTime(piece, end, 'end')) };
  };
  return { ...placed(segment), ...(segment.words && { words: segment.words.map(placed) }) };
}
