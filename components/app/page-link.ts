import type { FailureData } from '../../lib/contract/failure.ts';
import type { PictureImages } from '../../lib/contract/notes.ts';
import type { LinkedMediaItem, PageMedia, Playback } from '../../lib/contract/page.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { PlayerControl } from './player-control.ts';

/**
 * The state of the page beside the view. `forbidden`: the browser grants access to it only after a click on the
 * extension's button. `failed`: its media could not be determined.
 */
export interface LinkedPage {
  /** Address of the page; undefined until its media are determined. */
  pageUrl?: string;
  page: PageWithoutMedia | { state: 'ready'; media: PageMedia[] };
  playback?: Playback;
}

/** The state of a page of which no media are known. */
export type PageWithoutMedia =
  | { state: 'detecting' | 'none' | 'forbidden' }
  | { state: 'failed'; failure: FailureData; retry(): void };

/** The connection of a view to the page beside it. */
export interface PageLink {
  subscribe(listener: () => void): () => void;
  current(): LinkedPage;
  /** Moves the player to a time in seconds. With an end it plays until there, and pauses. */
  seek(contentId: string, time: number, endTime?: number): Promise<void>;
  /** Lists the media items that the page links to now, in its order; absent in a web page. */
  listLinked?(): Promise<LinkedMediaItem[]>;
  /**
   * Records the media item for transcription while it plays; absent where the browser can't. Must be called in the task of
   * a click. Rejects with the reason if recording can't start. Recording continues after the view is closed.
   */
  capture?(contentId: string, options: PromptConfig): Promise<void>;
  /** Captures the frame that a video shows now; absent where the view has no page that stays open. Rejects with the reason. */
  captureFrame?(contentId: string): Promise<PictureImages>;
  /**
   * Scans the frames of a video for slides while it plays; absent where the browser can't. Rejects with the reason if the
   * scan can't start.
   */
  scanSlides?(contentId: string): Promise<void>;
  /** Ends a scan of the playing video. The frames captured until then are still evaluated. */
  stopSlideScan?(contentId: string): Promise<void>;
  /** Loads the control of the subtitles over the page's own player; absent in a popup, which a click on the page closes. */
  loadPlayerControl?(): Promise<PlayerControl>;
}

const none: LinkedPage = { page: { state: 'none' } };

/** The link of a view that has no page beside it. */
export const noPage: PageLink = { subscribe: () => () => undefined, current: () => none, seek: async () => undefined };
