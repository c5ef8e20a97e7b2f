import type { Cue } from '../../lib/contract/cue.ts';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './citation-card.module.css';
import type { Citation } from './citations.ts';

/** Maximum number of shown passages; further ones are counted. */
const maxPassages = 3;

/** The card with the passages that a line cites. Within a paragraph only phrasing content is valid. */
export function CitationCard({
  passages,
  cues,
  place,
}: {
  passages: Citation[];
  /** The cues of the transcript, to show the ones around each passage too. */
  cues?: Cue[];
  /** Position: above or below a line, or over or under a sentence within a paragraph. */
  place: 'above' | 'below' | 'over' | 'under';
}) {
  const rest = passages.length - maxPassages;
  return (
    <span role="note" className={`${styles.quote} ${styles[place]}`} aria-label={t('cited.label')} data-quote>
      {passages.slice(0, maxPassages).map(({ from, to, startTime, text }) => (
        <span key={from} className={styles.passage}>
          <span className={styles.time}>{clockTime(startTime)}</span>
          <q dir="auto">
            {cues?.[from - 1]?.text} <b>{text}</b> {cues?.[to]?.text}
          </q>
        </span>
      ))}
      {rest > 0 && <span className={styles.more}>{t('cited.more', { count: rest })}</span>}
    </span>
  );
}
