import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns the ref of an element in which Escape closes what a button has opened, and the function that does the same: both return the
 * focus to the button. `opened` names what is open, if anything.
 */
export function useEscape<E extends HTMLElement>(
  opened: string | undefined,
  close: () => void,
): [RefObject<E | null>, () => void] {
  const element = useRef<E>(null);
  const opener = useRef<Element>(null);
  const closeAndReturn = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    close();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closeAndReturn();
  });
  useEffect(() => {
    const { current } = element;
    if (opened === undefined || !current) return;
    opener.current = document.activeElement;
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, [opened]);
  return [element, closeAndReturn];
}
