import { Content, Root } from '@radix-ui/react-tabs';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useMemo, useState } from 'react';
import type { SharedMediaRow } from '../../lib/ports/live-queries.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { useLiveById } from '../app/use-live-by-id.ts';
import ChaptersView from '../chapters/chapters-view.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { t, uiDirection } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { ItemHeader } from '../item/item-header.tsx';
import { Lines } from '../summary/lines.tsx';
import { IconButton } from '../ui/button.tsx';
import { tabIcons } from '../ui/tab-icons.ts';
import { TabList } from '../ui/tab-list.tsx';
import tabs from '../ui/tabs.module.css';
import type { Seek } from '../ui/time-button.tsx';
import { useInitialSeek } from '../ui/use-initial-seek.ts';
import styles from './shared-item.module.css';
import { SharedTranscript } from './shared-transcript.tsx';

/** A media item of another user's shared collection, read-only. The user can create a summary of their own on the item's page. */
export default function SharedItem({
  contentId,
  at,
  player,
  playerBanner,
  onOpenCollection,
  missing,
}: {
  contentId: string;
  /** Time to show first. Seconds. */
  at?: number;
  /** Undefined while the item does not play. */
  player: Seek | undefined;
  /** The failure of the last seek. */
  playerBanner?: ReactNode;
  onOpenCollection: (collectionId: string) => void;
  /** Content for an item that no shared collection holds. */
  missing: ReactNode;
}) {
  const mediaItem = useLiveById(contentId, async (live, id) => (await live.shared.mediaItem(id)) ?? null);
  if (mediaItem === undefined) return null;
  if (mediaItem === null) return missing;
  return (
    <SharedItemView
      mediaItem={mediaItem}
      at={at}
      player={player}
      playerBanner={playerBanner}
      onOpenCollection={onOpenCollection}
    />
  );
}

function SharedItemView({
  mediaItem: { item, content, summary, transcript },
  at,
  player,
  playerBanner,
  onOpenCollection,
}: {
  mediaItem: SharedMediaRow;
  at: number | undefined;
  player: Seek | undefined;
  /** The failure of the last seek. */
  playerBanner?: ReactNode;
  onOpenCollection: (collectionId: string) => void;
}) {
  const { contentId, title, author, duration, sourceUrl } = content;
  const collection = useLiveById(item.collectionId, (live, id) => live.shared.collection(id))?.collection;
  const [view, setView] = useState(at === undefined ? 'summary' : 'subtitles');
  const [target, setTarget] = useState(at);
  const cues = transcript?.cues ?? [];
  const seek: Seek = useMemo(
    () =>
      player ?? {
        plays: false,
        to: (time) => {
          setTarget(time);
          setView('subtitles');
        },
      },
    [player],
  );
  useInitialSeek(player, at);

  return (
    <Frame
      state="ready"
      contentId={contentId}
      duration={duration}
      header={
        <>
          <ItemHeader
            title={title || t('media.untitled')}
            duration={duration}
            author={author}
            transcript={transcript}
            action={<IconButton icon={ExternalLink} label={t('action.openPage')} onClick={() => openWebPage(sourceUrl)} />}
          />
          {collection && (
            <p className={styles.from}>
              <button type="button" dir="auto" onClick={() => onOpenCollection(collection.id)}>
                {libraryText('shared.from', { name: collection.name })}
              </button>
            </p>
          )}
        </>
      }
    >
      {playerBanner}
      <Root dir={uiDirection} className={tabs.root} value={view} onValueChange={setView}>
        <TabList
          label={t('tabs.label')}
          tabs={(['summary', 'chapters', 'subtitles'] as const)
            .filter((part) => summary || part !== 'chapters')
            .map((part) => ({ value: part, label: t(`tabs.${part}`), icon: tabIcons[part] }))}
        />
        <Content value="summary" className={tabs.content}>
          {summary ? (
            <section data-view="summary" aria-label={t('summary.label')} className={styles.part}>
              <Lines lines={summary.digest.lines} cues={cues} language={summary.digest.language} seek={seek} />
              <p className={styles.note}>{libraryText('shared.summary')}</p>
            </section>
          ) : (
            <p className={styles.empty}>{libraryText('shared.summary.none')}</p>
          )}
        </Content>
        {summary && (
          <Content value="chapters" className={tabs.content}>
            <div className={styles.part}>
              <ChaptersView contentId={contentId} digest={summary.digest} cues={cues} seek={seek} />
            </div>
          </Content>
        )}
        <Content value="subtitles" className={tabs.content}>
          {transcript ? (
            <SharedTranscript transcript={transcript} seek={seek} target={player ? undefined : target} />
          ) : (
            <p className={styles.empty}>{libraryText('shared.transcript.none')}</p>
          )}
        </Content>
      </Root>
    </Frame>
  );
}
