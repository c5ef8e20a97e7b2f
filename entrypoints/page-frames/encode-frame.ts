import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { maxImageSide } from '../../lib/images/frame-source.ts';

const quality = 0.9;

/** Returns the current frame as JPEG in base64. Throws a `SecurityError` for a video of another origin, which taints the canvas. */
export async function encodeFrame(element: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = element;
  const scale = Math.min(1, maxImageSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(element, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return encodeBase64(new Uint8Array(await blob.arrayBuffer()));
}

/** Returns whether an error is the browser's refusal to read a tainted canvas. */
export const isTaintError = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';
