import { useRef, useState } from 'react';
import type { ChannelItem } from '../../lib/records/channel.ts';
import { useLive } from '../app/use-live.ts';

/** Number of items that are loaded at a time. */
const pageSize = 200;

export interface Items {
  /** Newest first; undefined until they are read. */
  items: ChannelItem[] | undefined;
  /** Number of loaded items that the settings hide, shown or not. */
  hiddenCount: number;
  /** Number of new items above the first shown one, since the reader scrolled away from the top. */
  aboveCount: number;
  /** Sets whether the list is scrolled to the top, where new items may appear. */
  setAtTop(isAtTop: boolean): void;
  /** Loads more items at the end. */
  loadMore(): void;
}

/**
 * The feed items of all channels, or of one. `isHidden` is undefined until the settings are read; hidden items are left out unless
 * `isRevealed`. New items do not move the shown ones.
 */
export function useItems(
  channelId: string | undefined,
  isHidden: ((item: ChannelItem) => boolean) | undefined,
  isRevealed: boolean,
): Items {
  const [limit, setLimit] = useState(pageSize);
  /** The first shown item at the time when the reader scrolled away from the top. */
  const [first, setFirst] = useState<ChannelItem>();
  const read = useLive(async (live) => ({ of: channelId, items: await live.listFeed({ channelId, limit }) }), [channelId, limit]);
  const latest = useRef(read);
  if (read) latest.current = read;
  const { current } = latest;
  const loaded = isHidden && current?.of === channelId ? current?.items : undefined;
  const visible = loaded?.filter((item) => !isHidden?.(item));
  const all = isRevealed ? loaded : visible;

  const at = first && all ? all.findIndex((item) => isSame(item, first)) : 0;
  const aboveCount = Math.max(0, at);
  const items = aboveCount > 0 ? all?.slice(aboveCount) : all;
  return {
    items,
    hiddenCount: loaded && visible ? loaded.length - visible.length : 0,
    aboveCount,
    setAtTop: (isAtTop) => {
      const next = isAtTop ? undefined : (first ?? items?.[0]);
      if (next !== first) setFirst(next);
    },
    loadMore: () => {
      if (loaded?.length === limit) setLimit(limit + pageSize);
    },
  };
}

const isSame = (a: ChannelItem, b: ChannelItem): boolean => a.channelId === b.channelId && a.itemId === b.itemId;
