import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { kept } from './kept.ts';
import { type Filters, type Order, shelf } from './shelf.ts';

/** Ids of the saved items that are wanted, live; undefined until they are read. */
export function useShelf(filters: Filters, order: Order, inBin = false): string[] | undefined {
  const { hasNote, collectionId } = filters;
  const items = useLiveQuery(() => kept.allSaved());
  const annotated = useLiveQuery(async () => (hasNote ? new Set(await kept.annotated()) : undefined), [hasNote]);
  const collected = useLiveQuery(
    async () =>
      collectionId === undefined ? undefined : new Set((await kept.listItems(collectionId)).map(({ contentId }) => contentId)),
    [collectionId],
  );
  return useMemo(
    () => items && shelf(items, filters, order, { annotated, collected }, inBin),
    [items, filters, order, annotated, collected, inBin],
  );
}
