import type { ChapterMark } from '../contract/media.ts';
import type { PageMedia } from '../contract/page.ts';
import type { RecipeReader } from './recipe-reader.ts';
import type { StreamReaders } from './streams.ts';

/** Parsers that run outside the worker, because it has no XML or HTML parser. */
export interface MarkupReaders extends StreamReaders, RecipeReader {
  /** Returns the media of a page that is not open from its HTML, best first. */
  readPage(page: { url: string; html: string }): Promise<PageMedia[]>;
  /** Parses a podcast's RSS; a document that is not a feed has no episodes. */
  readFeed(xml: string): Promise<PodcastFeed>;
  /** Reads the show notes of an episode: as plain text, and the chapters in them. `duration` in seconds; 0 while unknown. */
  readShowNotes(notes: { text: string; duration: number }): Promise<ShowNotes>;
  /** Returns the chapters in a video's description, by the rules of YouTube. `duration` in seconds; 0 while unknown. */
  readDescriptionChapters(description: { text: string; duration: number }): Promise<ChapterMark[]>;
  /** Reads the metadata of a page from its HTML. */
  readPageMetadata(html: string): Promise<PageMetadata>;
}

/** Metadata that an HTML page offers for link previews (Open Graph and the like); empty, or 0 seconds, where absent. */
export interface PageMetadata {
  title: string;
  /** Content of the title element. */
  tabTitle: string;
  duration: number;
  coverUrl?: string;
  soundUrl?: string;
}

/** The show notes of an episode as plain text, with the chapters that they list. */
export interface ShowNotes {
  text: string;
  chapters: ChapterMark[];
}

/** An episode of a podcast, as its RSS feed describes it. */
export interface FeedEpisode {
  title: string;
  guid: string;
  /** Address of its page; absent where the feed names none. */
  link?: string;
  /** Address of the file; absent for an episode without a free one. */
  enclosureUrl?: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  publishedAt?: string;
  description: string;
  transcripts: { url: string; type: string; language: string }[];
  chaptersUrl?: string;
  /** Chapters inside the feed itself (Podlove): seconds. */
  chapters: { startTime: number; title: string }[];
}

/** A parsed RSS feed of a podcast with its episodes. */
export interface PodcastFeed {
  title: string;
  author: string;
  link: string;
  coverUrl?: string;
  language: string;
  episodes: FeedEpisode[];
}
