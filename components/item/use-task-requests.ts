import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { type CostQuestion, useCostGate, type Work } from '../cost/use-cost-gate.ts';

/** The requests of a view. Progress and results arrive as records; only a failed call is reported here. */
export interface TaskRequests {
  /** Whether a call is not answered yet. */
  asking: boolean;
  failure?: FailureData;
  /** Time of the view's opening or last request. Milliseconds since 1970. */
  since: number;
  /** The task that this view requested last. */
  taskId?: string;
  /** Number of tasks that this view has started. */
  count: number;
  /** The question before a costly run. */
  question?: CostQuestion;
  /** Starts a task at once. */
  start(work: Work & { soundId?: string }): void;
  /** Starts a task, after a confirmation if it is costly. `orElse` is the request for a device without a language model. */
  ask(work: Work, orElse?: Work): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

export function useTaskRequests(url: string): TaskRequests {
  const { client, now } = useApp();
  const [since, setSince] = useState(now);
  const [asking, setAsking] = useState(false);
  const [started, setStarted] = useState<{ taskId?: string; count: number }>({ count: 0 });
  const [failure, setFailure] = useState<FailureData>();
  const { question, pass } = useCostGate(url);

  const busy = async (call: () => Promise<void>) => {
    setFailure(undefined);
    setSince(now());
    setAsking(true);
    try {
      await call();
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    } finally {
      setAsking(false);
    }
  };
  const create = async (work: Parameters<TaskRequests['start']>[0]) => {
    const { taskId } = await client.createTask({ url, ...work });
    setStarted(({ count }) => ({ taskId, count: count + 1 }));
  };
  const createInstead = (error: unknown, orElse: Work | undefined) => {
    if (!orElse || Failure.from(error).code !== 'noModel') throw error;
    return create(orElse);
  };

  return {
    asking,
    failure,
    since,
    ...started,
    question,
    start: (work) => void busy(() => create(work)),
    ask: (work, orElse) =>
      void busy(() => pass(work, () => busy(() => create(work).catch((error) => createInstead(error, orElse))))),
    cancel: (id) => void client.cancelSummaryTask({ taskId: id }).catch((error) => setFailure(Failure.from(error).toJSON())),
    dismiss: () => {
      setFailure(undefined);
      setSince(now());
    },
  };
}
