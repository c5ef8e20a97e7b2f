import { type RefObject, useEffect, useRef } from 'react';
import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import type { LibraryActions } from './use-library-actions.tsx';
import type { Selection } from './use-selection.ts';

interface ListInput {
  selection: Selection;
  onOpen: (contentId: string) => void;
  actions: LibraryActions;
  itemOf: (contentId: string) => LibraryItem | undefined;
}

/** Clicks and keys of the list of saved items: a click opens or selects, x selects, f marks as a favorite, Delete deletes. */
export function useListInput(list: RefObject<HTMLElement | null>, input: ListInput): void {
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const idOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-saved-item]')?.dataset.savedItem : undefined;

    const onClick = ({ target, shiftKey }: MouseEvent) => {
      // A click that ends a text selection does not open the item.
      if (!(target instanceof Element) || target.closest('button, label, [role="menu"]') || !getSelection()?.isCollapsed) return;
      const { selection, onOpen } = latest.current;
      const id = idOf(target);
      if (id && (shiftKey || selection.ids.size > 0)) selection.toggle(id, shiftKey);
      else if (id) onOpen(id);
    };

    const onKey = (event: KeyboardEvent) => {
      const { selection, actions, itemOf } = latest.current;
      const id = idOf(event.target);
      if (!id || (event.target instanceof Element && event.target.closest('[role="menu"]'))) return;
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.all();
      else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (event.key === 'x') selection.toggle(id, event.shiftKey);
      else if (event.key === 'f') actions.favourite([id], !itemOf(id)?.saved.favourite);
      else if (event.key === 'Delete') actions.remove(selection.ids.has(id) ? [...selection.ids] : [id]);
      else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear();
      else return;
      event.preventDefault();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
    };
  }, [list]);
}
