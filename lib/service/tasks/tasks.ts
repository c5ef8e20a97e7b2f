import { Failure, type FailureCode } from '../../contract/failure.ts';
import type { OperationContext } from '../../contract/operation.ts';
import type { TaskAttempt } from '../../ports/jobs.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task, TaskOptions } from '../../records/records.ts';
import { saveMade, saveOpened } from '../library/save-content.ts';
import { ensureRoom, tidyUp } from '../library/storage.ts';
import { knownContent } from '../media/known-content.ts';
import { type OpenPageLookup, openPageLookup } from '../media/open-page.ts';
import { findText } from '../products/find-stored-text.ts';
import { makeText } from '../products/make-product.ts';
import { type Chosen, engineChoice, keyOf } from '../products/select-engine.ts';
import type { SharedRuns } from './shared-runs.ts';
import { followTask } from './wait-for-task.ts';
import { watchTask } from './watch-task.ts';

export interface Tasks {
  /** One task for the same work, however often it is asked for. Resolves once its row is written. */
  start(url: string, wish: TaskOptions, by?: Pick<OperationContext, 'clientType'>): Promise<Task>;
  /** Tasks that are taken one after the other, behind nobody's click. */
  startBatch(
    urls: string[],
    wish: TaskOptions,
    by?: Pick<OperationContext, 'clientType'>,
  ): Promise<{ batchId: string; tasks: Task[] }>;
  /** Waits for the end of a task; throws its Failure. A caller that goes away does not stop it. */
  finish(taskId: string, context: OperationContext): Promise<Task>;
  cancel(taskId: string): Promise<Task>;
  /** Lets a task rest, whatever becomes of this host, until it is told to go on. */
  pause(taskId: string, isPaused: boolean): Promise<Task>;
  cancelBatch(batchId: string): Promise<void>;
  /** Takes up every task that a killed worker left behind; a queue does so by itself. */
  resume(): Promise<void>;
  /** One try at a task from the queue. Rejects when the task is to be tried again. */
  perform(taskId: string, one: TaskAttempt): Promise<void>;
}

/** Milliseconds after which whoever performs a task knows that it was cancelled elsewhere. */
const cancelPace = 2000;

/**
 * Runs work as rows: each stage leaves its product in the store, so a task that starts again
 * finds what is done and goes on from there. The version it adds bears the task's own id, so it is added once.
 */
export function createTasks(ports: Ports, runs: SharedRuns): Tasks {
  const { store, clock, wakeAlarm, jobs } = ports;
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

  async function create(key: string, url: string, wish: TaskOptions, by: Asked): Promise<Task> {
    const { batchId, clientType } = by;
    const resting = (await store.listPendingTasks()).find((task) => task.isPaused && task.key === key);
    if (resting) return pause(resting.taskId, false);
    const chosen = await choose(wish);
    const openPage = openPageLookup(ports, url);
    const known = await knownContent(store, url, openPage);
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
      ...(clientType && { clientType }),
      createdAt: now,
      updatedAt: now,
    };
    if (jobs && !made) return jobs.add(task);
    await store.putTask(task);
    // What is opened again comes out of the bin.
    if (made && known) await saveOpened(ports, known.contentId);
    // A task of a batch waits, and its page may change meanwhile.
    else run(task, batchId ? { chosen } : { chosen, openPage });
    return task;
  }

  function run(task: Task, prepared?: Prepared): void {
    const { taskId } = task;
    const former = running.get(taskId);
    if (former && !former.abort.signal.aborted) return;
    const abort = new AbortController();
    if (running.size === 0) wakeAlarm.arm();
    const turn = task.batchId ? queue : (former?.ended ?? Promise.resolve());
    const ended = turn
      .then(() => perform(task, abort.signal, prepared))
      // Whoever called it off has said so in its row.
      .catch((error) => abort.signal.aborted || fail(taskId, Failure.from(error)))
      .then(() => forgetEnded(taskId))
      .then(() => tidyOnce())
      // A disk that is too full even for that leaves the task pending: it is taken up at the next start.
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        // It may have been told to go on meanwhile.
        if (running.get(taskId)?.abort !== abort) return;
        running.delete(taskId);
        starting.delete(task.key);
        if (running.size === 0) wakeAlarm.disarm();
      });
    running.set(taskId, { ended, abort });
    if (task.batchId) queue = ended;
  }

  async function perform(task: Task, signal: AbortSignal, prepared: Prepared = {}): Promise<void> {
    signal.throwIfAborted();
    await ensureRoom(ports.disk);
    const result = await makeText(
      ports,
      runs,
      task,
      prepared.chosen ?? (await choose(task.wish)),
      prepared.openPage ?? openPageLookup(ports, task.url),
      signal,
    );
    await saveMade(ports, result.contentId);
    await store.updateTask(task.taskId, { status: 'completed', ...result, updatedAt: clock.now() });
  }

  const fail = (taskId: string, failure: Failure) =>
    store.updateTask(taskId, { status: 'failed', failure: failure.toJSON(), updatedAt: clock.now() });

  /** One that rests goes on from its steps. */
  async function forgetEnded(taskId: string): Promise<void> {
    if ((await store.getTask(taskId))?.status !== 'pending') await store.forgetSteps(taskId);
  }

  function start(url: string, wish: TaskOptions, by: Asked): Promise<Task> {
    const { model = '', isRefresh, transcribeProvider, soundId } = wish;
    // A text of what was heard so far is not the listening.
    const how = [isRefresh && 'anew', transcribeProvider && 'heard', soundId].filter(Boolean);
    const key = [url, keyOf(wish, model), ...how].join(' ');
    let task = starting.get(key);
    if (!task) {
      task = create(key, url, wish, by);
      starting.set(key, task);
      const forget = () => starting.delete(key);
      task.then(({ status }) => (jobs !== undefined || status !== 'pending') && forget(), forget);
    }
    return task;
  }

  async function cancel(taskId: string): Promise<Task> {
    const failure = new Failure('cancelled', 'cancelled by the user');
    await fail(taskId, failure);
    running.get(taskId)?.abort.abort(failure);
    const task = await store.getTask(taskId);
    if (!task) throw new Failure('notFound', `no task ${taskId}`);
    return task;
  }

  async function pause(taskId: string, isPaused: boolean): Promise<Task> {
    await store.updateTask(taskId, { isPaused, updatedAt: clock.now() });
    const task = await store.getTask(taskId);
    if (!task) throw new Failure('notFound', `no task ${taskId}`);
    if (task.status !== 'pending') return task;
    if (isPaused) {
      starting.delete(task.key);
      running.get(taskId)?.abort.abort(new Failure('cancelled', 'paused by the user'));
    } else if (jobs) await jobs.again(task);
    else run(task);
    return task;
  }

  return {
    start: (url, wish, { clientType } = {}) => start(url, wish, { clientType }),

    async startBatch(urls, wish, { clientType } = {}) {
      const batchId = crypto.randomUUID();
      const tasks: Task[] = [];
      for (const url of new Set(urls)) tasks.push(await start(url, wish, { batchId, clientType }));
      return { batchId, tasks };
    },

    async finish(taskId, context) {
      let task: Task | undefined;
      do {
        const rests = jobs !== undefined || task?.isPaused;
        const here = running.get(taskId)?.ended ?? (rests ? undefined : Promise.resolve());
        await followTask(store, taskId, context, here);
        task = await store.getTask(taskId);
      } while (task?.status === 'pending' && (task.isPaused || running.has(taskId)));
      if (!task) throw new Failure('notFound', `no task ${taskId}`);
      if (task.status === 'failed') throw Failure.from(task.failure);
      return task;
    },

    cancel,
    pause,

    async cancelBatch(batchId) {
      const tasks = (await store.listPendingTasks()).filter((task) => task.batchId === batchId);
      // The last one first, so that none of them gets its turn meanwhile.
      for (const { taskId } of tasks.reverse()) await cancel(taskId);
    },

    async perform(taskId, { signal, isLastAttempt }) {
      const task = await store.getTask(taskId);
      if (task?.status !== 'pending' || task.isPaused) return;
      const cancelled = new AbortController();
      const heard = (now?: Task) =>
        (now?.status === 'pending' && !now.isPaused) || cancelled.abort(new Failure('cancelled', 'cancelled by the user'));
      const stop = watchTask(store, taskId, cancelPace, heard);
      try {
        await perform(task, AbortSignal.any([signal, cancelled.signal]));
      } catch (error) {
        const failure = Failure.from(error);
        if (signal.aborted || (hostFaults.includes(failure.code) && !isLastAttempt)) throw failure;
        if (!cancelled.signal.aborted) await fail(taskId, failure);
      } finally {
        stop();
      }
      await forgetEnded(taskId);
      await tidyOnce().catch(() => undefined);
    },

    async resume() {
      if (jobs) return;
      for (const task of await store.listPendingTasks()) {
        if (task.isPaused) continue;
        starting.set(task.key, Promise.resolve(task));
        run(task);
      }
    },
  };
}

/** What may be over at the next try. */
const hostFaults: FailureCode[] = ['internal', 'unavailable'];

/** What was found out when the task was created. */
interface Prepared {
  chosen?: Chosen;
  openPage?: OpenPageLookup;
}

/** Whose work it is: of a batch, and of which program. */
type Asked = Pick<Task, 'batchId' | 'clientType'>;
