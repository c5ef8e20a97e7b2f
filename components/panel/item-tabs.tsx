import { Content, Root } from '@radix-ui/react-tabs';
import Captions from 'lucide-react/icons/captions';
import ListTree from 'lucide-react/icons/list-tree';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import TextInitial from 'lucide-react/icons/text-initial';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { withTimeUrls } from '../../lib/export/time-url.ts';
import { ArticleSection } from '../article/article-section.tsx';
import { ExportButton } from '../exporting/export-button.tsx';
import { readingText } from '../i18n/reading-text.ts';
import { t, uiDirection } from '../i18n/t.ts';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { useQuoting } from '../notes/use-quoting.ts';
import { usePlaybackScan } from '../page/use-playback-scan.ts';
import { type Quotation, QuoteContext, RememberContext } from '../quote/quote-context.ts';
import { canExtractSlides } from '../slides/can-extract-slides.ts';
import { SummaryView } from '../summary/summary-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TabList, TabListSkeleton } from '../ui/tab-list.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useInitialSeek } from '../ui/use-initial-seek.ts';
import { usePageKey } from '../ui/use-page-key.ts';
import styles from './item-tabs.module.css';

const SummaryTools = lazy(() => import('../summary/summary-tools.tsx'));
const RememberButton = lazy(() => import('../recall/remember-button.tsx'));
const ChaptersTab = lazy(() => import('../mind-map/chapters-tab.tsx'));
const SubtitlesView = lazy(() => import('../subtitles/subtitles-view.tsx'));
const RelatedItems = lazy(() => import('../library/related-items.tsx'));
const SaveMenu = lazy(() => import('../library/save-menu.tsx'));
const NotesView = lazy(() => import('../notes/notes-view.tsx'));
const AskView = lazy(() => import('../ask/ask-view.tsx'));

const tabs = [
  { value: 'summary', label: 'tabs.summary', icon: TextInitial },
  { value: 'chapters', label: 'tabs.chapters', icon: ListTree },
  { value: 'subtitles', label: 'tabs.subtitles', icon: Captions },
  { value: 'notes', label: 'tabs.notes', icon: NotebookPen },
  { value: 'ask', label: 'tabs.ask', icon: MessageCircleQuestionMark },
] as const;
type View = (typeof tabs)[number]['value'];

/** The initial tab and position. */
export interface InitialView {
  /** Position in the transcript. Seconds. */
  at?: number;
  view?: View;
  /** A question to begin with in the tab "Ask". */
  question?: string;
}

/** The place of the tabs and of the content of the first one, while an item is loading. */
export const TabsSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.tabs}>
      <TabListSkeleton />
      <div className={styles.toolbar} />
      <Skeleton />
    </div>
  </div>
);

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
  const [view, setView] = useState<View>(part ?? (at === undefined ? 'summary' : 'subtitles'));
  const [target, setTarget] = useState(at === undefined ? undefined : { time: at });
  const [searching, setSearching] = useState(false);
  const onSearching = useCallback(() => setSearching(false), []);
  const isWide = useMedia('(min-width: 960px)');
  const isWider = useMedia('(min-width: 1280px)');
  const scanPlayback = usePlaybackScan(contentId);
  // Items without transcript can have notes.
  const hasNoTranscript = Boolean(notice) && !transcript;
  const offered = tabs.filter(({ value }) => {
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
  const renderRemember = useCallback(
    (quotation: Quotation) => (
      <Suspense>
        <RememberButton contentId={contentId} {...quotation} />
      </Suspense>
    ),
    [contentId],
  );

  const exportButton = content && <ExportButton contentId={contentId} summaryId={summary?.summaryId} />;
  const actions = content && (
    <>
      {exportButton}
      <Suspense fallback={<span className={styles.action} />}>
        <SaveMenu contentId={contentId} url={url} />
      </Suspense>
    </>
  );
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
        <Root dir={uiDirection} className={styles.tabs} value={shown} onValueChange={(value) => setView(value as View)}>
          <TabList label={t('tabs.label')} tabs={offered.map((tab) => ({ ...tab, label: t(tab.label) }))} />
          <Content value="summary" className={styles.content}>
            <Suspense fallback={<div className={styles.toolbar} />}>
              <SummaryTools item={item} url={url} actions={actions} />
            </Suspense>
            {summary ? (
              <>
                <RememberContext value={renderRemember}>
                  <SummaryView item={item} seek={seek} />
                </RememberContext>
                <ArticleSection item={item} subject={subject} seek={seek} />
                <Suspense>
                  <RelatedItems key={contentId} contentId={contentId} />
                </Suspense>
              </>
            ) : (
              notice || <Skeleton />
            )}
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

/** Whether a media query holds, live. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
