import { Failure } from '../contract/failure.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import { type FeedVisitor, walkFeed } from '../sites/walk-feed.ts';
import { escapeTags } from './escape-tags.ts';
import { maxReadItems, type WrittenFeed, type WrittenItem } from './feed.ts';

const roots = new Set(['rss', 'rdf:rdf', 'atom:feed']);
const containers = new Set(['channel', 'atom:feed']);
const entries = new Set(['item', 'atom:entry']);
/** Elements that are read, the preferred ones first. */
const itemElements = {
  id: ['guid', 'atom:id'],
  title: ['title', 'atom:title', 'media:title', 'itunes:title', 'dc:title'],
  date: ['atom:published', 'pubdate', 'dc:date', 'atom:issued', 'atom:created', 'atom:updated', 'atom:modified'],
  duration: ['itunes:duration'],
  videoId: ['yt:videoid'],
  text: ['description', 'atom:summary', 'atom:content', 'content:encoded', 'itunes:summary', 'author', 'dc:creator'],
};
const feedElements = {
  title: ['title', 'atom:title', 'dc:title', 'itunes:title'],
  link: ['link'],
  description: ['description', 'atom:subtitle', 'atom:tagline', 'itunes:summary', 'dc:description'],
  icon: ['atom:logo', 'atom:icon'],
  ttl: ['ttl'],
  period: ['sy:updateperiod'],
  frequency: ['sy:updatefrequency'],
};
const read = new Set([...Object.values(itemElements), ...Object.values(feedElements)].flat());
const maxFiles = 50;
/** Characters of an item's text that tell it apart from others. */
const maxTextLength = 500;

type Attributes = Record<string, string>;
/** An entry, or the feed itself, while it is read. The first of several values is used. */
interface Element {
  texts: Map<string, string>;
  /** Address of its page, and of one in another format than HTML. */
  page?: string;
  otherPage?: string;
  cover?: string;
  /** The podcast's own cover, which takes precedence. */
  ownCover?: string;
  /** Duration of its file in seconds. */
  duration?: string;
  /** Whether the id is declared not to be an address. */
  isNamed?: boolean;
  files: WrittenItem['files'];
  base: string;
}

/** Reads RSS of every version, and Atom. Throws `feedUnreadable` for other XML, HTML, and truncated feeds. */
export function readXmlFeed(xml: string): WrittenFeed {
  const feed = createElement();
  const items: WrittenItem[] = [];
  let root = '';
  let item: Element | undefined;
  let isBase64 = false;
  let isPlain = false;

  const visitor: FeedVisitor = {
    open(path, attributes) {
      const name = path.at(-1)!;
      if (path.length === 1 && roots.has(name)) root = name;
      if (!root) return false;
      isBase64 = name.startsWith('atom:') && (attributes.mode === 'base64' || attributes.type === 'application/octet-stream');
      isPlain = name === 'atom:title' && attributes.type === 'text';
      if (!item && entries.has(name) && items.length < maxReadItems) {
        item = createElement(attributes['rdf:about'], attributes['xml:base']);
        return false;
      }
      const parent = path.at(-2) ?? '';
      const isOwn = item ? entries.has(parent) : containers.has(parent);
      // An entry's source, which is another feed, has links of its own; the media of an entry may be in a group.
      if (isOwn || (item && name.startsWith('media:'))) addLink(item ?? feed, name, attributes);
      else if (path.length === 1 || name === 'channel') feed.base ||= attributes['xml:base'] ?? '';
      return (isOwn && read.has(name)) || name === 'media:title' || (name === 'url' && parent === 'image');
    },
    text(path, text) {
      const name = path.slice(-2).join(' ') === 'image url' ? 'image' : path.at(-1)!;
      const { texts } = item ?? feed;
      const decoded = isBase64 ? decodeBase64Text(text) : text;
      if (text && !texts.has(name)) texts.set(name, isPlain ? escapeTags(decoded) : decoded);
    },
    close(path) {
      if (!item || !entries.has(path.at(-1)!)) return;
      items.push(toWrittenItem(item));
      item = undefined;
    },
  };
  const { isWhole } = walkFeed(xml, visitor, { failsWith: 'feedUnreadable' });
  if (!root) throw new Failure('feedUnreadable', 'The document is not a feed: the root element is not rss, RDF or feed.');
  if (!isWhole) throw new Failure('feedUnreadable', 'The feed ends too early.');
  return { ...toWrittenFeed(feed), items };
}

/** Decodes a text that Atom has in base64 (`mode="base64"` of 0.3, or a type of binary data); returns it as it is if it is none. */
function decodeBase64Text(text: string): string {
  try {
    return new TextDecoder().decode(decodeBase64(text));
  } catch {
    return text;
  }
}

const createElement = (about?: string, base = ''): Element => ({
  texts: new Map(about ? [['about', about]] : []),
  files: [],
  base,
});

function addLink(element: Element, name: string, { href, rel = 'alternate', url, ...attributes }: Attributes): void {
  const { type = '', medium = '', duration } = attributes;
  switch (name) {
    case 'atom:link':
      if (rel === 'enclosure') addFile(element, href, type);
      else if (rel === 'alternate' && /html|^$/.test(type)) element.page ??= href;
      else if (rel === 'alternate') element.otherPage ??= href;
      break;
    case 'guid':
      element.isNamed = attributes.ispermalink?.toLowerCase() === 'false';
      break;
    case 'enclosure':
      addFile(element, url, type);
      break;
    case 'media:content':
      if (/^image/.test(medium || type)) element.cover ??= url;
      else if (/^(?:audio|video)/.test(type || medium)) addFile(element, url, type || medium);
      element.duration ??= duration;
      break;
    case 'media:thumbnail':
      element.cover ??= url;
      break;
    case 'itunes:image':
      element.ownCover ??= href;
      break;
  }
}

function addFile({ files }: Element, url: string | undefined, type: string): void {
  if (url && files.length < maxFiles) files.push({ url, type });
}

function toWrittenItem(item: Element): WrittenItem {
  const { texts, files, base } = item;
  const videoId = pick(texts, itemElements.videoId);
  const id = pick(texts, itemElements.id);
  const address = texts.has('guid') && !item.isNamed && /^https?:/i.test(id) ? id : '';
  return {
    // The video's id identifies a YouTube entry, whatever else changes in it.
    id: videoId ? `yt:video:${videoId}` : id || (texts.get('about') ?? ''),
    title: pick(texts, itemElements.title),
    date: pick(texts, itemElements.date),
    link: findPage(item) || address,
    files,
    cover: findCover(item),
    duration: pick(texts, itemElements.duration) || (item.duration ?? ''),
    text: pick(texts, itemElements.text).slice(0, maxTextLength),
    base,
  };
}

function toWrittenFeed(feed: Element): Omit<WrittenFeed, 'items'> {
  const { texts, base } = feed;
  return {
    title: pick(texts, feedElements.title),
    link: findPage(feed),
    description: pick(texts, feedElements.description),
    cover: findCover(feed),
    base,
    refreshIntervalSeconds: syndicationSeconds(
      pick(texts, feedElements.ttl),
      pick(texts, feedElements.period),
      pick(texts, feedElements.frequency),
    ),
  };
}

const pick = (texts: Map<string, string>, names: string[]): string =>
  texts.get(names.find((name) => texts.has(name)) ?? '') ?? '';

const findPage = ({ texts, page, otherPage }: Element): string => pick(texts, feedElements.link) || (page ?? otherPage ?? '');

const findCover = ({ texts, cover, ownCover }: Element): string =>
  ownCover ?? cover ?? texts.get('image') ?? pick(texts, feedElements.icon);

const periods: Record<string, number> = { hourly: 3600, daily: 86_400, weekly: 604_800, monthly: 2_592_000, yearly: 31_536_000 };

/**
 * Returns the interval in seconds that a feed requests, by RSS's `ttl` in minutes or by the syndication module; undefined if
 * there is none.
 */
function syndicationSeconds(ttl: string, period: string, frequency: string): number | undefined {
  const minutes = Number(/^\d{1,7}$/.exec(ttl)?.[0] ?? 0);
  if (minutes > 0) return minutes * 60;
  const seconds = periods[period.toLowerCase()];
  return seconds && seconds / Math.max(1, Number(/^\d{1,5}$/.exec(frequency)?.[0] ?? 1));
}
