import { Failure } from '../../lib/contract/failure.ts';
import type { CurrentFrame } from '../channels/frame-message.ts';
import { encodeFrame, isTaintError } from './encode-frame.ts';

/** Captures the frame that a video shows, or returns its file where the page may not read it. Throws `noPictures` with the reason `empty`. */
export async function captureFrame(element: HTMLVideoElement): Promise<CurrentFrame> {
  const { currentTime: time, currentSrc: file } = element;
  if (element.readyState < element.HAVE_CURRENT_DATA || element.videoWidth === 0)
    throw new Failure('noPictures', 'The video shows no frame yet. Play it and try again.', { reason: 'empty' });
  try {
    return { time, image: await encodeFrame(element), isProtected: element.mediaKeys !== null };
  } catch (error) {
    if (isTaintError(error)) return { time, file };
    throw error;
  }
}
