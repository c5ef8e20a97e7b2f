import { useEffect, useRef } from 'react';
import { type ItemRecords, isSummary, type Subject } from './item-records.ts';
import { type TaskRequests, useTaskRequests } from './use-task-requests.ts';

/** From this length on a model takes so much that it is not set to work without a question (seconds). */
const longMedium = 2 * 3600;

/** The first click is all that a summary takes: without a stored one the work starts by itself, once. */
export function useSummaryWork({ url, duration }: Subject, rows: ItemRecords | undefined): TaskRequests & { startFirst(): void } {
  const asking = useTaskRequests(url);
  const isStarted = useRef(false);
  /** The offline version comes first, and then the question whether a model may write. */
  const isHeld = useRef(false);

  const startFirst = () => {
    isHeld.current = duration >= longMedium;
    asking.start(isHeld.current ? { model: 'offline' } : {});
  };

  const hasSummary = rows?.texts.some(isSummary);
  const isMissing = hasSummary === false && !rows?.tasks.some((task) => isSummary(task) && task.status === 'pending');
  useEffect(() => {
    if (isMissing && !isStarted.current) {
      isStarted.current = true;
      startFirst();
    }
    if (hasSummary && isHeld.current) {
      isHeld.current = false;
      asking.ask({});
    }
  });

  return { ...asking, startFirst };
}
