import { useRef, useState } from 'react';
import type { ChannelItem } from '../../lib/records/channel.ts';
import { useLive } from '../app/use-live.ts';

/** So many more are read whenever the end comes near. */
const block = 200;

export interface Items {
  /** Newest first; undefined until they are read. */
  items: ChannelItem[] | undefined;
  /** How many have come above the first one, since the reader left the top. */
  above: number;
  /** Whether the reader is at the top, where whatever comes may appear. */
  setAtTop(isAtTop: boolean): void;
  /** More is wanted at the end. */
  more(): void;
}

/** The feed of all channels, or of one. What arrives does not move what somebody reads. */
export function useItems(channelId: string | undefined): Items {
  const [limit, setLimit] = useState(block);
  /** The item that was the first one when the reader left the top. */
  const [first, setFirst] = useState<ChannelItem>();
  const read = useLive(async (live) => ({ of: channelId, items: await live.listFeed({ channelId, limit }) }), [channelId, limit]);
  const latest = useRef(read);
  if (read) latest.current = read;
  const { current } = latest;
  const all = current?.of === channelId ? current?.items : undefined;

  const at = first && all ? all.findIndex((item) => isSame(item, first)) : 0;
  const above = Math.max(0, at);
  const items = above > 0 ? all?.slice(above) : all;
  return {
    items,
    above,
    setAtTop: (isAtTop) => {
      const next = isAtTop ? undefined : (first ?? items?.[0]);
      if (next !== first) setFirst(next);
    },
    more: () => {
      if (all?.length === limit) setLimit(limit + block);
    },
  };
}

const isSame = (a: ChannelItem, b: ChannelItem): boolean => a.channelId === b.channelId && a.itemId === b.itemId;
