import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { ArticleSection } from '../../components/article/article-section.tsx';
import { t } from '../../components/i18n/t.ts';
import type { Subject } from '../../components/item/rows.ts';
import type { Item } from '../../components/item/use-item.ts';
import { SummaryView } from '../../components/summary/summary-view.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Seek } from '../../components/ui/time-button.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import styles from './item-tabs.module.css';

const ChaptersView = lazy(() => import('../../components/chapters/chapters-view.tsx'));
const SubtitlesView = lazy(() => import('../../components/subtitles/subtitles-view.tsx'));

type View = 'summary' | 'chapters' | 'subtitles';

/** The parts of an item. Where there is room, the words stand beside the summary instead of behind it. */
export function ItemTabs({ item, subject, player }: { item: Item; subject: Subject; player: Seek | undefined }) {
  const { summary, cues, transcript, state } = item;
  const [view, setView] = useState<View>('summary');
  const [target, setTarget] = useState<{ time: number }>();
  const [searching, setSearching] = useState(false);
  const onSearching = useCallback(() => setSearching(false), []);
  const isWide = useMedia('(min-width: 960px)');
  const shown = isWide && view === 'subtitles' ? 'summary' : view;

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

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      if (!isWide) setView('subtitles');
      setSearching(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isWide]);

  const subtitles = transcript ? (
    <Suspense fallback={<Skeleton />}>
      <SubtitlesView
        contentId={subject.contentId}
        cues={cues}
        language={transcript.language}
        seek={seek}
        target={player ? undefined : target}
        searching={searching}
        onSearching={onSearching}
      />
    </Suspense>
  ) : (
    <p className={styles.empty}>{t('subtitles.empty')}</p>
  );

  return (
    <div className={styles.columns}>
      <Root className={styles.tabs} value={shown} onValueChange={(value) => setView(value as View)}>
        <List className={styles.list} aria-label={t('tabs.label')}>
          <Trigger value="summary">{t('tabs.summary')}</Trigger>
          <Trigger value="chapters">{t('tabs.chapters')}</Trigger>
          {!isWide && <Trigger value="subtitles">{t('tabs.subtitles')}</Trigger>}
        </List>
        <Content value="summary" className={styles.content}>
          {summary ? (
            <>
              <SummaryView
                title={item.title ?? ''}
                url={subject.url}
                summary={summary}
                cues={cues}
                seek={seek}
                busy={state.work !== undefined}
                level={item.level}
                onRefine={item.refine}
              />
              <ArticleSection contentId={subject.contentId} url={subject.url} language={summary.digest.language} />
            </>
          ) : (
            <Skeleton />
          )}
        </Content>
        <Content value="chapters" className={styles.content}>
          {summary ? (
            <Suspense fallback={<Skeleton />}>
              <ChaptersView contentId={subject.contentId} digest={summary.digest} cues={cues} seek={seek} />
            </Suspense>
          ) : (
            <p className={styles.empty}>{t('chapters.working')}</p>
          )}
        </Content>
        {!isWide && (
          <Content value="subtitles" className={styles.content}>
            {subtitles}
          </Content>
        )}
      </Root>
      {isWide && <div className={styles.beside}>{subtitles}</div>}
    </div>
  );
}
