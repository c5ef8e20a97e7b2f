import { type RefObject, useEffect, useRef, useState } from 'react';

/** The drop position of a dragged row: before another row, or at the end. */
export interface DropPosition {
  before: string | undefined;
}

interface Listeners {
  onMove(id: string, before: string | undefined): void;
  /** Called with the direction in which a row moves by one. The row may be the first or last one. */
  onStep(id: string, by: -1 | 1): void;
}

/**
 * Makes the rows of a list reorderable: by dragging, or with Alt and an arrow key. Rows have their id in `data-id`.
 * Returns the current drop position.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  ids: string[],
  { onMove, onStep }: Listeners,
): DropPosition | undefined {
  const [dropPosition, setDropPosition] = useState<DropPosition>();
  const latest = useRef({ ids, onMove, onStep });
  latest.current = { ids, onMove, onStep };

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let dragged: string | undefined;
    let target: DropPosition | undefined;
    const rowOf = (node: EventTarget | null) => (node instanceof Element ? node.closest<HTMLElement>('[data-id]') : null);
    const updateDropPosition = (next: DropPosition | undefined) => {
      if (next?.before === target?.before && Boolean(next) === Boolean(target)) return;
      target = next;
      setDropPosition(next);
    };

    const onStart = ({ target: node, dataTransfer }: DragEvent) => {
      dragged = rowOf(node)?.dataset.id;
      if (dataTransfer) dataTransfer.effectAllowed = 'move';
    };
    const onOver = (event: DragEvent) => {
      const row = rowOf(event.target);
      if (dragged === undefined || !row) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      const { ids } = latest.current;
      const at = ids.indexOf(row.dataset.id ?? '') + (event.clientY > top + height / 2 ? 1 : 0);
      updateDropPosition({ before: ids[at] });
    };
    const onEnd = () => {
      dragged = undefined;
      updateDropPosition(undefined);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined && target && target.before !== dragged) latest.current.onMove(dragged, target.before);
      onEnd();
    };
    const onKey = (event: KeyboardEvent) => {
      const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
      const id = rowOf(event.target)?.dataset.id;
      if (step === undefined || id === undefined) return;
      event.preventDefault();
      latest.current.onStep(id, step);
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    element.addEventListener('dragstart', onStart, { signal });
    element.addEventListener('dragover', onOver, { signal });
    element.addEventListener('dragend', onEnd, { signal });
    element.addEventListener('drop', onDrop, { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => unmounted.abort();
  }, [list]);
  return dropPosition;
}
