import type { Cue } from '../contract/cue.ts';
import type { FailureData } from '../contract/failure.ts';
import type { CaptionTrack, ChapterMark, MediaKind, Provenance, ReplayedPart, StoryboardLevel } from '../contract/media.ts';
import type { ProviderKind } from '../contract/provider-kinds.ts';
import type { Product, TaskStage, TaskStatus } from '../contract/tasks.ts';

export type { ProviderKind, SpeechProviderKind } from '../contract/provider-kinds.ts';
export type { PromptTemplate, ProviderSettings, Settings } from './settings.ts';

/** A media item that was resolved. Keyed by content id: site, id and part. */
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
  /** Spoken language, if the site names it. */
  originalLanguage?: string;
  /** Caption tracks in order of preference. */
  tracks: ContentTrack[];
  chapters?: ChapterMark[];
  /** In order of time. */
  heatmap?: ReplayedPart[];
  /** Address of the media file, if it can be downloaded directly. */
  soundUrl?: string;
  /** Smallest frames first. Its addresses may have expired since `updatedAt`. */
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
  /** Whether the transcription is not finished yet. */
  isPartial?: boolean;
  /** Ids of the stored audio files that were transcribed to their end. */
  soundIds?: string[];
  /** Voice embeddings by the speakers' names, from the model that transcribed. */
  voices?: Record<string, number[]>;
  createdAt: number;
}

/** Content of a summary: lines with the cues that they cite. */
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

/** A version of a summary or an article, with how it was generated. The lines of an article's chapters are its sentences. */
export interface Summary {
  summaryId: string;
  contentId: string;
  /** Cache key of the request; equal requests have equal keys. */
  key: string;
  wish: TaskOptions;
  trackId: string;
  /** Seconds that were transcribed when the text was made, if that was only a part. */
  heard?: number;
  createdAt: number;
  digest: SummaryContent;
  made: GenerationInfo;
}

/** How a text was generated, always from the whole transcript. */
export type GenerationInfo = { engine: 'offline' } | ({ engine: 'model' } & ModelUsage);
export interface ModelUsage {
  provider: ProviderKind;
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; none when the model's price is not known. */
  cost?: number;
  /** Number of points that were left out, because the transcript does not support them. */
  dropped: number;
  /** Number of chapters that the offline engine wrote, because the model's text was unusable. */
  offlineChapters: number;
}

/** The transcript as readable paragraphs. */
export interface PolishedTranscript {
  contentId: string;
  trackId: string;
  /** Cache key of the request, the track included. */
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
  /** Key of the work: address and request. Two pending tasks never have the same. */
  key: string;
  url: string;
  wish: TaskOptions;
  /** Known once the media item is resolved. */
  contentId?: string;
  status: TaskStatus;
  /** Whether a pending task is paused. */
  isPaused?: boolean;
  stage: TaskStage;
  /** Share of the stage that is done, if it can be counted, such as chapters. */
  progress?: { done: number; total: number };
  /** Why it failed; for a completed task, why it fell back from the model to the offline engine. */
  failure?: FailureData;
  /** The version that it generated or found in the cache. */
  summaryId?: string;
  /** Tasks of a batch run one after the other. */
  batchId?: string;
  /** Name that the calling program gives itself. */
  clientType?: string;
  /** Seconds of media that were booked for it. */
  costDuration?: number;
  fromCache: boolean;
  createdAt: number;
  updatedAt: number;
}

/** Request of a text or another product of a media item. */
export interface TaskOptions {
  product: Product;
  audioLanguage?: string;
  /** The track to read, whatever its language. */
  trackId?: string;
  detailLevel: number;
  /** BCP 47 tag; the transcript's language when absent. */
  outputLanguage?: string;
  customPrompt?: string;
  showEmoji?: boolean;
  /** Names and terms with their spelling. */
  keywords?: string;
  /** `offline`, or a provider's id and a model's name with a slash between; from the settings when absent. */
  model?: string;
  /** Transcriber for media without captions; absent means no transcription. */
  transcribeProvider?: string;
  /** Names and terms that are likely to occur. */
  whisperPrompt?: string;
  enabledSpeaker?: boolean;
  /** Id of the stored audio or video of the media item on this device. */
  soundId?: string;
  isRefresh?: boolean;
}

/** The user's data about a saved media item, apart from Content, which the next resolution overwrites. */
export interface SavedItem {
  contentId: string;
  /** The user's own title. */
  title?: string;
  tags: string[];
  favourite: boolean;
  /** Id of the subscribed channel that it came from. */
  channelId?: string;
  createdAt: number;
  updatedAt: number;
  /** Time of the move to the trash. The item is hidden from lists and can be restored. */
  deletedAt?: number;
}

/** The user's note on a media item, in Markdown. */
export interface Note {
  contentId: string;
  text: string;
  createdAt: number;
  updatedAt: number;
}

/** A text of a note that was replaced. */
export interface NoteVersion {
  versionId: string;
  contentId: string;
  text: string;
  createdAt: number;
  /** Cause of the replacement: an edit in another window, a summary by prompt, a restored version, an import. */
  replacedBy: 'edit' | 'summary' | 'restore' | 'import';
}

export interface Collection {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
  /** Summary of the items' summaries; each line cites items by contentId. */
  aggregated?: { lines: { text: string; cites: string[] }[]; createdAt: number };
  createdAt: number;
  updatedAt: number;
  /** Time of the move to the trash. */
  deletedAt?: number;
}
export interface CollectionItem {
  collectionId: string;
  contentId: string;
  addedAt: number;
  /** Sort key, ascending; fractions place an item between two others. */
  position: number;
}

/** A conversation about one media item or one collection. */
export interface Chat {
  /** `content:` or `collection:` and an id. */
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
/** A citation of an answer: a range of cues of a media item. */
export interface Citation {
  contentId: string;
  trackId: string;
  from: number;
  to: number;
  startTime: number;
}

/** An entry of the change log: something was written or deleted. Only the newest change of each group is kept. */
export interface Change {
  /** Increases with every change. */
  cursor: number;
  /**
   * `everything` is a deletion of the whole library, after which earlier changes are dropped. `shared` is an acquired group:
   * `collection:` or `content:` and an id.
   */
  kind: 'video' | 'note' | 'collection' | 'channel' | 'chat' | 'shared' | 'everything';
  id: string;
  deleted: boolean;
  /** Name of the device that made the change, which is not sent the change again. */
  origin?: string;
}
