import { useState, useSyncExternalStore } from 'react';
import type { PageMedium, Playback } from '../../lib/contract/page.ts';
import { currentLink, subscribeToPage } from './page-link.ts';

export { seek } from './page-link.ts';

export type PageView =
  | { state: 'detecting' | 'none' | 'forbidden' }
  | { state: 'ready'; medium: PageMedium; media: PageMedium[]; choose(contentId: string): void };

/** What plays on the page beside us: the best medium, or the one that the user chose among several. */
export function usePage(): PageView {
  const { page } = useSyncExternalStore(subscribeToPage, currentLink);
  const [chosen, choose] = useState<string>();
  if (page.state !== 'ready') return page;
  const medium = page.media.find(({ contentId }) => contentId === chosen) ?? page.media[0];
  return medium ? { state: 'ready', medium, media: page.media, choose } : { state: 'none' };
}

/** Where the page's player stands, while it plays this medium. */
export function usePlayback(contentId: string): Playback | undefined {
  const { playback } = useSyncExternalStore(subscribeToPage, currentLink);
  return playback?.contentId === contentId ? playback : undefined;
}
