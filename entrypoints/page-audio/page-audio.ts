import type { ElementRequest } from '../channels/page-channel.ts';

/** A request to capture the audio of a page's media element, with the id under which it is stored. */
export interface PageAudioRequest extends ElementRequest {
  soundId: string;
  /** Whether to send audio; otherwise only the playback position is sent, while the tab's audio is captured. */
  withAudio: boolean;
}

/** The methods of the script in a page that sends the audio of a media element. */
export interface PageAudio {
  /**
   * Starts to send an element's audio, until the offscreen document or the page ends it.
   * Throws `pageGone`, and `noSound` with a reason: `tainted` (cross-origin media without CORS), `protected`, `silent`.
   */
  start(request: PageAudioRequest): Promise<void>;
}
