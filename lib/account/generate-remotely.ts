import { Failure } from '../contract/failure.ts';
import type { RemoteEngine } from '../ports/remote-engine.ts';
import type { Server } from './there.ts';

/** Milliseconds between two looks at the server's task. */
const pace = 1000;

/** Waits for what the server makes of words that the exchange has brought it, so that it need not be able to read the site. */
export async function generateRemotely(
  there: Pick<Server, 'createTask' | 'getSummaryTaskStatus' | 'cancelSummaryTask'>,
  { url, options }: Parameters<RemoteEngine['generate']>[0],
  { signal, onProgress }: Parameters<RemoteEngine['generate']>[1],
): Promise<string> {
  const { keywords, detailLevel, outputLanguage, customPrompt, showEmoji, trackId, audioLanguage, isRefresh } = options;
  const promptConfig = { detailLevel, outputLanguage, customPrompt, showEmoji, trackId, audioLanguage, isRefresh };
  const product = options.product === 'article' ? 'article' : 'summary';
  const { taskId } = await there.createTask({ url, product, keywords, promptConfig }, { signal });
  try {
    for (;;) {
      const { status, progress, code, message } = await there.getSummaryTaskStatus({ taskId }, { signal });
      // A completed task with a fault made do without its model.
      if (code) throw new Failure(code, message);
      if (status === 'completed') return taskId;
      await onProgress(progress);
      await new Promise((resolve) => setTimeout(() => resolve(undefined), pace));
      signal.throwIfAborted();
    }
  } catch (error) {
    if (signal.aborted) await there.cancelSummaryTask({ taskId }).catch(() => undefined);
    throw error;
  }
}
