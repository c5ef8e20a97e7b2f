import type { ReactNode } from 'react';
import type { Provenance } from '../../lib/contract/media.ts';
import { standaloneLanguageName } from '../i18n/language-name.ts';
import { uiLanguage } from '../i18n/t.ts';
import { formatDuration } from '../i18n/time.ts';
import styles from './item-header.module.css';
import { ProvenanceBadge } from './provenance-badge.tsx';

/** The header of a media item: title, source of the transcript, duration and author. */
export function ItemHeader({
  title,
  duration,
  author,
  transcript,
  tracks,
  follow,
  progress,
  action,
}: {
  /** Undefined until it is known. */
  title: string | undefined;
  duration: number;
  author?: string;
  transcript?: { language: string; provenance: Provenance };
  /** Select of the caption track, shown in place of the language's name. */
  tracks?: ReactNode;
  /** Button that follows the item's channel. */
  follow?: ReactNode;
  /** Progress of the item's task, in place of the facts, so that nothing below moves. */
  progress?: ReactNode;
  action?: ReactNode;
}) {
  // The browser loads its data of languages for these texts, so they are not made while the progress is shown.
  const facts = () =>
    [
      duration > 0 ? formatDuration(duration, uiLanguage) : undefined,
      transcript && !tracks ? standaloneLanguageName(transcript.language, uiLanguage) : undefined,
      // Last, because the last fact may be truncated.
      author,
    ].filter((fact) => fact !== undefined);
  return (
    <div className={styles.header}>
      <div className={styles.top}>
        <h1 className={styles.title} title={title} dir="auto">
          {title ?? <span className={styles.unknown} />}
        </h1>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.meta}>
        {progress || (
          <>
            {transcript && <ProvenanceBadge provenance={transcript.provenance} isBrief={Boolean(tracks)} />}
            {tracks}
            {facts().map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
            {follow}
          </>
        )}
      </div>
    </div>
  );
}
