import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { maxImageSide } from '../../lib/images/frame-source.ts';
import type { Port } from '../../lib/transports/message.ts';
import type { FrameSaid } from '../offscreen/images/frame-said.ts';
import { mediumOnPage } from '../page-sound/medium-on-page.ts';
import { tellRoom } from '../page-sound/tell-room.ts';

/** Seconds of the medium between two frames, and frames a second at most, however fast it plays. */
const step = 1;
const mostOften = 4;
const quality = 0.9;

/** Shows the engine room what a video plays, one frame after the other has arrived, until one of them has enough. */
export function show(element: HTMLVideoElement, port: Port, soundId: string): void {
  const medium = mediumOnPage(element);
  const room = tellRoom<FrameSaid>(port, soundId, () => medium.isGone() || !element.isConnected);
  let last: number | undefined;
  let isDrawing = false;

  async function draw(time: number): Promise<void> {
    last = time;
    isDrawing = true;
    try {
      room.say({ frame: { time, image: await pictureOf(element), isProtected: element.mediaKeys !== null } });
    } catch (error) {
      // Another site's, which pages may not look at.
      if (error instanceof DOMException && error.name === 'SecurityError') room.say({ file: element.currentSrc });
    }
    isDrawing = false;
  }

  const see = (_: DOMHighResTimeStamp, { mediaTime }: { mediaTime: number }) => {
    if (room.signal.aborted) return;
    element.requestVideoFrameCallback(see);
    const isDue = last === undefined || Math.abs(mediaTime - last) >= Math.max(step, element.playbackRate / mostOften);
    if (isDue && !isDrawing && room.isFree() && medium.playback(0)) void draw(mediaTime);
  };
  element.requestVideoFrameCallback(see);
  // What stands still is seen at once.
  if (element.readyState >= element.HAVE_CURRENT_DATA) void draw(element.currentTime);
  element.addEventListener('ended', room.leave, { signal: room.signal });
  // So is what is taken out of the page.
  element.addEventListener('pause', room.isFree, { signal: room.signal });
}

/** What is shown now, as a JPEG in base64. Throws a `SecurityError` where pages may not look at it. */
async function pictureOf(element: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = element;
  const scale = Math.min(1, maxImageSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(element, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return encodeBase64(new Uint8Array(await blob.arrayBuffer()));
}
