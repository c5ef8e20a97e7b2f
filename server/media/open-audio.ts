import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import { type AudioReader, sampleRate } from '../../lib/speech/audio-reader.ts';
import type { Ffmpeg, Probed } from './ffmpeg.ts';
import type { MediaLoader, MediaStart } from './load-media.ts';
import type { MediaFile } from './media-files.ts';

/** Opens the audio of a media item for decoding. `duration`: its known seconds, 0 while unknown. */
export type OpenAudio = (source: AudioSource, duration: number, signal: AbortSignal) => Promise<AudioReader>;

const maxDurationSeconds = 24 * 3600;

/**
 * Opens audio through ffmpeg. Its file is deleted when the signal aborts. Throws what loading throws, and `noSound` with a reason:
 * `server` (without ffmpeg), `format` (no media, or of a format that is not read here), `silent` (no audio track), `protected`, `broken`.
 */
export function audioOpener(loader: MediaLoader, ffmpeg: Ffmpeg | undefined): OpenAudio {
  return async (source, duration, signal) => {
    if (!ffmpeg) {
      const message = 'Decoding audio takes ffmpeg, which this server has not: install it, or set GLOSS_FFMPEG.';
      throw new Failure('noSound', message, { reason: 'server' });
    }
    const known = await probeStart(loader, ffmpeg, source, signal);
    let loaded: Promise<MediaFile> | undefined;
    const load = () => {
      loaded ??= loader.load(source, 'audio', signal);
      return loaded;
    };
    return {
      duration: known.duration || duration,
      bytes: known.size,
      async *read(from, readSignal) {
        yield* decode(ffmpeg, await load(), from, readSignal);
      },
    };
  };
}

/** Reads size and duration from the first bytes, so that a file without audio that can be decoded is not loaded whole. */
async function probeStart(
  loader: MediaLoader,
  ffmpeg: Ffmpeg,
  source: AudioSource,
  signal: AbortSignal,
): Promise<{ size: number; duration: number }> {
  const over = new AbortController();
  try {
    const start = await loader.loadStart(source, 'audio', AbortSignal.any([signal, over.signal]));
    const { size, file } = start;
    if (!file) return { size, duration: 0 };
    const probed = await ffmpeg.probe(file, signal);
    // A file without streams so far may have its index at the end.
    if (probed.streams.length > 0) findAudioTrack(probed);
    return { size, duration: durationOf(probed, start) };
  } finally {
    over.abort();
  }
}

/** Formats whose duration follows from their last timestamp. */
const timedByEnd = /\b(?:ogg|mpegts|mpeg|aac|flv)\b/;

function durationOf({ format = '', duration, isEstimated }: Probed, { size, file }: MediaStart): number {
  if (!isEstimated && !timedByEnd.test(format)) return duration;
  const share = file && size > 0 ? file.size() / size : 0;
  return share > 0 ? Math.round(duration / Math.min(1, share)) : 0;
}

function findAudioTrack({ streams }: Probed): Probed['streams'][number] {
  const track = streams.find(({ kind }) => kind === 'audio');
  if (!track) throw new Failure('noSound', 'the file has no audio track', { reason: 'silent' });
  if (track.isEncrypted) throw new Failure('noSound', 'the audio is encrypted', { reason: 'protected' });
  return track;
}

async function* decode(ffmpeg: Ffmpeg, file: MediaFile, from: number, signal: AbortSignal): AsyncGenerator<Float32Array> {
  const probed = await ffmpeg.probe(file, signal);
  if (probed.streams.length === 0)
    throw new Failure('noSound', 'the file is no media of a format that this server reads', { reason: 'format' });
  const { channels } = findAudioTrack(probed);
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
    throw new Failure('noSound', 'ffmpeg decodes no audio from the file; it may be damaged', { reason: 'broken' });
}
