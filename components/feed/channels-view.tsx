import Rss from 'lucide-react/icons/rss';
import type { Channel } from '../../lib/records/channel.ts';
import { useApp } from '../app/app-context.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { feedText } from '../i18n/feed-text.ts';
import { Notice } from '../ui/notice.tsx';
import { useUndo } from '../ui/undo.tsx';
import { ChannelList } from './channel-list.tsx';
import styles from './channels-view.module.css';
import { FollowForm } from './follow-form.tsx';
import { ImportReport } from './import-report.tsx';
import { ListMenu } from './list-menu.tsx';
import type { Subscriptions } from './subscriptions.ts';
import { useChannelLists } from './use-channel-lists.ts';
import type { FeedRefresh } from './use-feed-refresh.ts';
import { useHealth } from './use-health.ts';

/** The followed channels, with the form to follow another and the menu to import and export lists. */
export function ChannelsView({
  all,
  follow,
  feedRefresh,
  onItems,
}: {
  all: Subscriptions;
  /** Address with which the form begins. */
  follow?: string;
  feedRefresh: FeedRefresh;
  onItems: (channelId: string) => void;
}) {
  const { client } = useApp();
  const { channels } = all;
  const { offer, strip } = useUndo();
  const { attempt, banner } = useFailureBanner();
  const lists = useChannelLists(attempt);
  const isEmpty = channels.length === 0;
  // The health is queried again after a change of the channels or of their failures.
  const health = useHealth(`${channels.length} ${channels.filter(({ refresh }) => refresh.failures > 0).length}`);

  const unfollow = async ({ channelUrl, title }: Channel) => {
    await client.unsubscribeChannel({ channelUrl });
    offer({ text: feedText('unfollowed', { title }), undo: () => attempt(() => client.subscribeChannel({ channelUrl })) });
  };
  return (
    <>
      <div className={styles.top}>
        <FollowForm first={follow} />
        {!isEmpty && (
          <div className={styles.head}>
            <p>{feedText('channels.count', { count: channels.length })}</p>
            <ListMenu lists={lists} isEmpty={false} />
          </div>
        )}
      </div>
      {banner}
      <ImportReport lists={lists} channels={channels} />
      {isEmpty ? (
        <Notice icon={Rss} title={feedText('empty.title')} actions={<ListMenu lists={lists} isEmpty />}>
          {feedText('empty.body')}
        </Notice>
      ) : (
        <ChannelList
          channels={channels}
          health={health}
          onItems={onItems}
          onRefresh={({ channelUrl }) => feedRefresh.refresh(channelUrl)}
          onUpdate={({ channelUrl }, changes) => attempt(() => client.updateChannel({ channelUrl, ...changes }))}
          onUnfollow={(channel) => attempt(() => unfollow(channel))}
        />
      )}
      {strip}
    </>
  );
}
