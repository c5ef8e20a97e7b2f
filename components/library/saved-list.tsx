import { useRef } from 'react';
import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import { useLive } from '../app/use-live.ts';
import { libraryText } from '../i18n/library-text.ts';
import { useVirtualList } from '../ui/use-virtual-list.ts';
import styles from './saved-list.module.css';
import { SavedRow } from './saved-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { LibraryActions } from './use-library-actions.tsx';
import { useListInput } from './use-list-input.ts';
import { useSelection } from './use-selection.ts';

/** Number of rows that are read together, so that not every scroll step runs a query. */
const readSize = 24;

/** The saved items as a virtual list that reads only the visible rows. */
export function SavedList({
  ids,
  actions,
  onOpen,
  offset,
  onOffset,
}: {
  ids: string[];
  actions: LibraryActions;
  onOpen: (contentId: string, view?: 'notes') => void;
  /** Initial scroll offset (pixels). */
  offset: number;
  onOffset: (offset: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { scroller, virtualizer, rows, tabStop } = useVirtualList(list, {
    count: ids.length,
    rowHeight: 84,
    keyOf: (index) => ids[index]!,
    offset,
    onOffset,
  });
  const from = Math.floor((rows[0]?.index ?? 0) / readSize) * readSize;
  const to = Math.ceil(((rows.at(-1)?.index ?? 0) + 1) / readSize) * readSize;
  const items = useLive((live) => readItems(live, ids.slice(from, to)), [ids, from, to]);
  const selection = useSelection(ids);
  useListInput(list, { selection, onOpen, actions, itemOf: (contentId) => items?.get(contentId) });

  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <ul
          ref={list}
          className={styles.list}
          style={{ height: virtualizer.getTotalSize() }}
          data-selecting={selection.ids.size > 0}
          aria-label={libraryText('count', { count: ids.length })}
        >
          {rows.map(({ index, start, key }) => (
            <SavedRow
              key={key}
              item={items?.get(ids[index]!)}
              index={index}
              count={ids.length}
              top={start}
              measure={virtualizer.measureElement}
              isTabStop={index === tabStop}
              isSelected={selection.ids.has(ids[index]!)}
              onOpen={onOpen}
              onSelect={selection.toggle}
              actions={actions}
            />
          ))}
        </ul>
      </div>
      {selection.ids.size > 0 && <SelectionBar selection={selection} total={ids.length} actions={actions} />}
    </>
  );
}

const readItems = async (live: LiveQueries, ids: string[]) =>
  new Map((await live.items(ids)).map((item) => [item.saved.contentId, item]));
