import Layers from 'lucide-react/icons/layers';
import { use } from 'react';
import { readingText } from '../i18n/reading-text.ts';
import { CueDialogsContext } from './cue-dialogs-context.ts';
import styles from './sentence-button.module.css';

/** The button that shows where the library says a cue's sentence too. */
export function SentenceButton({ index, tabIndex }: { index: number; tabIndex: number }) {
  const dialogs = use(CueDialogsContext);
  const label = readingText('sentence.open');
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={styles.button}
        tabIndex={tabIndex}
        title={label}
        aria-label={label}
        onClick={() => dialogs?.showSentence(index)}
      >
        <Layers size={15} aria-hidden />
      </button>
    </span>
  );
}
