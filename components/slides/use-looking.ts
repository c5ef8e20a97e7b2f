import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { Task } from '../../lib/records.ts';
import { client } from '../client.ts';
import { itemState, type Work } from '../item/item-state.ts';

export interface Looking {
  /** What is going on. */
  work?: Work;
  /** How the last look ended, if badly. */
  failure?: FailureData;
  look(isAnew: boolean): void;
  pause(isPaused: boolean): void;
  cancel(): void;
}

/** Looking for the slides of a medium: a task among its others. */
export function useLooking(contentId: string, tasks: readonly Task[]): Looking {
  const [since, setSince] = useState(Date.now);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<FailureData>();
  const task = tasks.find(({ wish }) => wish.product === 'visuals');
  const facts = { isRead: true, hasSummary: true, online: true };
  const { work, failure } = itemState({ ...facts, task, asking, failure: refused, since });
  const tell = (error: unknown) => setRefused(Failure.from(error).toJSON());

  return {
    work,
    failure,
    look(isAnew) {
      setSince(Date.now());
      setRefused(undefined);
      setAsking(true);
      client
        .extractVisuals({ contentId, ...(isAnew && { force: true }) })
        .catch(tell)
        .finally(() => setAsking(false));
    },
    pause: (isPaused) => void (work?.taskId && client.pauseTask({ taskId: work.taskId, isPaused }).catch(tell)),
    cancel: () => void (work?.taskId && client.cancelSummaryTask({ taskId: work.taskId }).catch(tell)),
  };
}
