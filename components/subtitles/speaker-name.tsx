import { use } from 'react';
import styles from './cue-row.module.css';
import { SpeakerContext } from './speaker-context.ts';

/** The speaker of a cue, as a button where the name can be changed. */
export function SpeakerName({ speaker, isStop }: { speaker: string; isStop: boolean }) {
  const ask = use(SpeakerContext);
  if (!ask) return <strong className={styles.speaker}>{speaker} </strong>;
  return (
    <>
      <button
        type="button"
        className={styles.name}
        tabIndex={isStop ? 0 : -1}
        data-speaker={speaker}
        onClick={() => ask(speaker)}
      >
        {speaker}
      </button>{' '}
    </>
  );
}
