import { lazy, type ReactNode, Suspense } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { Summary } from '../../lib/records/summary.ts';
import { t } from '../i18n/t.ts';
import type { Seek } from '../ui/time-button.tsx';
import { Lines } from './lines.tsx';
import { Overview } from './overview.tsx';
import styles from './summary-body.module.css';
import { TrustLine } from './trust-line.tsx';

const Promotions = lazy(() => import('./promotions.tsx'));
const TitlePromise = lazy(() => import('./title-promise.tsx'));

/** A summary: overview, lines, the answer to the title, advertising segments, and sources. */
export function SummaryBody({
  summary: { contentId, made },
  digest: { overview, lines, promotions, language },
  cues,
  isGrowing,
  seek,
  children,
}: {
  summary: Summary;
  /** The content to show, which may still grow. */
  digest: Summary['digest'];
  cues: Cue[];
  isGrowing: boolean;
  seek: Seek;
  /** Content after the lines. */
  children?: ReactNode;
}) {
  return (
    <>
      {overview && <Overview text={overview} language={language} />}
      {lines.length > 0 ? (
        <Lines lines={lines} cues={cues} language={language} seek={seek} />
      ) : (
        <p className={styles.empty}>{t('summary.empty')}</p>
      )}
      {children}
      {/* It arrives after the lines, which must not move then. */}
      {cues.length > 0 && (
        <Suspense>
          <TitlePromise contentId={contentId} cueCount={cues.length} seek={seek} />
        </Suspense>
      )}
      {promotions && (
        <Suspense>
          <Promotions promotions={promotions} cues={cues} seek={seek} />
        </Suspense>
      )}
      <TrustLine made={made} cueCount={cues.length} isGrowing={isGrowing} />
    </>
  );
}
