import { useEffect, useMemo, useRef } from 'react';
import { groupIntoPassages } from '../../lib/records/group-into-passages.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { t } from '../i18n/t.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import styles from './shared-transcript.module.css';

/** The transcript of a shared item, grouped into passages. */
export function SharedTranscript({
  transcript: { cues, language },
  seek,
  target,
}: {
  transcript: Transcript;
  seek: Seek;
  /** Time to scroll to. Seconds. */
  target: number | undefined;
}) {
  const list = useRef<HTMLOListElement>(null);
  useRoving(list, '[data-seek]');
  const passages = useMemo(() => groupIntoPassages(cues), [cues]);
  const current = target === undefined ? -1 : passages.findLastIndex(({ startTime }) => startTime <= target);
  useEffect(() => {
    if (current >= 0) list.current?.children[current]?.scrollIntoView({ block: 'center' });
  }, [current]);
  return (
    <section data-view="subtitles" aria-label={t('tabs.subtitles')}>
      <ol ref={list} className={styles.passages} lang={language || undefined}>
        {passages.map(({ startTime, speaker, text }, index) => (
          <li key={`${startTime} ${text}`} className={styles.passage} aria-current={index === current || undefined}>
            <TimeButton time={startTime} seek={seek} />
            <p dir="auto">
              {speaker && <strong>{speaker} </strong>}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
