import type { ChannelItem } from '../records/channel.ts';

/** Merges the items of a feed into the stored ones. Keeps the newest, and returns which are new, changed or dropped. */
export function mergeItems(former: ChannelItem[], items: ChannelItem[], maxItems: number) {
  const known = new Map(former.map((item) => [item.itemId, item]));
  const read = items.map((item) => updateInPlace(known.get(item.itemId), item));
  const isRead = new Set(read.map(({ itemId }) => itemId));
  const all = [...read, ...former.filter(({ itemId }) => !isRead.has(itemId))].sort(newestFirst);
  const retained = all.slice(0, maxItems);
  return {
    retained,
    changed: retained.filter((item) => known.get(item.itemId) !== item),
    added: retained.filter(({ itemId }) => !known.has(itemId)),
    gone: all.slice(maxItems).map(({ itemId }) => itemId),
  };
}

const newestFirst = (a: ChannelItem, b: ChannelItem): number => b.at - a.at || (a.itemId < b.itemId ? 1 : -1);

/**
 * Updates a known item without moving it in the feed; returns the same object if nothing has changed. One that arrived in the
 * future, by a clock that was ahead, would count as new until then.
 */
function updateInPlace(known: ChannelItem | undefined, read: ChannelItem): ChannelItem {
  if (!known) return read;
  const { contentId, title, sourceUrl, coverUrl, kind, durationSeconds } = read;
  const publishedAt = known.publishedAt ?? read.publishedAt;
  const arrivedAt = Math.min(known.arrivedAt, read.arrivedAt || known.arrivedAt);
  const current = { contentId, title, sourceUrl, coverUrl, kind, durationSeconds, publishedAt, arrivedAt };
  const isSame = Object.entries(current).every(([field, value]) => known[field as keyof ChannelItem] === value);
  return isSame ? known : { ...known, ...current };
}
