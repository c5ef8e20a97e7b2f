import { hash } from '../encoding/hash.ts';
import type { FeedItem } from '../ports/feeds.ts';
import { parseClockTime } from '../sites/parse-clock-time.ts';
import { parseFeedDate } from '../sites/parse-feed-date.ts';
import type { WrittenItem } from './feed.ts';
import { plainText } from './plain-text.ts';
import { toWebAddress } from './to-web-address.ts';

const maxTitle = 1000;
const maxId = 500;

/** Converts an item to the stored form. `now` in milliseconds: a date in the future is dropped. */
export function toFeedItem(written: WrittenItem, feed: { base: string; link: string }, now: number): FeedItem {
  const base = toWebAddress(written.base, feed.base) || feed.base;
  const time = parseFeedDate(written.date);
  const enclosureUrl = toWebAddress(written.files.find(isMedia)?.url, base);
  const link = toWebAddress(written.link, base) || watchUrl(written.id) || enclosureUrl;
  const coverUrl = toWebAddress(written.cover || written.files.find(({ type }) => type.startsWith('image/'))?.url, base);
  const durationSeconds = parseClockTime(written.duration);
  return {
    id: deriveId(written, feed.link),
    title: plainText(written.title, maxTitle),
    link,
    ...(time !== undefined && time <= now && { publishedAt: new Date(time).toISOString() }),
    ...(enclosureUrl && { enclosureUrl }),
    ...(coverUrl && { coverUrl }),
    ...(durationSeconds && { durationSeconds }),
  };
}

/**
 * Returns an item's id from its source values, not from parsed ones: a date may be in the future at one reading and not at the
 * next.
 */
function deriveId({ id, link, title, date, files, words }: WrittenItem, feedLink: string): string {
  // If an item links to the feed's own page, the link does not identify it.
  const own = [id, link].find((address) => address && removeTrailingSlash(address) !== removeTrailingSlash(feedLink));
  return own && own.length <= maxId ? own : hash(own || (title || date ? `${title}\n${date}` : files[0]?.url || words));
}

const removeTrailingSlash = (address: string): string => address.replace(/\/$/, '');

const watchUrl = (id: string): string =>
  id.startsWith('yt:video:') ? `https://www.youtube.com/watch?v=${encodeURIComponent(id.slice(9))}` : '';

/** Whether a file is audio or video. Many feeds have no type of a file, or a meaningless one. */
const isMedia = ({ url, type }: { url: string; type: string }): boolean =>
  /^(?:audio|video)|mpegurl|dash\+xml|^$/i.test(type) ||
  (/octet-stream/i.test(type) && /\.(?:mp[34]|m4[abv]|aac|og[gav]|opus|wav|flac|webm|mov)(?:$|[?#])/i.test(url));
