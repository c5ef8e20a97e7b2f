import LocateFixed from 'lucide-react/icons/locate-fixed';
import SpellCheck from 'lucide-react/icons/spell-check';
import { type RefObject, use, useCallback, useEffect, useMemo } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import { currentCue } from '../../lib/playback/current-cue.ts';
import { isRecognized } from '../../lib/records/is-recognized.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { readingText } from '../i18n/reading-text.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { usePlayback } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useVirtualList } from '../ui/use-virtual-list.ts';
import { CueDialogsContext } from './cue-dialogs-context.ts';
import styles from './cue-list.module.css';
import { CueRow } from './cue-row.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useRowClick } from './use-row-click.ts';
import type { SubtitleSearch } from './use-search.ts';
import { useSelectedWords } from './use-selected-words.ts';
import type { TranslationState } from './use-translation.ts';

/** Height of a caption of two lines (pixels), which most take in the panel: rows of the estimated height move no others. */
const rowHeight = 53;

/** The rows of a transcript as a virtual list that follows the playback and the search. */
export function CueList({
  list,
  transcript,
  cues,
  translation: { translation, view },
  search,
  seek,
  target,
}: {
  list: RefObject<HTMLOListElement | null>;
  transcript: Transcript;
  /** The transcript's cues with the text that is shown: spoken, translated or both. */
  cues: Cue[];
  translation: Pick<TranslationState, 'translation' | 'view'>;
  search: SubtitleSearch;
  seek: Seek;
  /** Position to show where there is no player. Seconds. */
  target?: { time: number };
}) {
  const { contentId, language, nameCorrections } = transcript;
  const dialogs = use(CueDialogsContext);
  const correctionsByCue = useMemo(() => Map.groupBy(nameCorrections ?? [], ({ cue }) => cue), [nameCorrections]);
  const current = usePlayback(contentId, (playback) => {
    const time = playback?.currentTime ?? target?.time;
    return time === undefined ? -1 : currentCue(cues, time);
  });

  const { scroller, virtualizer, rows, tabStop } = useVirtualList(list, { count: cues.length, rowHeight, current });
  const center = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'center' }), [virtualizer]);
  const { following, resume, pause } = useAutoScroll(scroller, current, center);
  useRowClick(list, (index) => seek.to(cues[index]!.startTime));
  const selectedWords = useSelectedWords(list);

  const matchedCue = search.matches[search.current];
  useEffect(() => {
    if (matchedCue === undefined) return;
    pause();
    center(matchedCue);
  }, [matchedCue, search.current]);

  useEffect(() => {
    if (target) resume();
  }, [target]);

  return (
    <div className={styles.list}>
      <div ref={scroller} className={styles.scroller}>
        <ol
          ref={list}
          className={styles.rows}
          style={{ height: virtualizer.getTotalSize() }}
          lang={(view === 'translated' ? translation?.language : language) || undefined}
          aria-label={readingText('subtitles.count', { count: cues.length })}
        >
          {rows.map(({ index, start }) => (
            <CueRow
              key={index}
              cue={cues[index]!}
              index={index}
              count={cues.length}
              top={start}
              measure={virtualizer.measureElement}
              seek={seek}
              isCurrent={index === current}
              isTabStop={index === tabStop}
              marks={search.marks.get(index)}
              corrections={view === 'translated' ? undefined : correctionsByCue.get(index)}
              currentMatch={search.marks.has(index) ? search.current : undefined}
              translatedAt={view === 'both' && translation?.texts[index] ? transcript.cues[index]!.text.length + 1 : undefined}
              translatedInto={translation?.language}
            />
          ))}
        </ol>
      </div>
      {isRecognized(transcript) && selectedWords && view === 'original' ? (
        <div className={styles.floating}>
          {/* A press would end the selection before the click. */}
          <Button
            variant="primary"
            icon={SpellCheck}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => dialogs?.correctNames(selectedWords)}
          >
            {transcriptionText('names.correctSelection')}
          </Button>
        </div>
      ) : (
        current >= 0 &&
        !following && (
          <div className={styles.floating}>
            <Button variant="primary" icon={LocateFixed} onClick={resume}>
              {readingText('subtitles.resume')}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
