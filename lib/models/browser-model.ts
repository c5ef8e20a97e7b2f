import { type BrowserModel, readyBrowserModel } from './ready-browser-model.ts';
import { finishPart, promptText, type SdkModel, type StreamPart, schemaOf, streamingModel } from './streaming-model.ts';

/** Calls the browser's model with one session per call, so that no context is carried over. */
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
      yield finishPart('stop');
    } finally {
      session.destroy();
    }
  });
