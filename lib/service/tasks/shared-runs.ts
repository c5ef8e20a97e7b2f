import { untilAborted } from '../../async/until-aborted.ts';
import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';

/**
 * Long work on a media item, done once for all tasks that wait for it: the result of the current run of a name and kind, or of a
 * new one. One run of a name exists at a time, in all processes of the host; one of another kind waits for its end. A run is aborted
 * when no task waits for it any more.
 */
export type SharedRuns = <Result>(
  about: { name: string; kind: string },
  caller: { task: Task | undefined; signal: AbortSignal },
  work: (run: SharedRun) => Promise<Result>,
) => Promise<Result>;

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

export function openSharedRuns({ jobs }: Pick<Ports, 'jobs'>): SharedRuns {
  const runs = new Map<string, RunState>();
  /** Runs the work under the lease of its name, which one process of the host has at a time. */
  const underLease = async <Result>(
    name: string,
    { ending, taskIds }: RunState,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const onLost = () => ending.abort(new Failure('unavailable', `another process has taken over ${name}`));
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
