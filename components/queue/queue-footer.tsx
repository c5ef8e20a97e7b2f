import { lazy, Suspense, useEffect, useState } from 'react';
import { useLive } from '../app/use-live.ts';
import { isQueued, unfinishedBatches, updateShownBatches } from './queue-state.ts';

const QueueView = lazy(() => import('./queue-view.tsx'));

/** The footer with the queue of batches: from the first task until the user dismisses it or another batch starts. */
export function QueueFooter() {
  const [batchIds, setBatchIds] = useState<readonly string[]>([]);
  const tasks = useLive((live) => live.queue(batchIds), [batchIds.join()]) ?? [];
  const unfinished = unfinishedBatches(tasks).join();
  useEffect(() => {
    setBatchIds((shown) => updateShownBatches(shown, unfinished ? unfinished.split(',') : []));
  }, [unfinished]);
  const queued = tasks.filter(isQueued);
  if (queued.length === 0) return null;
  return (
    <Suspense>
      <QueueView tasks={queued} onDismiss={() => setBatchIds([])} />
    </Suspense>
  );
}
