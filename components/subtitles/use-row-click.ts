import { type RefObject, useEffect, useRef } from 'react';

/** Calls back with the index of a clicked row, for pointers only: the keyboard has the row's button. */
export function useRowClick(list: RefObject<HTMLElement | null>, onRow: (index: number) => void) {
  const latest = useRef(onRow);
  latest.current = onRow;
  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: MouseEvent) => {
      // A click that ends a text selection does not seek.
      if (!(target instanceof Element) || target.closest('button') || !getSelection()?.isCollapsed) return;
      const row = target.closest<HTMLElement>('[data-cue]');
      if (row) latest.current(Number(row.dataset.index));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list]);
}
