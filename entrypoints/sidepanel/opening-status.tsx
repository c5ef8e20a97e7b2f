import X from 'lucide-react/icons/x';
import type { Action } from '../../components/app/use-action.ts';
import { failureText } from '../../components/i18n/failure-text.ts';
import { t } from '../../components/i18n/t.ts';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import styles from '../../components/transcription/transcription.module.css';
import { IconButton } from '../../components/ui/button.tsx';

/** The state of opening a file, also announced to screen readers, and its failure until it is dismissed. */
export const OpeningStatus = ({ action: { isBusy, failure, dismiss } }: { action: Action }) => (
  <>
    <p role="status" className={isBusy ? `${styles.opening} ${styles.note}` : 'hidden-text'}>
      {isBusy && transcriptionText('drop.opening')}
    </p>
    {failure && (
      <p role="alert" className={`${styles.opening} ${styles.error}`}>
        {failure.details?.reason === 'format'
          ? transcriptionText('drop.format')
          : transcriptionText('drop.failed', { reason: failureText(failure).title })}
        <IconButton icon={X} label={t('action.dismiss')} onClick={dismiss} />
      </p>
    )}
  </>
);
