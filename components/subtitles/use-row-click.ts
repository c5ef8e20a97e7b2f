import { type RefObject, useEffect, useRef } from 'react';

/** A press anywhere in a row, which is a convenience for pointers: the keyboard has the row's button. */
export function useRowClick(list: RefObject<HTMLElement | null>, onRow: (index: number) => void) {
  const latest = useRef(onRow);
  latest.current = onRow;
  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: MouseEvent) => {
      // Whoever selects words wants to keep them, not to jump.
      if (!(target instanceof Element) || target.closest('button') || !getSelection()?.isCollapsed) return;
      const row = target.closest<HTMLElement>('[data-cue]');
      if (row) latest.current(Number(row.dataset.index));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list]);
}
