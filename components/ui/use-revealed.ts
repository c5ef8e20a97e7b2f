import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls an element into view when it opens: its button may be at the edge, and what it opens beyond. */
export function useRevealed<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return element;
}
