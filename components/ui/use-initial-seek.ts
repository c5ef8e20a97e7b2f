import { useEffect, useRef } from 'react';
import type { Seek } from './time-button.tsx';

/**
 * Moves the playback beside a view to the time that the view was opened at. Once for each time: after the user has watched on, the
 * player may be found again, with another tab in between.
 */
export function useInitialSeek(player: Seek | undefined, time: number | undefined): void {
  const sought = useRef<number>(undefined);
  useEffect(() => {
    if (!player || time === undefined || sought.current === time) return;
    sought.current = time;
    player.to(time);
  }, [player, time]);
}
