import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import styles from './providers-section.module.css';

/** A row of buttons whose last one removes something, and asks once more in place of them all. */
export function Removal({
  label,
  name,
  question,
  keep,
  onRemove,
  children,
}: {
  label: string;
  /** Says for ears what is removed. */
  name?: string;
  question: string;
  keep: string;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; whoever uses the keyboard goes on at the one that came in its place.
  const ask = (asked: boolean) => {
    flushSync(() => setIsAsked(asked));
    row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  return isAsked ? (
    <div ref={row} className={styles.sure} role="alert">
      <p>{question}</p>
      <Button variant="primary" onClick={onRemove}>
        {label}
      </Button>
      <Button onClick={() => ask(false)}>{keep}</Button>
    </div>
  ) : (
    <div ref={row} className={styles.buttons}>
      {children}
      <Button variant="quiet" aria-label={name} onClick={() => ask(true)}>
        {label}
      </Button>
    </div>
  );
}
