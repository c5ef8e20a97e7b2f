import Maximize2 from 'lucide-react/icons/maximize-2';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PageMedia } from '../../lib/contract/page.ts';
import { useApp } from '../app/app-context.ts';
import { FailureBanner, FailureNotice, FallbackBanner } from '../failure/failure-views.ts';
import { t } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { ItemHeader } from '../item/item-header.tsx';
import { OfflineBanner } from '../item/offline-banner.tsx';
import { Progress } from '../item/progress.tsx';
import { stateText } from '../item/state-text.ts';
import { useItem } from '../item/use-item.ts';
import { usePlayer } from '../page/use-player.tsx';
import { SummaryBody } from '../summary/summary-body.tsx';
import { summaryText } from '../summary/summary-text.ts';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PopupActions } from './popup-actions.tsx';
import styles from './quick-summary.module.css';

const CostQuestionBanner = lazy(() => import('../cost/cost-question.tsx'));

/** The popup's summary of a media item. */
export function QuickSummary({
  mediaItem,
  chooser,
  openPanel,
}: {
  mediaItem: PageMedia;
  chooser: ReactNode;
  /** The button that opens the side panel. */
  openPanel: ReactNode;
}) {
  const { navigation } = useApp();
  const { contentId, url } = mediaItem;
  const item = useItem(mediaItem);
  const { state, summary, digest, transcript, cues } = item;
  const { name, work, failure } = state;
  const { player, banner } = usePlayer(contentId);
  const about = { url, contentId };

  return (
    <Frame
      state={name}
      contentId={contentId}
      status={stateText(state)}
      duration={item.duration}
      header={
        <>
          <ItemHeader
            title={item.title}
            duration={item.duration}
            author={item.content?.author}
            transcript={transcript}
            progress={work && <Progress work={work} onCancel={item.cancel} />}
          />
          {chooser}
        </>
      }
      footer={
        <PopupActions>
          {openPanel}
          {digest && (
            <CopyButton
              compact
              label={t('action.copySummary')}
              text={() => summaryText({ title: item.title ?? url, url, overview: digest.overview, lines: digest.lines, cues })}
            />
          )}
          <IconButton
            icon={Maximize2}
            label={t('action.fullView')}
            disabled={!item.content}
            onClick={() => navigation.openReader(contentId)}
          />
        </PopupActions>
      }
    >
      {banner}
      {name === 'offline' && summary && <OfflineBanner />}
      {failure && summary && <FailureBanner failure={failure} about={about} onRetry={item.retry} onDismiss={item.dismiss} />}
      {item.fallbackReason && (
        <FallbackBanner failure={item.fallbackReason} about={about} onRetry={item.retry} onDismiss={item.dismiss} />
      )}
      {item.question && (
        <Suspense>
          <CostQuestionBanner question={item.question} />
        </Suspense>
      )}
      {summary && digest ? (
        <section data-view="summary" aria-label={t('summary.label')} className={styles.lines}>
          <SummaryBody summary={summary} digest={digest} cues={cues} isGrowing={item.isGrowing} seek={player} />
        </section>
      ) : failure ? (
        <FailureNotice failure={failure} about={about} onRetry={item.retry} />
      ) : (
        <Skeleton />
      )}
    </Frame>
  );
}
