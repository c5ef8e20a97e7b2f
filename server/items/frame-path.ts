/**
 * Returns the path of a slide's image. It contains the time at which the slides were made, so that cached images are never stale.
 */
export const framePath = (contentId: string, index: number, madeAt: number): string =>
  `/v/${encodeURIComponent(contentId)}/frames/${index}?made=${madeAt}`;
