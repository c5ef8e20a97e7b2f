import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { correctionReason } from './correction-reason.ts';
import styles from './names.module.css';
import { useNameChanges } from './use-name-changes.ts';

/** The dialog of one corrected name: what was recognized, the text that spells the name, and the button that undoes it. */
export default function CorrectionDialog({
  transcript,
  correction,
  onClose,
  onEdit,
}: {
  transcript: Transcript;
  correction: NameCorrection;
  onClose: () => void;
  onEdit: () => void;
}) {
  const { from, to, because } = correction;
  const { error, undo } = useNameChanges(transcript);
  return (
    <Dialog
      title={to}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void undo([{ from, to }]).then((isDone) => isDone && onClose())}>{t('action.undo')}</Button>
          <Button onClick={onEdit}>{transcriptionText('names.change')}</Button>
        </>
      }
    >
      <p>{correctionReason(correction)}</p>
      {because.source !== 'term' && <blockquote className={styles.evidence}>{because.text}</blockquote>}
      <p className={styles.hint}>{transcriptionText('names.undo.hint')}</p>
      {error && <p role="alert">{error}</p>}
    </Dialog>
  );
}
