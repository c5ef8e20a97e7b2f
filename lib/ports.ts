import type { Cue } from './contract/cue.ts';
import type { FailureData } from './contract/failure.ts';
import type { ChapterMark, MediaKind, Provenance } from './contract/media.ts';
import type { PageCue, PageFetched, PageMedium } from './contract/page.ts';

export type { PageCue, PageMedium, PageTrack } from './contract/page.ts';

import type { TaskStage, TaskStatus } from './contract/tasks.ts';

/** What a host must supply to the service. The extension's background and the server's main are the only places that compose them. */
export interface Ports {
  store: Store;
  fetch: Fetch;
  pages: Pages;
  engine: Engine;
  clock: Clock;
  /** Keeps a worker alive, and wakes a killed one, while tasks are unfinished. */
  wake: { arm(): void; disarm(): void };
  /** Address of the page that shows an item to its owner. */
  htmlUrl(contentId: string): string;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The one way out: every outbound request of the core goes through it, with its reason. */
export type Fetch = (url: string, options: FetchOptions) => Promise<Fetched>;
export interface FetchOptions {
  reason: 'captions' | 'page' | 'expand';
  signal: AbortSignal;
  /** A longer answer is a Failure `tooLarge`; counted after decompression. */
  maxBytes?: number;
}
export interface Fetched {
  /** After redirects. */
  url: string;
  status: number;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Pages that are open in front of the user, which see more than a fetch does. A host without them finds none. */
export interface Pages {
  find(url: string): Promise<Page | undefined>;
}

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
}
export interface PageRequest {
  url: string;
  maxBytes: number;
  /** A JSON text to send. */
  post?: string;
  /** Cookies go to other hosts of the site too. */
  cookies?: boolean;
}

/** Captions as they came: a file's bytes, or the cues of a text track. */
export type CaptionBody = { base64: string; contentType?: string } | { cues: PageCue[] };

/** The heavy reading and computing, in whichever room the host runs it. Pure: the same input gives the same output. */
export interface Engine extends Readers {
  /** Throws `captionsUnreadable`, `captionsEmpty` or `tooLarge`. */
  readCaptions(body: CaptionBody): Promise<{ language?: string; cues: Cue[] }>;
  summarize(request: DigestRequest): Promise<Digest>;
  polish(request: { cues: Cue[]; language: string; chapters?: ChapterMark[] }): Promise<Paragraph[]>;
}

/** Markup that is read outside the worker, which has no parser of its own. */
export interface Readers {
  /** What plays on a page that is not open, by its HTML, best first. */
  readPage(page: { url: string; html: string }): Promise<PageMedium[]>;
  /** A podcast's RSS; whatever is no feed has no episodes. */
  readFeed(xml: string): Promise<PodcastFeed>;
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
export interface DigestRequest {
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  /** Seconds. */
  duration: number;
  detailLevel: number;
  /** The maker's own chapters, which are kept when there are any. */
  chapters?: ChapterMark[];
}

/** A summary as it is kept and shown: each line stands on the cues that it cites. */
export interface Digest {
  language: string;
  lines: Line[];
  chapters: DigestChapter[];
}
export interface Line {
  text: string;
  /** Indexes of cues, ascending, never empty. */
  cites: number[];
}
export interface DigestChapter {
  /** Seconds. */
  start: number;
  end: number;
  title: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  lines: Line[];
}
export interface Paragraph {
  text: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  chapterTitle: string;
}

/** What is kept. Every write is atomic; a full disk is a Failure `storageFull` and leaves what was there. */
export interface Store {
  getContent(contentId: string): Promise<Content | undefined>;
  putContent(content: Content): Promise<void>;
  /** The content that an address was read as last. */
  findContent(url: string): Promise<Content | undefined>;
  /** The transcript of a track, or the one stored last when none is named. */
  getTranscript(contentId: string, trackId?: string): Promise<Transcript | undefined>;
  putTranscript(transcript: Transcript): Promise<void>;
  getSummary(summaryId: string): Promise<Summary | undefined>;
  /** The newest version that was made with this key. */
  findSummary(contentId: string, key: string): Promise<Summary | undefined>;
  /** Adds a version; never overwrites one. */
  addSummary(summary: Summary): Promise<void>;
  getPolished(contentId: string, trackId: string): Promise<Paragraph[] | undefined>;
  putPolished(contentId: string, trackId: string, paragraphs: Paragraph[]): Promise<void>;
  getTask(taskId: string): Promise<Task | undefined>;
  putTask(task: Task): Promise<void>;
  /** Writes only if the task is still pending, so that a late step can't revive a finished one; tells whether it wrote. */
  updateTask(taskId: string, change: Partial<Omit<Task, 'taskId'>>): Promise<boolean>;
  pendingTasks(): Promise<Task[]>;
}

/** A medium that was read. Keyed by content id: site, id and part. */
export interface Content {
  contentId: string;
  site: string;
  kind: MediaKind;
  sourceUrl: string;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  author?: string;
  channelUrl?: string;
  coverUrl?: string;
  publishedAt?: string;
  /** Language that is spoken, when the site tells. */
  originalLanguage?: string;
  /** Tracks the medium offers, in order of preference. */
  tracks: ContentTrack[];
  chapters?: ChapterMark[];
  createdAt: number;
  updatedAt: number;
}
export interface ContentTrack {
  trackId: string;
  language: string;
  label: string;
  provenance: Provenance;
}

export interface Transcript {
  contentId: string;
  trackId: string;
  language: string;
  provenance: Provenance;
  cues: Cue[];
  createdAt: number;
}

export interface Summary {
  summaryId: string;
  contentId: string;
  /** What the summary was asked to be; the same wish has the same key. */
  key: string;
  trackId: string;
  createdAt: number;
  digest: Digest;
}

export interface Task {
  taskId: string;
  /** The work: url and wishes. Two pending tasks never share one. */
  key: string;
  url: string;
  wish: SummaryWish;
  /** Known once the medium is found. */
  contentId?: string;
  status: TaskStatus;
  stage: TaskStage;
  failure?: FailureData;
  /** The version that it made, or found. */
  summaryId?: string;
  fromCache: boolean;
  createdAt: number;
  updatedAt: number;
}
export interface SummaryWish {
  audioLanguage?: string;
  detailLevel: number;
  isRefresh?: boolean;
}
