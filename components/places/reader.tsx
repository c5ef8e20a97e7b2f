import BookX from 'lucide-react/icons/book-x';
import { lazy, Suspense } from 'react';
import { useApp } from '../app/app-context.ts';
import { useResult } from '../app/use-result.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { readingText } from '../i18n/reading-text.ts';
import { Brand } from '../item/brand.tsx';
import { Frame } from '../item/frame.tsx';
import { ItemHeader } from '../item/item-header.tsx';
import { useStored } from '../item/item-records.ts';
import { PageNotice } from '../item/page-notice.tsx';
import { usePlays } from '../page/use-page.ts';
import { usePlayer } from '../page/use-player.tsx';
import { ItemPanel } from '../panel/item-panel.tsx';
import type { InitialView } from '../panel/item-view.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { goTo } from './route.ts';

const SharedItem = lazy(() => import('../collections/shared-item.tsx'));

/** One media item, independent of the page in the active tab: a saved one, or one that is summarized by its address. */
export default function Reader({ contentId, first, url }: { contentId: string; first: InitialView; url?: string }) {
  const content = useStored(contentId);
  usePageTitle(content?.title ?? '');
  const { loadItem } = useApp();
  const {
    result: isLoaded = loadItem === undefined,
    failure,
    retry,
  } = useResult(async () => {
    await loadItem?.(contentId);
    return true;
  }, [loadItem, contentId]);
  const plays = usePlays(contentId);
  const { player: pagePlayer, banner } = usePlayer(contentId);
  const player = plays ? pagePlayer : undefined;
  if (failure) {
    return (
      <Frame
        state="error"
        contentId={contentId}
        header={content ? <ItemHeader title={content.title} duration={content.duration} author={content.author} /> : <Brand />}
      >
        <FailureNotice failure={failure} about={{ contentId }} onRetry={retry} />
      </Frame>
    );
  }
  if (content === undefined || !isLoaded) return <PageNotice state="detecting" forbidden="" />;
  if (content === null && !url) {
    const missing = (
      <Frame state="none" contentId={contentId} header={<Brand />} status={readingText('unsaved.title')}>
        <Notice icon={BookX} title={readingText('unsaved.title')}>
          {readingText('unsaved.body')}
        </Notice>
      </Frame>
    );
    return (
      <Suspense fallback={<Skeleton />}>
        <SharedItem
          contentId={contentId}
          at={first.at}
          player={player}
          playerBanner={banner}
          onOpenCollection={(collectionId) => goTo({ place: 'library', collectionId })}
          missing={missing}
        />
      </Suspense>
    );
  }
  const { sourceUrl, title, duration } = content ?? { sourceUrl: url!, title: '', duration: 0 };
  const subject = { contentId, url: sourceUrl, title, duration };
  return <ItemPanel key={contentId} subject={subject} player={player} playerBanner={banner} initialView={first} isReader />;
}
