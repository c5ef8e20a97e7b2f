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

/** What a host must supply to the service. The extension's background and the server's main are the only places that compose them. */
export interface Ports {
  store: Store;
  fetch: Fetch;
  pages: Pages;
  fallbackExtractor?: FallbackExtractor;
  engine: Engine;
  models: Models;
  speech: Speech;
  /** Who listens for whoever has chosen nobody. */
  transcriber?: NamedTranscriber<Exclude<Transcriber, { kind: 'onDevice' }>>;
  /** Whether it also hears what plays on pages of which only the address is known. */
  canTranscribePages?: boolean;
  slideExtractor: SlideExtractor;
  secrets: Secrets;
  search: Search;
  exporter: Exporter;
  meter: Meter;
  /** Where other people are; alone on a device nobody shares anything. */
  sharedCollections?: SharedCollections;
  /** The account that this library is also in; without one, nobody else writes. */
  remoteEngine?: RemoteEngine;
  /** Where several processes share the work; without it each does what it was asked. */
  jobs?: Jobs;
  /** Whether the caller that brings an import in still lives, where this host can tell; without it, activity decides. */
  isImportHeld?(importId: string): Promise<boolean>;
  disk: StorageMeter;
  clock: Clock;
  /** Keeps a worker alive, and wakes a killed one, while tasks are unfinished. */
  wakeAlarm: { arm(): void; disarm(): void };
  /** Has the service's `refresh` called at a time (milliseconds since 1970), in a host that was shut down too; without one, never. */
  scheduleRefresh(time: number | undefined): void;
  /** Shows, wherever this host can, how many items of the feed are not seen. */
  showUnseen(count: number): void;
  /**
   * Address of a slide's picture, where this host serves any; without one, slides bring their pictures along. `madeAt` tells
   * the slides of one look from those of another.
   */
  frameUrl?(contentId: string, index: number, madeAt: number): string;
  /** Address of the page that shows an item to its owner. */
  htmlUrl(contentId: string): string;
}

/** Keys and tokens, apart from everything that is exported, logged or shown. */
export interface Secrets {
  get(name: string): Promise<string | undefined>;
  /** An empty value forgets it. */
  set(name: string, value: string): Promise<void>;
}

/** The room that this host gives. */
export interface StorageMeter {
  /** Bytes. */
  estimate(): Promise<{ usage: number; quota: number }>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The one way out: every outbound request of the core goes through it, with its reason. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchedResponse>;
export interface FetchOptions {
  reason: 'captions' | 'page' | 'expand' | 'feed';
  signal: AbortSignal;
  /** A longer answer is a Failure `tooLarge`; counted after decompression. */
  maxBytes?: number;
  /** What an earlier answer called itself: with either of them a host's own cache stays out of the way, and a 304 is an answer. */
  headers?: Partial<Record<'if-none-match' | 'if-modified-since', string>>;
}
export interface FetchedResponse {
  /** After redirects. */
  url: string;
  status: number;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What the server says of the answer's age; every host tells them, a page doesn't. */
  headers?: Partial<Record<CacheHeader, string>>;
  /** Whether all redirects were permanent ones (301, 308). Browsers don't tell. */
  isMovedForGood?: boolean;
}
export type CacheHeader = 'etag' | 'last-modified' | 'retry-after' | 'cache-control';

/** Pages that are open in front of the user, which see more than a fetch does. A host without them finds none. */
export interface Pages {
  find(url: string): Promise<Page | undefined>;
}

/** A site of last resort: another program of this host, which knows many sites and is asked when their own ways have failed. */
export interface FallbackExtractor {
  /** Null for an address that it is not for. */
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
 * What a page can be asked. Answers are validated by the host, yet what they say is the page's word only.
 * A page that is gone, or now shows another medium, answers with a Failure `pageGone`.
 */
export interface Page {
  /** What plays here, best first. */
  media(): Promise<PageMedium[]>;
  /** Raw data of the site's own player, for the site's adapter to understand. */
  player(question: { contentId: string }): Promise<unknown>;
  /** A request with the page's origin and cookies. */
  fetch(request: PageRequest): Promise<PageFetched>;
  /** The cues that the browser holds for a text track of the page; `text` keeps its tags. */
  cues(question: { contentId: string; trackId: string }): Promise<PageCue[]>;
  /** The same as they come, a look at a time, until the medium has gone, which is a Failure. Not every host can look. */
  follow?(question: { contentId: string; trackId: string }, run: Run<CaptionSnapshot>): Promise<never>;
}
export interface PageRequest {
  url: string;
  maxBytes: number;
  /** A JSON text to send. */
  post?: string;
  /** Cookies go to other hosts of the site too. */
  cookies?: boolean;
  /** Sent as `Client-ID`: the name by which the page itself asks its service. Letters and digits; no other header can be set. */
  clientId?: string;
}

/** Captions as they came: a file's bytes, the WebVTT segments of a stream, the cues of a text track, or looks at a live one. */
export type CaptionBody =
  | { base64: string; contentType?: string }
  | { segments: string[] }
  | { cues: PageCue[] }
  | { looks: TimedCaptionSnapshot[] };
/** `at`: when it was taken, in milliseconds since 1970. */
export type TimedCaptionSnapshot = CaptionSnapshot & { at: number };

/** What was said, and what the voices of those who said it are like. */
export type CuesWithVoices = Pick<Transcript, 'cues' | 'voices'>;

/** The heavy reading and computing, in whichever room the host runs it. Pure: the same input gives the same output. */
export interface Engine extends MarkupReaders, FeedReaders {
  /** Throws `captionsUnreadable`, `captionsEmpty` or `tooLarge`. */
  readCaptions(body: CaptionBody): Promise<{ language?: string; cues: Cue[] }>;
  summarize(request: OfflineSummaryRequest): Promise<SummaryContent>;
  /** The passages of many transcripts that have most to do with a question, best first, and an answer in the words that were said. */
  answer(request: OfflineAnswerRequest): Promise<OfflineAnswer>;
  /** The phrases that a transcript comes back to, best first. */
  extractKeyPhrases(request: { cues: Cue[]; language: string; maxPhrases: number }): Promise<{ text: string }[]>;
  polish(request: { cues: Cue[]; language: string; chapters?: ChapterMark[] }): Promise<Paragraph[]>;
  /** Words in the place of former ones, with the names that a person gave to those. `isRetranscribed`: heard another time. */
  carryOverSpeakerNames(request: {
    words: CuesWithVoices;
    former: CuesWithVoices;
    isRetranscribed?: boolean;
  }): Promise<CuesWithVoices>;
  /** Records from elsewhere, each as its schema says and no more. Throws `invalid` for the first that is none. */
  readRecords(records: { kind: string; value: unknown }[]): Promise<LibraryRecord[]>;
}

export interface OfflineAnswerRequest {
  texts: { id: string; cues: Cue[]; language: string }[];
  question: string;
  /** Passages to find. */
  top: number;
}
export interface OfflineAnswer {
  /** First cue, and the cue after the last. */
  passages: { id: string; from: number; to: number }[];
  /** Sentences that were said; `id` tells the transcript whose cues they cite. */
  lines: (CitedLine & { id: string })[];
}

/** What is read outside the worker, which has no parser of markup. */
export interface MarkupReaders extends StreamReaders {
  /** What plays on a page that is not open, by its HTML, best first. */
  readPage(page: { url: string; html: string }): Promise<PageMedium[]>;
  /** A podcast's RSS; whatever is no feed has no episodes. */
  readFeed(xml: string): Promise<PodcastFeed>;
  readPageMetadata(html: string): Promise<PageMetadata>;
}
/** What a page says of itself for those who link to it; empty, or 0 seconds, where it doesn't. */
export interface PageMetadata {
  title: string;
  /** What the browser's tab shows. */
  tabTitle: string;
  duration: number;
  coverUrl?: string;
  soundUrl?: string;
}
/** An episode as its feed describes it. */
export interface FeedEpisode {
  title: string;
  guid: string;
  /** The file; none for an episode without a free one. */
  enclosureUrl?: string;
  /** Seconds; 0 when the feed doesn't say. */
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
  /** The maker's own chapters, which are kept when there are any. */
  chapters?: ChapterMark[];
  /** Their headings name chapters that begin with them, where they are about the same. */
  slides?: SlideText[];
}
