import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element: when a change of its content removes the focused control, the focus moves to the first
 * button or to the element itself, so that the next key continues there.
 */
export function useRetainedFocus(element: RefObject<HTMLElement | null>, content: unknown): void {
  const shown = useRef(content);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = content;
    if (isFirst || document.activeElement !== document.body) return;
    (element.current?.querySelector('button') ?? element.current)?.focus();
  }, [element, content]);
}
