import { exportingText } from '../i18n/exporting-text.ts';
import { ActionFailure } from './action-failure.tsx';
import styles from './action-result.module.css';
import type { Action } from './use-action.ts';

/** The outcome of an action, also announced to screen readers. */
export function ActionResult({ isBusy, message, failure }: Omit<Action, 'run'>) {
  return (
    <div className={styles.result}>
      <p role="status">{isBusy ? exportingText('export.preparing') : message}</p>
      {failure && <ActionFailure failure={failure} />}
    </div>
  );
}
