import type { DigestInterval } from '../contract/digest-intervals.ts';
import type { HideableKind } from '../contract/hideable-kinds.ts';
import type { ProviderKind, SpeechProviderKind } from '../contract/provider-kinds.ts';
import type { Recipe } from '../contract/recipe.ts';

/** The user's settings. Keys of providers are stored apart and never exported. */
export interface Settings {
  /** First text engine to try: `auto`, `offline`, `builtIn`, `onDevice/` and a model's name, or a provider's id. */
  engine: string;
  /** The transcriber: `auto`, `onDevice`, `onDevice/` and a model's name, or a provider's id. */
  transcriber?: string;
  providers: ProviderSettings[];
  templates: PromptTemplate[];
  /** BCP 47 tag; the transcript's language when absent. */
  outputLanguage?: string;
  /** Spending cap in US dollars a month; a run that would exceed it stops. */
  spendingCap?: number;
  /** Days after which items without marks, notes and collections move to the trash; never when absent. */
  keepDays?: number;
  /** Whether summaries may contain sponsor reads and calls to subscribe. */
  includePromotions?: boolean;
  /** Kinds of feed items to hide. */
  feedHidden?: HideableKind[];
  /** Words that hide a feed item whose title contains one of them. */
  mutedWords?: string[];
  /** The interval at which a digest of the feed is made; none is made if absent. */
  digest?: DigestInterval;
  /** Reviews of cards after which the review of a day ends. */
  dailyReviews?: number;
  /** Address of an RSSHub instance, for channels without feeds of their own. */
  rssHub?: string;
  /** Imported recipes of sites, the newest first. They are not part of library files, because the user has to see their hosts. */
  recipes?: Recipe[];
}
/** A provider of language or speech models that the user has configured; its key is stored apart. */
export interface ProviderSettings {
  id: string;
  kind: ProviderKind | SpeechProviderKind;
  name: string;
  /** Base address of an OpenAI-compatible endpoint. */
  baseUrl?: string;
  model: string;
  /** Maximum tokens of a request and its answer together. */
  contextWindow?: number;
  /** US dollars a million tokens. */
  price?: { input: number; output: number };
  /** US dollars an hour of audio. */
  pricePerHour?: number;
}
/** A prompt for summaries that the user has saved under a name. */
export interface PromptTemplate {
  id: string;
  name: string;
  /** May hold `{{title}}`, `{{language}}` and `{{duration}}`. */
  text: string;
}
