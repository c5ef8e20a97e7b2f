import { lazy, Suspense } from 'react';
import { FailureFrame } from '../../components/failure/failure-frame.tsx';
import { readingText } from '../../components/i18n/reading-text.ts';
import { MediaChooser } from '../../components/item/media-chooser.tsx';
import { PageNotice } from '../../components/item/page-notice.tsx';
import type { PageView } from '../../components/page/use-page.ts';
import { usePlayer } from '../../components/page/use-player.tsx';
import { ItemPanel } from '../../components/panel/item-panel.tsx';
import { goTo } from '../../components/places/route.ts';
import { QueueFooter } from '../../components/queue/queue-footer.tsx';
import type { PageMedia } from '../../lib/contract/page.ts';

const OpenFileButton = lazy(() => import('./open-file-button.tsx'));
const LinkedMedia = lazy(() => import('../../components/panel/linked-media.tsx'));
const RecentItems = lazy(() => import('../../components/library/recent-items.tsx'));

/**
 * The panel of the active tab's media item, or of the latest library items if the tab has none. Each media item has its own
 * component instance, so no state of another one remains.
 */
export function Panel({ page }: { page: PageView }) {
  if (page.state === 'failed') return <FailureFrame failure={page.failure} onRetry={page.retry} footer={<QueueFooter />} />;
  if (page.state !== 'ready') {
    return (
      <PageNotice
        state={page.state}
        forbidden={readingText('forbidden.body')}
        footer={<QueueFooter />}
        actions={
          <Suspense>
            <LinkedMedia />
            <OpenFileButton />
          </Suspense>
        }
      >
        <Suspense>
          <RecentItems onOpen={(contentId) => goTo({ place: 'item', contentId })} />
        </Suspense>
      </PageNotice>
    );
  }
  const { mediaItem, media, choose } = page;
  return <PagePanel key={mediaItem.contentId} mediaItem={mediaItem} media={media} onChoose={choose} />;
}

/** The panel of the media item that the page beside it plays. */
function PagePanel({
  mediaItem,
  media,
  onChoose,
}: {
  mediaItem: PageMedia;
  media: PageMedia[];
  onChoose: (contentId: string) => void;
}) {
  const { contentId } = mediaItem;
  const { player, banner } = usePlayer(contentId);
  return (
    <ItemPanel
      subject={mediaItem}
      player={player}
      playerBanner={banner}
      chooser={<MediaChooser media={media} chosen={contentId} onChoose={onChoose} />}
    />
  );
}
