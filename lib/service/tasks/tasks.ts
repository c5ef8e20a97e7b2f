import { Failure } from '../../contract/failure.ts';
import { notFound } from '../../contract/not-found.ts';
import type { OperationContext } from '../../contract/operation.ts';
import type { TaskAttempt } from '../../ports/jobs.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { createEngineSelector } from '../engine/select-engine.ts';
import { saveOpened } from '../library/save-content.ts';
import { knownContent } from '../media/known-content.ts';
import { createOpenPageLookup } from '../media/open-page.ts';
import { findText } from '../products/find-text.ts';
import { optionsKey } from '../products/stored-options.ts';
import { canceledByUser } from './canceled-by-user.ts';
import { createLocalRunner } from './local-runner.ts';
import { attemptTask, createQueuedRunner } from './queued-runner.ts';
import type { SharedRuns } from './shared-runs.ts';
import { createTaskWork } from './task-work.ts';

/** Starts, follows, pauses and cancels the tasks that make texts from media items. */
export interface Tasks {
  /** Starts a task, or returns the pending one for the same work. Resolves once its row is stored. */
  start(url: string, options: TaskOptions, by?: Pick<OperationContext, 'clientType'>): Promise<Task>;
  /** Starts tasks that run one after the other in the background. */
  startBatch(
    urls: string[],
    options: TaskOptions,
    by?: Pick<OperationContext, 'clientType'>,
  ): Promise<{ batchId: string; tasks: Task[] }>;
  /** Waits for the end of a task; throws its Failure. A caller that goes away does not stop it. */
  finish(taskId: string, context: OperationContext): Promise<Task>;
  cancel(taskId: string): Promise<Task>;
  /** Cancels the unfinished tasks of a media item, or all. */
  cancelAll(contentId?: string): Promise<void>;
  /** Pauses a task, through every restart of this host, until it is resumed. */
  pause(taskId: string, isPaused: boolean): Promise<Task>;
  /** Cancels the unfinished tasks of a batch. Throws `notFound` for an unknown one. */
  cancelBatch(batchId: string): Promise<void>;
  /** Resumes every task that a killed worker left behind; a queue does so by itself. */
  resume(): Promise<void>;
  /** Ends the runs of this process, whose tasks another start resumes. */
  interrupt(): void;
  /** Performs one attempt at a queued task. Rejects when another attempt is needed. */
  perform(taskId: string, attempt: TaskAttempt): Promise<void>;
}

/** Runs work as operations: a task that starts again finds its stored stages. The version it adds has the task's own id, so it is added once. */
export function createTasks(ports: Ports, runs: SharedRuns): Tasks {
  const { store, clock, jobs } = ports;
  const { startSelection } = createEngineSelector(ports);
  const work = createTaskWork(ports, runs);
  const runner = jobs ? createQueuedRunner(store, jobs) : createLocalRunner(ports, work);
  const starting = new Map<string, Promise<Task>>();

  async function create(key: string, url: string, options: TaskOptions, { batchId, clientType }: Origin): Promise<Task> {
    const same = (await store.listPendingTasks()).filter((task) => task.key === key);
    const paused = same.find(({ isPaused }) => isPaused);
    if (paused) return pause(paused.taskId, false);
    const running = same.find(({ taskId }) => runner.isRunning(taskId));
    if (running) return running;
    const selection = await startSelection(options);
    const openPage = createOpenPageLookup(ports, url);
    const known = await knownContent(store, url, openPage);
    const stored = known && !options.isRefresh ? await findText(store, known.contentId, await selection.selected) : undefined;
    const now = clock.now();
    const task: Task = {
      taskId: crypto.randomUUID(),
      key,
      url,
      wish: options,
      contentId: known?.contentId,
      status: stored ? 'completed' : 'pending',
      stage: batchId ? 'queued' : 'finding',
      summaryId: stored?.textId,
      fromCache: stored !== undefined,
      ...(batchId && { batchId }),
      ...(clientType && { clientType }),
      createdAt: now,
      updatedAt: now,
    };
    // A task of a batch waits, and its page may change meanwhile.
    if (!stored || !known) return runner.add(task, batchId ? { selection } : { selection, openPage });
    await store.putTask(task);
    // A deleted item that is opened again leaves the trash.
    await saveOpened(ports, known.contentId).catch(async (error) => {
      // It was deleted for good meanwhile, and its task goes with it.
      if (!(await store.getContent(known.contentId))) await store.forgetContent(known.contentId);
      throw error;
    });
    return task;
  }

  function start(url: string, options: TaskOptions, origin: Origin): Promise<Task> {
    const { model = '', isRefresh, transcribeProvider, soundId } = options;
    // A text of a partial transcript does not stand for its transcription.
    const keyParts = [isRefresh && 'refresh', transcribeProvider && 'transcribe', soundId].filter(Boolean);
    const key = [url, optionsKey(options, model), ...keyParts].join(' ');
    let task = starting.get(key);
    if (!task) {
      task = create(key, url, options, origin).finally(() => starting.delete(key));
      starting.set(key, task);
    }
    return task;
  }

  async function taskById(taskId: string): Promise<Task> {
    const task = await store.getTask(taskId);
    if (!task) throw notFound('task', taskId);
    return task;
  }

  async function end(taskId: string): Promise<void> {
    const failure = canceledByUser();
    await work.fail(taskId, failure);
    runner.stop(taskId, failure);
  }

  async function cancel(taskId: string): Promise<Task> {
    await end(taskId);
    return taskById(taskId);
  }

  /** Ends tasks, the last one first, so that none of a batch starts meanwhile. */
  async function endAll(isWanted: (task: Task) => boolean): Promise<Task[]> {
    const tasks = (await store.listPendingTasks()).filter(isWanted);
    for (const { taskId } of tasks.toReversed()) await end(taskId);
    return tasks;
  }

  async function pause(taskId: string, isPaused: boolean): Promise<Task> {
    await store.updateTask(taskId, { isPaused, updatedAt: clock.now() });
    const task = await taskById(taskId);
    if (task.status !== 'pending') return task;
    if (isPaused) runner.stop(taskId, new Failure('cancelled', 'The user paused the task.'));
    else await runner.resume(task);
    return task;
  }

  return {
    start: (url, options, { clientType } = {}) => start(url, options, { clientType }),

    async startBatch(urls, options, { clientType } = {}) {
      const batchId = crypto.randomUUID();
      const tasks: Task[] = [];
      for (const url of new Set(urls)) tasks.push(await start(url, options, { batchId, clientType }));
      return { batchId, tasks };
    },

    async finish(taskId, context) {
      await runner.waitForEnd(taskId, context);
      const task = await taskById(taskId);
      if (task.status === 'failed') throw Failure.from(task.failure);
      if (task.status === 'pending') throw interrupted();
      return task;
    },

    cancel,
    pause,

    cancelAll: async (contentId) => void (await endAll((task) => contentId === undefined || task.contentId === contentId)),

    async cancelBatch(batchId) {
      const ended = await endAll((task) => task.batchId === batchId);
      if (ended.length === 0 && !(await store.hasBatch(batchId))) throw notFound('batch', batchId);
    },

    resume: () => runner.resumeAll(),
    interrupt: () => runner.interrupt(interrupted()),
    perform: (taskId, attempt) => attemptTask(store, work, taskId, attempt),
  };
}

const interrupted = () => new Failure('unavailable', 'The server is shutting down; the task continues at its next start.');

/** The batch and the program that a task comes from. */
type Origin = Pick<Task, 'batchId' | 'clientType'>;
