import type { CurrentFrame } from '../channels/frame-message.ts';
import type { ElementRequest } from '../channels/page-channel.ts';

/** The methods of the script in a page that sends the frames of a video. */
export interface PageFrames {
  /**
   * Starts to send the frames of an element, until the offscreen document or the page ends it.
   * Throws `pageGone`, and `noPictures` with the reason `audio`.
   */
  start(request: ElementRequest & { soundId: string }): Promise<void>;
  /**
   * Captures the frame that an element shows, or returns the file of a video that the page may not read.
   * Throws `pageGone`, and `noPictures` with the reason `audio` or `empty`.
   */
  capture(request: ElementRequest): Promise<CurrentFrame>;
}
