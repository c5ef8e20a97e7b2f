import type { feed as operations } from '../../contract/feed.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { Handlers } from '../../contract/operation.ts';
import { isFetchAllowed } from '../../feeds/is-fetch-allowed.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Channel } from '../../records/channel.ts';
import { decodeCursor, encodeCursor, pageOf } from '../cursor.ts';
import { isoTime } from '../iso-time.ts';
import { feedItemResult } from './channel-results.ts';
import type { FeedRefresher } from './feed-refresher.ts';
import { isRequested, subscribedChannel, subscribedChannels } from './find-channel.ts';

const list = 'feed';
const dayMs = 24 * 3600_000;
const defaultPeriodMs = 7 * dayMs;
/** The shortest interval between two requested refreshes of all feeds. */
const minFetchIntervalMs = 30_000;

/** Handlers of the feed of all subscribed channels. */
export function feedHandlers(ports: Ports, refresher: FeedRefresher): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, clock } = ports;
  return {
    async getFeed({ since, limit, cursor }, { signal }) {
      const place = decodeCursor<[number, number, string, string]>(list, cursor, [0, 0, '', '']);
      const [firstSince, at, channelId, itemId] = place ?? [];
      const from = since === undefined ? (firstSince ?? clock.now() - defaultPeriodMs) : Date.parse(since);
      if (firstSince !== undefined && from !== firstSince)
        throw invalidField('cursor', 'It belongs to a feed with another value of since. Call again without one.');
      const refreshing = place ? [] : await refresher.refreshStale(signal);
      const before = place && { at: at!, channelId: channelId!, itemId: itemId! };
      const [items, last] = pageOf(await store.listFeed({ since: from, before, limit: limit + 1 }), limit);
      const channels = new Map((await subscribedChannels(store)).map((channel) => [channel.channelId, channel]));
      return {
        items: items.flatMap((item) => {
          const channel = channels.get(item.channelId);
          return channel ? [feedItemResult(item, channel)] : [];
        }),
        ...(last && { nextCursor: encodeCursor(list, [from, last.at, last.channelId, last.itemId]) }),
        ...(refreshing.length > 0 && { refreshing }),
      };
    },

    async markSeen({ channelUrl }) {
      const lastSeenAt = clock.now();
      const channelId = channelUrl === undefined ? undefined : (await subscribedChannel(store, channelUrl)).channelId;
      await store.updateChannels((rows) =>
        rows.filter((row) => isRequested(row, channelId)).map((row) => ({ ...row, lastSeenAt, unseen: 0 })),
      );
      await refresher.updateHost();
      return { success: true, lastSeenAt: isoTime(lastSeenAt) };
    },

    async refreshFeed({ channelUrl }) {
      const now = clock.now();
      const channelId = channelUrl === undefined ? undefined : (await subscribedChannel(store, channelUrl)).channelId;
      let requestedCount = 0;
      await store.updateChannels((rows) => {
        const due = rows.filter((row) => isRequested(row, channelId) && isRefreshAllowed(row, now, channelId !== undefined));
        requestedCount = due.length;
        return due.map((row) => ({ ...row, refresh: { ...row.refresh, nextAt: now } }));
      });
      await refresher.fetchDue();
      return { success: true, asked: requestedCount };
    },
  };
}

/** Whether a feed may be fetched on request: a feed that is gone is fetched only by its name. */
function isRefreshAllowed({ refresh }: Channel, now: number, byName: boolean): boolean {
  if (refresh.nextAt === undefined) return byName;
  return refresh.failure?.code === 'noPermission' || isFetchAllowed(refresh, now, byName ? 0 : minFetchIntervalMs);
}
