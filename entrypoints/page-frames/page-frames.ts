import type { ElementRequest } from '../channels/page-channel.ts';

/** What the script answers that shows what a page plays. */
export interface PageFrames {
  /**
   * Shows an element from now on, until the engine room or the page ends it.
   * Throws `pageGone`, and `noPictures` with the reason `audio`.
   */
  start(request: ElementRequest & { soundId: string }): Promise<void>;
}
