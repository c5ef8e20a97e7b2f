import { useMemo } from 'react';
import { useLive } from '../app/use-live.ts';
import { type Filters, type Order, selectItems } from './select-items.ts';

/** The ids of the saved items that match the filters, live; undefined until they are read. */
export function useSavedIds(filters: Filters, order: Order, isInTrash = false): string[] | undefined {
  const { hasNote, collectionId } = filters;
  const items = useLive((live) => live.allSaved());
  const annotated = useLive(async (live) => (hasNote ? new Set(await live.annotated()) : undefined), [hasNote]);
  const collected = useLive(
    async (live) =>
      collectionId === undefined ? undefined : new Set((await live.listItems(collectionId)).map(({ contentId }) => contentId)),
    [collectionId],
  );
  return useMemo(
    () => items && selectItems(items, filters, order, { annotated, collected }, isInTrash),
    [items, filters, order, annotated, collected, isInTrash],
  );
}
