import { hash } from '../encoding/hash.ts';
import { mediaKindOf } from '../http/media-extensions.ts';
import type { FeedItem } from '../ports/feeds.ts';
import { parseDuration } from '../sites/parse-clock-time.ts';
import { parseFeedDate } from '../sites/parse-feed-date.ts';
import type { WrittenFeed, WrittenItem } from './feed.ts';
import { plainText } from './plain-text.ts';
import { toWebAddress } from './to-web-address.ts';

/** Time by which a date may be in the future: clocks differ, and dates without a zone count as UTC. */
const maxAheadMs = 24 * 3600_000;
const maxTitle = 1000;
const maxId = 500;

/** The properties of a feed on which the stored form of its items depends. */
interface FeedContext {
  base: string;
  /** Links that identify no item: the one of the feed itself, and those that several items have. */
  commonLinks: ReadonlySet<string>;
}

/** Converts an item to the stored form. `now` in milliseconds: a date in the future is dropped, unless a clock or a zone explains it. */
export function toFeedItem(written: WrittenItem, feed: FeedContext, now: number): FeedItem {
  const base = toWebAddress(written.base, feed.base) || feed.base;
  const time = parseFeedDate(written.date);
  const enclosureUrl = toWebAddress(findMediaFile(written.files, base)?.url, base);
  const link = toWebAddress(written.link, base) || watchUrl(written.id) || enclosureUrl;
  const coverUrl = toWebAddress(written.cover || written.files.find(({ type }) => type.startsWith('image/'))?.url, base);
  const durationSeconds = parseDuration(written.duration);
  return {
    id: deriveId(written, feed.commonLinks),
    title: plainText(written.title, maxTitle),
    link,
    ...(time !== undefined && time <= now + maxAheadMs && { publishedAt: new Date(time).toISOString() }),
    ...(enclosureUrl && { enclosureUrl }),
    ...(coverUrl && { coverUrl }),
    ...(durationSeconds && { durationSeconds }),
  };
}

/**
 * Returns an item's id from its source values, not from parsed ones: a date may be in the future at one reading and not at the
 * next.
 */
function deriveId(item: WrittenItem, commonLinks: ReadonlySet<string>): string {
  const own = [item.id, item.link].find((address) => address && !commonLinks.has(removeTrailingSlash(address)));
  return own && own.length <= maxId ? own : hash(own || textOf(item));
}

/** Returns the links that do not identify an item: the one of the feed, and those of several items without an id. */
export function findCommonLinks({ link, items }: Pick<WrittenFeed, 'link' | 'items'>): Set<string> {
  const common = new Set([removeTrailingSlash(link)]);
  const texts = new Map<string, string>();
  for (const item of items.filter(({ id, link }) => !id && link)) {
    const address = removeTrailingSlash(item.link);
    if ((texts.get(address) ?? textOf(item)) !== textOf(item)) common.add(address);
    texts.set(address, textOf(item));
  }
  return common;
}

/** Returns what tells items apart that neither an id nor a link identifies. */
const textOf = ({ title, date, files, text }: WrittenItem): string =>
  title || date ? `${title}\n${date}` : files[0]?.url || text;

const removeTrailingSlash = (address: string): string => address.replace(/\/$/, '');

const watchUrl = (id: string): string =>
  id.startsWith('yt:video:') ? `https://www.youtube.com/watch?v=${encodeURIComponent(id.slice(9))}` : '';

/**
 * Returns the first file that is audio or video by its type or name, for many feeds have a meaningless type; else the only file, if
 * its type is unknown.
 */
function findMediaFile<File extends { url: string; type: string }>(files: File[], base: string): File | undefined {
  const isNamedMedia = (url: string) => URL.canParse(url, base) && mediaKindOf(new URL(url, base).pathname) !== undefined;
  const media = files.find(({ url, type }) => /^(?:audio|video)|mpegurl|dash\+xml|^$/i.test(type) || isNamedMedia(url));
  const only = files.length === 1 && !otherType.test(files[0]!.type) ? files[0] : undefined;
  return media ?? only;
}

/** Matches types of files that are neither audio nor video. */
const otherType = /^(?:image|text|font|message|model)\/|pdf|epub|json|xml|html|zip|torrent|msword|officedocument|octet-stream/i;
