import { decodeBase64 } from '../../../lib/encoding/base64.ts';
import type { FrameSource } from '../../../lib/images/frame-source.ts';
import { createPlaybackCapture, type PlaybackCapture } from '../../../lib/images/playback-capture.ts';
import type { AudioSource } from '../../../lib/ports/speech.ts';
import { isPlaybackCapture } from '../../../lib/records/playback-capture-id.ts';
import { FrameMessage } from '../../channels/frame-message.ts';
import { decodeImage } from '../../media/decode-image.ts';
import { openVideo } from '../../media/open-video.ts';
import { awaitPage } from '../audio/playback-port.ts';

/** Time without a frame after which a scan ends: the page is hidden or paused. */
const idleTimeoutMs = 600_000;

interface SlideCapture extends PlaybackCapture {
  /** Address of the video, if the page may not read its frames. */
  file?: string;
}

/** The scans by capture id, until all captured frames are read. */
const watches = new Map<string, SlideCapture>();

const decode = (image: string) => decodeImage(new Blob([decodeBase64(image)]));

/**
 * Collects the frames that the page script sends of a playing video, until the scan is stopped or the page is gone. It continues when
 * the calling page is closed.
 */
export async function watchElement(
  { soundId, tabId }: { soundId: string; tabId: number },
  { onEvent }: { onEvent(event: { kind: 'started' }): void },
): Promise<void> {
  stopWatching(soundId);
  const watch: SlideCapture = createPlaybackCapture(decode);
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

/** Stops a scan. The captured frames are still read to the end. */
export const stopWatching = (soundId: string): void => watches.get(soundId)?.end();

/** Returns the frames of a scan, running or ended; undefined for a source that is not a scan. Throws the failures of opening a file. */
export const watchedVideoSources = (
  source: AudioSource,
  duration: number,
  signal: AbortSignal,
): AsyncIterable<FrameSource> | undefined =>
  source.kind === 'stored' && isPlaybackCapture(source.soundId) ? videoSourcesOf(source.soundId, duration, signal) : undefined;

async function* videoSourcesOf(soundId: string, duration: number, signal: AbortSignal): AsyncGenerator<FrameSource> {
  const watch = watches.get(soundId);
  if (!watch) return;
  yield* watch.sources(signal);
  if (watch.file) yield await openVideo({ kind: 'file', url: watch.file }, duration, signal);
  if (watches.get(soundId) === watch) watches.delete(soundId);
}
