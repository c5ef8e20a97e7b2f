import { useRef } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { Digest } from '../../lib/ports.ts';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import { usePlayback } from '../page/use-page.ts';
import { Lines } from '../summary/lines.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import styles from './chapters-view.module.css';
import { currentChapter } from './current-chapter.ts';
import { Timeline } from './timeline.tsx';

/** The parts of a medium: on a bar, and as a list with what each of them says. */
export default function ChaptersView({
  contentId,
  digest,
  cues,
  seek,
}: {
  contentId: string;
  digest: Digest;
  cues: Cue[];
  seek: Seek;
}) {
  const { chapters, language } = digest;
  const time = usePlayback(contentId)?.currentTime;
  const current = currentChapter(chapters, time);
  const list = useRef<HTMLOListElement>(null);
  useRoving(list, '[data-head]');

  return (
    <section data-view="chapters" aria-label={t('tabs.chapters')} className={styles.view}>
      {chapters.length === 0 ? (
        <p className={styles.empty}>{t('chapters.empty')}</p>
      ) : (
        <>
          <div className={styles.bar}>
            <Timeline chapters={chapters} time={time} current={current} onSeek={seek.to} />
            <p className={styles.count}>
              <span>{t('chapters.count', { count: chapters.length })}</span>
              <span>{time !== undefined && clockTime(time)}</span>
            </p>
          </div>
          <ol ref={list} className={styles.list} lang={language || undefined}>
            {chapters.map((chapter, index) => (
              <li
                key={chapter.start}
                className={styles.chapter}
                data-chapter={index}
                data-start={chapter.start}
                aria-current={index === current || undefined}
              >
                <h2 className={styles.head}>
                  <button type="button" data-head className={styles.title} onClick={() => seek.to(chapter.start)}>
                    <span className={styles.time}>{clockTime(chapter.start)}</span>
                    <span dir="auto">{chapter.title}</span>
                  </button>
                </h2>
                <Lines lines={chapter.lines} cues={cues} language={language} seek={seek} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
