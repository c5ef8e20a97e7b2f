import type { ElementRequest } from '../channels/page-channel.ts';

export interface PageAudioRequest extends ElementRequest {
  soundId: string;
  /** Whether the page's own sound is wanted, too; without it, only where the medium is while its tab is captured. */
  withAudio: boolean;
}

/** What the script answers that hears a page. */
export interface PageAudio {
  /**
   * Hears an element from now on, until the engine room or the page ends it.
   * Throws `pageGone`, and `noSound` with a reason: `tainted` (another site's, which pages can't read), `protected`, `silent`.
   */
  start(request: PageAudioRequest): Promise<void>;
}
