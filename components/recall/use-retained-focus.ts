import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element when a change of its content has removed the control that had it: moves it to the first button, or
 * to the element, so that the next key continues there.
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
