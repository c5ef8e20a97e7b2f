import { use } from 'react';
import styles from './cue-row.module.css';
import { SpeakerContext } from './speaker-context.ts';

/** The speaker of a cue, as a button where the name can be changed. */
export function SpeakerName({ speaker, isTabStop }: { speaker: string; isTabStop: boolean }) {
  const openDialog = use(SpeakerContext);
  if (!openDialog) return <strong className={styles.speaker}>{speaker} </strong>;
  return (
    <>
      <button
        type="button"
        className={styles.name}
        tabIndex={isTabStop ? 0 : -1}
        data-speaker={speaker}
        onClick={() => openDialog(speaker)}
      >
        {speaker}
      </button>{' '}
    </>
  );
}
