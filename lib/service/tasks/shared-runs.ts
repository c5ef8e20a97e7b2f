import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/records.ts';
import { untilAborted } from './until-aborted.ts';

/**
 * Long work on a medium, done once for everybody who waits for it: what the run of a name and kind gives that goes on, or else a
 * new one. Of a name one run goes on at a time, in all processes of the host; one of another kind waits for its end. A run ends
 * early when nobody waits for it any more.
 */
export type SharedRuns = <Result>(
  about: { name: string; kind: string },
  who: { task: Task | undefined; signal: AbortSignal },
  work: (run: SharedRun) => Promise<Result>,
) => Promise<Result>;

export interface SharedRun {
  signal: AbortSignal;
  /** The tasks that wait for it now. */
  taskIds: ReadonlySet<string>;
}

interface Going {
  kind: string;
  ending: AbortController;
  taskIds: Set<string>;
  /** How many wait for it. */
  waiting: number;
  ended?: Promise<unknown>;
}

export function openSharedRuns({ jobs }: Pick<Ports, 'jobs'>): SharedRuns {
  const going = new Map<string, Going>();
  /** Does the work while no other process of the host does any of this name. */
  const underLease = async <Result>(name: string, { ending, taskIds }: Going, work: () => Promise<Result>): Promise<Result> => {
    const onLost = () => ending.abort(new Failure('unavailable', `another process has taken over ${name}`));
    const lease = await jobs?.acquireLease({ name, taskIds, onLost }, ending.signal);
    try {
      return await work();
    } finally {
      await lease?.release();
    }
  };
  return async <Result>(...[{ name, kind }, { task, signal }, work]: Parameters<SharedRuns>) => {
    let run = going.get(name);
    while (run && (run.kind !== kind || run.ending.signal.aborted)) {
      await untilAborted(Promise.allSettled([run.ended]), signal);
      run = going.get(name);
    }
    signal.throwIfAborted();
    run ??= { kind, ending: new AbortController(), taskIds: new Set(), waiting: 0 };
    going.set(name, run);
    const { ending, taskIds } = run;
    run.waiting += 1;
    if (task) taskIds.add(task.taskId);
    run.ended ??= underLease(name, run, () => work({ signal: ending.signal, taskIds })).finally(() => going.delete(name));
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
