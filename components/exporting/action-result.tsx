import type { Action } from '../app/use-action.ts';
import { ActionFailure } from '../failure/action-failure.tsx';
import { exportingText } from '../i18n/exporting-text.ts';
import styles from './action-result.module.css';
import { exportFailureText } from './export-failure-text.ts';

/** The outcome of an action, also announced to screen readers. */
export function ActionResult({ isBusy, message, failure }: Pick<Action, 'isBusy' | 'message' | 'failure'>) {
  return (
    <div className={styles.result}>
      <p role="status">{isBusy ? exportingText('export.preparing') : message}</p>
      {failure && <ActionFailure failure={failure} message={exportFailureText(failure)} />}
    </div>
  );
}
