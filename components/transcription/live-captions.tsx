import { useEffect, useRef } from 'react';
import { capturedTrackId } from '../../lib/records/captured-track-id.ts';
import { useApp } from '../app/app-context.ts';
import { clockTime } from '../i18n/time.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { useOnPage } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { PartialTranscript } from './partial-transcript.tsx';
import styles from './transcription.module.css';

/** Captures the captions of a live stream for as long as the page beside the view shows it. New captions arrive as records. */
export default function LiveCaptions({ item, subject: { contentId, url } }: { item: Item; subject: Subject }) {
  const { client } = useApp();
  const isOnPage = useOnPage(contentId) !== undefined;
  const isStarted = useRef(false);
  const task = item.rows?.tasks.find(
    ({ status, wish: options }) =>
      status === 'pending' && options.trackId === capturedTrackId && options.transcribeProvider !== undefined,
  );
  const transcript = item.transcript?.trackId === capturedTrackId ? item.transcript : undefined;
  const { failure } = item.state;

  // The summary needs the same captions and reports the failure.
  const capture = () =>
    void client
      .createTask({ url, product: 'transcript', promptConfig: { transcribeProvider: 'auto', trackId: capturedTrackId } })
      .catch(() => undefined);
  useEffect(() => {
    if (!isOnPage || isStarted.current) return;
    isStarted.current = true;
    capture();
  });
  // The summary's first attempt, before any caption existed, is repeated.
  const isLate = transcript !== undefined && failure?.code === 'captionsEmpty';
  useEffect(() => {
    if (isLate) item.retry();
  }, [isLate]);

  if (!task && !transcript) return null;
  const { startTime } = transcript?.cues[0] ?? { startTime: 0 };
  const { endTime } = transcript?.cues.at(-1) ?? { endTime: 0 };
  return (
    <section className={styles.progress} data-live={task ? 'following' : 'stopped'} aria-label={transcriptionText('live.title')}>
      <div className={styles.text}>
        <p>
          <strong>{transcriptionText(task ? 'live.title' : 'live.stopped')}</strong>
          <span className={styles.step}>{transcriptionText('live.done', { done: clockTime(endTime - startTime) })}</span>
        </p>
      </div>
      {task && (
        <div className={styles.line} aria-hidden>
          <span className={styles.indeterminate} />
        </div>
      )}
      <PartialTranscript url={url} transcript={transcript}>
        {task ? (
          <Button variant="quiet" onClick={() => item.cancel(task.taskId)}>
            {transcriptionText('live.stop')}
          </Button>
        ) : (
          isOnPage && (
            <Button variant="quiet" onClick={capture}>
              {transcriptionText('live.capture')}
            </Button>
          )
        )}
      </PartialTranscript>
    </section>
  );
}
