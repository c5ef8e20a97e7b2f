import type { Cue } from '../contract/cue.ts';
import type { ChapterMark } from '../contract/media.ts';
import type { CaptionSnapshot, PageCue, PageFetched, PageMedium } from '../contract/page.ts';
import type { CitedLine, Content, ContentTrack, Paragraph, SummaryContent, Transcript } from '../records/records.ts';
import type { SlideText } from '../records/visuals.ts';
import type { Exporter } from './exporter.ts';
import type { FeedReaders } from './feeds.ts';
import type { Jobs } from './jobs.ts';
import type { LibraryRecord } from './library-records.ts';
import type { Meter } from './meter.ts';
import type { Models } from './models.ts';
import type { RemoteEngine } from './remote-engine.ts';
import type { Run } from './run.ts';
import type { Search } from './search.ts';
import type { SharedCollections } from './shared-collections.ts';
import type { SlideExtractor } from './slide-extractor.ts';
import type { NamedTranscriber, Speech, Transcriber } from './speech.ts';
import type { Store } from './store.ts';
import type { StreamReaders } from './streams.ts';

export type { CaptionSnapshot, PageCue, PageMedium, PageTrack } from '../contract/page.ts';

/** The ports that a host supplies to the service. Only the extension's background and the server's main compose them. */
export interface Ports {
  store: Store;
  fetch: Fetch;
  pages: Pages;
  fallbackExtractor?: FallbackExtractor;
  engine: Engine;
  models: Models;
  speech: Speech;
  /** The default transcriber, for users that have selected none. */
  transcriber?: NamedTranscriber<Exclude<Transcriber, { kind: 'onDevice' }>>;
  /** Whether it can transcribe the media of a page of which only the address is known. */
  canTranscribePages?: boolean;
  slideExtractor: SlideExtractor;
  secrets: Secrets;
  search: Search;
  exporter: Exporter;
  meter: Meter;
  /** Collections of other users; absent on a device alone. */
  sharedCollections?: SharedCollections;
  /** Text generation on the account's server; absent without an account. */
  remoteEngine?: RemoteEngine;
  /** The queue of a host with several processes; without it each process runs its own tasks. */
  jobs?: Jobs;
  /** Whether the caller that brings an import in still lives, where this host can tell; without it, activity decides. */
  isImportHeld?(importId: string): Promise<boolean>;
  disk: StorageMeter;
  clock: Clock;
  /** Alarm that keeps a worker alive, and restarts a stopped one, while tasks are unfinished. */
  wakeAlarm: { arm(): void; disarm(): void };
  /**
   * Schedules a call of the service's `refresh` at a time (milliseconds since 1970), even after a restart; undefined cancels
   * it.
   */
  scheduleRefresh(time: number | undefined): void;
  /** Shows the number of unseen feed items, if the host has a place for it. */
  showUnseen(count: number): void;
  /**
   * Address of a slide’s image, if this host serves them; otherwise results contain the images. `madeAt` distinguishes the
   * slides of different scans.
   */
  frameUrl?(contentId: string, index: number, madeAt: number): string;
  /** Address of the page that shows an item to its owner. */
  htmlUrl(contentId: string): string;
}

/** Stores keys and tokens, apart from everything that is exported, logged or shown. */
export interface Secrets {
  get(name: string): Promise<string | undefined>;
  /** Stores a value; an empty one deletes it. */
  set(name: string, value: string): Promise<void>;
}

/** The storage that this host provides. */
export interface StorageMeter {
  /** Bytes. */
  estimate(): Promise<{ usage: number; quota: number }>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The gateway: every outbound request of the core goes through it, with its reason. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchedResponse>;
export interface FetchOptions {
  reason: 'captions' | 'page' | 'expand' | 'feed';
  signal: AbortSignal;
  /** Maximum size after decompression; a longer answer throws `tooLarge`. */
  maxBytes?: number;
  /** Validators of an earlier answer. With one of them the host bypasses its own cache and returns a 304 as it is. */
  headers?: Partial<Record<'if-none-match' | 'if-modified-since', string>>;
}
export interface FetchedResponse {
  /** After redirects. */
  url: string;
  status: number;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Caching headers of the answer; absent for requests of a page. */
  headers?: Partial<Record<CacheHeader, string>>;
  /** Whether all redirects were permanent (301, 308); unknown in browsers. */
  isMovedForGood?: boolean;
}
export type CacheHeader = 'etag' | 'last-modified' | 'retry-after' | 'cache-control';

/** Finds open pages, whose session sees more than a fetch. A host without a browser finds none. */
export interface Pages {
  find(url: string): Promise<Page | undefined>;
}

/** The fallback site adapter: another program of this host, used when the site's own adapter has failed. */
export interface FallbackExtractor {
  /** Returns null for an address that it does not support. */
  detect(url: URL): object | null;
  resolve(url: URL, access: { fetch: Fetch; read: MarkupReaders; signal: AbortSignal }): Promise<ResolvedMedia>;
  captions(
    medium: ResolvedMedia,
    track: ResolvedTrack,
    access: { fetch: Fetch; read: MarkupReaders; signal: AbortSignal },
  ): Promise<CaptionBody>;
}
type ResolvedTrack = ContentTrack & { url?: string };
type ResolvedMedia = Omit<Content, 'tracks' | 'createdAt' | 'updatedAt'> & { tracks: ResolvedTrack[] };

/**
 * Requests to an open page. The host validates the answers, which are still untrusted. Throws `pageGone` if the page is closed
 * or shows another media item.
 */
export interface Page {
  /** Media on the page, best first. */
  media(): Promise<PageMedium[]>;
  /** Raw data of the site's own player, for the site's adapter. */
  player(question: { contentId: string }): Promise<unknown>;
  /** A request with the page's origin and cookies. */
  fetch(request: PageRequest): Promise<PageFetched>;
  /** The cues of a text track of the page; `text` contains its tags. */
  cues(question: { contentId: string; trackId: string }): Promise<PageCue[]>;
  /** Follows the cues of a live text track until the media item is gone, which is a Failure. Not every host supports it. */
  follow?(question: { contentId: string; trackId: string }, run: Run<CaptionSnapshot>): Promise<never>;
}
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

/** Raw captions: a file's bytes, the WebVTT segments of a stream, the cues of a text track, or snapshots of a live one. */
export type CaptionBody =
  | { base64: string; contentType?: string }
  | { segments: string[] }
  | { cues: PageCue[] }
  | { looks: TimedCaptionSnapshot[] };
/** A snapshot with its time (`at`) in milliseconds since 1970. */
export type TimedCaptionSnapshot = CaptionSnapshot & { at: number };

/** Cues of a transcript with the voice embeddings of its speakers. */
export type CuesWithVoices = Pick<Transcript, 'cues' | 'voices'>;

/** Parsing and computing that is too heavy for the worker. Pure: the same input gives the same output. */
export interface Engine extends MarkupReaders, FeedReaders {
  /** Parses captions. Throws `captionsUnreadable`, `captionsEmpty` or `tooLarge`. */
  readCaptions(body: CaptionBody): Promise<{ language?: string; cues: Cue[] }>;
  summarize(request: OfflineSummaryRequest): Promise<SummaryContent>;
  /** Finds the most relevant passages of many transcripts, best first, and an answer quoted from them. */
  answer(request: OfflineAnswerRequest): Promise<OfflineAnswer>;
  /** Returns the key phrases of a transcript, best first. */
  extractKeyPhrases(request: { cues: Cue[]; language: string; maxPhrases: number }): Promise<{ text: string }[]>;
  polish(request: { cues: Cue[]; language: string; chapters?: ChapterMark[] }): Promise<Paragraph[]>;
  /**
   * Applies the user's speaker names of the previous transcript to a new one. `isRetranscribed`: the audio was transcribed
   * again.
   */
  carryOverSpeakerNames(request: {
    words: CuesWithVoices;
    former: CuesWithVoices;
    isRetranscribed?: boolean;
  }): Promise<CuesWithVoices>;
  /**
   * Validates imported or received records and drops unknown fields. Throws `invalid` for the first one that does not match its
   * schema.
   */
  readRecords(records: { kind: string; value: unknown }[]): Promise<LibraryRecord[]>;
}

export interface OfflineAnswerRequest {
  texts: { id: string; cues: Cue[]; language: string }[];
  question: string;
  /** Maximum number of passages. */
  top: number;
}
export interface OfflineAnswer {
  /** First cue, and the cue after the last. */
  passages: { id: string; from: number; to: number }[];
  /** Quoted sentences; `id` is the transcript whose cues they cite. */
  lines: (CitedLine & { id: string })[];
}

/** Parsers that run outside the worker, because it has no XML or HTML parser. */
export interface MarkupReaders extends StreamReaders {
  /** Returns the media of a page that is not open from its HTML, best first. */
  readPage(page: { url: string; html: string }): Promise<PageMedium[]>;
  /** Parses a podcast's RSS; a document that is no feed has no episodes. */
  readFeed(xml: string): Promise<PodcastFeed>;
  readPageMetadata(html: string): Promise<PageMetadata>;
}
/** Metadata that a page offers for links (Open Graph and the like); empty, or 0 seconds, where absent. */
export interface PageMetadata {
  title: string;
  /** Content of the title element. */
  tabTitle: string;
  duration: number;
  coverUrl?: string;
  soundUrl?: string;
}
/** An episode of a podcast feed. */
export interface FeedEpisode {
  title: string;
  guid: string;
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
export interface PodcastFeed {
  title: string;
  author: string;
  link: string;
  coverUrl?: string;
  language: string;
  episodes: FeedEpisode[];
}
export interface OfflineSummaryRequest {
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  /** Seconds. */
  duration: number;
  detailLevel: number;
  /** The creator's chapters, which are kept if there are any. */
  chapters?: ChapterMark[];
  /** Slides whose headings become titles of the chapters that start with them, if both have the same topic. */
  slides?: SlideText[];
}
