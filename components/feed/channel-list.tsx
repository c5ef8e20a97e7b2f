import { useRef } from 'react';
import type { Channel } from '../../lib/records/channel.ts';
import { feedText } from '../i18n/feed-text.ts';
import { useVirtualList } from '../ui/use-virtual-list.ts';
import { type ChannelChanges, ChannelRow } from './channel-row.tsx';
import type { HealthStatus } from './channel-state.ts';
import styles from './item-list.module.css';

/** The channels by title, as a virtual list. */
export function ChannelList({
  channels,
  health,
  onItems,
  onRefresh,
  onUpdate,
  onUnfollow,
}: {
  channels: Channel[];
  health: Map<string, HealthStatus>;
  onItems: (channelId: string) => void;
  onRefresh: (channel: Channel) => void;
  onUpdate: (channel: Channel, changes: ChannelChanges) => void;
  onUnfollow: (channel: Channel) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { scroller, virtualizer, rows, tabStop } = useVirtualList(list, {
    count: channels.length,
    rowHeight: 72,
    keyOf: (index) => channels[index]!.channelId,
  });
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        ref={list}
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={feedText('channels.count', { count: channels.length })}
      >
        {rows.map(({ index, start, key }) => {
          const channel = channels[index]!;
          const { channelId } = channel;
          return (
            <ChannelRow
              key={key}
              channel={channel}
              status={health.get(channelId)}
              index={index}
              top={start}
              measure={virtualizer.measureElement}
              isTabStop={index === tabStop}
              onItems={() => onItems(channelId)}
              onRefresh={() => onRefresh(channel)}
              onUpdate={(changes) => onUpdate(channel, changes)}
              onUnfollow={() => onUnfollow(channel)}
            />
          );
        })}
      </ul>
    </div>
  );
}
