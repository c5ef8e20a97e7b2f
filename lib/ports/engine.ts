import type { Cue } from '../contract/cue.ts';
import type { ChapterMark } from '../contract/media.ts';
import type { NameEvidence, NameReplacement } from '../contract/name-correction.ts';
import type { KnownAddress } from '../contract/urls.ts';
import type { Card } from '../records/card.ts';
import type { Paragraph } from '../records/polished-transcript.ts';
import type { CitedLine, SummaryContent } from '../records/summary.ts';
import type { TitlePromise } from '../records/title-promise.ts';
import type { Transcript } from '../records/transcript.ts';
import type { SlideText } from '../records/visuals.ts';
import type { CaptionBody } from './caption-body.ts';
import type { FeedReaders } from './feeds.ts';
import type { LibraryRecord } from './library-records.ts';
import type { MarkupReaders } from './markup-readers.ts';

/** Cues of a transcript with the voice embeddings of its speakers. */
export type CuesWithVoices = Pick<Transcript, 'cues' | 'voices'>;

/** Parsing and computing that is too heavy for the worker. Pure: the same input gives the same output. */
export interface Engine extends MarkupReaders, FeedReaders {
  /** Parses captions. Throws `captionsUnreadable`, `captionsEmpty` or `tooLarge`. */
  readCaptions(body: CaptionBody): Promise<{ language?: string; cues: Cue[] }>;
  /** Returns what an address names: a media item, a list, a person, a search or a short link; null for any other page. */
  classifyUrl(url: string): Promise<KnownAddress | null>;
  /** Returns the target of a link of a mail, a search result or a forum, which the link itself contains; else the link. */
  unwrapLink(url: string): Promise<string>;
  /**
   * Extracts a summary. `onEvent` receives its lines before the rest is made, which waits for the returned promise, as a view may
   * share the thread.
   */
  summarize(
    request: OfflineSummaryRequest,
    run?: { onEvent?(content: SummaryContent): Promise<void> | void },
  ): Promise<SummaryContent>;
  /** Finds the most relevant passages of many transcripts, best first, and an answer quoted from them. */
  answer(request: OfflineAnswerRequest): Promise<OfflineAnswer>;
  /** Returns the key phrases of a transcript, best first. */
  extractKeyPhrases(request: { cues: Cue[]; language: string; maxPhrases: number }): Promise<{ text: string }[]>;
  /** Returns the spans of a media item that its summary cites, in seconds. */
  findSkim(request: {
    cues: Cue[];
    language: string;
    content: Pick<SummaryContent, 'lines' | 'chapters'>;
  }): Promise<Pick<Cue, 'startTime' | 'endTime'>[]>;
  /** Returns the part of a sentence that a question hides; null where too little would remain. `language` may be empty. */
  findHiddenPart(request: { text: string; language: string }): Promise<Card['hidden'] | null>;
  /** Replays the review logs of cards and selects those that are due. */
  selectDueCards(request: DueCardsRequest): Promise<DueCards>;
  /** Finds where a transcript answers what the title asks or promises; null if it promises nothing. */
  findPromise(request: PromiseRequest): Promise<TitlePromise | null>;
  /** Corrects the misheard names of a recognized transcript. Only what the evidence spells, or the user replaced, is corrected. */
  correctNames(request: NameCorrectionRequest): Promise<CorrectedNames>;
  /** Lists the names that texts about a media item spell, the taught terms first. */
  listNames(request: { evidence: NameEvidence[]; language?: string }): Promise<string[]>;
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

/** Cues as they were recognized, and all that is known about the names in them. */
export interface NameCorrectionRequest {
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  evidence: NameEvidence[];
  /** Replacements that the user has made in this transcript. */
  replacements: NameReplacement[];
  /** Corrections that the user has undone. */
  rejected: NameReplacement[];
}

/** Cues with corrected names, and the corrections in the order of the text. */
export type CorrectedNames = Pick<Transcript, 'cues' | 'nameCorrections'>;

/** A question to answer from transcripts without a language model, and those transcripts by id. */
export interface OfflineAnswerRequest {
  texts: { id: string; cues: Cue[]; language: string }[];
  question: string;
  /** Maximum number of passages. */
  top: number;
}

/** The passages and quoted sentences of transcripts that answer a question, found without a language model. */
export interface OfflineAnswer {
  /** First cue, and the cue after the last. */
  passages: { id: string; from: number; to: number }[];
  /** Quoted sentences; `id` is the transcript whose cues they cite. */
  lines: (CitedLine & { id: string })[];
}

/** Cards among which the due ones are selected, and the user's day. Times in milliseconds since 1970. */
export interface DueCardsRequest {
  cards: Pick<Card, 'cardId' | 'reviews' | 'createdAt'>[];
  now: number;
  /** Start of the user's day. */
  dayStart: number;
  /** Maximum reviews of the day, including those that were made already. */
  maxReviews: number;
}

/** The cards to review now, and how many there are. */
export interface DueCards {
  /** The most overdue first, new ones last. */
  cardIds: string[];
  /** Number of all due cards, those beyond the day's maximum included. */
  dueCount: number;
  /** Number of reviews since the start of the day. */
  reviewedCount: number;
}

/** A title and the transcript that may answer it. */
export interface PromiseRequest {
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  title: string;
}

/** A transcript to summarize without a language model, with the options of the summary. */
export interface OfflineSummaryRequest {
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  /** Seconds. */
  duration: number;
  detailLevel: number;
  /** The creator's chapters, which are kept if there are any. */
  chapters?: ChapterMark[];
  /** Whether lines may be taken from parts that advertise. */
  includePromotions?: boolean;
  /** Slides whose headings become titles of the chapters that start with them, if both have the same topic. */
  slides?: SlideText[];
}
