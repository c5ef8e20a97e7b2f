import { type RefObject, useEffect, useState } from 'react';

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'j', 'k'];

/** Scrolls to the current cue during playback, until the user scrolls; `resume` starts it again. */
export function useFollow(scroller: RefObject<HTMLElement | null>, current: number, scrollTo: (index: number) => void) {
  const [following, setFollowing] = useState(true);

  useEffect(() => {
    if (following && current >= 0) scrollTo(current);
  }, [following, current, scrollTo]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const leave = () => setFollowing(false);
    const onPointer = (event: PointerEvent) => {
      // The scrollbar belongs to the scroller itself; rows are its descendants.
      if (event.target === element) leave();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (scrollKeys.includes(key)) leave();
    };
    element.addEventListener('wheel', leave, { passive: true });
    element.addEventListener('touchmove', leave, { passive: true });
    element.addEventListener('pointerdown', onPointer);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', leave);
      element.removeEventListener('touchmove', leave);
      element.removeEventListener('pointerdown', onPointer);
      element.removeEventListener('keydown', onKey);
    };
  }, [scroller]);

  return { following, resume: () => setFollowing(true), leave: () => setFollowing(false) };
}
