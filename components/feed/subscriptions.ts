import { useMemo } from 'react';
import type { Channel } from '../../lib/records/channel.ts';
import { useLive } from '../app/use-live.ts';
import { uiLanguage } from '../i18n/t.ts';

export interface Subscriptions {
  /** By title. */
  channels: Channel[];
  byId: Map<string, Channel>;
  /** New items of all. */
  unseen: number;
}

/** Undefined until it is read. */
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
