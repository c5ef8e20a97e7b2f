import { decodeBase64 } from '../../../lib/encoding/base64.ts';
import type { FrameSource } from '../../../lib/images/frame-source.ts';
import { createPlaybackCapture, type PlaybackCapture } from '../../../lib/images/playback-capture.ts';
import type { AudioSource } from '../../../lib/ports/speech.ts';
import { isPlaybackCapture } from '../../../lib/records/playback-capture-id.ts';
import { FrameMessage } from '../../channels/frame-message.ts';
import { decodeImage } from '../../media/decode-image.ts';
import { openVideo } from '../../media/open-video.ts';
import { awaitPage } from '../audio/playback-port.ts';

/** Time without a frame after which a capture ends: the page is hidden or paused. */
const idleTimeoutMs = 600_000;

interface SlideCapture extends PlaybackCapture {
  /** Address of the video, if the page may not read its frames. */
  file?: string;
}

/** The captures by id, until all captured frames are read. */
const captures = new Map<string, SlideCapture>();

const decode = (image: string) => decodeImage(new Blob([decodeBase64(image)]));

/**
 * Collects the frames that the page script sends of a playing video, until the capture is stopped or the page is gone. It continues
 * when the calling page is closed.
 */
export async function capturePlayback(
  { soundId, tabId }: { soundId: string; tabId: number },
  { onEvent }: { onEvent(event: { kind: 'started' }): void },
): Promise<void> {
  stopPlaybackCapture(soundId);
  const capture: SlideCapture = createPlaybackCapture(decode);
  captures.set(soundId, capture);
  onEvent({ kind: 'started' });
  const page = await awaitPage(soundId, tabId, FrameMessage, capture.ended).catch((error) => {
    capture.end();
    throw error;
  });
  await new Promise<void>((resolve) => {
    let idleTimer = setTimeout(capture.end, idleTimeoutMs);
    capture.ended.addEventListener('abort', () => {
      clearTimeout(idleTimer);
      resolve();
    });
    page.onGone(capture.end);
    page.onMessage((message) => {
      if ('frame' in message) {
        clearTimeout(idleTimer);
        idleTimer = setTimeout(capture.end, idleTimeoutMs);
        return capture.add(message.frame);
      }
      if ('file' in message) capture.file = message.file;
      capture.end();
    });
  });
  page.close();
}

/** Stops a capture. The captured frames are still read to the end. */
export const stopPlaybackCapture = (soundId: string): void => captures.get(soundId)?.end();

/** Returns the frames of a capture, running or ended; undefined for a source that is none. Throws the failures of opening a file. */
export const capturedVideoSources = (
  source: AudioSource,
  duration: number,
  signal: AbortSignal,
): AsyncIterable<FrameSource> | undefined =>
  source.kind === 'stored' && isPlaybackCapture(source.soundId) ? videoSourcesOf(source.soundId, duration, signal) : undefined;

async function* videoSourcesOf(soundId: string, duration: number, signal: AbortSignal): AsyncGenerator<FrameSource> {
  const capture = captures.get(soundId);
  if (!capture) return;
  yield* capture.sources(signal);
  if (capture.file) yield await openVideo({ kind: 'file', url: capture.file }, duration, signal);
  if (captures.get(soundId) === capture) captures.delete(soundId);
}
