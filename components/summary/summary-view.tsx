import { lazy, Suspense, useRef } from 'react';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import type { Item } from '../item/use-item.ts';
import { usePlayerControl } from '../page/use-player-control.ts';
import type { Seek } from '../ui/time-button.tsx';
import { Lines } from './lines.tsx';
import { SummaryBody } from './summary-body.tsx';
import styles from './summary-view.module.css';

const ReadAloud = lazy(() => import('./read-aloud.tsx'));
const SkimButton = lazy(() => import('./skim-button.tsx'));

/** The summary of a media item with its sources. */
export function SummaryView({ item, seek }: { item: Item; seek: Seek }) {
  const { summary, digest, isGrowing, isIncomplete, written, cues, transcript } = item;
  const loadPlayerControl = usePlayerControl(summary?.contentId ?? '');
  const { loadSpeechSynthesizer } = useApp().device;
  const shown = useRef<HTMLElement>(null);
  if (!summary || !digest) return null;
  return (
    <section
      ref={shown}
      data-view="summary"
      data-summary-id={summary.summaryId}
      data-growing={isGrowing || undefined}
      aria-label={t('summary.label')}
      className={styles.view}
    >
      <SummaryBody summary={summary} digest={digest} cues={cues} isGrowing={isGrowing} seek={seek}>
        {written.map((chapter) => (
          <section key={chapter.from} data-written={chapter.from} className={styles.written}>
            <h2 dir="auto">{chapter.title || clockTime(chapter.start)}</h2>
            <Lines lines={chapter.lines} cues={cues} language={digest.language} seek={seek} />
          </section>
        ))}
        {loadPlayerControl && !isIncomplete && transcript && transcript.trackId === summary.trackId && (
          <Suspense>
            <SkimButton loadControl={loadPlayerControl} transcript={transcript} content={digest} duration={item.duration} />
          </Suspense>
        )}
        {loadSpeechSynthesizer && !isGrowing && (
          <Suspense>
            <ReadAloud
              key={`${summary.summaryId} ${digest.lines.length}`}
              load={loadSpeechSynthesizer}
              shown={shown}
              language={digest.language}
            />
          </Suspense>
        )}
      </SummaryBody>
    </section>
  );
}
