/** How often a digest of the feed is made; `off` is the default. */
export const digestIntervals = ['off', 'daily', 'weekly'] as const;
/** How often a digest of the feed is made. */
export type DigestInterval = (typeof digestIntervals)[number];
