import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import { useRowKeys } from './use-row-keys.ts';

interface VirtualListOptions {
  count: number;
  /** Estimated height of a row before it is measured (pixels). */
  rowHeight: number;
  /** Returns the key of a row; its index if absent. */
  keyOf?: (index: number) => string;
  /** Index of the tab stop while no row has been focused. */
  current?: number;
  /** Initial scroll offset (pixels). */
  offset?: number;
  onOffset?: (offset: number) => void;
}

/** Creates a virtual list, which renders only the visible rows and is one tab stop. Rows have their index in `data-index`. */
export function useVirtualList(list: RefObject<HTMLElement | null>, options: VirtualListOptions) {
  const { count, rowHeight, keyOf, current, offset, onOffset } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    initialOffset: offset,
    overscan: 8,
    onChange: ({ isScrolling, scrollOffset }) => !isScrolling && onOffset?.(scrollOffset ?? 0),
  });
  const rows = virtualizer.getVirtualItems();
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  const focused = useRowKeys(list, count, reveal);
  const tabStop = [focused, current].find((stop) => rows.some(({ index }) => index === stop)) ?? rows[0]?.index;
  return { scroller, virtualizer, rows, tabStop };
}
