import { Failure } from '../contract/failure.ts';
import type { Feed, FeedItem } from '../ports/feeds.ts';
import { looksLikeHtml } from '../sites/request.ts';
import { decodeText } from '../subtitles/decode-text.ts';
import { maxFeedBytes, maxItems } from './feed.ts';
import { feedItem } from './feed-item.ts';
import { plainText } from './plain-text.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';
import { webAddress } from './web-address.ts';

/** What came from a feed's address. */
export interface FeedBody {
  /** Where it was found, which relative addresses begin from. */
  url: string;
  content: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
}

const maxTitle = 500;
const maxDescription = 2000;

/**
 * A feed of any kind, its texts plain, its addresses absolute, its items newest first and each once. A feed without
 * items is a feed. `now` in milliseconds. Throws `feedUnreadable` for what is no feed, or not whole, and `tooLarge`.
 */
export function parseFeed({ url, content, contentType = '' }: FeedBody, now: number): Feed {
  if (content.length > maxFeedBytes) throw new Failure('tooLarge', `a feed of more than ${maxFeedBytes} bytes`);
  const text = (typeof content === 'string' ? content : decodeText(content, contentType)).replace(/^[\uFEFF\s]+/, '');
  if (looksLikeHtml(text)) throw new Failure('feedUnreadable', 'no feed: a web page in its place');
  const { items, ...feed } = text.startsWith('{') ? readJsonFeed(text) : readXmlFeed(text);
  const base = webAddress(feed.base, url) || url;
  const description = plainText(feed.description, maxDescription);
  const coverUrl = webAddress(feed.cover, base);
  return {
    title: plainText(feed.title, maxTitle),
    link: webAddress(feed.link, base),
    ...(description && { description }),
    ...(coverUrl && { coverUrl }),
    ...(feed.pace && { pace: feed.pace }),
    items: inOrder(items.map((item) => feedItem(item, { base, link: feed.link }, now))).slice(0, maxItems),
  };
}

/** Each once, as it comes first. The sort is stable, so equal dates, and none, stay in the feed's own order. */
function inOrder(items: FeedItem[]): FeedItem[] {
  const byId = new Map<string, FeedItem>();
  for (const item of items) if ((item.title || item.link) && !byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort(({ publishedAt: a = '' }, { publishedAt: b = '' }) => (a === b ? 0 : a < b ? 1 : -1));
}
