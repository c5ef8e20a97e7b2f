import { decodeBase64 } from '../../../lib/encoding/base64.ts';
import type { FrameSource } from '../../../lib/images/frame-source.ts';
import { createWatch, type Watch } from '../../../lib/images/watch.ts';
import type { AudioSource } from '../../../lib/ports/speech.ts';
import { isPlaybackCapture } from '../../../lib/records/playback-capture-id.ts';
import { awaitPage } from '../audio/playback-port.ts';
import { decodeImage } from './decode-image.ts';
import { FrameMessage } from './frame-message.ts';
import { openVideo } from './open-video.ts';

/** How long a page may show nothing new: it is behind others, or paused (milliseconds). */
const idleTimeoutMs = 600_000;

interface Watched extends Watch {
  /** Where the file is, if the page may not look at what it plays. */
  file?: string;
}

/** What is being watched, until all that was seen of it is read. */
const watches = new Map<string, Watched>();

const decode = (image: string) => decodeImage(new Blob([decodeBase64(image)]));

/**
 * Watches an element of a page, as the page's script shows it, until somebody stops it or the page is gone. It goes on without
 * whoever began it.
 */
export async function watchElement(
  { soundId, tabId }: { soundId: string; tabId: number },
  { onEvent }: { onEvent(event: { kind: 'started' }): void },
): Promise<void> {
  stopWatching(soundId);
  const watch: Watched = createWatch(decode);
  watches.set(soundId, watch);
  onEvent({ kind: 'started' });
  const page = await awaitPage(soundId, tabId, FrameMessage, watch.ended).catch((error) => {
    watch.end();
    throw error;
  });
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(watch.end, idleTimeoutMs);
    watch.ended.addEventListener('abort', () => {
      clearTimeout(quiet);
      resolve();
    });
    page.onGone(watch.end);
    page.onMessage((message) => {
      if ('frame' in message) {
        clearTimeout(quiet);
        quiet = setTimeout(watch.end, idleTimeoutMs);
        return watch.add(message.frame);
      }
      if ('file' in message) watch.file = message.file;
      watch.end();
    });
  });
  page.close();
}

/** What was seen is read to the end. */
export const stopWatching = (soundId: string): void => watches.get(soundId)?.end();

/** What is, or was, watched; undefined for what is not to be watched. Throws what opening a file throws. */
export const watchedVideoSources = (
  source: AudioSource,
  duration: number,
  signal: AbortSignal,
): AsyncIterable<FrameSource> | undefined =>
  source.kind === 'kept' && isPlaybackCapture(source.soundId) ? videoSourcesOf(source.soundId, duration, signal) : undefined;

async function* videoSourcesOf(soundId: string, duration: number, signal: AbortSignal): AsyncGenerator<FrameSource> {
  const watch = watches.get(soundId);
  if (!watch) return;
  yield* watch.sources(signal);
  if (watch.file) yield await openVideo({ kind: 'file', url: watch.file }, duration, signal);
  if (watches.get(soundId) === watch) watches.delete(soundId);
}
