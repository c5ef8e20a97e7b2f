import { useState } from 'react';
import type { LeftOutPoint } from '../../lib/records/generation.ts';
import { writingText } from '../i18n/writing-text.ts';
import styles from './left-out.module.css';

/** The number of points that were left out, and on request which and why. */
export function LeftOut({ count, points }: { count: number; points: readonly LeftOutPoint[] }) {
  const label = writingText('trust.dropped', { count });
  const [isOpen, setIsOpen] = useState(false);
  if (points.length === 0) return label;
  return (
    <details className={styles.leftOut} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <ul>
          {points.map(({ text, problems }, index) => (
            <li key={index}>
              <q dir="auto">{text}</q> {problems.map((problem) => writingText('trust.problem', { ...problem })).join(' ')}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
