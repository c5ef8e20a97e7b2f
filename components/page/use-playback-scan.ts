import { useApp } from '../app/app-context.ts';
import { useOnPage } from './use-page.ts';

/** Returns the function that scans a video for slides while the page plays it; undefined where it doesn't. */
export function usePlaybackScan(contentId: string): (() => Promise<void>) | undefined {
  const mediaItem = useOnPage(contentId);
  const { scanSlides } = useApp().page;
  const isOnPage = mediaItem !== undefined && mediaItem.kind !== 'audio';
  return scanSlides && isOnPage ? () => scanSlides(contentId) : undefined;
}
