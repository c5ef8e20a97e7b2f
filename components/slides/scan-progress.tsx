import { slidesText } from '../i18n/slides-text.ts';
import { clockTime } from '../i18n/time.ts';
import type { TaskProgress } from '../item/item-state.ts';
import { Button } from '../ui/button.tsx';
import styles from './slides.module.css';

/** The progress of a scan of the whole video, with buttons to pause and cancel it. */
export function ScanProgress({
  work: { taskId, progress, isPaused },
  onPause,
  onCancel,
}: {
  work: TaskProgress;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
}) {
  const title = slidesText(isPaused ? 'progress.paused' : 'progress.title');
  const progressText =
    progress && slidesText('progress.of', { done: clockTime(progress.done), total: clockTime(progress.total) });
  return (
    <section className={styles.scan} data-scan={isPaused ? 'paused' : 'running'} aria-label={title}>
      <p className={styles.status}>
        {title} {progressText}
      </p>
      <progress
        aria-label={title}
        aria-valuetext={progressText}
        {...(progress && { value: progress.done, max: Math.max(1, progress.total) })}
      />
      {taskId && (
        <p className={styles.tools}>
          <Button variant="quiet" onClick={() => onPause(!isPaused)}>
            {slidesText(isPaused ? 'progress.resume' : 'progress.pause')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {slidesText('progress.cancel')}
          </Button>
        </p>
      )}
    </section>
  );
}
