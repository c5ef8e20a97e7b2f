import { Failure } from '../contract/failure.ts';
import { finish, promptText, type SdkModel, type StreamPart, schemaOf, streamingModel } from './streaming-model.ts';

/** What is used of the browser's own model: the Prompt API's `LanguageModel`, which exists in windows only. */
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

/** Throws `noModel` where the browser has none, or would have to download it first, which needs a person's click. */
export async function readyBrowserModel(model: BrowserModel | undefined): Promise<BrowserModel> {
  const state = (await model?.availability()) ?? 'unavailable';
  if (!model || state !== 'available') throw new Failure('noModel', `the browser’s own model is ${state}`, { state });
  return model;
}

/** One session a call: nothing of one chapter is left over for the next. */
export const browserModel = (model: BrowserModel | undefined): SdkModel =>
  streamingModel('browser', 'browser', async function* (options): AsyncGenerator<StreamPart> {
    const signal = options.abortSignal;
    const ready = await readyBrowserModel(model);
    const session = await ready.create({ initialPrompts: [{ role: 'system', content: promptText(options, 'system') }], signal });
    try {
      const reader = session
        .promptStreaming(promptText(options, 'user'), {
          responseConstraint: schemaOf(options),
          omitResponseConstraintInput: true,
          signal,
        })
        .getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        yield { type: 'text-delta', id: '0', delta: next.value };
      }
      yield finish('stop');
    } finally {
      session.destroy();
    }
  });
