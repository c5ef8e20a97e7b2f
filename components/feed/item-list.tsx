import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef } from 'react';
import { useApp } from '../app/app-context.ts';
import { feedText } from '../i18n/feed-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { useVirtualList } from '../ui/use-virtual-list.ts';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import type { Subscriptions } from './subscriptions.ts';
import type { Items } from './use-items.ts';
import { dayHeading, isSameDay } from './when.ts';

/** Scroll offset that still counts as the top of the list (pixels). */
const topEdge = 24;
/** Number of remaining rows at which more items are loaded. */
const nearEnd = 40;

/** The feed items grouped by days, as a virtual list. */
export function ItemList({
  shown,
  byId,
  onOpen,
}: {
  shown: Items;
  byId: Subscriptions['byId'];
  onOpen: (contentId: string) => void;
}) {
  const { items = [], aboveCount, setAtTop, loadMore } = shown;
  const list = useRef<HTMLUListElement>(null);
  const { scroller, virtualizer, rows, tabStop } = useVirtualList(list, {
    count: items.length,
    rowHeight: 88,
    keyOf: (index) => `${items[index]!.channelId} ${items[index]!.itemId}`,
  });

  const last = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= items.length - nearEnd) loadMore();
  });

  const now = useApp().now();
  const headingOf = (index: number): string | undefined => {
    const { at } = items[index]!;
    const before = items[index - 1];
    return before && isSameDay(before.at, at) ? undefined : dayHeading(at, now, uiLanguage);
  };
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={({ currentTarget }) => setAtTop(currentTarget.scrollTop < topEdge)}
      >
        <ul
          ref={list}
          className={styles.list}
          style={{ height: virtualizer.getTotalSize() }}
          aria-label={feedText('items.count', { count: items.length })}
        >
          {rows.map(({ index, start, key }) => (
            <ItemRow
              key={key}
              item={items[index]!}
              channel={byId.get(items[index]!.channelId)}
              heading={headingOf(index)}
              index={index}
              top={start}
              measure={virtualizer.measureElement}
              isTabStop={index === tabStop}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
      {aboveCount > 0 && (
        <div className={styles.above}>
          <Button variant="primary" icon={ArrowUp} onClick={() => virtualizer.scrollToOffset(0)}>
            {feedText('items.above', { count: aboveCount })}
          </Button>
        </div>
      )}
    </div>
  );
}
