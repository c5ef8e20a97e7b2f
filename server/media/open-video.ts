import { rechunk } from '../../lib/async/rechunk.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { type FrameSource, maxImageSide } from '../../lib/images/frame-source.ts';
import { type Signature, signatureHeight, signatureOf, signatureWidth } from '../../lib/images/signature.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import { imageOutput, readImage } from './decode-image.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { MediaLoader } from './load-media.ts';
import type { MediaFile } from './media-files.ts';
import { findTrack, maxDurationSeconds, probeStart } from './probe-start.ts';

/** Opens the video of a media item for reading frames. `duration`: its known seconds, 0 while unknown. */
export type OpenVideo = (source: AudioSource, duration: number, signal: AbortSignal) => Promise<FrameSource>;

/** The size to which ffmpeg scales frames, before they are scaled to signatures. */
const scaledSize = { width: 3 * signatureWidth, height: 3 * signatureHeight };
const scaledBytes = scaledSize.width * scaledSize.height * 4;
const scaleDown = `scale=${scaledSize.width}:${scaledSize.height}:flags=area,format=rgba`;
const limitSize = `scale=w='min(iw,${maxImageSide})':h='min(ih,${maxImageSide})':force_original_aspect_ratio=decrease`;

/**
 * Opens videos through ffmpeg. The loaded file is deleted when the video is closed. Throws what loading throws and `noPictures` with a
 * reason: `format`, `silent` (no video track), `protected`, `broken`.
 */
export function videoOpener(loader: MediaLoader, ffmpeg: Ffmpeg): OpenVideo {
  return async (source, duration, caller) => {
    const over = new AbortController();
    const signal = AbortSignal.any([caller, over.signal]);
    const close = () => over.abort();
    try {
      await probeStart(loader, ffmpeg, { source, kind: 'video', signal });
      const file = await loader.load(source, 'video', signal);
      const probed = await ffmpeg.probe(file, signal);
      findTrack(probed, 'video');
      return createVideo(ffmpeg, file, { duration: Math.min(maxDurationSeconds, probed.duration || duration), signal, close });
    } catch (error) {
      close();
      throw caller.aborted ? Failure.from(caller.reason) : error;
    }
  };
}

interface OpenedVideo {
  duration: number;
  signal: AbortSignal;
  close(): void;
}

function createVideo(ffmpeg: Ffmpeg, file: MediaFile, { duration, signal, close }: OpenedVideo): FrameSource {
  const at = (time: number) => (time > 0 ? ['-ss', time.toFixed(3)] : []);
  const decodeFrames = (time: number, filter: string, output: string[]) =>
    ffmpeg.run(file, { before: at(time), after: ['-map', '0:V:0', '-vf', filter, ...output] }, signal);
  async function* decodeScaledFrames(time: number, filter: string, output: string[]): AsyncGenerator<Uint8Array> {
    const raw = decodeFrames(time, filter, [...output, '-pix_fmt', 'rgba', '-f', 'rawvideo']);
    // A shorter chunk is an incomplete frame.
    for await (const data of rechunk<Uint8Array>(raw, () => new Uint8Array(scaledBytes)))
      if (data.length === scaledBytes) yield data;
  }

  return {
    duration,
    close,
    async *frames(from) {
      // For each second the frame that is shown then: the last one before it.
      const filter = `fps=1:start_time=0:round=up,${scaleDown}`;
      let time = from;
      for await (const data of decodeScaledFrames(from, filter, ['-t', String(maxDurationSeconds)])) {
        if (duration > 0 && time >= duration) return;
        yield { time, signature: signatureOf({ ...scaledSize, data }) };
        time += 1;
      }
    },
    async frameAt(time): Promise<Signature | undefined> {
      for await (const data of decodeScaledFrames(time, scaleDown, ['-frames:v', '1']))
        return signatureOf({ ...scaledSize, data });
      return undefined;
    },
    async imageAt(time): Promise<Bitmap> {
      // The last frame of a file begins some time before its end.
      for (const earlier of [0, 0.5, 2]) {
        const image = await readImage(decodeFrames(Math.max(0, time - earlier), limitSize, imageOutput));
        if (image) return image;
      }
      throw new Failure('noPictures', `No frame can be decoded at ${time} s.`, { reason: 'broken' });
    },
  };
}
