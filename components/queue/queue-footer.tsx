import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense } from 'react';
import { read } from '../item/rows.ts';

const QueueView = lazy(() => import('./queue-view.tsx'));

/** What is worked on behind everybody's click; nothing where there is no batch. */
export function QueueFooter() {
  const tasks = useLiveQuery(() => read.queue()) ?? [];
  if (!tasks.some(({ batchId }) => batchId !== undefined)) return null;
  return (
    <Suspense>
      <QueueView tasks={tasks} />
    </Suspense>
  );
}
