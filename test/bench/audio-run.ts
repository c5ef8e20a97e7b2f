import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../listen.ts';
import type { SoundsBench } from './audio-page.ts';
import { heapOf, openBenchPage } from './bench-extension.ts';
import { type Measurement, megabytes } from './table.ts';

declare const bench: SoundsBench;

const talk = join(import.meta.dirname, '../../demo/talk/talk.opus');
/** Length in minutes of the talk excerpt that is repeated, so that encoding ten hours takes a second. */
const minutes = 4;
const hours = 10;
const formats = {
  MP3: ['long.mp3', '-ac', '2', '-ar', '44100', '-c:a', 'libmp3lame', '-b:a', '128k'],
  M4A: ['long.m4a', '-ac', '2', '-ar', '44100', '-c:a', 'aac', '-b:a', '128k'],
  Opus: ['long.opus', '-c:a', 'libopus', '-b:a', '48k'],
} as const;

/** Measures time and memory of reading ten hours of audio in Chromium, hour by hour. */
export async function measureAudio(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-audio-'));
  const { origin, close } = await serve(folder);
  const rows: Measurement[] = [];
  try {
    for (const [format, [name, ...encoding]] of Object.entries(formats)) {
      const part = join(folder, `part-${name}`);
      execFileSync('ffmpeg', ['-v', 'error', '-t', String(60 * minutes), '-i', talk, ...encoding, part]);
      const times = String((hours * 60) / minutes - 1);
      execFileSync('ffmpeg', ['-v', 'error', '-stream_loop', times, '-i', part, '-c', 'copy', join(folder, name)]);
      const { context, page } = await openBenchPage('audio-page.ts', folder);
      try {
        const heaps: number[] = [];
        let taken = 0;
        for (let hour = 0; hour < hours; hour++) {
          const question = { address: `${origin}/${name}`, from: hour * 3600 };
          const read = await page.evaluate(({ address, from }) => bench.read(address, from, 3600), question);
          taken += read.time / 1000;
          heaps.push((await heapOf(page)) / 2 ** 20);
        }
        const what = `sound, ${hours} hours of ${format}`;
        rows.push(
          { what: `${what}: speed beside playing`, value: `${Math.round((hours * 3600) / taken)} times` },
          {
            what: `${what}: heap after the first hour and the last`,
            value: `${megabytes(heaps[0]!)}, ${megabytes(heaps.at(-1)!)}`,
          },
        );
      } finally {
        await context.close();
      }
    }
    return rows;
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Starts a server that serves the files of a folder by range requests, to any origin. */
const serve = (folder: string) =>
  listen(({ url = '', headers }, response) => {
    const path = join(folder, url.slice(1));
    const { size } = statSync(path);
    const start = Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);
    response.writeHead(206, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*',
      'content-range': `bytes ${start}-${size - 1}/${size}`,
      'content-length': size - start,
    });
    const stream = createReadStream(path, { start });
    stream.pipe(response);
    response.on('close', () => stream.destroy());
  });
