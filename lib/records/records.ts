import type { Cue } from '../contract/cue.ts';
import type { FailureData } from '../contract/failure.ts';
import type { CaptionTrack, ChapterMark, MediaKind, Provenance, ReplayedPart, StoryboardLevel } from '../contract/media.ts';
import type { ProviderKind } from '../contract/provider-kinds.ts';
import type { Product, TaskStage, TaskStatus } from '../contract/tasks.ts';

export type { ProviderKind, SpeechProviderKind } from '../contract/provider-kinds.ts';
export type { PromptTemplate, ProviderSettings, Settings } from './settings.ts';

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
  /** In order of time. */
  heatmap?: ReplayedPart[];
  /** Address of the media file, where it is an ordinary one. */
  soundUrl?: string;
  /** Smallest frames first. As old as `updatedAt`: its addresses may have stopped working since. */
  storyboard?: StoryboardLevel[];
  createdAt: number;
  updatedAt: number;
}
export type ContentTrack = CaptionTrack;

export interface Transcript {
  contentId: string;
  trackId: string;
  language: string;
  provenance: Provenance;
  cues: Cue[];
  /** The rest is still being heard. */
  isPartial?: boolean;
  /** The kept sounds that were heard to their end. */
  soundIds?: string[];
  /** By the speakers' names: what their voices are like, as the model that heard them tells voices apart. */
  voices?: Record<string, number[]>;
  createdAt: number;
}

/** A summary as it is kept and shown: each line stands on the cues that it cites. */
export interface SummaryContent {
  language: string;
  lines: CitedLine[];
  chapters: SummaryChapter[];
}
export interface CitedLine {
  text: string;
  /** Indexes of cues, ascending, never empty. */
  cites: number[];
}
export interface SummaryChapter {
  /** Seconds. */
  start: number;
  end: number;
  title: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  lines: CitedLine[];
}
export interface Paragraph {
  text: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  chapterTitle: string;
}

/** A version of a text, with what made it. An article is one too: its chapters' lines are the sentences of its prose. */
export interface Summary {
  summaryId: string;
  contentId: string;
  /** What the text was asked to be; the same wish has the same key. */
  key: string;
  wish: TaskOptions;
  trackId: string;
  /** Seconds of the medium that had been heard, where it tells of a part. */
  heard?: number;
  createdAt: number;
  digest: SummaryContent;
  made: GenerationInfo;
}

/** Who wrote a text, and at what price. Always from the whole transcript. */
export type GenerationInfo = { engine: 'offline' } | ({ engine: 'model' } & ModelUsage);
export interface ModelUsage {
  provider: ProviderKind;
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; none when the model's price is not known. */
  cost?: number;
  /** Points that the words did not support, and that are left out therefore. */
  dropped: number;
  /** Chapters whose text the offline engine wrote, as the model's was of no use. */
  offlineChapters: number;
}

/** The transcript as readable paragraphs. */
export interface PolishedTranscript {
  contentId: string;
  trackId: string;
  /** What it was asked to be, the track included. */
  key: string;
  paragraphs: Paragraph[];
  made: GenerationInfo;
  createdAt: number;
}

/** Cues in another language, one text a cue, in the order of the cues. */
export interface Translation {
  contentId: string;
  trackId: string;
  key: string;
  language: string;
  texts: string[];
  made: GenerationInfo;
  createdAt: number;
}

export interface Task {
  taskId: string;
  /** The work: url and wishes. Two pending tasks never share one. */
  key: string;
  url: string;
  wish: TaskOptions;
  /** Known once the medium is found. */
  contentId?: string;
  status: TaskStatus;
  /** A pending task that rests. */
  isPaused?: boolean;
  stage: TaskStage;
  /** How much of the stage is done, where that can be counted: chapters of chapters. */
  progress?: { done: number; total: number };
  /** Why it failed; of a completed one, why the model gave way to the offline engine. */
  failure?: FailureData;
  /** The version that it made, or found. */
  summaryId?: string;
  /** Tasks of a batch are taken one after the other. */
  batchId?: string;
  /** What the program of the one who asked calls itself. */
  clientType?: string;
  /** Seconds that it cost, once they are booked. */
  costDuration?: number;
  fromCache: boolean;
  createdAt: number;
  updatedAt: number;
}

/** What is to be made of a medium's words. */
export interface TaskOptions {
  product: Product;
  audioLanguage?: string;
  /** The one track to read, whatever its language. */
  trackId?: string;
  detailLevel: number;
  /** BCP 47 tag; the words' own language when absent. */
  outputLanguage?: string;
  customPrompt?: string;
  showEmoji?: boolean;
  /** Names and terms to be spelled so. */
  keywords?: string;
  /** `offline`, or a provider's id and a model's name with a slash between; the person's settings decide when absent. */
  model?: string;
  /** Who listens where there are no captions; nobody when absent. */
  transcribeProvider?: string;
  /** Names and terms that are likely to be said. */
  whisperPrompt?: string;
  enabledSpeaker?: boolean;
  /** Sound, or pictures, of the medium that are kept on this device. */
  soundId?: string;
  isRefresh?: boolean;
}

/** What a person keeps of a medium. Apart from Content, which the next reading of the site overwrites. */
export interface SavedItem {
  contentId: string;
  /** The person's own name for it. */
  title?: string;
  tags: string[];
  favourite: boolean;
  /** The subscribed channel that it came from, when there is one. */
  channelId?: string;
  createdAt: number;
  updatedAt: number;
  /** In the bin since then: out of every list, and still whole. */
  deletedAt?: number;
}

/** The person's words on a medium, in Markdown. */
export interface Note {
  contentId: string;
  text: string;
  createdAt: number;
  updatedAt: number;
}

/** A text that gave way to a later one. */
export interface NoteVersion {
  versionId: string;
  contentId: string;
  text: string;
  createdAt: number;
  /** What took its place: an edit from another window, a summary by prompt, an older version that was brought back. */
  replacedBy: 'edit' | 'summary' | 'restore' | 'import';
}

export interface Collection {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
  /** Made from the items' summaries; each line cites items by contentId. */
  aggregated?: { lines: { text: string; cites: string[] }[]; createdAt: number };
  createdAt: number;
  updatedAt: number;
  /** In the bin since then. */
  deletedAt?: number;
}
export interface CollectionItem {
  collectionId: string;
  contentId: string;
  addedAt: number;
  /** Ascending; fractions put an item between two others. */
  position: number;
}

/** A conversation with one medium, or with a collection. */
export interface Chat {
  /** `content:` or `collection:` and the id of what is asked. */
  chatId: string;
  messages: ChatMessage[];
  suggestedQuestions: string[];
  updatedAt: number;
}
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  citations: Citation[];
  createdAt: number;
}
/** Where an answer stands: a range of cues of a medium. */
export interface Citation {
  contentId: string;
  trackId: string;
  from: number;
  to: number;
  startTime: number;
}

/** That something was written or deleted since a cursor; only the newest change of each thing is kept. */
export interface Change {
  /** Rises with every change. */
  cursor: number;
  /** `everything` is deleted once, and nothing before it is told then. `shared` was acquired: `collection:` or `content:`, and an id. */
  kind: 'video' | 'note' | 'collection' | 'channel' | 'chat' | 'shared' | 'everything';
  id: string;
  deleted: boolean;
  /** Name of the device that it came from, which knows it already. */
  origin?: string;
}
