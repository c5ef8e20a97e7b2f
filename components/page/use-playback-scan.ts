import { useApp } from '../app/app-context.ts';
import { usePage } from './use-page.ts';

/** Returns the function that scans a video for slides while the page plays it; undefined where it doesn't. */
export function usePlaybackScan(contentId: string): (() => Promise<void>) | undefined {
  const page = usePage();
  const { scanSlides } = useApp().page;
  const isOnPage =
    page.state === 'ready' && page.media.some((medium) => medium.contentId === contentId && medium.kind !== 'audio');
  return scanSlides && isOnPage ? () => scanSlides(contentId) : undefined;
}
