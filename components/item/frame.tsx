import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { clockTime } from '../i18n/time.ts';
import { useAnnouncement } from '../ui/live-region.ts';
import styles from './frame.module.css';
import type { StateName } from './item-state.ts';

/** The root element of a view: landmarks, and state for tests and styles. */
export function Frame({
  state,
  contentId,
  header,
  children,
  footer,
  status,
  duration = 0,
}: {
  state: StateName;
  contentId?: string;
  header: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Message that screen readers announce when it changes. */
  status?: string;
  /** Duration in seconds; it determines the width of the margin that contains times. */
  duration?: number;
}) {
  useAnnouncement(status);
  return (
    <div
      className={styles.frame}
      style={{ '--time-length': clockTime(duration).length } as CSSProperties}
      data-state={state}
      data-content-id={contentId}
    >
      <header className={styles.header}>{header}</header>
      <main className={styles.main} aria-busy={state === 'detecting' || state === 'working'}>
        <Suspense>{children}</Suspense>
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
