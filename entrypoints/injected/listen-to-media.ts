import { mediaElements } from './take-snapshot.ts';

/**
 * Calls a listener for events of the media elements in the page, and in the shadow roots and frames of some elements, whose media
 * events do not reach the page. A listener that is added again is called once.
 */
export function listenToMedia(
  elements: HTMLMediaElement[],
  events: string[],
  listener: (event: Event) => void,
  signal: AbortSignal,
): void {
  const roots = new Set<Node>([document, ...elements.map((element) => element.getRootNode())]);
  // Media events don't bubble, so they are captured.
  for (const root of roots) for (const event of events) root.addEventListener(event, listener, { capture: true, signal });
}

/** Returns whether the page has other media elements than it had. A page that only removed all of them still shows their item. */
export function hasOtherMedia(elements: HTMLMediaElement[]): boolean {
  const found = mediaElements(document);
  if (found.length === 0) return false;
  return found.length !== elements.length || found.some((element, index) => element !== elements[index]);
}
