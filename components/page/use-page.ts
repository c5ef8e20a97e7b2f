import { useState, useSyncExternalStore } from 'react';
import type { PageMedia, Playback } from '../../lib/contract/page.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import { useApp } from '../app/app-context.ts';
import type { LinkedPage, PageWithoutMedia } from '../app/page-link.ts';

export type PageView =
  | PageWithoutMedia
  | { state: 'ready'; mediaItem: PageMedia; media: PageMedia[]; choose(contentId: string): void };

/**
 * The media on the page beside the view: the most likely item, or the one that the user chose. The choice is the state of the
 * component that calls this, so the root of a window's views calls it for all of them.
 */
export function usePage(): PageView {
  const page = useLinkedPage(({ page }) => page);
  const [chosen, choose] = useState<string>();
  if (page.state !== 'ready') return page;
  const mediaItem = page.media.find(({ contentId }) => contentId === chosen) ?? page.media[0];
  return mediaItem ? { state: 'ready', mediaItem, media: page.media, choose } : { state: 'none' };
}

/** Returns the address of the page beside the view; undefined until its media are determined. */
export const usePageUrl = (): string | undefined => useLinkedPage(({ pageUrl }) => pageUrl);

/**
 * Returns what `select` reads from the state of the page's player, which is undefined unless it plays this media item. A player
 * reports several times a second, and the component renders only when this value is another one, so it must be no new object each
 * time.
 */
export const usePlayback = <Value>(contentId: string, select: (playback: Playback | undefined) => Value): Value =>
  useLinkedPage(({ playback }) => select(playback?.contentId === contentId ? playback : undefined));

/** Whether the page plays this media item. */
export const usePlays = (contentId: string): boolean => usePlayback(contentId, (playback) => playback !== undefined);

/** Returns the media item as the page beside the view has it; undefined where that page doesn't have it. */
export function useOnPage(contentId: string): PageMedia | undefined {
  const page = useLinkedPage(({ page }) => page);
  return page.state === 'ready' ? page.media.find((mediaItem) => mediaItem.contentId === contentId) : undefined;
}

/** Returns the function that records a media item for transcription while the page plays it; undefined where it doesn't. */
export function useCapture(contentId: string): ((options: PromptConfig) => Promise<void>) | undefined {
  const isOnPage = useOnPage(contentId) !== undefined;
  const { capture } = useApp().page;
  return capture && isOnPage ? (options) => capture(contentId, options) : undefined;
}

function useLinkedPage<Value>(select: (linked: LinkedPage) => Value): Value {
  const { subscribe, current } = useApp().page;
  return useSyncExternalStore(subscribe, () => select(current()));
}
