import { type RefObject, useEffect, useState } from 'react';

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'j', 'k'];

/** Scrolls to the current cue during playback, until the user scrolls; `resume` starts it again. */
export function useAutoScroll(scroller: RefObject<HTMLElement | null>, current: number, scrollTo: (index: number) => void) {
  const [following, setFollowing] = useState(true);

  useEffect(() => {
    if (following && current >= 0) scrollTo(current);
  }, [following, current, scrollTo]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const pause = () => setFollowing(false);
    const onPointer = (event: PointerEvent) => {
      // The scrollbar belongs to the scroller itself; rows are its descendants.
      if (event.target === element) pause();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (scrollKeys.includes(key)) pause();
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    element.addEventListener('wheel', pause, { passive: true, signal });
    element.addEventListener('touchmove', pause, { passive: true, signal });
    element.addEventListener('pointerdown', onPointer, { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => unmounted.abort();
  }, [scroller]);

  return { following, resume: () => setFollowing(true), pause: () => setFollowing(false) };
}
