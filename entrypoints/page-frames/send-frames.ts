import type { Port } from '../../lib/transports/message.ts';
import type { FrameMessage } from '../channels/frame-message.ts';
import { connectCapture } from '../injected/connect-capture.ts';
import { trackMedia } from '../injected/track-media.ts';
import { encodeFrame, isTaintError } from './encode-frame.ts';

/** Minimum media time between two frames, and maximum frames per second at any playback rate. */
const minStepSeconds = 1;
const maxFramesPerSecond = 4;

/** Sends frames of a playing video, each after the previous one is acknowledged, until the connection ends. */
export function sendFrames(element: HTMLVideoElement, port: Port, soundId: string): void {
  const mediaItem = trackMedia(element);
  const capture = connectCapture<FrameMessage>(port, soundId, () => mediaItem.isGone() || !element.isConnected);
  let last: number | undefined;
  let isDrawing = false;

  async function draw(time: number): Promise<void> {
    last = time;
    isDrawing = true;
    try {
      capture.send({ frame: { time, image: await encodeFrame(element), isProtected: element.mediaKeys !== null } });
    } catch (error) {
      // Cross-origin video without CORS taints the canvas, so its file is read instead.
      if (isTaintError(error)) capture.send({ file: element.currentSrc });
    }
    isDrawing = false;
  }

  const onFrame = (_: DOMHighResTimeStamp, { mediaTime }: { mediaTime: number }) => {
    if (capture.signal.aborted) return;
    element.requestVideoFrameCallback(onFrame);
    const isDue =
      last === undefined || Math.abs(mediaTime - last) >= Math.max(minStepSeconds, element.playbackRate / maxFramesPerSecond);
    if (isDue && !isDrawing && capture.isFree() && mediaItem.playback(0)) void draw(mediaTime);
  };
  element.requestVideoFrameCallback(onFrame);
  // A paused video has no frame callback.
  if (element.readyState >= element.HAVE_CURRENT_DATA) void draw(element.currentTime);
  element.addEventListener('ended', capture.close, { signal: capture.signal });
  // Removing an element from the page pauses it, and `isFree` ends the capture then.
  element.addEventListener('pause', capture.isFree, { signal: capture.signal });
}
