import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import { type Sound, sampleRate } from '../../lib/speech/sound.ts';
import { readWav } from './decode-wav.ts';
import type { Ffmpeg, Probed } from './ffmpeg.ts';
import type { MediaBeginning, MediaLoader } from './load-media.ts';
import type { MediaFile } from './media-files.ts';

export type OpenSound = (source: AudioSource, duration: number, signal: AbortSignal) => Promise<Sound>;

/** Seconds; nothing longer is heard. */
const longest = 24 * 3600;

/**
 * Sounds through ffmpeg, or without it those of WAV files. What is loaded is gone with the signal. Throws what loading throws
 * and `noSound` with a reason: `format` (no medium, or none that is read here), `silent` (no sound track), `protected`, `broken`.
 */
export function soundOpener(loader: MediaLoader, ffmpeg: Ffmpeg | undefined): OpenSound {
  return async (source, duration, signal) => {
    const known = await beginningOf(loader, ffmpeg, source, signal);
    let loaded: Promise<MediaFile> | undefined;
    const load = () => {
      loaded ??= loader.load(source, 'sound', signal);
      return loaded;
    };
    return {
      duration: known.duration || duration,
      bytes: known.size,
      async *read(from, readSignal) {
        const file = await load();
        yield* ffmpeg ? decoded(ffmpeg, file, from, readSignal) : (await readWav(file)).read(from, readSignal);
      },
    };
  };
}

/** What the first bytes tell: what can't be heard anyhow is not loaded first. */
async function beginningOf(
  loader: MediaLoader,
  ffmpeg: Ffmpeg | undefined,
  source: AudioSource,
  signal: AbortSignal,
): Promise<{ size: number; duration: number }> {
  const over = new AbortController();
  try {
    const begun = await loader.begin(source, 'sound', AbortSignal.any([signal, over.signal]));
    const { size, file } = begun;
    if (!file) return { size, duration: 0 };
    if (!ffmpeg) return { size, duration: (await readWav(file)).duration };
    const probed = await ffmpeg.probe(file, signal);
    // Where nothing is found, what tells more may stand at the end.
    if (probed.streams.length > 0) soundTrack(probed);
    return { size, duration: durationOf(probed, begun) };
  } finally {
    over.abort();
  }
}

/** Formats that tell how long they are by where they end. */
const toldByEnd = /\b(?:ogg|mpegts|mpeg|aac|flv)\b/;

function durationOf({ format = '', duration, isGuessed }: Probed, { size, file }: MediaBeginning): number {
  if (!isGuessed && !toldByEnd.test(format)) return duration;
  const share = file && size > 0 ? file.size() / size : 0;
  return share > 0 ? Math.round(duration / Math.min(1, share)) : 0;
}

function soundTrack({ streams }: Probed): Probed['streams'][number] {
  const track = streams.find(({ kind }) => kind === 'audio');
  if (!track) throw new Failure('noSound', 'the file has no sound track', { reason: 'silent' });
  if (track.isEncrypted) throw new Failure('noSound', 'the sound is encrypted', { reason: 'protected' });
  return track;
}

async function* decoded(ffmpeg: Ffmpeg, file: MediaFile, from: number, signal: AbortSignal): AsyncGenerator<Float32Array> {
  const probed = await ffmpeg.probe(file, signal);
  if (probed.streams.length === 0) throw new Failure('noSound', 'the file is no medium that is read here', { reason: 'format' });
  const { channels } = soundTrack(probed);
  // ffmpeg mixes layouts that have a name.
  const mix = channels ? `pan=mono|c0=${Array.from({ length: channels }, (_, at) => `${1 / channels}*c${at}`).join('+')},` : '';
  const before = from > 0 ? ['-ss', from.toFixed(6)] : [];
  const filter = `${mix}aresample=${sampleRate}:async=1:first_pts=0`;
  const after = ['-map', '0:a:0', '-af', filter, '-ac', '1', '-t', String(longest), '-f', 'f32le'];
  let rest: Buffer = Buffer.alloc(0);
  let isHeard = false;
  for await (const piece of ffmpeg.run(file, { before, after }, signal)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const whole = bytes.length - (bytes.length % 4);
    rest = bytes.subarray(whole);
    if (whole === 0) continue;
    isHeard = true;
    // Of its own, as a view must begin at a multiple of four.
    yield new Float32Array(Uint8Array.from(bytes.subarray(0, whole)).buffer);
  }
  if (!isHeard && from === 0) throw new Failure('noSound', 'nothing of the sound can be decoded', { reason: 'broken' });
}
