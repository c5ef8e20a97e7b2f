import { Content, Root } from '@radix-ui/react-tabs';
import Inbox from 'lucide-react/icons/inbox';
import Newspaper from 'lucide-react/icons/newspaper';
import Radio from 'lucide-react/icons/radio';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazy, Suspense, useState } from 'react';
import { FailureBanner } from '../failure/failure-views.ts';
import { feedText } from '../i18n/feed-text.ts';
import { uiDirection } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { OfflineBanner } from '../item/offline-banner.tsx';
import { useOnline } from '../item/use-online.ts';
import { QueueFooter } from '../queue/queue-footer.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TabList } from '../ui/tab-list.tsx';
import tabs from '../ui/tabs.module.css';
import { useHistoryState } from '../ui/use-history-state.ts';
import { ChannelsView } from './channels-view.tsx';
import { HostsBanner } from './hosts-banner.tsx';
import { ItemsView } from './items-view.tsx';
import type { OpenItem } from './open-item.ts';
import { type Subscriptions, useSubscriptions } from './subscriptions.ts';
import { useFeedRefresh } from './use-feed-refresh.ts';
import { useFreshFeeds } from './use-fresh-feeds.ts';

const DigestView = lazy(() => import('./digest-view.tsx'));
const NoveltyView = lazy(() => import('./novelty-view.tsx'));

const sections = [
  { value: 'items', icon: Inbox },
  { value: 'novelty', icon: Sparkles },
  { value: 'digest', icon: Newspaper },
  { value: 'channels', icon: Radio },
] as const;
type Section = (typeof sections)[number]['value'];

interface FeedProps {
  onOpen: OpenItem;
  /** Address with which the form to follow a channel begins. */
  follow?: string;
}

/**
 * The feed page with its sections: new items of the followed channels, items that are new to the user, the digest, and the
 * channels.
 */
export default function FeedView({ onOpen, follow }: FeedProps) {
  const online = useOnline();
  const all = useSubscriptions();
  useFreshFeeds(online);
  return (
    <Frame
      state={online ? 'ready' : 'offline'}
      header={<h1 className="hidden-text">{feedText('title')}</h1>}
      footer={<QueueFooter />}
    >
      {!online && <OfflineBanner>{feedText('offline')}</OfflineBanner>}
      {all ? <Sections key={follow} all={all} onOpen={onOpen} follow={follow} /> : <Skeleton />}
    </Frame>
  );
}

function Sections({ all, onOpen, follow }: FeedProps & { all: Subscriptions }) {
  const [viewState, setViewState] = useHistoryState<{ section?: Section; channelId?: string }>('feed', {});
  const feedRefresh = useFeedRefresh();
  // Without channels there are no items to show first.
  const [first] = useState<Section>(all.channels.length > 0 && !follow ? 'items' : 'channels');
  const { section = first } = viewState;
  const channelId = viewState.channelId !== undefined && all.byId.has(viewState.channelId) ? viewState.channelId : undefined;
  const noChannels = (
    <Notice
      icon={Inbox}
      title={feedText('nothing.title')}
      actions={
        <Button icon={Radio} onClick={() => setViewState({ section: 'channels' })}>
          {feedText('section.channels')}
        </Button>
      }
    >
      {feedText('nothing.body')}
    </Notice>
  );
  return (
    <>
      <HostsBanner channels={all.channels} onAllowed={() => feedRefresh.refresh()} />
      {feedRefresh.failure && (
        <FailureBanner failure={feedRefresh.failure} onRetry={() => feedRefresh.refresh()} onDismiss={feedRefresh.dismiss} />
      )}
      <Root
        dir={uiDirection}
        className={tabs.root}
        value={section}
        onValueChange={(value) => setViewState({ ...viewState, section: value as Section })}
      >
        <TabList
          label={feedText('sections')}
          tabs={sections.map(({ value, icon }) => ({ value, icon, label: feedText(`section.${value}`) }))}
        />
        <Content value="items" className={tabs.content}>
          {all.channels.length > 0 ? (
            <ItemsView
              key={channelId}
              all={all}
              channelId={channelId}
              onChannel={(id) => setViewState({ section: 'items', channelId: id })}
              feedRefresh={feedRefresh}
              onOpen={onOpen}
            />
          ) : (
            noChannels
          )}
        </Content>
        <Content value="novelty" className={tabs.content}>
          {all.channels.length > 0 ? (
            <Suspense fallback={<Skeleton />}>
              <NoveltyView onOpen={onOpen} />
            </Suspense>
          ) : (
            noChannels
          )}
        </Content>
        <Content value="digest" className={tabs.content}>
          <Suspense fallback={<Skeleton />}>
            <DigestView onOpen={onOpen} onFeed={() => setViewState({ section: 'items' })} />
          </Suspense>
        </Content>
        <Content value="channels" className={tabs.content}>
          <ChannelsView
            all={all}
            follow={follow}
            feedRefresh={feedRefresh}
            onItems={(id) => setViewState({ section: 'items', channelId: id })}
          />
        </Content>
      </Root>
    </>
  );
}
