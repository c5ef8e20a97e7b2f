import { useEffect, useRef } from 'react';
import { type ItemRecords, isSummary, type Subject } from './item-records.ts';
import { type TaskRequests, useTaskRequests } from './use-task-requests.ts';

/** Minimum duration at which a model's run needs confirmation (seconds). */
const minConfirmedSeconds = 2 * 3600;

/** The requests for a media item's summary. The first one starts by itself if nothing is stored, so that one click is enough. */
export function useSummaryRequests(
  { url, duration }: Subject,
  rows: ItemRecords | undefined,
): TaskRequests & { startFirst(): void } {
  const requests = useTaskRequests(url);
  const isStarted = useRef(false);
  /** Whether the offline version is made first, before the confirmation of the model's run. */
  const isOfflineFirst = useRef(false);

  const startFirst = () => {
    isOfflineFirst.current = duration >= minConfirmedSeconds;
    requests.start(isOfflineFirst.current ? { model: 'offline' } : {});
  };

  const hasSummary = rows?.texts.some(isSummary);
  const isMissing = hasSummary === false && !rows?.tasks.some((task) => isSummary(task) && task.status === 'pending');
  useEffect(() => {
    if (isMissing && !isStarted.current) {
      isStarted.current = true;
      startFirst();
    }
    if (hasSummary && isOfflineFirst.current) {
      isOfflineFirst.current = false;
      requests.request({});
    }
  });

  return { ...requests, startFirst };
}
