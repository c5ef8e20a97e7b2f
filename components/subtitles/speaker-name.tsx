import { use } from 'react';
import { CueDialogsContext } from './cue-dialogs-context.ts';
import styles from './cue-row.module.css';

/** The speaker of a cue, as a button where the name can be changed. */
export function SpeakerName({ speaker, isTabStop }: { speaker: string; isTabStop: boolean }) {
  const nameSpeaker = use(CueDialogsContext)?.nameSpeaker;
  if (!nameSpeaker) return <strong className={styles.speaker}>{speaker} </strong>;
  return (
    <>
      <button
        type="button"
        className={styles.name}
        tabIndex={isTabStop ? 0 : -1}
        data-speaker={speaker}
        onClick={() => nameSpeaker(speaker)}
      >
        {speaker}
      </button>{' '}
    </>
  );
}
