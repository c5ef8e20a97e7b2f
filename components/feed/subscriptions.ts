import { useMemo } from 'react';
import type { Channel } from '../../lib/records/channel.ts';
import { useLive } from '../app/use-live.ts';
import { uiLanguage } from '../i18n/t.ts';

export interface Subscriptions {
  /** Sorted by title. */
  channels: Channel[];
  byId: Map<string, Channel>;
  /** Number of unread items of all channels. */
  unseen: number;
}

/** The followed channels, live; undefined until they are read. */
export function useSubscriptions(): Subscriptions | undefined {
  const channels = useLive((live) => live.followed());
  return useMemo(() => {
    if (!channels) return undefined;
    const order = new Intl.Collator(uiLanguage, { numeric: true });
    return {
      channels: [...channels].sort((a, b) => order.compare(a.title, b.title)),
      byId: new Map(channels.map((channel) => [channel.channelId, channel])),
      unseen: channels.reduce((sum, { unseen }) => sum + unseen, 0),
    };
  }, [channels]);
}
