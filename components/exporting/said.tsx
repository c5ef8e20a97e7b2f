import { exportingText } from '../i18n/exporting-text.ts';
import styles from './said.module.css';
import type { Doing } from './use-doing.ts';

/** What became of it, for eyes and ears. */
export function Said({ isBusy, said, fault }: Omit<Doing, 'run'>) {
  return (
    <div className={styles.said}>
      <p role="status">{isBusy ? exportingText('export.working') : said}</p>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
