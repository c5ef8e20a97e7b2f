import CheckCheck from 'lucide-react/icons/check-check';
import Inbox from 'lucide-react/icons/inbox';
import ListPlus from 'lucide-react/icons/list-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Suspense, useMemo, useState } from 'react';
import type { ChannelItem } from '../../lib/records/channel.ts';
import { createFeedFilter } from '../../lib/records/feed-filter.ts';
import { useApp } from '../app/app-context.ts';
import { queueSummaries } from '../app/queue-summaries.ts';
import { useAction } from '../app/use-action.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { feedText } from '../i18n/feed-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ItemList } from './item-list.tsx';
import styles from './items-view.module.css';
import type { Subscriptions } from './subscriptions.ts';
import type { FeedRefresh } from './use-feed-refresh.ts';
import { useItems } from './use-items.ts';

/** The items of all channels or of one, with filter, refresh and batch actions. */
export function ItemsView({
  all,
  channelId,
  onChannel,
  feedRefresh,
  onOpen,
}: {
  all: Subscriptions;
  channelId: string | undefined;
  onChannel: (channelId: string | undefined) => void;
  feedRefresh: FeedRefresh;
  onOpen: (contentId: string) => void;
}) {
  const { client, live, now } = useApp();
  const action = useAction();
  const [isRevealed, setIsRevealed] = useState(false);
  const { channels, byId } = all;
  const settings = useStoredSettings();
  const filter = useMemo(() => settings !== undefined && createFeedFilter(settings ?? undefined), [settings]);
  const isHidden = filter ? (item: ChannelItem) => filter(item, byId.get(item.channelId)) : undefined;
  const shown = useItems(channelId, isHidden, isRevealed);
  const channel = channelId === undefined ? undefined : byId.get(channelId);
  const count = (channel ?? all).unseen;
  const channelUrl = channel?.channelUrl;
  const pendingCount = channels.filter(({ refresh }) => (refresh.nextAt ?? Infinity) <= now()).length;
  const status = feedRefresh.isRefreshing
    ? feedText('refreshing', { count: Math.max(1, pendingCount) })
    : (action.message ?? feedText('items.unseen', { count }));

  const queueNew = async () => {
    const items = await live.listFeed({ channelId, limit: Infinity });
    const isNew = (item: (typeof items)[number]) => item.arrivedAt > (byId.get(item.channelId)?.lastSeenAt ?? Infinity);
    const wanted = items.filter((item) => isNew(item) && !isHidden?.(item));
    const titles = new Map(wanted.map(({ sourceUrl, title }) => [sourceUrl, title]));
    return feedText('batch.queued', { count: await queueSummaries(client, titles) });
  };
  const markSeen = async () => void (await client.markSeen({ channelUrl }));

  return (
    <>
      <div className={styles.tools}>
        <select
          aria-label={feedText('filter')}
          value={channelId ?? ''}
          onChange={({ target }) => onChannel(target.value || undefined)}
        >
          <option value="">{feedText('filter.all')}</option>
          {channels.map(({ channelId: id, title, unseen }) => (
            <option key={id} value={id}>
              {unseen > 0 ? `${title} (${unseen})` : title}
            </option>
          ))}
        </select>
        <IconButton
          icon={RefreshCw}
          label={feedText('refresh')}
          disabled={feedRefresh.isRefreshing}
          onClick={() => feedRefresh.refresh(channelUrl)}
        />
      </div>
      <div className={styles.news}>
        <p role="status">{status}</p>
        {count > 0 && (
          <>
            <IconButton icon={ListPlus} label={feedText('batch')} disabled={action.isBusy} onClick={() => action.run(queueNew)} />
            <Button variant="quiet" icon={CheckCheck} disabled={action.isBusy} onClick={() => action.run(markSeen)}>
              {feedText('seen')}
            </Button>
          </>
        )}
      </div>
      {action.failure && (
        <Suspense>
          <FailureBanner failure={action.failure} onDismiss={action.dismiss} />
        </Suspense>
      )}
      {shown.hiddenCount > 0 && (
        <div className={styles.hidden}>
          <p>{feedText(isRevealed ? 'hidden.shown' : 'hidden.count', { count: shown.hiddenCount })}</p>
          <Button variant="quiet" onClick={() => setIsRevealed(!isRevealed)}>
            {feedText(isRevealed ? 'hidden.hide' : 'hidden.show')}
          </Button>
        </div>
      )}
      {!shown.items ? (
        <Skeleton />
      ) : shown.items.length + shown.hiddenCount > 0 ? (
        <ItemList shown={shown} byId={byId} onOpen={onOpen} />
      ) : (
        <Notice icon={Inbox} title={feedText('nothing.title')}>
          {feedText('nothing.body')}
        </Notice>
      )}
    </>
  );
}
