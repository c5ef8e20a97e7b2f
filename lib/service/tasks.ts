import { Failure } from '../contract/failure.ts';
import type { Ports } from '../ports.ts';
import type { Task, Wish } from '../records.ts';
import { type Chosen, engineChoice, keyOf } from './engine-choice.ts';
import { makeText } from './make-text.ts';
import { saveMade, saveOpened } from './save.ts';
import { ensureRoom, tidyUp } from './storage.ts';
import { findText } from './stored-text.ts';
import { knownContent } from './words.ts';

export interface Tasks {
  /** One task for the same work, however often it is asked for. Resolves once its row is written. */
  start(url: string, wish: Wish): Promise<Task>;
  /** Tasks that are taken one after the other, behind nobody's click. */
  startBatch(urls: string[], wish: Wish): Promise<{ batchId: string; tasks: Task[] }>;
  /** Waits for the end of a task; throws its Failure. A caller that goes away does not stop it. */
  finish(taskId: string, signal: AbortSignal): Promise<Task>;
  cancel(taskId: string): Promise<Task>;
  cancelBatch(batchId: string): Promise<void>;
  /** Takes up every task that a killed worker left behind. */
  resume(): Promise<void>;
}

/**
 * Runs work as rows: each stage leaves its product in the store, so a task that starts again
 * finds what is done and goes on from there. The version it adds bears the task's own id, so it is added once.
 */
export function createTasks(ports: Ports): Tasks {
  const { store, clock, wake } = ports;
  const { choose } = engineChoice(ports);
  const starting = new Map<string, Promise<Task>>();
  const running = new Map<string, { ended: Promise<void>; abort: AbortController }>();
  let tidied: Promise<void> | undefined;
  /** Once in a host's life, when there is time for it. */
  const tidyOnce = () => {
    tidied ??= tidyUp(ports);
    return tidied;
  };
  /** The end of the batch task that was queued last. */
  let queue: Promise<void> = Promise.resolve();

  async function create(key: string, url: string, wish: Wish, batchId?: string): Promise<Task> {
    const chosen = await choose(wish);
    const known = await knownContent(ports, url);
    const made = known && !wish.isRefresh ? await findText(store, known.contentId, chosen) : undefined;
    const now = clock.now();
    const task: Task = {
      taskId: crypto.randomUUID(),
      key,
      url,
      wish,
      contentId: known?.contentId,
      status: made ? 'completed' : 'pending',
      stage: batchId ? 'queued' : 'finding',
      summaryId: made?.textId,
      fromCache: made !== undefined,
      ...(batchId && { batchId }),
      createdAt: now,
      updatedAt: now,
    };
    await store.putTask(task);
    // What is opened again comes out of the bin.
    if (made && known) await saveOpened(ports, known.contentId);
    else run(task, chosen);
    return task;
  }

  function run(task: Task, chosen?: Chosen): void {
    if (running.has(task.taskId)) return;
    const abort = new AbortController();
    if (running.size === 0) wake.arm();
    const turn = task.batchId ? queue : Promise.resolve();
    const ended = turn
      .then(() => perform(task, abort.signal, chosen))
      .catch((error) =>
        store.updateTask(task.taskId, { status: 'failed', failure: Failure.from(error).toJSON(), updatedAt: clock.now() }),
      )
      .then(() => store.forgetSteps(task.taskId))
      .then(() => tidyOnce())
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
    if (task.batchId) queue = ended;
  }

  async function perform(task: Task, signal: AbortSignal, chosen?: Chosen): Promise<void> {
    signal.throwIfAborted();
    await ensureRoom(ports.disk);
    const result = await makeText(ports, task, chosen ?? (await choose(task.wish)), signal);
    await saveMade(ports, result.contentId);
    await store.updateTask(task.taskId, { status: 'completed', ...result, updatedAt: clock.now() });
  }

  function start(url: string, wish: Wish, batchId?: string): Promise<Task> {
    const key = `${url} ${keyOf(wish, wish.model ?? '')}${wish.isRefresh ? ' anew' : ''}`;
    let task = starting.get(key);
    if (!task) {
      task = create(key, url, wish, batchId);
      starting.set(key, task);
      const forget = () => starting.delete(key);
      task.then(({ status }) => status !== 'pending' && forget(), forget);
    }
    return task;
  }

  async function cancel(taskId: string): Promise<Task> {
    const failure = new Failure('cancelled', 'cancelled by the user');
    await store.updateTask(taskId, { status: 'failed', failure: failure.toJSON(), updatedAt: clock.now() });
    running.get(taskId)?.abort.abort(failure);
    const task = await store.getTask(taskId);
    if (!task) throw new Failure('notFound', `no task ${taskId}`);
    return task;
  }

  return {
    start: (url, wish) => start(url, wish),

    async startBatch(urls, wish) {
      const batchId = crypto.randomUUID();
      const tasks: Task[] = [];
      for (const url of new Set(urls)) tasks.push(await start(url, wish, batchId));
      return { batchId, tasks };
    },

    async finish(taskId, signal) {
      await untilAborted(running.get(taskId)?.ended, signal);
      const task = await store.getTask(taskId);
      if (!task) throw new Failure('notFound', `no task ${taskId}`);
      if (task.status === 'failed') throw Failure.from(task.failure);
      return task;
    },

    cancel,

    async cancelBatch(batchId) {
      const tasks = (await store.pendingTasks()).filter((task) => task.batchId === batchId);
      // The last one first, so that none of them gets its turn meanwhile.
      for (const { taskId } of tasks.reverse()) await cancel(taskId);
    },

    async resume() {
      for (const task of await store.pendingTasks()) {
        starting.set(task.key, Promise.resolve(task));
        run(task);
      }
    },
  };
}

const untilAborted = (work: Promise<void> | undefined, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(Failure.from(signal.reason));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
