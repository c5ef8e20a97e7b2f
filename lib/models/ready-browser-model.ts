import { Failure } from '../contract/failure.ts';

/** Used part of the browser's model: the Prompt API's `LanguageModel`, which exists in windows only. */
export interface BrowserModel {
  availability(): Promise<string>;
  create(options: { initialPrompts: { role: 'system'; content: string }[]; signal?: AbortSignal }): Promise<{
    promptStreaming(
      prompt: string,
      options: { responseConstraint?: object; omitResponseConstraintInput?: boolean; signal?: AbortSignal },
    ): ReadableStream<string>;
    destroy(): void;
  }>;
}

/** Throws `noModel` if the browser has no model, or would have to download it first, which needs a click. */
export async function readyBrowserModel(model: BrowserModel | undefined): Promise<BrowserModel> {
  const state = (await model?.availability()) ?? 'unavailable';
  if (!model || state !== 'available') throw new Failure('noModel', `the browser’s own model is ${state}`, { state });
  return model;
}
