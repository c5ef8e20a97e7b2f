import { Failure } from '../../../lib/contract/failure.ts';
import { type AudioReader, sampleRate } from '../../../lib/speech/audio-reader.ts';
import { fromInt16 } from '../../../lib/speech/pcm16.ts';
import { openAudioDatabase, type StoredAudio } from '../../media/audio-database.ts';
import { captures, rowLength } from './capture.ts';

/** Opens captured audio. Reading a running capture waits for more. Throws `noSound` (`empty`). */
export function readCapturedAudio({ soundId, duration, stretches }: StoredAudio): AudioReader {
  const capture = captures.get(soundId);
  if (!capture && duration === 0)
    throw new Failure('noSound', `Nothing was captured for ${soundId}. Start the capture again.`, { reason: 'empty' });
  return {
    get duration() {
      if (!capture) return duration;
      return capture.ended ? capture.seconds : 0;
    },
    bytes: 0,
    timeMappings: () => capture?.timeMappings ?? stretches,
    async *read(from, signal) {
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      const first = Math.floor(from * sampleRate);
      let skipped = first % rowLength;
      for (let place = Math.floor(first / rowLength); ; ) {
        signal.throwIfAborted();
        // Subscribed before the query, so that a row stored in between is not missed.
        const more = captures.get(soundId)?.waitForMore();
        const chunk = await openAudioDatabase().pieces.get([soundId, place]);
        if (chunk) {
          if (chunk.samples.length > skipped) yield fromInt16(chunk.samples.subarray(skipped));
          skipped = 0;
          place += 1;
        } else if (more) await Promise.race([more, aborted]);
        else return;
      }
    },
  };
}
