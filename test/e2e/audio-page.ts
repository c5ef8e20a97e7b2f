/** Runs in a page of the extension: reads, stores and captures audio, as its pages and the offscreen document do. */

import { audioClient } from '../../entrypoints/app/audio-client.ts';
import { openAudioDatabase, removeAudio, type StoredAudio } from '../../entrypoints/media/audio-database.ts';
import { storeFile } from '../../entrypoints/media/store-file.ts';
import { openAudio } from '../../entrypoints/offscreen/audio/open-audio.ts';
import type { PageAudio } from '../../entrypoints/page-audio/page-audio.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import { sampleRate } from '../../lib/speech/audio-reader.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';

/** Minimum level of a fixture's beep. */
const loud = 0.08;
const step = sampleRate / 100;

interface Beep {
  /** Seconds of the audio. */
  at: number;
  seconds: number;
  frequency: number;
}

/** Finds beeps as runs of loud hundredths of a second. */
function beepsIn(samples: Float32Array): Beep[] {
  const runs: { from: number; to: number }[] = [];
  for (let from = 0; from + step <= samples.length; from += step) {
    const level = Math.sqrt(samples.subarray(from, from + step).reduce((sum, value) => sum + value * value, 0) / step);
    const last = runs.at(-1);
    if (level < loud) continue;
    if (last && from - last.to <= 2 * step) last.to = from + step;
    else runs.push({ from, to: from + step });
  }
  return runs
    .filter(({ from, to }) => to - from > 10 * step)
    .map(({ from, to }) => {
      const inner = samples.subarray(from + 3 * step, to - 3 * step);
      let crossings = 0;
      for (let i = 1; i < inner.length; i++) if (inner[i - 1]! < 0 !== inner[i]! < 0) crossings++;
      return { at: from / sampleRate, seconds: (to - from) / sampleRate, frequency: (crossings * sampleRate) / 2 / inner.length };
    });
}

const opened = new Map<string, ReturnType<typeof openAudio>>();

const page = {
  /** Reads audio from a time on, for a maximum of seconds; the same source stays open. */
  async read(
    source: AudioSource,
    { from = 0, seconds = 3600, abortAfter }: { from?: number; seconds?: number; abortAfter?: number } = {},
  ) {
    const key = JSON.stringify(source);
    const controller = new AbortController();
    if (abortAfter !== undefined) setTimeout(() => controller.abort(new Failure('cancelled', 'enough')), abortAfter);
    try {
      if (!opened.has(key)) opened.set(key, openAudio(source, 0, controller.signal));
      const sound = await opened.get(key)!;
      const pieces: Float32Array[] = [];
      let length = 0;
      for await (const piece of sound.read(from, controller.signal)) {
        pieces.push(piece);
        length += piece.length;
        if (length >= seconds * sampleRate) break;
      }
      const samples = new Float32Array(length);
      pieces.reduce((at, piece) => {
        samples.set(piece, at);
        return at + piece.length;
      }, 0);
      const { duration, bytes } = sound;
      return {
        duration,
        bytes,
        seconds: length / sampleRate,
        beeps: beepsIn(samples),
        timeMappings: sound.timeMappings?.() ?? [],
      };
    } catch (error) {
      opened.delete(key);
      return Failure.from(error).toJSON();
    }
  },

  store: async (name: string, url: string) => storeFile(new File([await (await fetch(url)).blob()], name)),

  /** Starts to capture an element of a page, or its tab. */
  async capture(kind: 'element' | 'tab', { tabId, pageUrl, element = 0 }: { tabId: number; pageUrl: string; element?: number }) {
    const soundId = crypto.randomUUID();
    const about = { soundId, name: 'A talk', tabId };
    const startRun = (run: (onEvent: () => void) => Promise<{ ended: string }>) =>
      new Promise<void>((resolve, reject) => {
        run(resolve).then(({ ended }) => Object.assign(page.ends, { [soundId]: ended }), reject);
      });
    try {
      await chrome.scripting.executeScript({ target: { tabId }, files: ['/page-audio.js'] });
      if (kind === 'element') await startRun((onEvent) => audioClient.captureElement(about, { onEvent }));
      else {
        const streamId = await chrome.tabCapture.getMediaStreamId({ targetTabId: tabId });
        await startRun((onEvent) => audioClient.captureTab({ ...about, streamId }, { onEvent }));
      }
      const script = messageClient<PageAudio>(() => chrome.tabs.connect(tabId, { name: portNames.pageAudio, frameId: 0 }));
      await script.start({ soundId, pageUrl, element, withAudio: kind === 'element' });
      return { soundId };
    } catch (error) {
      await audioClient.stop({ soundId });
      return { failure: Failure.from(error).toJSON() };
    }
  },
  ends: {} as Record<string, string>,
  stop: (soundId: string) => audioClient.stop({ soundId }),
  list: () => audioClient.list(),
  remove: removeAudio,
  row: (soundId: string): Promise<StoredAudio | undefined> => openAudioDatabase().sounds.get(soundId),
  count: async () => [
    await openAudioDatabase().sounds.count(),
    await openAudioDatabase().files.count(),
    await openAudioDatabase().pieces.count(),
  ],
};

export type AudioPage = typeof page;
Object.assign(globalThis, { audioPage: page });
