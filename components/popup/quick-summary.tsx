import Maximize2 from 'lucide-react/icons/maximize-2';
import type { ComponentType, ReactNode } from 'react';
import type { PageMedia } from '../../lib/contract/page.ts';
import { useApp } from '../app/app-context.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { t } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { ItemHeader } from '../item/item-header.tsx';
import { Progress } from '../item/progress.tsx';
import { stateText } from '../item/state-text.ts';
import { useItem } from '../item/use-item.ts';
import { usePlayer } from '../page/use-player.tsx';
import { SummaryBanners } from '../summary/summary-banners.tsx';
import { SummaryBody } from '../summary/summary-body.tsx';
import { summaryText } from '../summary/summary-text.ts';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PopupActions } from './popup-actions.tsx';
import styles from './quick-summary.module.css';

export interface OpenPanelProps {
  variant?: 'primary' | 'plain';
  /** The label, where the panel is opened for another purpose than reading the summary. */
  children?: string;
}

/** The popup's summary of a media item. */
export function QuickSummary({
  mediaItem,
  chooser,
  OpenPanel,
}: {
  mediaItem: PageMedia;
  chooser: ReactNode;
  /** The button that opens the side panel. */
  OpenPanel: ComponentType<OpenPanelProps>;
}) {
  const { navigation } = useApp();
  const { contentId, url } = mediaItem;
  const item = useItem(mediaItem);
  const { state, summary, digest, transcript, cues } = item;
  const { name, work, failure } = state;
  const { player, banner } = usePlayer(contentId);

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
          {/* The notice of a failure has the way out. */}
          <OpenPanel variant={failure && !summary ? 'plain' : 'primary'} />
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
      <SummaryBanners item={item} subject={mediaItem} />
      {summary && digest ? (
        <section data-view="summary" aria-label={t('summary.label')} className={styles.lines}>
          <SummaryBody summary={summary} digest={digest} cues={cues} isGrowing={item.isGrowing} seek={player} />
        </section>
      ) : failure ? (
        <FailureNotice
          failure={failure}
          about={{ url, contentId }}
          onRetry={item.retry}
          transcribe={(label) => <OpenPanel>{label}</OpenPanel>}
        />
      ) : (
        <Skeleton />
      )}
    </Frame>
  );
}
