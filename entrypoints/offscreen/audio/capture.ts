import { Failure } from '../../../lib/contract/failure.ts';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import type { TimeMapping } from '../../../lib/speech/media-times.ts';
import { toInt16 } from '../../../lib/speech/pcm16.ts';
import { mapWriteErrors } from '../../../lib/store/dexie/map-write-errors.ts';
import { type CaptureEnd, openAudioDatabase, removeStaleAudio, type StoredAudio } from '../../media/audio-database.ts';

/** Samples of a row, which is the maximum loss if the document is killed. */
export const rowLength = 4 * sampleRate;
/** Difference between expected and reported media time above which a new mapping starts. */
const toleranceSeconds = 0.3;
/** Maximum length of a capture: 2.7 GB. */
const maxSeconds = 24 * 3600;
/** Minimum amplitude of an audible sample. */
const minAudibleLevel = 0.001;

/** The playback position at the first of some samples. `mediaTime` in seconds. */
export interface Playback {
  mediaTime: number;
  rate: number;
}

/** A running capture of audio, which is stored every few seconds. */
export interface Capture {
  readonly seconds: number;
  readonly timeMappings: readonly TimeMapping[];
  readonly ended: CaptureEnd | undefined;
  /** Appends samples at 16 kHz. */
  add(samples: Float32Array, playback: Playback): void;
  /** Ends the capture and returns the reason, which is an earlier one if it has ended before. */
  end(reason: CaptureEnd): Promise<CaptureEnd>;
  /** Resolves when another row is stored or the capture has ended. */
  waitForMore(): Promise<void>;
}

/** The running captures, all in this document: a row without `ended` that is not among them was interrupted. */
export const captures = new Map<string, Capture>();

/** Starts a capture. Throws `invalid` for an id in use, and `storageFull`. */
export async function startCapture({ soundId, name, kind }: Pick<StoredAudio, 'soundId' | 'name' | 'kind'>): Promise<Capture> {
  if (captures.has(soundId)) throw new Failure('invalid', `The capture ${soundId} is already running. Stop it first.`);
  const { sounds, pieces } = openAudioDatabase();
  const now = Date.now();
  const about = { soundId, kind, name, createdAt: now, usedAt: now, bytes: 0, duration: 0, audibleUntil: 0, stretches: [] };
  await mapWriteErrors(() => sounds.put(about));

  const timeMappings: TimeMapping[] = [];
  let row = new Int16Array(rowLength);
  let filled = 0;
  let index = 0;
  let audibleUntil = 0;
  let ended: CaptureEnd | undefined;
  let writing: Promise<void> = Promise.resolve();
  let waiting = Promise.withResolvers<void>();
  const seconds = () => (index * rowLength + filled) / sampleRate;

  /** Writes the current row after the earlier ones; a failure, such as a full disk, ends the capture with the rows stored so far. */
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
        mapWriteErrors(() =>
          openAudioDatabase().transaction('rw', sounds, pieces, async () => {
            if (chunk.samples.length > 0) await pieces.put(chunk);
            await sounds.update(soundId, state);
          }),
        ),
      )
      .catch((error: unknown) => {
        ended ??= Failure.from(error).code === 'storageFull' ? 'storageFull' : 'interrupted';
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
      for (let i = 0; i < taken.length; i++) row[filled + i] = toInt16(taken[i]!);
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
    async end(reason) {
      if (!ended) {
        ended = reason;
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

/** Marks the captures of an earlier offscreen document, which was closed before their end, and removes old audio. */
export async function cleanUpAudio(): Promise<void> {
  await openAudioDatabase()
    .sounds.filter(({ soundId, ended }) => !ended && !captures.has(soundId))
    .modify({ ended: 'interrupted' });
  await removeStaleAudio();
}

/** Returns the mapping that starts at a position; undefined while the last one continues. */
export function nextTimeMapping(
  last: TimeMapping | undefined,
  soundTime: number,
  { mediaTime, rate }: Playback,
): TimeMapping | undefined {
  const expected = last && last.mediaTime + (soundTime - last.soundTime) * last.rate;
  if (expected !== undefined && rate === last?.rate && Math.abs(mediaTime - expected) < toleranceSeconds) return undefined;
  return { soundTime, mediaTime, rate };
}
