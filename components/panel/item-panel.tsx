import ExternalLink from 'lucide-react/icons/external-link';
import Maximize2 from 'lucide-react/icons/maximize-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { lazy, type ReactNode, Suspense } from 'react';
import { useApp } from '../app/app-context.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { canTranscribe } from '../failure/can-transcribe.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { t } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { ItemHeader } from '../item/item-header.tsx';
import type { Subject } from '../item/item-records.ts';
import { Progress } from '../item/progress.tsx';
import { stateText } from '../item/state-text.ts';
import { TrackChooser } from '../item/track-chooser.tsx';
import { useItem } from '../item/use-item.ts';
import { QueueFooter } from '../queue/queue-footer.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { ItemBanners } from './item-banners.tsx';
import styles from './item-panel.module.css';
import { ItemTabs } from './item-tabs.tsx';
import type { InitialView } from './item-view.ts';
import { TabsSkeleton } from './tabs-skeleton.tsx';

const FollowButton = lazy(() => import('../feed/follow-button.tsx'));
const TranscribeOffer = lazy(() => import('../transcription/transcribe-offer.tsx'));

/** The view of one media item. Available parts are shown while others are generated. */
export function ItemPanel({
  subject,
  player,
  playerBanner,
  chooser,
  initialView,
  isReader = false,
}: {
  subject: Subject;
  /** Seeks in the player; undefined while nothing plays, when a click on a time opens the transcript there. */
  player: Seek | undefined;
  /** The failure of the last seek. */
  playerBanner?: ReactNode;
  chooser?: ReactNode;
  initialView?: InitialView;
  isReader?: boolean;
}) {
  const { navigation } = useApp();
  const { contentId, url } = subject;
  const item = useItem(subject);
  const { name, work, failure } = item.state;
  const { summary, transcript, content } = item;
  const about = { url, contentId };
  const hasChoice = content !== undefined && content.tracks.length > 1;
  const hasOffer = failure !== undefined && canTranscribe(failure);
  const notice = failure && (
    <div className={styles.notice}>
      <FailureNotice failure={failure} about={about} onRetry={hasOffer ? undefined : item.retry} />
      {hasOffer && (
        <>
          <Suspense>
            <TranscribeOffer item={item} subject={subject} />
          </Suspense>
          <Button variant="quiet" icon={RotateCcw} onClick={item.retry}>
            {t('action.retry')}
          </Button>
        </>
      )}
    </div>
  );
  const hasText = summary !== undefined || (transcript !== undefined && !failure);

  return (
    <Frame
      state={name}
      contentId={contentId}
      status={stateText(item.state)}
      duration={item.duration}
      header={
        <>
          <ItemHeader
            title={item.title}
            duration={item.duration}
            author={content?.author}
            transcript={transcript}
            tracks={
              hasChoice && (
                <TrackChooser
                  tracks={content.tracks}
                  shown={transcript}
                  onChoose={(trackId) => item.request({ trackId, audioLanguage: undefined })}
                />
              )
            }
            follow={
              content?.channelUrl && (
                <Suspense>
                  <FollowButton channelUrl={content.channelUrl} contentId={contentId} author={content.author} />
                </Suspense>
              )
            }
            progress={work && work.stage !== 'listening' && <Progress work={work} onCancel={item.cancel} />}
            action={
              isReader ? (
                <IconButton icon={ExternalLink} label={t('action.openPage')} onClick={() => openWebPage(url)} />
              ) : (
                <IconButton
                  icon={Maximize2}
                  label={t('action.fullView')}
                  disabled={!content}
                  onClick={() => navigation.openReader(contentId)}
                />
              )
            }
          />
          {chooser}
        </>
      }
      footer={<QueueFooter />}
    >
      {playerBanner}
      <ItemBanners item={item} subject={subject} />
      {hasText || content ? (
        <ItemTabs item={item} subject={subject} player={player} initialView={initialView} notice={!hasText && notice} />
      ) : notice ? (
        notice
      ) : (
        <TabsSkeleton />
      )}
    </Frame>
  );
}
