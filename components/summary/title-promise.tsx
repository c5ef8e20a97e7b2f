import { useEffect, useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';
import { writingText } from '../i18n/writing-text.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './title-promise.module.css';

type TitlePromiseResult = Awaited<ReturnType<AppClient['getTitlePromise']>>['promise'];

/** The answer of a media item to what its title asks or promises, with its time, or a note that none was found; empty for other titles. */
export default function TitlePromise({ contentId, cueCount, seek }: { contentId: string; cueCount: number; seek: Seek }) {
  const { client } = useApp();
  const [promise, setPromise] = useState<TitlePromiseResult>(null);
  useEffect(() => {
    let isUnmounted = false;
    client.getTitlePromise({ contentId }).then(
      (found) => !isUnmounted && setPromise(found.promise),
      // The summary is complete without it.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [client, contentId, cueCount]);
  if (!promise) return null;
  const { answered, text, startTime } = promise;
  return (
    <aside
      className={styles.promise}
      data-promise={answered ? 'answered' : 'unanswered'}
      aria-label={writingText('promise.label')}
    >
      <p>
        <b>{writingText(answered ? 'promise.answered' : 'promise.unanswered')}</b>
        {text && !answered && ` ${writingText('promise.closest')}`}{' '}
        {startTime !== null && <TimeButton time={startTime} seek={seek} />}
      </p>
      {text && <q dir="auto">{text}</q>}
    </aside>
  );
}
