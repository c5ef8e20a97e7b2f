import { Content, Root } from '@radix-ui/react-tabs';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { withTimeUrls } from '../../lib/export/time-url.ts';
import { ExportButton } from '../exporting/export-button.tsx';
import { readingText } from '../i18n/reading-text.ts';
import { t, uiDirection } from '../i18n/t.ts';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { useQuoting } from '../notes/use-quoting.ts';
import { usePlaybackScan } from '../page/use-playback-scan.ts';
import { QuoteContext } from '../quote/quote-context.ts';
import { canExtractSlides } from '../slides/can-extract-slides.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TabList } from '../ui/tab-list.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useInitialSeek } from '../ui/use-initial-seek.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { usePageKey } from '../ui/use-page-key.ts';
import styles from './item-tabs.module.css';
import { type InitialView, type ItemView, itemTabs } from './item-view.ts';
import { SummaryTab } from './summary-tab.tsx';

const ChaptersTab = lazy(() => import('../mind-map/chapters-tab.tsx'));
const SubtitlesView = lazy(() => import('../subtitles/subtitles-view.tsx'));
const RelatedItems = lazy(() => import('../library/related-items.tsx'));
const NotesView = lazy(() => import('../notes/notes-view.tsx'));
const AskView = lazy(() => import('../ask/ask-view.tsx'));

/** The tabs of a media item. On wide screens the transcript is a column of its own, and on wider ones the note too. */
export function ItemTabs({
  item,
  subject,
  player,
  initialView: { at, view: part, question } = {},
  notice,
}: {
  item: Item;
  subject: Subject;
  player: Seek | undefined;
  initialView?: InitialView;
  /** Content of the summary tab of an item without transcript. */
  notice?: ReactNode;
}) {
  const { summary, digest, cues, transcript, content } = item;
  const { contentId, url } = subject;
  const [view, setView] = useState<ItemView>(part ?? (at === undefined ? 'summary' : 'subtitles'));
  const [target, setTarget] = useState(at === undefined ? undefined : { time: at });
  const [searching, setSearching] = useState(false);
  const onSearching = useCallback(() => setSearching(false), []);
  const isWide = useMediaQuery('(min-width: 960px)');
  const isWider = useMediaQuery('(min-width: 1280px)');
  const scanPlayback = usePlaybackScan(contentId);
  // Items without transcript can have notes.
  const hasNoTranscript = Boolean(notice) && !transcript;
  const offered = itemTabs.filter(({ value }) => {
    if (!hasNoTranscript) return !(isWide && value === 'subtitles') && !(isWider && value === 'notes');
    // Slides need no transcript either.
    return (
      value === 'summary' || value === 'notes' || (value === 'chapters' && content && (scanPlayback || canExtractSlides(content)))
    );
  });
  const shown = offered.some(({ value }) => value === view) ? view : 'summary';

  const seek: Seek = useMemo(
    () =>
      player ?? {
        plays: false,
        to: (time) => {
          setTarget({ time });
          if (!isWide) setView('subtitles');
        },
      },
    [player, isWide],
  );

  usePageKey('/', () => {
    if (!isWide) setView('subtitles');
    setSearching(true);
  });

  useInitialSeek(player, at);

  const { quote, banner } = useQuoting(contentId);
  const exportButton = content && <ExportButton contentId={contentId} summaryId={summary?.summaryId} />;
  const subtitles = transcript ? (
    <Suspense fallback={<Skeleton />}>
      <SubtitlesView
        transcript={transcript}
        url={url}
        tasks={item.rows?.tasks ?? []}
        seek={seek}
        target={player ? undefined : target}
        searching={searching}
        onSearching={onSearching}
        actions={!isWide && exportButton}
      />
    </Suspense>
  ) : (
    <p className={styles.empty}>{readingText('subtitles.empty')}</p>
  );

  const notes = (
    <Suspense fallback={<Skeleton />}>
      <NotesView
        contentId={contentId}
        url={url}
        seek={seek}
        toPortable={(text) => (content ? withTimeUrls(text, content) : text)}
      />
      {/* On wider screens the summary is beside the note, and has it. */}
      {transcript && !isWider && <RelatedItems key={contentId} contentId={contentId} />}
    </Suspense>
  );

  return (
    <QuoteContext value={quote}>
      {banner}
      <div className={styles.columns}>
        <Root dir={uiDirection} className={styles.tabs} value={shown} onValueChange={(value) => setView(value as ItemView)}>
          <TabList label={t('tabs.label')} tabs={offered.map((tab) => ({ ...tab, label: t(tab.label) }))} />
          <Content value="summary" className={styles.content}>
            <SummaryTab item={item} subject={subject} seek={seek} exportButton={exportButton} notice={notice} />
          </Content>
          <Content value="chapters" className={styles.content}>
            {(digest && !item.isIncomplete) || hasNoTranscript ? (
              <Suspense fallback={<Skeleton />}>
                <ChaptersTab
                  contentId={contentId}
                  newestId={item.versions[0]?.summaryId}
                  digest={digest}
                  content={content}
                  tasks={item.rows?.tasks ?? []}
                  cues={cues}
                  seek={seek}
                />
              </Suspense>
            ) : (
              <p className={styles.empty}>{readingText('chapters.working')}</p>
            )}
          </Content>
          {!isWide && (
            <Content value="subtitles" className={styles.content}>
              {subtitles}
            </Content>
          )}
          <Content value="notes" className={styles.content}>
            {notes}
          </Content>
          <Content value="ask" className={styles.content}>
            {transcript ? (
              <Suspense fallback={<Skeleton />}>
                <AskView about={{ contentId }} question={question} seek={seek} />
              </Suspense>
            ) : (
              <p className={styles.empty}>{readingText('subtitles.empty')}</p>
            )}
          </Content>
        </Root>
        {isWide && !hasNoTranscript && <div className={styles.beside}>{subtitles}</div>}
        {isWider && !hasNoTranscript && <div className={styles.notes}>{notes}</div>}
      </div>
    </QuoteContext>
  );
}
