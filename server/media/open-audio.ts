import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import { type AudioReader, sampleRate } from '../../lib/speech/audio-reader.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { MediaLoader } from './load-media.ts';
import type { MediaFile } from './media-files.ts';
import { findTrack, maxDurationSeconds, type ProbedStart, probeStart } from './probe-start.ts';

/** Opens the audio of a media item for decoding. `duration`: its known seconds, 0 while unknown. */
export type OpenAudio = (source: AudioSource, duration: number, signal: AbortSignal) => Promise<AudioReader>;

/**
 * Opens audio through ffmpeg. Its file is deleted when the signal aborts. Throws what loading throws, and `noSound` with a reason:
 * `server` (without ffmpeg), `format` (no media, or of a format that is not read here), `silent` (no audio track), `protected`, `broken`.
 */
export function audioOpener(loader: MediaLoader, ffmpeg: Ffmpeg | undefined): OpenAudio {
  return async (source, duration, signal) => {
    if (!ffmpeg) {
      const message = 'Decoding audio takes ffmpeg, which this server has not. Install it, or set GLOSS_FFMPEG.';
      throw new Failure('noSound', message, { reason: 'server' });
    }
    const start = await probeStart(loader, ffmpeg, { source, kind: 'audio', signal });
    let loaded: Promise<MediaFile> | undefined;
    const load = () => {
      loaded ??= loader.load(source, 'audio', signal);
      return loaded;
    };
    return {
      duration: durationOf(start) || duration,
      bytes: start.size,
      async *read(from, readSignal) {
        yield* decode(ffmpeg, await load(), from, readSignal);
      },
    };
  };
}

/** Formats whose duration follows from their last timestamp. */
const timedByEnd = /\b(?:ogg|mpegts|mpeg|aac|flv)\b/;

function durationOf({ probed, size, loadedBytes }: ProbedStart): number {
  if (!probed) return 0;
  const { format = '', duration, isEstimated } = probed;
  if (!isEstimated && !timedByEnd.test(format)) return duration;
  const share = size > 0 ? loadedBytes / size : 0;
  return share > 0 ? Math.round(duration / Math.min(1, share)) : 0;
}

async function* decode(ffmpeg: Ffmpeg, file: MediaFile, from: number, signal: AbortSignal): AsyncGenerator<Float32Array> {
  const { channels } = findTrack(await ffmpeg.probe(file, signal), 'audio');
  // By itself, ffmpeg mixes only channel layouts that have a name.
  const mix = channels ? `pan=mono|c0=${Array.from({ length: channels }, (_, at) => `${1 / channels}*c${at}`).join('+')},` : '';
  const before = from > 0 ? ['-ss', from.toFixed(6)] : [];
  const filter = `${mix}aresample=${sampleRate}:async=1:first_pts=0`;
  const after = ['-map', '0:a:0', '-af', filter, '-ac', '1', '-t', String(maxDurationSeconds), '-f', 'f32le'];
  let remainder: Buffer = Buffer.alloc(0);
  let hasSamples = false;
  for await (const chunk of ffmpeg.run(file, { before, after }, signal)) {
    const bytes = remainder.length > 0 ? Buffer.concat([remainder, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 4);
    remainder = bytes.subarray(whole);
    if (whole === 0) continue;
    hasSamples = true;
    // A copy, because a view must begin at a multiple of four.
    yield new Float32Array(Uint8Array.from(bytes.subarray(0, whole)).buffer);
  }
  if (!hasSamples && from === 0)
    throw new Failure('noSound', 'ffmpeg decodes no audio from the file; it may be damaged.', { reason: 'broken' });
}
