import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Bitmap } from '../../lib/images/bitmap.ts';

/** Writes a video of frames. `options` say how it is encoded. */
export async function encodeVideo(
  file: string,
  frames: Iterable<Bitmap>,
  { width, height, rate }: { width: number; height: number; rate: number },
  options: readonly string[],
): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(rate), '-i', '-'];
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, ...options, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const over = once(child, 'close');
  for (const { data } of frames) if (!child.stdin.write(Buffer.from(data))) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await over;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** The frames of a video, so many a second. */
export async function* decodeVideo(
  file: string,
  { width, height, rate }: { width: number; height: number; rate: number },
): AsyncGenerator<Bitmap> {
  const raw = ['-vf', `fps=${rate}:round=up:start_time=0,scale=${width}:${height}`, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const child = spawn('ffmpeg', ['-v', 'error', '-i', file, ...raw], { stdio: ['ignore', 'pipe', 'inherit'] });
  const size = width * height * 4;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of child.stdout) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    for (; rest.length >= size; rest = rest.subarray(size)) yield { width, height, data: new Uint8Array(rest.subarray(0, size)) };
  }
}
