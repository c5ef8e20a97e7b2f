import type { MediaKind } from '../contract/media.ts';
import type { TranscriptMarkup, TranscriptRow } from '../contract/page.ts';
import type { CaptionBody, Fetch, MarkupReaders, Page } from '../ports/ports.ts';
import type { Content, ContentTrack } from '../records/records.ts';

/** What a URL alone says about a medium. `canonicalUrl` is the same for every way of writing the same medium. */
export interface Address {
  site: string;
  id: string;
  kind: MediaKind;
  canonicalUrl: string;
}

/** The open page, as sites ask it. */
export interface OpenPage extends Page {
  /** The rows of words that it shows now; none while they still change. Not every host can look. */
  rows?(question: { contentId: string } & TranscriptMarkup): Promise<TranscriptRow[]>;
}

/** Everything a site may use to learn more. */
export interface Access {
  fetch: Fetch;
  /** The open page that shows the medium, when there is one. */
  page?: OpenPage;
  read: MarkupReaders;
  signal: AbortSignal;
}

/** A caption track that a site offers. How to get its body is the site's own business. */
export interface Track extends ContentTrack {
  url?: string;
}

/** A medium as its site describes it. Times in seconds. */
export interface Medium extends Omit<Content, 'tracks' | 'createdAt' | 'updatedAt'> {
  tracks: Track[];
}

/** A site is data plus small functions. Sites know nothing of each other; `generic` comes last and takes what is left. */
export interface Site {
  name: string;
  /** The address of a medium of this site, or null. Pure and total: any URL is welcome. */
  detect(url: URL): Address | null;
  /** Throws the Failure that says why there is nothing to read. */
  resolve(url: URL, access: Access): Promise<Medium>;
  captions(medium: Medium, track: Track, access: Access): Promise<CaptionBody>;
}
