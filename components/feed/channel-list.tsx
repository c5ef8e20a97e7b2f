import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { Channel } from '../../lib/records/channel.ts';
import { feedText } from '../i18n/feed-text.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { type ChannelChanges, ChannelRow } from './channel-row.tsx';
import type { HealthStatus } from './channel-state.ts';
import styles from './item-list.module.css';

/** Estimated height of a row before it is measured (pixels). */
const rowHeight = 72;

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
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: channels.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => channels[index]!.channelId,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const rows = virtualizer.getVirtualItems();
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  const entered = useRowKeys(list, channels.length, reveal);
  const stop = rows.some(({ index }) => index === entered) ? entered : rows[0]?.index;
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
              isTabStop={index === stop}
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
