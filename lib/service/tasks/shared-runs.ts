import { untilAborted } from '../../async/until-aborted.ts';
import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';

/**
 * Performs long work on a media item (transcription, slide extraction) once for all tasks that wait for it, and returns the
 * result to each. Work of one name runs once at a time, in all processes of the host; work of the same name but another kind
 * waits for its end. It is aborted when no task waits for it any more.
 */
export type SharedRuns = <Result>(
  about: { name: string; kind: string },
  caller: { task: Task | undefined; signal: AbortSignal },
  work: (run: SharedRun) => Promise<Result>,
) => Promise<Result>;

/** The context of long work that several tasks share: its abort signal and the tasks that wait for it. */
export interface SharedRun {
  signal: AbortSignal;
  /** Ids of the tasks that wait for it now. */
  taskIds: ReadonlySet<string>;
}

interface RunState {
  kind: string;
  ending: AbortController;
  taskIds: Set<string>;
  /** The number of callers that wait for it. */
  waiting: number;
  ended?: Promise<unknown>;
}

/** Creates the function that runs long work once for all tasks that wait for it. */
export function createSharedRuns({ jobs }: Pick<Ports, 'jobs'>): SharedRuns {
  const runs = new Map<string, RunState>();
  /** Runs the work under the lease of its name, which one process of the host has at a time. */
  const underLease = async <Result>(
    name: string,
    { ending, taskIds }: RunState,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const onLost = () => ending.abort(new Failure('unavailable', `Another process has taken over ${name}.`));
    const lease = await jobs?.acquireLease({ name, taskIds, onLost }, ending.signal);
    try {
      return await work();
    } finally {
      await lease?.release();
    }
  };
  return async <Result>(...[{ name, kind }, { task, signal }, work]: Parameters<SharedRuns>) => {
    let run = runs.get(name);
    while (run && (run.kind !== kind || run.ending.signal.aborted)) {
      await untilAborted(Promise.allSettled([run.ended]), signal);
      run = runs.get(name);
    }
    signal.throwIfAborted();
    run ??= { kind, ending: new AbortController(), taskIds: new Set(), waiting: 0 };
    runs.set(name, run);
    const { ending, taskIds } = run;
    run.waiting += 1;
    if (task) taskIds.add(task.taskId);
    run.ended ??= underLease(name, run, () => work({ signal: ending.signal, taskIds })).finally(() => runs.delete(name));
    const { ended } = run;
    try {
      return (await untilAborted(ended, signal)) as Result;
    } finally {
      run.waiting -= 1;
      if (task) taskIds.delete(task.taskId);
      if (run.waiting === 0) {
        ending.abort(signal.reason);
        await Promise.allSettled([ended]);
      }
    }
  };
}
