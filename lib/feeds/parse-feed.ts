import { Failure } from '../contract/failure.ts';
import { hash } from '../encoding/hash.ts';
import type { Feed, FeedItem } from '../ports/feeds.ts';
import { looksLikeHtml } from '../sites/request.ts';
import { decodeText } from '../subtitles/decode-text.ts';
import { maxFeedBytes, maxItems } from './feed.ts';
import { plainText } from './plain-text.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';
import { findCommonLinks, toFeedItem } from './to-feed-item.ts';
import { toWebAddress } from './to-web-address.ts';

/** A feed's response body, as text or bytes, with the address that it came from. */
export interface FeedBody {
  /** Address after redirects, the base of relative addresses. */
  url: string;
  content: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
}

const maxTitle = 500;
const maxDescription = 2000;

/**
 * Parses a feed of any kind: plain texts, absolute addresses, unique items, newest first. A feed without items is valid. `now`
 * in milliseconds. Throws `feedUnreadable` for an invalid or truncated feed, and `tooLarge`.
 */
export function parseFeed({ url, content, contentType = '' }: FeedBody, now: number): Feed {
  if (content.length > maxFeedBytes) throw new Failure('tooLarge', `The feed is larger than ${maxFeedBytes} bytes.`);
  const text = (typeof content === 'string' ? content : decodeText(content, contentType)).replace(/^[\uFEFF\s]+/, '');
  if (looksLikeHtml(text)) throw new Failure('feedUnreadable', 'The address returned a web page, not a feed.');
  const { items, ...feed } = text.startsWith('{') ? readJsonFeed(text) : readXmlFeed(text);
  const base = toWebAddress(feed.base, url) || url;
  const description = plainText(feed.description, maxDescription);
  const coverUrl = toWebAddress(feed.cover, base);
  const context = { base, commonLinks: findCommonLinks({ link: feed.link, items }) };
  return {
    title: plainText(feed.title, maxTitle),
    link: toWebAddress(feed.link, base),
    ...(description && { description }),
    ...(coverUrl && { coverUrl }),
    ...(feed.refreshIntervalSeconds && { refreshIntervalSeconds: feed.refreshIntervalSeconds }),
    items: sortUniqueItems(nameByLinks(items.map((item) => toFeedItem(item, context, now)))).slice(0, maxItems),
  };
}

/** Names items by their links where several with one id lead to different pages, as in feeds with a single id for all. */
function nameByLinks(items: FeedItem[]): FeedItem[] {
  const links = new Map<string, Set<string>>();
  for (const { id, link } of items) if (link) links.set(id, (links.get(id) ?? new Set()).add(link));
  const isShared = ({ id, link }: FeedItem) => link !== '' && !id.startsWith('yt:video:') && links.get(id)!.size > 1;
  return items.map((item) => (isShared(item) ? { ...item, id: hash(item.link) } : item));
}

/**
 * Returns each item once, as it occurs first, newest first. The sort is stable, so items with equal or no dates stay in the
 * feed's order.
 */
function sortUniqueItems(items: FeedItem[]): FeedItem[] {
  const byId = new Map<string, FeedItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort(({ publishedAt: a = '' }, { publishedAt: b = '' }) => (a === b ? 0 : a < b ? 1 : -1));
}
