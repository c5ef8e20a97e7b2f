import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { ReplayedPart, StoryboardLevel } from '../../lib/contract/media.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import { useImage } from '../app/use-image.ts';
import { readingText } from '../i18n/reading-text.ts';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import { useStored } from '../item/item-records.ts';
import { usePlayback } from '../page/use-page.ts';
import { Lines } from '../summary/lines.tsx';
import { Button } from '../ui/button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import { ChapterFrame } from './chapter-frame.tsx';
import styles from './chapters-view.module.css';
import { currentChapter } from './current-chapter.ts';
import { HeatCurve, HeatLegend } from './heat-curve.tsx';
import { replaysOf } from './replayed.ts';
import { frameAt, levelFor } from './storyboard-frame.ts';
import { Timeline } from './timeline.tsx';

interface ChaptersProps {
  contentId: string;
  digest: SummaryContent;
  cues: Cue[];
  seek: Seek;
  /** Renders additional content of a chapter below its lines. */
  renderExtra?: (chapter: number) => ReactNode;
}

/** Twice the height of a shown frame, for screens of double density (pixels). */
const frameHeight = 90;

/** The chapters of a media item, with timeline, most replayed parts and frames. */
export default function ChaptersView(props: ChaptersProps) {
  const content = useStored(props.contentId);
  return (
    <section data-view="chapters" aria-label={t('tabs.chapters')} className={styles.view}>
      {props.digest.chapters.length === 0 ? (
        <p className={styles.empty}>{readingText('chapters.empty')}</p>
      ) : (
        // The list waits for the stored record, which would move it later.
        content !== undefined && (
          <Chapters {...props} sourceUrl={content?.sourceUrl ?? ''} heatmap={content?.heatmap} storyboard={content?.storyboard} />
        )
      )}
    </section>
  );
}

/** The chapters on a timeline, and as a list with their lines. */
function Chapters({
  contentId,
  digest: { chapters, language },
  cues,
  seek,
  renderExtra,
  heatmap,
  storyboard = [],
  sourceUrl,
}: ChaptersProps & { sourceUrl: string; heatmap?: ReplayedPart[]; storyboard?: StoryboardLevel[] }) {
  const current = usePlayback(contentId, (playback) => currentChapter(chapters, playback?.currentTime));
  const time = usePlayback(contentId, (playback) => playback && Math.floor(playback.currentTime));
  const list = useRef<HTMLOListElement>(null);
  useRoving(list, '[data-head]');
  const replays = useMemo(() => heatmap && replaysOf(heatmap, chapters), [heatmap, chapters]);
  const level = levelFor(storyboard, frameHeight);
  // All sheets of a storyboard have one host.
  const { blocked } = useImage(level && frameAt(level, 0).imageUrl, sourceUrl);

  return (
    <>
      <div className={styles.bar}>
        {/* Media run from left to right in every language. */}
        <div dir="ltr">
          {replays && <HeatCurve replays={replays} onSeek={seek.to} />}
          <Timeline chapters={chapters} time={time} current={current} onSeek={seek.to} />
        </div>
        <p className={styles.count}>
          <span>{readingText('chapters.count', { count: chapters.length })}</span>
          {replays && replays.peaks.length > 0 && <HeatLegend />}
          <span>{time !== undefined && clockTime(time)}</span>
        </p>
        {blocked && (
          <Button variant="quiet" icon={ImageOff} onClick={blocked.allow}>
            {t('image.allow', { host: blocked.host })}
          </Button>
        )}
      </div>
      <ol ref={list} lang={language || undefined}>
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
                {level && (
                  <ChapterFrame
                    // Opens the image again after its host was allowed.
                    key={blocked ? 'blocked' : 'open'}
                    sourceUrl={sourceUrl}
                    frame={frameAt(level, Math.min(chapter.start + level.interval, chapter.end))}
                  />
                )}
              </button>
            </h2>
            <Lines lines={chapter.lines} cues={cues} language={language} seek={seek} />
            {renderExtra?.(index)}
          </li>
        ))}
      </ol>
    </>
  );
}
