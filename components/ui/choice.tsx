import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** A radio button with a label and an explanation. */
export function Choice({
  name,
  value,
  checked,
  label,
  hint,
  disabled,
  onChoose,
}: {
  name: string;
  value: string;
  checked: boolean;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>
        <strong>{label}</strong>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
