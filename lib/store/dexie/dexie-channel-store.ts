import type { ChannelStore } from '../../ports/channel-store.ts';
import type { Channel } from '../../records/channel.ts';
import { countUnseen } from '../count-unseen.ts';
import { isChannelChanged } from '../is-channel-changed.ts';
import { mergeItems } from '../merge-items.ts';
import { replaceRow } from '../replace-row.ts';
import { channelModels } from './channel-models.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { withPrefix } from './key-prefix.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Creates the store of channels and feed items over the extension's IndexedDB database. */
export function dexieChannelStore(database: GlossDatabase): ChannelStore {
  const { channels, channelItems, changes } = database;
  const { channelOf: findChannelOf, listFeed } = channelModels(database);
  const itemsOf = (channelId: string) => withPrefix(channelItems.where('[channelId+itemId]'), channelId);
  /** Replaces channels and records the changes that concern other devices. */
  async function putAll(rows: [before: Channel | undefined, after: Channel][]): Promise<void> {
    await channels.bulkPut(rows.map(([, after]) => after));
    for (const [before, after] of rows) {
      const { channelId, unsubscribedAt } = after;
      if (isChannelChanged(before, after)) await addChange(database, 'channel', channelId, unsubscribedAt !== undefined);
    }
  }
  return {
    listChannels: () => channels.toArray(),
    updateChannel: (channelId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', channels, changes, async () => {
          const row = await channels.get(channelId);
          return replaceRow(row, change, (changed) => putAll([[row, changed]]));
        }),
      ),
    updateChannels: (change) =>
      mapWriteErrors(() =>
        database.transaction('rw', channels, changes, async () => {
          const rows = await channels.toArray();
          const former = new Map(rows.map((row) => [row.channelId, row]));
          await putAll(change(rows).map((row) => [former.get(row.channelId), row]));
        }),
      ),
    forgetChannel: (channelId) =>
      mapWriteErrors(() =>
        database.transaction('rw', channels, channelItems, changes, async () => {
          await itemsOf(channelId).delete();
          const isThere = await channels.get(channelId);
          await channels.delete(channelId);
          if (isThere) await addChange(database, 'channel', channelId, true);
        }),
      ),
    addItems: (channelId, items, maxItems, isHidden) =>
      mapWriteErrors(() =>
        database.transaction('rw', channels, channelItems, async () => {
          const channel = await channels.get(channelId);
          if (!channel) return [];
          const former = await itemsOf(channelId).toArray();
          const { retained, changed, added, gone } = mergeItems(former, items, maxItems);
          await channelItems.bulkDelete(gone.map((itemId) => [channelId, itemId]));
          await channelItems.bulkPut(changed);
          const unseen = countUnseen(channel, retained, isHidden);
          if (unseen !== channel.unseen) await channels.put({ ...channel, unseen });
          return added;
        }),
      ),
    findChannelOf,
    listFeed,
    listPendingSummaries: () => channelItems.orderBy('summarizeAt').toArray(),
    clearPendingSummaries: (items) =>
      mapWriteErrors(() =>
        channelItems
          .where('[channelId+itemId]')
          .anyOf(items.map(({ channelId, itemId }) => [channelId, itemId]))
          .modify((item) => {
            delete item.summarizeAt;
          }),
      ).then(() => undefined),
  };
}
