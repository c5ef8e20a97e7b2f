import { type RefObject, useEffect, useState } from 'react';

export interface OpenCard {
  index: number;
  /** Whether the card opens upwards, where there is more space. */
  above: boolean;
}

/** Delay before the pointer opens a card (milliseconds). */
const hoverDelayMs = 250;

/**
 * Returns the line under the pointer or the keyboard focus. The card is inside its line, so that the pointer can move
 * into it. Escape closes it.
 */
export function useOpenCard(list: RefObject<HTMLElement | null>): OpenCard | undefined {
  const [openCard, setOpenCard] = useState<OpenCard>();
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lineOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    const close = () => {
      clearTimeout(timer);
      setOpenCard(undefined);
    };
    const open = (line: HTMLElement | null, delayMs: number) => {
      clearTimeout(timer);
      if (!line) return close();
      timer = setTimeout(() => {
        const { top, bottom } = line.getBoundingClientRect();
        const above = top > innerHeight - bottom;
        setOpenCard({ index: Number(line.dataset.line), above });
      }, delayMs);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') open(lineOf(event.target), hoverDelayMs);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) open(lineOf(target), 0);
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!lineOf(relatedTarget)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    root.addEventListener('pointerover', onPointer, { signal });
    root.addEventListener('pointerleave', close, { signal });
    root.addEventListener('focusin', onFocus, { signal });
    root.addEventListener('focusout', onBlur, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, [list]);
  return openCard;
}
