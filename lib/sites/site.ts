import type { MediaKind } from '../contract/media.ts';
import type { TranscriptMarkup, TranscriptRow } from '../contract/page.ts';
import type { CaptionBody } from '../ports/caption-body.ts';
import type { Fetch } from '../ports/fetch.ts';
import type { MarkupReaders } from '../ports/markup-readers.ts';
import type { Page } from '../ports/pages.ts';
import type { Content, ContentTrack } from '../records/content.ts';

/** Identity of a media item by its URL. `canonicalUrl` is the same for all URLs of one item. */
export interface Address {
  site: string;
  id: string;
  kind: MediaKind;
  canonicalUrl: string;
}

/** The page that is open in the user's browser and that shows a media item, as far as sites may use it. */
export interface OpenPage extends Page {
  /** Returns the rows of a transcript that the page shows now; none while they are changing. Not every host supports it. */
  rows?(question: { contentId: string } & TranscriptMarkup, signal: AbortSignal): Promise<TranscriptRow[]>;
}

/** The capabilities that a site may use to read a media item: network, the open page, parsers of markup. */
export interface Access {
  fetch: Fetch;
  /** The open page that shows the media item, if there is one. */
  page?: OpenPage;
  read: MarkupReaders;
  signal: AbortSignal;
}

/** A caption track of a site. Only the site knows how to fetch it. */
export interface Track extends ContentTrack {
  url?: string;
  /** Addresses of the same captions in other formats, for when the first has none. */
  otherUrls?: string[];
}

/** A media item as its site describes it. Times in seconds. */
export interface MediaDescription extends Omit<Content, 'tracks' | 'createdAt' | 'updatedAt'> {
  tracks: Track[];
}

/** A media site. Sites don't depend on each other; `generic` is last and takes all other pages. */
export interface Site {
  name: string;
  /** Returns the address of a media item of this site, or null. Pure; accepts any URL. */
  detect(url: URL): Address | null;
  /** Describes a media item. Throws a Failure if it can't be read. */
  resolve(url: URL, access: Access): Promise<MediaDescription>;
  captions(mediaItem: MediaDescription, track: Track, access: Access): Promise<CaptionBody>;
}
