/** Where a slide's picture is served. Slides that are made anew have other addresses, so that what was kept of one is never wrong. */
export const framePath = (contentId: string, index: number, madeAt: number): string =>
  `/v/${encodeURIComponent(contentId)}/frames/${index}?made=${madeAt}`;
