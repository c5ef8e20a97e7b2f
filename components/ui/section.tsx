import { type ReactNode, useEffect, useRef } from 'react';
import styles from './section.module.css';
import { useLocationHash } from './use-location-hash.ts';

/** A section of the settings. The address's fragment with its id scrolls to it, and moves the focus to its heading. */
export function Section({ id, title, intro, children }: { id: string; title: string; intro?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useLocationHash();
  useEffect(() => {
    if (hash !== id) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
