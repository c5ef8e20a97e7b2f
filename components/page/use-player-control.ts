import { useApp } from '../app/app-context.ts';
import type { PlayerControl } from '../app/player-control.ts';
import { useOnPage } from './use-page.ts';

/**
 * Returns the function that loads the control of the page's player; undefined where the page plays no video of this media item. It
 * stays the same while the page does.
 */
export function usePlayerControl(contentId: string): (() => Promise<PlayerControl>) | undefined {
  const mediaItem = useOnPage(contentId);
  const { loadPlayerControl } = useApp().page;
  const isOnPage = mediaItem !== undefined && mediaItem.kind !== 'audio';
  return isOnPage ? loadPlayerControl : undefined;
}
