import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import type { Item } from '../item/use-item.ts';
import type { Seek } from '../ui/time-button.tsx';
import { Lines } from './lines.tsx';
import { SummaryBody } from './summary-body.tsx';
import { summaryText } from './summary-text.ts';
import { SummaryTools } from './summary-tools.tsx';
import styles from './summary-view.module.css';

/** The summary of a media item, between its toolbar and its sources. */
export function SummaryView({ item, url, seek }: { item: Item; url: string; seek: Seek }) {
  const { summary, digest, isGrowing, written, cues, title = '' } = item;
  if (!summary || !digest) return null;
  const { overview, lines, language } = digest;
  return (
    <section
      data-view="summary"
      data-summary-id={summary.summaryId}
      data-growing={isGrowing || undefined}
      aria-label={t('summary.label')}
      className={styles.view}
    >
      <SummaryTools item={item} copyText={() => summaryText({ title, url, overview, lines, cues })} />
      <SummaryBody summary={summary} digest={digest} cues={cues} isGrowing={isGrowing} seek={seek}>
        {written.map((chapter) => (
          <section key={chapter.from} data-written={chapter.from} className={styles.written}>
            <h2 dir="auto">{chapter.title || clockTime(chapter.start)}</h2>
            <Lines lines={chapter.lines} cues={cues} language={language} seek={seek} />
          </section>
        ))}
      </SummaryBody>
    </section>
  );
}
