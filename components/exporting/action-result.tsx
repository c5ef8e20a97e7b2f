import { exportingText } from '../i18n/exporting-text.ts';
import styles from './action-result.module.css';
import type { Action } from './use-action.ts';

/** The outcome of an action, also announced to screen readers. */
export function ActionResult({ isBusy, message, fault }: Omit<Action, 'run'>) {
  return (
    <div className={styles.result}>
      <p role="status">{isBusy ? exportingText('export.working') : message}</p>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
