import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import styles from './providers-section.module.css';

/** A row of buttons whose last one removes an entry, after a confirmation in place of the row. */
export function RemoveButtons({
  label,
  name,
  question,
  cancelLabel,
  onRemove,
  children,
}: {
  label: string;
  /** Accessible name of the remove button. */
  name?: string;
  question: string;
  cancelLabel: string;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the keyboard focus moves to its replacement.
  const setConfirming = (isOpen: boolean) => {
    flushSync(() => setIsConfirming(isOpen));
    row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  return isConfirming ? (
    <div ref={row} className={styles.confirm} role="alert">
      <p>{question}</p>
      <Button variant="primary" onClick={onRemove}>
        {label}
      </Button>
      <Button onClick={() => setConfirming(false)}>{cancelLabel}</Button>
    </div>
  ) : (
    <div ref={row} className={styles.buttons}>
      {children}
      <Button variant="quiet" aria-label={name} onClick={() => setConfirming(true)}>
        {label}
      </Button>
    </div>
  );
}
