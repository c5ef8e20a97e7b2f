import type { CaptionSnapshot, PageCue, PageFetched, PageMedia } from '../contract/page.ts';
import type { Run } from './run.ts';

/** Finds open pages, whose session may see more than a request without it. A host without a browser finds none. */
export interface Pages {
  find(url: string): Promise<Page | undefined>;
}

/**
 * Requests to an open page. The host validates the answers, which are still untrusted. Throws `pageGone` if the page is closed
 * or shows another media item, and `timeout`; a request with a signal ends with it.
 */
export interface Page {
  /** Media on the page, best first. */
  media(): Promise<PageMedia[]>;
  /** Raw data of the site's own player, for the site's adapter. */
  player(question: { contentId: string }): Promise<unknown>;
  /** A request with the page's origin and cookies. */
  fetch(request: PageRequest, signal: AbortSignal): Promise<PageFetched>;
  /** The cues of a text track of the page; `text` contains its tags. */
  cues(question: { contentId: string; trackId: string }, signal: AbortSignal): Promise<PageCue[]>;
  /** Follows the cues of a live text track until the media item is gone, which is a Failure. Not every host supports it. */
  follow?(question: { contentId: string; trackId: string }, run: Run<CaptionSnapshot>): Promise<never>;
}

/** An HTTP request that an open page sends with its own origin and cookies. */
export interface PageRequest {
  url: string;
  maxBytes: number;
  /** A JSON text to send. */
  post?: string;
  /** Whether cookies are sent to other hosts of the site. */
  cookies?: boolean;
  /** Value of the `Client-ID` header, as the page itself sends it. Letters and digits; no other header can be set. */
  clientId?: string;
}
