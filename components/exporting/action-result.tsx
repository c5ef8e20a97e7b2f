import { exportingText } from '../i18n/exporting-text.ts';
import styles from './action-result.module.css';
import type { Action } from './use-action.ts';

/** The outcome of an action, also announced to screen readers. */
export function ActionResult({ isBusy, message, error }: Omit<Action, 'run'>) {
  return (
    <div className={styles.result}>
      <p role="status">{isBusy ? exportingText('export.preparing') : message}</p>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
