import { summaryKey } from '../contract/detail-level.ts';
import { Failure } from '../contract/failure.ts';
import type { TaskStage } from '../contract/tasks.ts';
import type { Content, Ports, Summary, SummaryWish, Task, Transcript } from '../ports.ts';
import { knownContent, readWords } from './words.ts';

export interface SummaryTasks {
  /** One task for the same work, however often it is asked for. Resolves once its row is written. */
  start(url: string, wish: SummaryWish): Promise<Task>;
  /** Waits for the end of a task; throws its Failure. A caller that goes away does not stop it. */
  finish(taskId: string, signal: AbortSignal): Promise<Finished>;
  cancel(taskId: string): Promise<Task>;
  /** Takes up every task that a killed worker left behind. */
  resume(): Promise<void>;
}

export interface Finished {
  task: Task;
  content: Content;
  transcript: Transcript;
  summary: Summary;
}

/**
 * Runs summaries as rows: each stage leaves its product in the store, so a task that starts again
 * finds what is done and goes on from there. The version it adds bears the task's own id, so it is added once.
 */
export function summaryTasks(ports: Ports): SummaryTasks {
  const { store, clock, wake, engine } = ports;
  const starting = new Map<string, Promise<Task>>();
  const running = new Map<string, { ended: Promise<void>; abort: AbortController }>();

  async function create(key: string, url: string, wish: SummaryWish): Promise<Task> {
    const known = await knownContent(ports, url);
    const made = known && !wish.isRefresh ? await store.findSummary(known.contentId, keyOf(wish)) : undefined;
    const now = clock.now();
    const task: Task = {
      taskId: crypto.randomUUID(),
      key,
      url,
      wish,
      contentId: known?.contentId,
      status: made ? 'completed' : 'pending',
      stage: 'finding',
      summaryId: made?.summaryId,
      fromCache: made !== undefined,
      createdAt: now,
      updatedAt: now,
    };
    await store.putTask(task);
    if (!made) run(task);
    return task;
  }

  function run(task: Task): void {
    if (running.has(task.taskId)) return;
    const abort = new AbortController();
    if (running.size === 0) wake.arm();
    const ended = perform(task, abort.signal)
      .catch((error) =>
        store.updateTask(task.taskId, { status: 'failed', failure: Failure.from(error).toJSON(), updatedAt: clock.now() }),
      )
      // A disk that is too full even for that leaves the task pending: it is taken up at the next start.
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        running.delete(task.taskId);
        starting.delete(task.key);
        if (running.size === 0) wake.disarm();
      });
    running.set(task.taskId, { ended, abort });
  }

  async function perform(task: Task, signal: AbortSignal): Promise<void> {
    const onStage = async (stage: TaskStage, contentId?: string) => {
      signal.throwIfAborted();
      await store.updateTask(task.taskId, { stage, ...(contentId && { contentId }), updatedAt: clock.now() });
    };
    // Asked of the page when the task was made; a task that is taken up again keeps to its medium.
    const known = task.contentId ? await store.getContent(task.contentId) : undefined;
    const { content, transcript } = await readWords(ports, { url: task.url, ...task.wish }, known, { signal, onStage });
    const { contentId } = content;
    await onStage('summarizing', contentId);
    const digest = await engine.summarize({
      cues: transcript.cues,
      language: transcript.language,
      duration: content.duration,
      detailLevel: task.wish.detailLevel,
      chapters: content.chapters,
    });
    signal.throwIfAborted();
    const summaryId = task.taskId;
    await store.addSummary({
      summaryId,
      contentId,
      key: keyOf(task.wish),
      trackId: transcript.trackId,
      createdAt: clock.now(),
      digest,
    });
    await store.updateTask(task.taskId, { status: 'completed', contentId, summaryId, updatedAt: clock.now() });
  }

  return {
    start(url, wish) {
      const key = JSON.stringify([url, wish]);
      let task = starting.get(key);
      if (!task) {
        task = create(key, url, wish);
        starting.set(key, task);
        const forget = () => starting.delete(key);
        task.then(({ status }) => status !== 'pending' && forget(), forget);
      }
      return task;
    },

    async finish(taskId, signal) {
      await untilAborted(running.get(taskId)?.ended, signal);
      const task = await store.getTask(taskId);
      if (!task) throw new Failure('notFound', `no task ${taskId}`);
      if (task.status === 'failed') throw Failure.from(task.failure);
      const summary = task.summaryId ? await store.getSummary(task.summaryId) : undefined;
      const content = summary && (await store.getContent(summary.contentId));
      const transcript = summary && (await store.getTranscript(summary.contentId, summary.trackId));
      if (!summary || !content || !transcript) throw new Failure('internal', `task ${taskId} ended without its rows`);
      return { task, content, transcript, summary };
    },

    async cancel(taskId) {
      const failure = new Failure('cancelled', 'cancelled by the user');
      await store.updateTask(taskId, { status: 'failed', failure: failure.toJSON(), updatedAt: clock.now() });
      running.get(taskId)?.abort.abort(failure);
      const task = await store.getTask(taskId);
      if (!task) throw new Failure('notFound', `no task ${taskId}`);
      return task;
    },

    async resume() {
      for (const task of await store.pendingTasks()) {
        starting.set(task.key, Promise.resolve(task));
        run(task);
      }
    },
  };
}

const keyOf = ({ detailLevel, audioLanguage }: SummaryWish) => summaryKey(detailLevel, audioLanguage);

const untilAborted = (work: Promise<void> | undefined, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(Failure.from(signal.reason));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
