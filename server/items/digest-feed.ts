import type { RssFeed } from '../../lib/feeds/write-rss.ts';
import { clockTime } from '../../lib/i18n/clock-time.ts';
import type { Digest } from '../../lib/records/digest.ts';

/** Converts a digest to a feed of its items with their new sentences; without items before the first digest. */
export const digestFeed = (digest: Digest | null, origin: string): RssFeed => ({
  title: 'Gloss: digest',
  link: `${origin}/account`,
  description: 'What arrived on the last day or in the last week, what is worth it first',
  items: (digest?.items ?? []).map(({ contentId, title, sourceUrl, channelTitle, reasons }) => ({
    id: contentId,
    title,
    link: sourceUrl,
    creator: channelTitle,
    publishedAt: digest?.until,
    description: reasons.map(({ text, startTime }) => `${clockTime(startTime)} ${text}`).join('\n'),
  })),
});
