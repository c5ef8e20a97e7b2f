import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { type CostQuestion, useCostGate, type Work } from '../cost/use-cost-gate.ts';

/** What a face asks for. Progress and results are rows; only a refusal comes back here. */
export interface TaskRequests {
  /** A call that has not been answered yet. */
  asking: boolean;
  failure?: FailureData;
  /** When the face was opened, or asked last. Milliseconds since 1970. */
  since: number;
  /** The task that was asked for here last. */
  taskId?: string;
  /** How often something was begun here. */
  count: number;
  /** A costly run that waits for the person's word. */
  question?: CostQuestion;
  /** Begins at once. */
  start(work: Work & { soundId?: string }): void;
  /** Begins at once what takes little. `orElse` is asked for where the first takes a model and there is none. */
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
