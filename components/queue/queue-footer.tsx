import { lazy, Suspense } from 'react';
import { useLive } from '../app/use-live.ts';

const QueueView = lazy(() => import('./queue-view.tsx'));

/** The footer with the queue of batches; nothing where there is no batch. */
export function QueueFooter() {
  const tasks = useLive((live) => live.queue()) ?? [];
  if (!tasks.some(({ batchId }) => batchId !== undefined)) return null;
  return (
    <Suspense>
      <QueueView tasks={tasks} />
    </Suspense>
  );
}
