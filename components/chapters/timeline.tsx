import { type CSSProperties, useRef } from 'react';
import type { SummaryChapter } from '../../lib/records/summary.ts';
import { readingText } from '../i18n/reading-text.ts';
import { clockTime } from '../i18n/time.ts';
import { useRoving } from '../ui/use-roving.ts';
import { playedShare } from './current-chapter.ts';
import styles from './timeline.module.css';

/** The chapters as a segmented bar: a segment is as long as its chapter, and filled up to the playback position. */
export function Timeline({
  chapters,
  time,
  current,
  onSeek,
}: {
  chapters: SummaryChapter[];
  time: number | undefined;
  current: number;
  onSeek: (time: number) => void;
}) {
  const bar = useRef<HTMLElement>(null);
  useRoving(bar, 'button', 'horizontal');
  return (
    <nav ref={bar} className={styles.timeline} aria-label={readingText('chapters.timeline')}>
      {chapters.map((chapter, index) => (
        <button
          key={chapter.start}
          type="button"
          className={styles.segment}
          style={{ flexGrow: Math.max(1, chapter.end - chapter.start), '--played': playedShare(chapter, time) } as CSSProperties}
          aria-current={index === current || undefined}
          aria-label={readingText('chapters.segment', { title: chapter.title, time: clockTime(chapter.start) })}
          title={`${clockTime(chapter.start)} ${chapter.title}`}
          onClick={() => onSeek(chapter.start)}
        >
          <span />
        </button>
      ))}
    </nav>
  );
}
