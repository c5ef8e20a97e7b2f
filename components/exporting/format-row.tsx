import type { ReactNode } from 'react';
import styles from './format-row.module.css';

/** A form of export, what it is good for, and what can be done with it. */
export function FormatRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <strong>{name}</strong>
        <span>{hint}</span>
      </p>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
