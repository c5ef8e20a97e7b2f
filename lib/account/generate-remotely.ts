import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { RemoteEngine } from '../ports/remote-engine.ts';

const firstPollDelayMs = 1000;
const maxPollDelayMs = 15_000;

/**
 * Has the server write a text from the transcript that the last synchronization brought it, so that it need not read the site.
 * Polls the task, at first every second, then ever more slowly. Returns the id of the text's version.
 */
export async function generateRemotely(
  server: Pick<Client<Operations>, 'createTask' | 'getSummaryTaskStatus' | 'cancelSummaryTask'>,
  { url, options }: Parameters<RemoteEngine['generate']>[0],
  { signal, onProgress }: Parameters<RemoteEngine['generate']>[1],
): Promise<string> {
  const { keywords, detailLevel, outputLanguage, customPrompt, showEmoji, trackId, audioLanguage, isRefresh } = options;
  const promptConfig = { detailLevel, outputLanguage, customPrompt, showEmoji, trackId, audioLanguage, isRefresh };
  const product = options.product === 'article' ? 'article' : 'summary';
  const { taskId } = await server.createTask({ url, product, keywords, promptConfig }, { signal });
  try {
    for (let delayMs = firstPollDelayMs; ; delayMs = Math.min(delayMs * 1.5, maxPollDelayMs)) {
      const { status, progress, code, message } = await server.getSummaryTaskStatus({ taskId }, { signal });
      // A completed task with a failure was written by the offline engine, which this device has too.
      if (code) throw new Failure(code, message);
      if (status === 'completed') return taskId;
      await onProgress(progress);
      await new Promise((resolve) => setTimeout(() => resolve(undefined), delayMs));
      signal.throwIfAborted();
    }
  } catch (error) {
    if (signal.aborted) await server.cancelSummaryTask({ taskId }).catch(() => undefined);
    throw error;
  }
}
