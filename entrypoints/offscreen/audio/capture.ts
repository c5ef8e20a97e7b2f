import { Failure } from '../../../lib/contract/failure.ts';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import type { TimeMapping } from '../../../lib/speech/media-times.ts';
import { type CaptureEnd, openAudioDatabase, type StoredAudio, writeAudio } from './audio-database.ts';

/** Samples of a row: what is lost, at most, if the room is killed. */
export const rowLength = 4 * sampleRate;
/** Seconds by which the medium may be elsewhere than expected, before a new stretch begins. */
const toleranceSeconds = 0.3;
/** Seconds: 2.7 GB. */
const maxSeconds = 24 * 3600;
/** Quieter than this nobody hears anything. */
const minAudibleLevel = 0.001;
const fullScale = 32_767;

/** Where the medium is as some samples begin. */
export interface Playback {
  mediaTime: number;
  rate: number;
}

/** A sound that is being captured, and kept row by row. */
export interface Capture {
  readonly seconds: number;
  readonly timeMappings: readonly TimeMapping[];
  readonly ended: CaptureEnd | undefined;
  /** Samples at the rate of all sound in here. */
  add(samples: Float32Array, playback: Playback): void;
  /** Answers why it ended, which may have been before. */
  end(why: CaptureEnd): Promise<CaptureEnd>;
  /** When there is more of it, or it has ended. */
  waitForMore(): Promise<void>;
}

/** What is captured now. All of it in this document: a sound that says it is captured and is not in here was interrupted. */
export const captures = new Map<string, Capture>();

/** Begins to keep a sound. Throws `storageFull`. */
export async function startCapture({ soundId, name, kind }: Pick<StoredAudio, 'soundId' | 'name' | 'kind'>): Promise<Capture> {
  if (captures.has(soundId)) throw new Failure('invalid', `${soundId} is being captured`);
  const { sounds, pieces } = openAudioDatabase;
  const now = Date.now();
  const about = { soundId, kind, name, createdAt: now, usedAt: now, bytes: 0, duration: 0, audibleUntil: 0, stretches: [] };
  await writeAudio(() => sounds.put(about));

  const timeMappings: TimeMapping[] = [];
  let row = new Int16Array(rowLength);
  let filled = 0;
  let index = 0;
  let audibleUntil = 0;
  let ended: CaptureEnd | undefined;
  let writing: Promise<void> = Promise.resolve();
  let waiting = Promise.withResolvers<void>();
  const seconds = () => (index * rowLength + filled) / sampleRate;

  /** Rows are written one after the other; a full disk ends the capture with what is there. */
  function write(): void {
    const chunk = { soundId, place: index, samples: row.slice(0, filled) };
    const state = {
      duration: seconds(),
      bytes: 2 * sampleRate * seconds(),
      audibleUntil,
      stretches: structuredClone(timeMappings),
      ended,
    };
    writing = writing
      .then(() =>
        writeAudio(() =>
          openAudioDatabase.transaction('rw', sounds, pieces, async () => {
            if (chunk.samples.length > 0) await pieces.put(chunk);
            await sounds.update(soundId, state);
          }),
        ),
      )
      .catch(() => {
        ended ??= 'storageFull';
        return sounds.update(soundId, { ended }).then(
          () => undefined,
          () => undefined,
        );
      })
      .then(() => {
        waiting.resolve();
        waiting = Promise.withResolvers();
      });
  }

  function add(samples: Float32Array): void {
    for (let at = 0; at < samples.length; ) {
      const taken = samples.subarray(at, at + rowLength - filled);
      for (let i = 0; i < taken.length; i++) row[filled + i] = Math.max(-1, Math.min(1, taken[i]!)) * fullScale;
      filled += taken.length;
      at += taken.length;
      if (taken.some((value) => Math.abs(value) > minAudibleLevel)) audibleUntil = seconds();
      if (filled < rowLength) return;
      write();
      row = new Int16Array(rowLength);
      filled = 0;
      index += 1;
    }
  }

  const capture: Capture = {
    get seconds() {
      return seconds();
    },
    timeMappings,
    get ended() {
      return ended;
    },
    add(samples, playback) {
      if (ended) return;
      const mapping = nextTimeMapping(timeMappings.at(-1), seconds(), playback);
      if (mapping) timeMappings.push(mapping);
      add(samples);
      if (seconds() >= maxSeconds) void capture.end('tooLong');
    },
    async end(why) {
      if (!ended) {
        ended = why;
        write();
      }
      await writing;
      captures.delete(soundId);
      waiting.resolve();
      return ended;
    },
    waitForMore: () => waiting.promise,
  };
  captures.set(soundId, capture);
  return capture;
}

/** The stretch that begins here; none while the last one goes on. */
export function nextTimeMapping(
  last: TimeMapping | undefined,
  soundTime: number,
  { mediaTime, rate }: Playback,
): TimeMapping | undefined {
  const expected = last && last.mediaTime + (soundTime - last.soundTime) * last.rate;
  if (expected !== undefined && rate === last?.rate && Math.abs(mediaTime - expected) < toleranceSeconds) return undefined;
  return { soundTime, mediaTime, rate };
}
