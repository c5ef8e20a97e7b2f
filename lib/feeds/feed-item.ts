import type { FeedItem } from '../ports/feeds.ts';
import { clockSeconds } from '../sites/clock-time.ts';
import { hash } from '../sites/content-id.ts';
import { feedDate } from '../sites/feed-date.ts';
import type { WrittenItem } from './feed.ts';
import { plainText } from './plain-text.ts';
import { webAddress } from './web-address.ts';

const maxTitle = 1000;
const maxId = 500;

/** An item in the form that is kept. `now` in milliseconds: a date that is still to come is none. */
export function feedItem(written: WrittenItem, feed: { base: string; link: string }, now: number): FeedItem {
  const base = webAddress(written.base, feed.base) || feed.base;
  const time = feedDate(written.date);
  const enclosureUrl = webAddress(written.files.find(isMedia)?.url, base);
  const link = webAddress(written.link, base) || watchUrl(written.id) || enclosureUrl;
  const coverUrl = webAddress(written.cover || written.files.find(({ type }) => type.startsWith('image/'))?.url, base);
  const durationSeconds = clockSeconds(written.duration);
  return {
    id: idOf(written, feed.link),
    title: plainText(written.title, maxTitle),
    link,
    ...(time !== undefined && time <= now && { publishedAt: new Date(time).toISOString() }),
    ...(enclosureUrl && { enclosureUrl }),
    ...(coverUrl && { coverUrl }),
    ...(durationSeconds && { durationSeconds }),
  };
}

/** By what the feed writes, not by what is read from it: a date may be of the future in one reading and not in the next. */
function idOf({ id, link, title, date }: WrittenItem, feedLink: string): string {
  // Where all items lead to the feed's own page, it tells none of them.
  const own = [id, link].find((address) => address && withoutSlash(address) !== withoutSlash(feedLink));
  return own && own.length <= maxId ? own : hash(own || `${title}\n${date}`);
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

const watchUrl = (id: string): string =>
  id.startsWith('yt:video:') ? `https://www.youtube.com/watch?v=${encodeURIComponent(id.slice(9))}` : '';

/** Many feeds don't tell a file's type, or tell one that says nothing. */
const isMedia = ({ url, type }: { url: string; type: string }): boolean =>
  /^(?:audio|video)|mpegurl|dash\+xml|^$/i.test(type) ||
  (/octet-stream/i.test(type) && /\.(?:mp[34]|m4[abv]|aac|og[gav]|opus|wav|flac|webm|mov)(?:$|[?#])/i.test(url));
