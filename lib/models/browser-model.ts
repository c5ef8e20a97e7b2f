import { type BrowserModel, readyModel } from './browser-apis.ts';
import {
  finishPart,
  promptText,
  type SdkModel,
  type StreamPart,
  schemaOf,
  streamingModel,
  textParts,
} from './streaming-model.ts';

/** Calls the browser's model with one session per call, so that no context is carried over. */
export const browserModel = (model: BrowserModel | undefined): SdkModel =>
  streamingModel('browser', 'browser', async function* (options): AsyncGenerator<StreamPart> {
    const signal = options.abortSignal;
    const ready = await readyModel('language model', model);
    const session = await ready.create({ initialPrompts: [{ role: 'system', content: promptText(options, 'system') }], signal });
    try {
      yield* textParts(
        session.promptStreaming(promptText(options, 'user'), {
          responseConstraint: schemaOf(options),
          omitResponseConstraintInput: true,
          signal,
        }),
      );
      yield finishPart('stop');
    } finally {
      session.destroy();
    }
  });
