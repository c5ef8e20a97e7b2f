import { type RefObject, useEffect, useRef, useState } from 'react';

const rowsPerPage = 10;
const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: rowsPerPage, PageUp: -rowsPerPage };

/**
 * Moves the focus with the keyboard in a virtual list, and to the next row when the focused one is deleted: to the first button of
 * a row. Returns the index of the row that is the tab stop.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  count: number,
  reveal: (index: number) => void,
): number | undefined {
  const [stop, setStop] = useState<number>();
  const wanted = useRef<number>(undefined);
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rowOf = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      return row ? Number(row.dataset.index) : undefined;
    };
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target;
      setStop(rowOf(target));
    };
    const onKey = (event: KeyboardEvent) => {
      const at = rowOf(event.target);
      if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = steps[event.key];
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step && at + step;
      if (next === undefined) return;
      event.preventDefault();
      wanted.current = Math.min(count - 1, Math.max(0, next));
      setStop(wanted.current);
      reveal(wanted.current);
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [list, count, reveal]);

  // The row that takes the place of a deleted one continues with its keys.
  useEffect(() => {
    const isDeleted = focused.current instanceof Element && !focused.current.isConnected;
    if (!isDeleted || document.activeElement !== document.body || stop === undefined) return;
    const next = Math.min(stop, count - 1);
    if (list.current?.querySelector(`[data-index="${next}"]`)) wanted.current = next;
    focused.current = null;
  }, [list, count, stop]);

  // After every render, because the target row may exist only after scrolling.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] button`);
    if (!button) return;
    wanted.current = undefined;
    button.focus({ preventScroll: true });
  });

  return stop;
}
