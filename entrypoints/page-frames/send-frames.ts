import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { maxImageSide } from '../../lib/images/frame-source.ts';
import type { Port } from '../../lib/transports/message.ts';
import type { FrameMessage } from '../offscreen/images/frame-message.ts';
import { connectCapture } from '../page-audio/connect-capture.ts';
import { trackMedia } from '../page-audio/track-media.ts';

/** Minimum media time between two frames, and maximum frames per second at any playback rate. */
const minStepSeconds = 1;
const maxFramesPerSecond = 4;
const quality = 0.9;

/** Sends frames of a playing video, each after the previous one is acknowledged, until the connection ends. */
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
      // Cross-origin video without CORS taints the canvas, so its file is read instead.
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
  // A paused video has no frame callback.
  if (element.readyState >= element.HAVE_CURRENT_DATA) void draw(element.currentTime);
  element.addEventListener('ended', capture.close, { signal: capture.signal });
  // Removing an element from the page pauses it, and `isFree` ends the capture then.
  element.addEventListener('pause', capture.isFree, { signal: capture.signal });
}

/** Returns the current frame as JPEG in base64. Throws a `SecurityError` for a tainted canvas. */
async function jpegOf(element: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = element;
  const scale = Math.min(1, maxImageSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(element, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return encodeBase64(new Uint8Array(await blob.arrayBuffer()));
}
