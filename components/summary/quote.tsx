import { readingText } from '../i18n/reading-text.ts';
import { clockTime } from '../i18n/time.ts';
import type { Citation } from './citations.ts';
import styles from './quote.module.css';

/** More passages than this are counted, not shown. */
const maxPassages = 3;

/** The words that a line stands on, as they were said. */
export function Quote({
  passages,
  place,
}: {
  passages: Citation[];
  /** Of a line: above or below it. Of a sentence in a paragraph: over or under it. */
  place: 'above' | 'below' | 'over' | 'under';
}) {
  const rest = passages.length - maxPassages;
  return (
    <section className={`${styles.quote} ${styles[place]}`} aria-label={readingText('cited.label')} data-quote>
      {passages.slice(0, maxPassages).map(({ from, startTime, text }) => (
        <blockquote key={from} className={styles.passage}>
          <span className={styles.time}>{clockTime(startTime)}</span>
          <span dir="auto">{text}</span>
        </blockquote>
      ))}
      {rest > 0 && <p className={styles.more}>{readingText('cited.more', { count: rest })}</p>}
    </section>
  );
}
