import Dexie from 'dexie';
import type { ChannelStore } from '../../ports/channel-store.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import { isChannelChanged } from '../is-channel-changed.ts';
import { channelModels } from './channel-models.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { written } from './written.ts';

export function dexieChannelStore(database: GlossDatabase): ChannelStore {
  const { channels, channelItems, changes } = database;
  const { channelOf, listFeed } = channelModels(database);
  const itemsOf = (channelId: string) =>
    channelItems.where('[channelId+itemId]').between([channelId, Dexie.minKey], [channelId, Dexie.maxKey]);
  /** Each row beside the one that it takes the place of. */
  async function putAll(rows: [before: Channel | undefined, after: Channel][]): Promise<void> {
    await channels.bulkPut(rows.map(([, after]) => after));
    for (const [before, after] of rows) {
      const { channelId, unsubscribedAt } = after;
      if (isChannelChanged(before, after)) await addChange(database, 'channel', channelId, unsubscribedAt !== undefined);
    }
  }
  return {
    listChannels: () => channels.toArray(),
    putChannels: (rows) =>
      written(() =>
        database.transaction('rw', channels, changes, async () => {
          const former = await channels.bulkGet(rows.map(({ channelId }) => channelId));
          await putAll(rows.map((row, at) => [former[at], row]));
        }),
      ),
    updateChannel: (channelId, change) =>
      written(() =>
        database.transaction('rw', channels, changes, async () => {
          const row = await channels.get(channelId);
          const changed = change(row);
          if (changed) await putAll([[row, changed]]);
          return changed ?? row;
        }),
      ),
    updateChannels: (change) =>
      written(() =>
        database.transaction('rw', channels, changes, async () => {
          const rows = await channels.toArray();
          await putAll(
            rows.flatMap((row): [Channel, Channel][] => {
              const changed = change(row);
              return changed ? [[row, changed]] : [];
            }),
          );
        }),
      ),
    forgetChannel: (channelId) =>
      written(() =>
        database.transaction('rw', channels, channelItems, changes, async () => {
          await itemsOf(channelId).delete();
          const isThere = await channels.get(channelId);
          await channels.delete(channelId);
          if (isThere) await addChange(database, 'channel', channelId, true);
        }),
      ),
    addItems: (channelId, items, keep) =>
      written(() =>
        database.transaction('rw', channels, channelItems, async () => {
          const channel = await channels.get(channelId);
          if (!channel) return [];
          const former = await itemsOf(channelId).toArray();
          const known = new Map(former.map((item) => [item.itemId, item]));
          const read = items.map((item) => inPlace(known.get(item.itemId), item));
          const isRead = new Set(read.map(({ itemId }) => itemId));
          const all = [...read, ...former.filter(({ itemId }) => !isRead.has(itemId))].sort(newestFirst);
          const kept = all.slice(0, keep);
          await channelItems.bulkDelete(all.slice(keep).map(({ itemId }) => [channelId, itemId]));
          await channelItems.bulkPut(kept.filter((item) => known.get(item.itemId) !== item));
          const unseen = kept.filter(({ arrivedAt }) => arrivedAt > channel.lastSeenAt).length;
          if (unseen !== channel.unseen) await channels.put({ ...channel, unseen });
          return kept.filter(({ itemId }) => !known.has(itemId));
        }),
      ),
    channelOf,
    listFeed,
    listAwaited: () => channelItems.orderBy('summarizeAt').toArray(),
    clearAwaited: (items) =>
      written(() =>
        channelItems
          .where('[channelId+itemId]')
          .anyOf(items.map(({ channelId, itemId }) => [channelId, itemId]))
          .modify((item) => {
            delete item.summarizeAt;
          }),
      ).then(() => undefined),
  };
}

const newestFirst = (a: ChannelItem, b: ChannelItem): number => b.at - a.at || (a.itemId < b.itemId ? 1 : -1);

/** What is known already stays where it is; the very same row, if nothing of it has changed. */
function inPlace(known: ChannelItem | undefined, read: ChannelItem): ChannelItem {
  if (!known) return read;
  const { contentId, title, sourceUrl, coverUrl } = read;
  const isSame =
    contentId === known.contentId && title === known.title && sourceUrl === known.sourceUrl && coverUrl === known.coverUrl;
  return isSame ? known : { ...known, contentId, title, sourceUrl, coverUrl };
}
