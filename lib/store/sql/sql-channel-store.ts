import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ChannelStore, FeedQuery } from '../../ports/channel-store.ts';
import type { Channel } from '../../records/channel.ts';
import { countUnseen } from '../count-unseen.ts';
import { isChannelChanged } from '../is-channel-changed.ts';
import { mergeItems } from '../merge-items.ts';
import { replaceRow } from '../replace-row.ts';
import { isBefore } from './conditions.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { channelItems, channels } from './schema-channels.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

const newestFirst = [desc(channelItems.at), desc(channelItems.channelId), desc(channelItems.itemId)];

/** Creates one user's store of channels and feed items over the server's PostgreSQL database. */
export function sqlChannelStore(db: SqlDatabase, userId: string): ChannelStore {
  const rows = ownRows(db, userId);
  const is = (channelId: string) => eq(channels.channelId, channelId);
  const of = (channelId: string) => eq(channelItems.channelId, channelId);
  const inOrder = [asc(channels.channelId)];
  return {
    listChannels: () => rows.list(channels, undefined, inOrder),
    updateChannel: (channelId, change) =>
      withUserLock(db, userId, async (locked) => {
        const row = await locked.one(channels, is(channelId));
        return replaceRow(row, change, (changed) => putAll(locked, [[row, changed]]));
      }),
    updateChannels: (change) =>
      withUserLock(db, userId, async (locked) => {
        const all = await locked.list(channels, undefined, inOrder);
        const former = new Map(all.map((row) => [row.channelId, row]));
        await putAll(
          locked,
          change(all).map((row) => [former.get(row.channelId), row]),
        );
      }),
    forgetChannel: (channelId) =>
      withUserLock(db, userId, async (locked) => {
        await locked.remove(channelItems, of(channelId));
        if (!(await locked.one(channels, is(channelId)))) return;
        await locked.remove(channels, is(channelId));
        await recordChanges(locked, [{ kind: 'channel', id: channelId, deleted: true }]);
      }),
    addItems: (channelId, items, maxItems, isHidden) =>
      withUserLock(db, userId, async (locked) => {
        const channel = await locked.one(channels, is(channelId));
        if (!channel) return [];
        const { retained, changed, added, gone } = mergeItems(await locked.list(channelItems, of(channelId)), items, maxItems);
        await locked.remove(channelItems, and(of(channelId), inArray(channelItems.itemId, gone)));
        await locked.put(channelItems, changed.map(valuesOf.channelItem));
        const unseen = countUnseen(channel, retained, isHidden);
        if (unseen !== channel.unseen) await locked.put(channels, [valuesOf.channel({ ...channel, unseen })]);
        return added;
      }),
    findChannelOf: async ({ contentId, channelUrl = '' }) => {
      const [followed, items] = await Promise.all([
        rows.list(channels, isNull(channels.unsubscribedAt), inOrder),
        rows.list(channelItems, eq(channelItems.contentId, contentId)),
      ]);
      const ids = new Set(items.map(({ channelId }) => channelId));
      return (
        followed.find((channel) => [channel.channelUrl, ...channel.addresses].includes(channelUrl)) ??
        followed.find(({ channelId }) => ids.has(channelId))
      );
    },
    listFeed: (query) => rows.list(channelItems, feedCondition(query), newestFirst, query.limit),
    listPendingSummaries: () =>
      rows.list(channelItems, isNotNull(channelItems.summarizeAt), [asc(channelItems.summarizeAt), asc(channelItems.itemId)]),
    clearPendingSummaries: (items) =>
      withUserLock(db, userId, async (locked) => {
        for (const { channelId, itemId } of items) {
          const [row] = await locked.list(channelItems, and(of(channelId), eq(channelItems.itemId, itemId)));
          if (row) await locked.put(channelItems, [valuesOf.channelItem({ ...row, summarizeAt: undefined })]);
        }
      }),
  };
}

/** Replaces channels and records the changes that concern other devices. */
async function putAll(rows: OwnRows, all: [before: Channel | undefined, after: Channel][]): Promise<void> {
  await rows.put(
    channels,
    all.map(([, after]) => valuesOf.channel(after)),
  );
  const changed = all.filter(([before, after]) => isChannelChanged(before, after)).map(([, after]) => after);
  await recordChanges(
    rows,
    changed.map(({ channelId, unsubscribedAt }) => ({ kind: 'channel', id: channelId, deleted: unsubscribedAt !== undefined })),
  );
}

function feedCondition({ channelId, since, before: place }: FeedQuery): SQL | undefined {
  const { at, itemId } = channelItems;
  return and(
    channelId === undefined ? isFollowed : eq(channelItems.channelId, channelId),
    since === undefined ? undefined : gte(at, since),
    place && isBefore([at, channelItems.channelId, itemId], [place.at, place.channelId, place.itemId]),
  );
}

const isFollowed = sql`not exists (select from ${channels} where ${channels.userId} = ${channelItems.userId}
  and ${channels.channelId} = ${channelItems.channelId} and ${channels.unsubscribedAt} is not null)`;
