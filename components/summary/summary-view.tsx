import { lazy, Suspense } from 'react';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import type { Item } from '../item/use-item.ts';
import type { Seek } from '../ui/time-button.tsx';
import { Lines } from './lines.tsx';
import { Overview } from './overview.tsx';
import { summaryText } from './summary-text.ts';
import { SummaryTools } from './summary-tools.tsx';
import styles from './summary-view.module.css';
import { TrustLine } from './trust-line.tsx';

const Promotions = lazy(() => import('./promotions.tsx'));
const TitlePromise = lazy(() => import('./title-promise.tsx'));

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
      {cues.length > 0 && (
        <Suspense>
          <TitlePromise contentId={summary.contentId} cueCount={cues.length} seek={seek} />
        </Suspense>
      )}
      {overview && <Overview text={overview} language={language} />}
      {lines.length > 0 ? (
        <Lines lines={lines} cues={cues} language={language} seek={seek} />
      ) : (
        <p className={styles.empty}>{t('summary.empty')}</p>
      )}
      {written.map((chapter) => (
        <section key={chapter.from} data-written={chapter.from} className={styles.written}>
          <h2 dir="auto">{chapter.title || clockTime(chapter.start)}</h2>
          <Lines lines={chapter.lines} cues={cues} language={language} seek={seek} />
        </section>
      ))}
      {digest.promotions && (
        <Suspense>
          <Promotions promotions={digest.promotions} cues={cues} seek={seek} />
        </Suspense>
      )}
      <TrustLine made={summary.made} cueCount={cues.length} isGrowing={isGrowing} />
    </section>
  );
}
