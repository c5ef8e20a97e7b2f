import type { CaptionSnapshot, PageCue, PageFetched, TranscriptMarkup, TranscriptRow } from '../../lib/contract/page.ts';
import type { PageRequest } from '../../lib/ports/ports.ts';
import type { Run } from '../../lib/ports/run.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';

/** One of the page's media elements, on the page that was pictured: on any other it is a Failure `pageGone`. */
export interface ElementQuestion {
  pageUrl: string;
  element: number;
}

/** What the page script answers. It knows no site: what its picture shows is decided where it is asked from. */
export interface PageScript {
  snapshot(): Promise<PageSnapshot>;
  fetch(request: PageRequest): Promise<PageFetched>;
  cues(question: ElementQuestion & { trackId: string }): Promise<PageCue[]>;
  /** Answers when the element, its address or its source is another one. */
  follow(question: ElementQuestion & { trackId: string }, run: Run<CaptionSnapshot>): Promise<void>;
  rows(question: { pageUrl: string } & TranscriptMarkup): Promise<TranscriptRow[]>;
  seek(target: ElementQuestion & { time: number }): Promise<void>;
}

/** What it tells unasked over a view port: a new picture, or where an element's playback stands. */
export type PageView = { snapshot: PageSnapshot } | { playback: { element: number; currentTime: number; paused: boolean } };
