import { sleep } from '../async/sleep.ts';
import { Failure, type FailureCode } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { RemoteEngine } from '../ports/remote-engine.ts';

const firstPollDelayMs = 1000;
const maxPollDelayMs = 15_000;
/** Consecutive lost polls after which the task is given up: with the delays between them, about a minute. */
const maxLostPolls = 6;
/** Failures of a poll that concern the connection and leave the task running. */
const temporaryFailures: ReadonlySet<FailureCode> = new Set(['offline', 'timeout', 'siteFailed', 'rateLimited', 'unavailable']);

type TaskClient = Pick<Client<Operations>, 'createTask' | 'getSummaryTaskStatus' | 'cancelSummaryTask'>;

/**
 * Has the server write a text from the transcript that the last synchronization brought it, so that it need not read the site.
 * Returns the id of the text's version. Cancels the task when it is given up, because the user would pay for nothing.
 */
export async function generateRemotely(
  server: TaskClient,
  { url, options }: Parameters<RemoteEngine['generate']>[0],
  run: Parameters<RemoteEngine['generate']>[1],
): Promise<string> {
  const { keywords, detailLevel, outputLanguage, customPrompt, showEmoji, trackId, audioLanguage, isRefresh } = options;
  const promptConfig = { detailLevel, outputLanguage, customPrompt, showEmoji, trackId, audioLanguage, isRefresh };
  const product = options.product === 'article' ? 'article' : 'summary';
  const { taskId } = await server.createTask({ url, product, keywords, promptConfig }, { signal: run.signal });
  const { code, message } = await waitForEnd(server, taskId, run).catch(async (error) => {
    await server.cancelSummaryTask({ taskId }).catch(() => undefined);
    throw error;
  });
  // A completed task with a failure was written by the offline engine, which this device has too.
  if (code) throw new Failure(code, message);
  return taskId;
}

/** Polls a task until it completes or fails, at first every second, then ever more slowly, and across short interruptions. */
async function waitForEnd(
  server: TaskClient,
  taskId: string,
  { signal, onProgress }: Parameters<RemoteEngine['generate']>[1],
): Promise<{ code?: FailureCode; message?: string }> {
  let lostPolls = 0;
  for (let delayMs = firstPollDelayMs; ; delayMs = Math.min(delayMs * (lostPolls > 0 ? 2 : 1.5), maxPollDelayMs)) {
    try {
      const task = await server.getSummaryTaskStatus({ taskId }, { signal });
      if (task.code || task.status === 'completed') return task;
      lostPolls = 0;
      await onProgress(task.progress);
    } catch (error) {
      lostPolls += 1;
      if (signal.aborted || !temporaryFailures.has(Failure.from(error).code) || lostPolls === maxLostPolls) throw error;
    }
    await sleep(delayMs, signal);
    signal.throwIfAborted();
  }
}
