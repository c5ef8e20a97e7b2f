import type { PageMedium, Playback } from '../../lib/contract/page.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';

/** What is known of the page beside us. `forbidden`: the browser lets Gloss read it only after a click on its button. */
export interface LinkedPage {
  page: { state: 'detecting' | 'none' | 'forbidden' } | { state: 'ready'; media: PageMedium[] };
  playback?: Playback;
}

/** The page beside a face, as its host follows it. */
export interface PageLink {
  subscribe(listener: () => void): () => void;
  current(): LinkedPage;
  seek(contentId: string, time: number): Promise<void>;
  /**
   * Listens to the medium while it plays, in the turn of a click; none where a browser can't. Throws why it can't be heard.
   * What is heard goes on being heard when this face is gone.
   */
  capture?(contentId: string, listening: PromptConfig): Promise<void>;
  /** Looks for the slides of a video while it plays, as long; none where a browser can't. Throws why it can't be watched. */
  watch?(contentId: string): Promise<void>;
  /** Ends such a scan. What was captured until then is read to the end. */
  stopWatching?(contentId: string): Promise<void>;
}

const none: LinkedPage = { page: { state: 'none' } };

/** The link of a view that has no page beside it. */
export const noPage: PageLink = { subscribe: () => () => undefined, current: () => none, seek: async () => undefined };
