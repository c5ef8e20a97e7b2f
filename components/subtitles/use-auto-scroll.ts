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
    element.addEventListener('wheel', pause, { passive: true });
    element.addEventListener('touchmove', pause, { passive: true });
    element.addEventListener('pointerdown', onPointer);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', pause);
      element.removeEventListener('touchmove', pause);
      element.removeEventListener('pointerdown', onPointer);
      element.removeEventListener('keydown', onKey);
    };
  }, [scroller]);

  return { following, resume: () => setFollowing(true), pause: () => setFollowing(false) };
}
