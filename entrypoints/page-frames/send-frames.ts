import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { maxImageSide } from '../../lib/images/frame-source.ts';
import type { Port } from '../../lib/transports/message.ts';
import type { FrameMessage } from '../offscreen/images/frame-message.ts';
import { connectCapture } from '../page-audio/connect-capture.ts';
import { trackMedia } from '../page-audio/track-media.ts';

/** Seconds of the medium between two frames, and frames a second at most, however fast it plays. */
const minStepSeconds = 1;
const maxFramesPerSecond = 4;
const quality = 0.9;

/** Shows the engine room what a video plays, one frame after the other has arrived, until one of them has enough. */
export function sendFrames(element: HTMLVideoElement, port: Port, soundId: string): void {
  const medium = trackMedia(element);
  const capture = connectCapture<FrameMessage>(port, soundId, () => medium.isGone() || !element.isConnected);
  let last: number | undefined;
  let isDrawing = false;

  async function draw(time: number): Promise<void> {
    last = time;
    isDrawing = true;
    try {
      capture.send({ frame: { time, image: await jpegOf(element), isProtected: element.mediaKeys !== null } });
    } catch (error) {
      // Another site's, which pages may not look at.
      if (error instanceof DOMException && error.name === 'SecurityError') capture.send({ file: element.currentSrc });
    }
    isDrawing = false;
  }

  const onFrame = (_: DOMHighResTimeStamp, { mediaTime }: { mediaTime: number }) => {
    if (capture.signal.aborted) return;
    element.requestVideoFrameCallback(onFrame);
    const isDue =
      last === undefined || Math.abs(mediaTime - last) >= Math.max(minStepSeconds, element.playbackRate / maxFramesPerSecond);
    if (isDue && !isDrawing && capture.isFree() && medium.playback(0)) void draw(mediaTime);
  };
  element.requestVideoFrameCallback(onFrame);
  // What stands still is seen at once.
  if (element.readyState >= element.HAVE_CURRENT_DATA) void draw(element.currentTime);
  element.addEventListener('ended', capture.close, { signal: capture.signal });
  // So is what is taken out of the page.
  element.addEventListener('pause', capture.isFree, { signal: capture.signal });
}

/** What is shown now, as a JPEG in base64. Throws a `SecurityError` where pages may not look at it. */
async function jpegOf(element: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = element;
  const scale = Math.min(1, maxImageSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(element, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return encodeBase64(new Uint8Array(await blob.arrayBuffer()));
}
