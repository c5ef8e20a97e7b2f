import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import type { Slide } from '../../lib/records/visuals.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { MediaFiles } from './media-files.ts';

/** Arguments with which ffmpeg prints one image with its size, as `readImage` reads it. */
export const imageOutput = ['-frames:v', '1', '-c:v', 'pam', '-pix_fmt', 'rgba', '-f', 'image2pipe'];

/** Reads one image from ffmpeg's output; undefined for none. */
export async function readImage(chunks: AsyncIterable<Buffer>): Promise<Bitmap | undefined> {
  const bytes = await concat(chunks);
  const end = bytes.indexOf('ENDHDR\n') + 7;
  const header = bytes.toString('latin1', 0, Math.max(0, end));
  const [width, height] = ['WIDTH', 'HEIGHT'].map((name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(header)?.[1]));
  if (!width || !height || bytes.length < end + width * height * 4) return undefined;
  return { width, height, data: new Uint8Array(bytes.subarray(end, end + width * height * 4)) };
}

const imageFormats = ['jpeg_pipe', 'webp_pipe', 'png_pipe'];

/** Decodes an image file. Throws `noPictures` for any other file. */
export async function decodeImage(ffmpeg: Ffmpeg, files: MediaFiles, bytes: Uint8Array, signal: AbortSignal): Promise<Bitmap> {
  const over = new AbortController();
  try {
    const file = await files.create(over.signal);
    await file.append(bytes);
    const image = await readImage(ffmpeg.run(file, { formats: imageFormats, after: imageOutput }, signal));
    if (!image) throw new Failure('noPictures', 'The file is not an image that ffmpeg decodes.', { reason: 'broken' });
    return image;
  } finally {
    over.abort();
  }
}

const maxWidth = 640;

/** Encodes the image of a slide as JPEG, at most 640 pixels wide, for the library. */
export async function encodeSlide(ffmpeg: Ffmpeg, files: MediaFiles, { width, height, data }: Bitmap): Promise<Slide['image']> {
  const over = new AbortController();
  const scale = Math.min(1, maxWidth / width);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  try {
    const file = await files.create(over.signal);
    await file.append(data instanceof Uint8Array ? data : new Uint8Array(data));
    const before = ['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', `${width}x${height}`];
    const filter = `scale=${size.width}:${size.height}:flags=area`;
    const after = ['-vf', filter, '-frames:v', '1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj444p', '-q:v', '4', '-f', 'image2pipe'];
    const bytes = await concat(ffmpeg.run(file, { formats: ['rawvideo'], before, after }, over.signal));
    if (bytes.length === 0) throw new Failure('internal', 'ffmpeg encoded no image.');
    return { mimeType: 'image/jpeg', base64: bytes.toString('base64'), ...size };
  } finally {
    over.abort();
  }
}

async function concat(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
