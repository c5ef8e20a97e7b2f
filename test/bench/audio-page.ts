/** Bench that runs in an extension page: reads audio as the offscreen document does. */
import { openAudio } from '../../entrypoints/offscreen/audio/open-audio.ts';
import { sampleRate } from '../../lib/speech/audio-reader.ts';

const { signal } = new AbortController();
const opened = new Map<string, ReturnType<typeof openAudio>>();

const bench = {
  /** Reads `seconds` of audio starting at `from` (seconds) and returns the elapsed time in milliseconds. */
  async read(url: string, from: number, seconds: number): Promise<{ time: number; read: number }> {
    const start = performance.now();
    if (!opened.has(url)) opened.set(url, openAudio({ kind: 'file', url }, 0, signal));
    let samples = 0;
    for await (const piece of (await opened.get(url)!).read(from, signal)) {
      samples += piece.length;
      if (samples >= seconds * sampleRate) break;
    }
    return { time: performance.now() - start, read: samples / sampleRate };
  },
};

export type SoundsBench = typeof bench;
Object.assign(globalThis, { bench });
