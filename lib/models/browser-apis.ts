import { Failure } from '../contract/failure.ts';

/**
 * The browser's own models, which exist in windows only: https://webmachinelearning.github.io/writing-assistance-apis/ and
 * https://webmachinelearning.github.io/translation-api/. One that the browser lacks is undefined.
 */
export interface BrowserModels {
  languageModel?: BrowserModel;
  summarizer?: BrowserSummarizer;
  translator?: BrowserTranslator;
  languageDetector?: BrowserLanguageDetector;
}

/** State of one of the browser's models, by options that are also those of its creation. */
interface AvailabilityQuery<Options> {
  availability(options?: Options): Promise<string>;
}

/** Options of a language model: the languages that it writes, as BCP 47 tags. Browsers reject text in one that is not tested. */
export interface LanguageModelOptions {
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

/** Used part of the Prompt API's `LanguageModel`. */
export interface BrowserModel extends AvailabilityQuery<LanguageModelOptions> {
  create(options: { initialPrompts: { role: 'system'; content: string }[]; signal?: AbortSignal }): Promise<{
    promptStreaming(
      prompt: string,
      options: { responseConstraint?: object; omitResponseConstraintInput?: boolean; signal?: AbortSignal },
    ): ReadableStream<string>;
    destroy(): void;
  }>;
}

/** Options of a summarizer. Languages are BCP 47 tags. */
export interface SummarizerOptions {
  type: 'key-points';
  format: 'plain-text';
  length: 'short' | 'medium' | 'long';
  expectedInputLanguages: string[];
  outputLanguage: string;
}

/** Used part of the browser's `Summarizer`. */
export interface BrowserSummarizer extends AvailabilityQuery<SummarizerOptions> {
  create(options: SummarizerOptions & { signal?: AbortSignal }): Promise<{
    summarizeStreaming(text: string, options: { signal?: AbortSignal }): ReadableStream<string>;
    destroy(): void;
  }>;
}

/** The two languages of a translator, as BCP 47 tags. */
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Used part of the browser's `Translator`. */
export interface BrowserTranslator extends AvailabilityQuery<LanguagePair> {
  create(options: LanguagePair & { signal?: AbortSignal }): Promise<{
    translate(text: string, options: { signal?: AbortSignal }): Promise<string>;
    destroy(): void;
  }>;
}

/** Used part of the browser's `LanguageDetector`. */
export interface BrowserLanguageDetector extends AvailabilityQuery<never> {
  create(): Promise<{
    detect(text: string): Promise<{ detectedLanguage: string; confidence: number }[]>;
    destroy(): void;
  }>;
}

/** Returns the options of a language model that writes in some languages. */
export const languageModelOptions = (...languages: string[]): LanguageModelOptions => ({
  expectedOutputs: [{ type: 'text', languages: [...new Set(languages)] }],
});

/** Returns the options of a summarizer for a text in a language and a number of points. */
export const summarizerOptions = (language: string, points: number): SummarizerOptions => ({
  type: 'key-points',
  format: 'plain-text',
  length: points <= 3 ? 'short' : points <= 5 ? 'medium' : 'long',
  expectedInputLanguages: [language],
  outputLanguage: language,
});

/** Returns a model's state: `available`, `downloadable`, `downloading` or `unavailable`. */
export const stateOf = async <Options>(model: AvailabilityQuery<Options> | undefined, options?: Options): Promise<string> =>
  (await model?.availability(options).catch(() => undefined)) ?? 'unavailable';

/**
 * Returns the model if it can be used now. Throws `noModel` with its state and options otherwise: a download needs a click in a
 * visible page.
 */
export async function readyModel<Model extends AvailabilityQuery<Options>, Options extends object>(
  name: string,
  model: Model | undefined,
  options?: Options,
): Promise<Model> {
  const state = await stateOf(model, options);
  if (!model || state !== 'available') throw new Failure('noModel', `The browser’s ${name} is ${state}.`, { state, ...options });
  return model;
}
