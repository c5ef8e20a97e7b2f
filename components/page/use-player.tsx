import { type ReactNode, useMemo } from 'react';
import { useApp } from '../app/app-context.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import type { Seek } from '../ui/time-button.tsx';

/** Returns the page's player as the target of a media item's times, and the banner of a seek that failed. */
export function usePlayer(contentId: string): { player: Seek; banner: ReactNode } {
  const { seek } = useApp().page;
  const { attempt, banner } = useFailureBanner();
  const player = useMemo(
    () => ({ plays: true, to: (time: number) => attempt(() => seek(contentId, time)) }),
    [contentId, seek, attempt],
  );
  return { player, banner };
}
