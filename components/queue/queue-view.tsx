import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Task } from '../../lib/records/task.ts';
import { useApp } from '../app/app-context.ts';
import { queuedTitle } from '../app/queue-summaries.ts';
import { shortAddress } from '../app/short-address.ts';
import { useLive } from '../app/use-live.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { countQueue, queuedState, unfinishedBatches } from './queue-state.ts';
import styles from './queue-view.module.css';

/** The progress of the batches, with buttons that cancel them, and after their last task one that dismisses them. */
export default function QueueView({ tasks, onDismiss }: { tasks: Task[]; onDismiss: () => void }) {
  const { client } = useApp();
  const { attempt, banner } = useFailureBanner();
  const [isOpen, setIsOpen] = useState(false);
  const { done, total, failed } = countQueue(tasks);
  const unfinished = unfinishedBatches(tasks);
  const cancelAll = async () => {
    for (const batchId of unfinished) await client.cancelBatch({ batchId });
    onDismiss();
  };
  return (
    <section className={styles.queue} aria-label={writingText('queue.label')} data-queue={`${done}/${total}`}>
      <div className={styles.head}>
        <p>
          <strong>{writingText('queue.label')}</strong> {writingText('queue.count', { done, total })}
          {failed > 0 && ` · ${writingText('queue.failed', { count: failed })}`}
        </p>
        <Button variant="quiet" onClick={unfinished.length > 0 ? () => attempt(cancelAll) : onDismiss}>
          {unfinished.length > 0 ? writingText('queue.cancelAll') : t('action.dismiss')}
        </Button>
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={writingText(isOpen ? 'queue.hide' : 'queue.show')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <progress aria-label={writingText('queue.label')} max={total} value={done} />
      {banner}
      {isOpen && <QueueList tasks={tasks} attempt={attempt} />}
    </section>
  );
}

function QueueList({ tasks, attempt }: { tasks: Task[]; attempt: (command: () => Promise<unknown>) => void }) {
  const { client } = useApp();
  const ids = [...new Set(tasks.flatMap(({ contentId }) => contentId ?? []))];
  const contents = useLive((live) => live.contents(ids), [ids.join()]) ?? [];
  const titles = new Map(contents.map((content) => [content?.contentId, content?.title]));
  return (
    <ol className={styles.list}>
      {tasks.map((task) => {
        const { taskId, contentId, url, status, failure, isPaused = false } = task;
        const state = queuedState(task);
        return (
          <li key={taskId} data-queued={state}>
            <span className={styles.title} title={url} dir="auto">
              {(contentId && titles.get(contentId)) || queuedTitle(client, url) || shortAddress(url)}
            </span>
            <span className={styles.state}>
              {failure && state === 'broken' ? failureText(failure).title : writingText(`queue.${state}`)}
            </span>
            {status === 'pending' && (
              <>
                <IconButton
                  icon={isPaused ? Play : Pause}
                  label={writingText(isPaused ? 'queue.resume' : 'queue.pause')}
                  onClick={() => attempt(() => client.pauseTask({ taskId, isPaused: !isPaused }))}
                />
                <IconButton
                  icon={X}
                  label={t('action.cancel')}
                  onClick={() => attempt(() => client.cancelSummaryTask({ taskId }))}
                />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
