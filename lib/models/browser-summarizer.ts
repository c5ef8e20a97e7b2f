import { type BrowserSummarizer, readyModel, summarizerOptions } from './browser-apis.ts';
import { taskOf } from './question-task.ts';
import { finishPart, type SdkModel, type StreamPart, streamingModel, textParts } from './streaming-model.ts';

/** Calls the browser's summarizer, which takes the data alone and writes one point on each line. */
export const browserSummarizer = (summarizer: BrowserSummarizer | undefined): SdkModel =>
  streamingModel('browser', 'summarizer', async function* (options): AsyncGenerator<StreamPart> {
    const signal = options.abortSignal;
    const { data, from, points = 5 } = taskOf(options);
    const settings = summarizerOptions(from, points);
    const ready = await readyModel('summarizer', summarizer, settings);
    const session = await ready.create({ ...settings, signal });
    try {
      yield* textParts(session.summarizeStreaming(data, { signal }));
      yield finishPart('stop');
    } finally {
      session.destroy();
    }
  });
