/** Intervals at which a digest of the feed is made; `off` is the default. */
export const digestIntervals = ['off', 'daily', 'weekly'] as const;
/** The interval at which a digest of the feed is made. */
export type DigestInterval = (typeof digestIntervals)[number];
