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
  runId: string;
  kind: string;
  ending: AbortController;
  taskIds: Set<string>;
  /** How many wait for it. */
  waiting: number;
  ended?: Promise<unknown>;
}

export function openSharedRuns({ jobs }: Pick<Ports, 'jobs'>): SharedRuns {
  const going = new Map<string, Going>();
  return async <Result>(...[{ name, kind }, { task, signal }, work]: Parameters<SharedRuns>) => {
    let run = going.get(name);
    while (run && (run.kind !== kind || run.ending.signal.aborted)) {
      await untilAborted(Promise.allSettled([run.ended]), signal);
      run = going.get(name);
    }
    signal.throwIfAborted();
    run ??= { runId: crypto.randomUUID(), kind, ending: new AbortController(), taskIds: new Set(), waiting: 0 };
    going.set(name, run);
    const { runId, ending, taskIds } = run;
    run.waiting += 1;
    if (task) taskIds.add(task.taskId);
    // Each task takes it, so that it is still this run's turn when those before have left.
    const turn = Promise.resolve(task && jobs?.takeTurn({ work: name, runId, taskId: task.taskId }, ending.signal));
    run.ended ??= turn.then(() => work({ signal: ending.signal, taskIds })).finally(() => going.delete(name));
    const { ended } = run;
    try {
      return (await untilAborted(
        turn.then(() => ended),
        signal,
      )) as Result;
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
