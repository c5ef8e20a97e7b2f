import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { type CostQuestion, type TaskInput, useCostGate } from '../cost/use-cost-gate.ts';
import type { NewTasks } from './item-tasks.ts';

/** The requests of a view. Progress and results arrive as records; only a failed call is reported here. */
export interface TaskRequests extends NewTasks {
  /** Whether a call is not answered yet. */
  isRequesting: boolean;
  failure?: FailureData;
  /** The task that this view requested last. */
  taskId?: string;
  /** Number of tasks that this view has started. */
  count: number;
  /** The question before a costly run. */
  question?: CostQuestion;
  /** Starts a task at once. */
  start(input: TaskInput & { soundId?: string }): void;
  /** Prepares a request that a form offers. */
  prepare(input: TaskInput): void;
  /** Starts a task, after a confirmation if it is costly. `fallback` is the request for a device without a language model. */
  request(input: TaskInput, fallback?: TaskInput): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

export function useTaskRequests(url: string): TaskRequests {
  const { client, now } = useApp();
  const [newTasks, setNewTasks] = useState<NewTasks>(() => ({ since: now() }));
  const [isRequesting, setIsRequesting] = useState(false);
  const [started, setStarted] = useState<{ taskId?: string; count: number }>({ count: 0 });
  const [failure, setFailure] = useState<FailureData>();
  const { question, prepare, confirm } = useCostGate(url);

  const track = async (call: () => Promise<void>) => {
    setFailure(undefined);
    setNewTasks({ since: now() });
    setIsRequesting(true);
    try {
      await call();
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    } finally {
      setIsRequesting(false);
    }
  };
  const create = async (input: Parameters<TaskRequests['start']>[0]) => {
    const { taskId } = await client.createTask({ url, ...input });
    setNewTasks(({ since }) => ({ since, newTaskId: taskId }));
    setStarted(({ count }) => ({ taskId, count: count + 1 }));
  };
  const createInstead = (error: unknown, fallback: TaskInput | undefined) => {
    if (!fallback || Failure.from(error).code !== 'noModel') throw error;
    return create(fallback);
  };

  return {
    isRequesting,
    failure,
    ...newTasks,
    ...started,
    question,
    prepare,
    start: (input) => void track(() => create(input)),
    request: (input, fallback) =>
      void track(() => confirm(input, () => track(() => create(input).catch((error) => createInstead(error, fallback))))),
    cancel: (id) => void client.cancelSummaryTask({ taskId: id }).catch((error) => setFailure(Failure.from(error).toJSON())),
    dismiss: () => {
      setFailure(undefined);
      setNewTasks({ since: now() });
    },
  };
}
