import type { ProviderKind, SpeechProviderKind } from '../contract/provider-kinds.ts';

/** How a person wants Gloss to work. Keys of providers are kept apart, where no export reaches. */
export interface Settings {
  /** The rung of the ladder to begin with: `auto`, `offline`, `builtIn`, or a provider's id. */
  engine: string;
  /** Who listens: `auto`, `onDevice`, that with a slash and a model's name, or a provider's id. */
  transcriber?: string;
  providers: ProviderSettings[];
  templates: PromptTemplate[];
  /** BCP 47 tag; the words' own language when absent. */
  outputLanguage?: string;
  /** US dollars a month that runs may cost; a run that would go beyond stops. */
  spendingCap?: number;
  /** Days after which what nobody marked, annotated or collected goes into the bin; for ever when absent. */
  keepDays?: number;
  /** Address of an RSSHub instance, for channels without feeds of their own. */
  rssHub?: string;
}
export interface ProviderSettings {
  id: string;
  kind: ProviderKind | SpeechProviderKind;
  name: string;
  /** Of an OpenAI-compatible endpoint. */
  baseUrl?: string;
  model: string;
  /** Tokens that a request and its answer may have together. */
  contextWindow?: number;
  /** US dollars a million tokens. */
  price?: { input: number; output: number };
  /** US dollars an hour of sound. */
  pricePerHour?: number;
}
export interface PromptTemplate {
  id: string;
  name: string;
  /** May hold `{{title}}`, `{{language}}` and `{{duration}}`. */
  text: string;
}
