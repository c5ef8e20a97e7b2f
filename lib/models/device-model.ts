import { finishPart, promptText, type SdkModel, type StreamPart, streamingModel } from './streaming-model.ts';

/** A question to a language model on this device. */
export interface DeviceQuestion {
  system: string;
  prompt: string;
  /** Maximum tokens of the response. */
  maxTokens: number;
}

/** Tokens of a question and its response, and whether the response reached its maximum. */
export interface DeviceAnswer {
  inputTokens: number;
  outputTokens: number;
  isCut: boolean;
}

/** Runs a downloaded language model by its id. Throws `noModel` for one that is not ready. */
export type DeviceModel = (
  question: DeviceQuestion & { model: string },
  run: { signal: AbortSignal; onText(text: string): void },
) => Promise<DeviceAnswer>;

/** Calls a language model that runs on this device. */
export const deviceModel = (model: string, write: DeviceModel): SdkModel =>
  streamingModel('onDevice', model, async function* (options): AsyncGenerator<StreamPart> {
    const stop = new AbortController();
    const signal = options.abortSignal ? AbortSignal.any([options.abortSignal, stop.signal]) : stop.signal;
    const question = {
      model,
      system: promptText(options, 'system'),
      prompt: promptText(options, 'user'),
      maxTokens: options.maxOutputTokens ?? 500,
    };
    const parts: string[] = [];
    let isOver = false;
    let wake = Promise.withResolvers<void>();
    const answer = write(question, {
      signal,
      onText: (text) => {
        parts.push(text);
        wake.resolve();
      },
    }).finally(() => {
      isOver = true;
      wake.resolve();
    });
    // Awaited after the text; until then a failure has no other handler.
    answer.catch(() => undefined);
    try {
      while (!isOver || parts.length > 0) {
        const delta = parts.splice(0).join('');
        if (delta) yield { type: 'text-delta', id: '0', delta };
        else await wake.promise;
        if (!isOver) wake = Promise.withResolvers();
      }
      const { isCut, inputTokens, outputTokens } = await answer;
      yield finishPart(isCut ? 'length' : 'stop', inputTokens, outputTokens);
    } finally {
      stop.abort();
    }
  });
