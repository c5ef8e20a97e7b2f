import type { Transcript } from '../../lib/records/transcript.ts';
import { useApp } from '../app/app-context.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { clockTime } from '../i18n/time.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import type { TaskProgress } from '../item/item-state.ts';
import { Button } from '../ui/button.tsx';
import { PartialTranscript } from './partial-transcript.tsx';
import styles from './transcription.module.css';

/** The progress of a transcription, with buttons to pause and stop it. */
export default function TranscriptionProgress({
  work,
  url,
  soundId,
  transcript,
  onCancel,
}: {
  work: TaskProgress;
  url: string;
  /** Id of the running capture; undefined for a file. */
  soundId: string | undefined;
  /** The transcript so far. */
  transcript: Transcript | undefined;
  onCancel: (taskId: string) => void;
}) {
  const { client, device } = useApp();
  const { attempt, banner } = useFailureBanner();
  const { taskId, progress: { done, total } = { done: 0, total: 0 }, isPaused } = work;
  const progressText =
    total > 0
      ? transcriptionText('progress.of', { done: clockTime(done), total: clockTime(total) })
      : transcriptionText('progress.done', { done: clockTime(done) });
  const title = transcriptionText(isPaused ? 'progress.paused' : 'progress.title');
  const stop = async () => {
    // Stopping a capture transcribes the rest of its audio; stopping again cancels the task.
    const { recordings } = device;
    if (soundId !== undefined && (await recordings?.list())?.includes(soundId)) await recordings?.stop({ soundId });
    else if (taskId) onCancel(taskId);
  };

  return (
    <section className={styles.progress} data-stage="listening" data-paused={isPaused || undefined}>
      <div className={styles.text}>
        <p>
          <strong>{title}</strong>
          <span className={styles.step}>{progressText}</span>
          {soundId !== undefined && <span className={styles.step}>{transcriptionText('progress.live')}</span>}
        </p>
      </div>
      <div
        className={styles.line}
        role="progressbar"
        aria-label={title}
        aria-valuetext={progressText}
        {...(total > 0 && { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': Math.min(done, total) })}
      >
        {total > 0 ? (
          <span style={{ width: `${Math.min(100, (100 * done) / total)}%` }} />
        ) : (
          <span className={styles.indeterminate} />
        )}
      </div>
      {banner}
      <PartialTranscript url={url} transcript={transcript}>
        {taskId && soundId === undefined && (
          <Button variant="quiet" onClick={() => attempt(() => client.pauseTask({ taskId, isPaused: !isPaused }))}>
            {transcriptionText(isPaused ? 'progress.resume' : 'progress.pause')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => attempt(stop)}>
          {transcriptionText('progress.stop')}
        </Button>
      </PartialTranscript>
    </section>
  );
}
