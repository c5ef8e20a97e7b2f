import type { ReactNode } from 'react';
import styles from './format-row.module.css';

/** A row of the export dialog: name and use of a format, and its buttons. */
export function FormatRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <p className={styles.text}>
        <strong>{name}</strong>
        <span>{hint}</span>
      </p>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
