import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import type { PlayerControl } from '../app/player-control.ts';
import { usePage } from './use-page.ts';

/**
 * Returns the function that loads the control of the subtitles over the page's player; undefined where the page plays no video of
 * this media item. The player shows another `version` of the transcript or its translation as soon as there is one.
 */
export function usePlayerControl(contentId: string, version: unknown): (() => Promise<PlayerControl>) | undefined {
  const page = usePage();
  const { loadPlayerControl } = useApp().page;
  const isOnPage =
    page.state === 'ready' && page.media.some((medium) => medium.contentId === contentId && medium.kind !== 'audio');
  const load = isOnPage ? loadPlayerControl : undefined;
  useEffect(() => void load?.().then((control) => control.reload(contentId)), [load, contentId, version]);
  return load;
}
