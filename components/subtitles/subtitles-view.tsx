import { useVirtualizer } from '@tanstack/react-virtual';
import BookA from 'lucide-react/icons/book-a';
import ClipboardClock from 'lucide-react/icons/clipboard-clock';
import Languages from 'lucide-react/icons/languages';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import SpellCheck from 'lucide-react/icons/spell-check';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import { currentCue } from '../../lib/playback/current-cue.ts';
import { isRecognized } from '../../lib/records/is-recognized.ts';
import type { Task } from '../../lib/records/task.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { readingText } from '../i18n/reading-text.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { usePlayback } from '../page/use-page.ts';
import { usePlayerControl } from '../page/use-player-control.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { CueRow } from './cue-row.tsx';
import { NamesContext } from './names-context.ts';
import { SearchBar } from './search-bar.tsx';
import { SentenceContext } from './sentence-context.ts';
import { shownCues } from './shown-cues.ts';
import { SpeakerContext } from './speaker-context.ts';
import { subtitlesText } from './subtitles-text.ts';
import styles from './subtitles-view.module.css';
import { TranslationSwitch } from './translation-switch.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useRowClick } from './use-row-click.ts';
import { useSearch } from './use-search.ts';
import { useSelectedWords } from './use-selected-words.ts';
import { useTranslation } from './use-translation.ts';
import { hasTranslator } from './word-translator.ts';

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'));
const NamesDialog = lazy(() => import('./names-dialog.tsx'));
const NameSpeakerDialog = lazy(() => import('./name-speaker-dialog.tsx'));
const SentenceDialog = lazy(() => import('./sentence-dialog.tsx'));
const PlayerPanel = lazy(() => import('./player-panel.tsx'));
const TranslatePanel = lazy(() => import('./translate-panel.tsx'));
const TranslationStrip = lazy(() => import('./translation-strip.tsx'));
const WordLookup = lazy(() => import('./word-lookup.tsx'));

const noCorrections: NameCorrection[] = [];

/** Estimated height of a one-line row before it is measured (pixels). */
const rowHeight = 34;

/** The transcript as a virtual list, with search, translation and copy. */
export default function SubtitlesView({
  transcript,
  url,
  tasks,
  seek,
  target,
  searching,
  onSearching,
  actions,
}: {
  transcript: Transcript;
  url: string;
  /** Tasks of the media item, newest first. */
  tasks: Task[];
  seek: Seek;
  /** Position to show where there is no player. Seconds. */
  target?: { time: number };
  /** Whether the search key was pressed; the search field takes the focus and calls `onSearching`. */
  searching: boolean;
  onSearching: () => void;
  /** The button that exports the item. */
  actions?: ReactNode;
}) {
  const { contentId, language } = transcript;
  const work = useTranslation(transcript, url, tasks);
  const { translation, view } = work;
  const cues = useMemo(() => shownCues(transcript.cues, translation?.texts, view), [transcript, translation, view]);
  const [isTranslateOpen, setIsTranslateOpen] = useState(false);
  const [isPlayerOpen, setIsPlayerOpen] = useState(false);
  const [isLookupOpen, setIsLookupOpen] = useState(false);
  const canLookUp = language !== '' && view !== 'translated' && hasTranslator();
  const loadPlayerControl = usePlayerControl(contentId);
  const [speaker, setSpeaker] = useState<string>();
  const [correction, setCorrection] = useState<NameCorrection>();
  /** Index of the cue whose sentence is shown. */
  const [sentenceCue, setSentenceCue] = useState<number>();
  /** Words with which the dialog of names is open. */
  const [namedWords, setNamedWords] = useState<string>();
  const { nameCorrections = noCorrections } = transcript;
  const isFromSpeech = isRecognized(transcript);
  const correctionsByCue = useMemo(() => Map.groupBy(nameCorrections, ({ cue }) => cue), [nameCorrections]);
  const current = usePlayback(contentId, (playback) => {
    const time = playback?.currentTime ?? target?.time;
    return time === undefined ? -1 : currentCue(cues, time);
  });
  const search = useSearch(cues);

  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const virtualizer = useVirtualizer({
    count: cues.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const center = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'center' }), [virtualizer]);
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  const selectedWords = useSelectedWords(list);
  const { following, resume, pause } = useAutoScroll(scroller, current, center);
  const rows = virtualizer.getVirtualItems();
  const entered = useRowKeys(list, cues.length, reveal);
  const stop = [entered, current].find((index) => rows.some((row) => row.index === index)) ?? rows[0]?.index;
  useRowClick(list, (index) => seek.to(cues[index]!.startTime));

  const matchedCue = search.matches[search.current];
  useEffect(() => {
    if (matchedCue === undefined) return;
    pause();
    center(matchedCue);
  }, [matchedCue, search.current]);

  useEffect(() => {
    if (!searching) return;
    input.current?.focus();
    input.current?.select();
    onSearching();
  }, [searching, onSearching]);

  useEffect(() => {
    if (target) resume();
  }, [target]);

  return (
    <SpeakerContext value={transcript.provenance === 'transcribed' ? setSpeaker : undefined}>
      <NamesContext value={setCorrection}>
        <section data-view="subtitles" aria-label={t('tabs.subtitles')} className={styles.view}>
          <div className={styles.tools}>
            <SearchBar
              input={input}
              query={search.query}
              count={search.matches.length}
              current={search.current}
              onQuery={search.search}
              onStep={search.step}
            />
            <div className={styles.copies}>
              <Button icon={Languages} aria-expanded={isTranslateOpen} onClick={() => setIsTranslateOpen(!isTranslateOpen)}>
                {readingText('subtitles.translate')}
              </Button>
              {canLookUp && (
                <Button icon={BookA} aria-expanded={isLookupOpen} onClick={() => setIsLookupOpen(!isLookupOpen)}>
                  {readingText('words.open')}
                </Button>
              )}
              {loadPlayerControl && (
                <Button icon={MonitorPlay} aria-expanded={isPlayerOpen} onClick={() => setIsPlayerOpen(!isPlayerOpen)}>
                  {readingText('subtitles.player')}
                </Button>
              )}
              {isFromSpeech && (
                <Button icon={SpellCheck} onClick={() => setNamedWords('')}>
                  {transcriptionText('names.corrected', { count: nameCorrections.length })}
                </Button>
              )}
              <span className={styles.actions}>
                <CopyButton compact label={t('action.copy')} text={() => subtitlesText(cues, false)} />
                <CopyButton
                  compact
                  icon={ClipboardClock}
                  label={readingText('subtitles.copyTimes')}
                  text={() => subtitlesText(cues, true)}
                />
                {actions}
              </span>
            </div>
            {translation && <TranslationSwitch view={view} language={translation.language} onShow={work.show} />}
          </div>
          <Suspense>
            {loadPlayerControl && isPlayerOpen && (
              <PlayerPanel
                contentId={contentId}
                loadControl={loadPlayerControl}
                language={translation?.language}
                onTranslate={() => setIsTranslateOpen(true)}
              />
            )}
            {isTranslateOpen && (
              <TranslatePanel
                spoken={language}
                language={translation?.language}
                onPrepare={work.prepare}
                onTranslate={(wanted) => {
                  setIsTranslateOpen(false);
                  work.translate(wanted);
                }}
              />
            )}
            {canLookUp && isLookupOpen && <WordLookup list={list} cues={transcript.cues} language={language} />}
            {(work.task || work.failure || work.requests.question) && (
              <TranslationStrip translation={work} about={{ url, contentId }} />
            )}
          </Suspense>
          <SentenceContext value={setSentenceCue}>
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
                    isTabStop={index === stop}
                    marks={search.marks.get(index)}
                    corrections={view === 'translated' ? undefined : correctionsByCue.get(index)}
                    currentMatch={search.marks.has(index) ? search.current : undefined}
                    translatedAt={
                      view === 'both' && translation?.texts[index] ? transcript.cues[index]!.text.length + 1 : undefined
                    }
                    translatedInto={translation?.language}
                  />
                ))}
              </ol>
            </div>
          </SentenceContext>
          {isFromSpeech && selectedWords && view === 'original' ? (
            <div className={styles.resume}>
              {/* A press would end the selection before the click. */}
              <Button
                variant="primary"
                icon={SpellCheck}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setNamedWords(selectedWords)}
              >
                {transcriptionText('names.correctSelection')}
              </Button>
            </div>
          ) : (
            current >= 0 &&
            !following && (
              <div className={styles.resume}>
                <Button variant="primary" icon={LocateFixed} onClick={resume}>
                  {readingText('subtitles.resume')}
                </Button>
              </div>
            )
          )}
        </section>
      </NamesContext>
      <Suspense>
        {speaker !== undefined && (
          <NameSpeakerDialog contentId={contentId} speaker={speaker} onClose={() => setSpeaker(undefined)} />
        )}
        {sentenceCue !== undefined && (
          <SentenceDialog transcript={transcript} index={sentenceCue} onClose={() => setSentenceCue(undefined)} />
        )}
        {correction && (
          <CorrectionDialog
            transcript={transcript}
            correction={correction}
            onClose={() => setCorrection(undefined)}
            onEdit={() => {
              setNamedWords(correction.to);
              setCorrection(undefined);
            }}
          />
        )}
        {namedWords !== undefined && (
          <NamesDialog transcript={transcript} words={namedWords} onClose={() => setNamedWords(undefined)} />
        )}
      </Suspense>
    </SpeakerContext>
  );
}
