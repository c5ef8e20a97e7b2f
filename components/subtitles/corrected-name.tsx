import { type ReactNode, use } from 'react';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import { correctionReason } from './correction-reason.ts';
import { CueDialogsContext } from './cue-dialogs-context.ts';
import styles from './cue-row.module.css';

/** A corrected name in a cue, as a button that shows what was recognized. */
export function CorrectedName({
  correction,
  isTabStop,
  children,
}: {
  correction: NameCorrection;
  isTabStop: boolean;
  children: ReactNode;
}) {
  const dialogs = use(CueDialogsContext);
  return (
    <button
      type="button"
      className={styles.corrected}
      tabIndex={isTabStop ? 0 : -1}
      title={correctionReason(correction)}
      data-corrected-name
      onClick={() => dialogs?.showCorrection(correction)}
    >
      {children}
    </button>
  );
}
