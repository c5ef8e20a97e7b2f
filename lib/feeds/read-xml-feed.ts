import { Failure } from '../contract/failure.ts';
import { walkFeed } from '../sites/walk-feed.ts';
import { maxRead, type WrittenFeed, type WrittenItem } from './feed.ts';
import { syndicationSeconds } from './syndication-pace.ts';

const roots = new Set(['rss', 'rdf:rdf', 'atom:feed']);
const containers = new Set(['channel', 'atom:feed']);
const entries = new Set(['item', 'atom:entry']);
/** Elements that are read, those that are preferred first. */
const ofItem = {
  id: ['guid', 'atom:id'],
  title: ['title', 'atom:title', 'media:title', 'itunes:title'],
  date: ['atom:published', 'pubdate', 'dc:date', 'atom:issued', 'atom:created', 'atom:updated', 'atom:modified'],
  duration: ['itunes:duration'],
  videoId: ['yt:videoid'],
};
const ofFeed = {
  title: ['title', 'atom:title'],
  link: ['link'],
  description: ['description', 'atom:subtitle', 'atom:tagline', 'itunes:summary'],
  icon: ['atom:logo', 'atom:icon'],
  ttl: ['ttl'],
  period: ['sy:updateperiod'],
  frequency: ['sy:updatefrequency'],
};
const read = new Set([...Object.values(ofItem), ...Object.values(ofFeed)].flat());
const maxFiles = 50;

type Attributes = Record<string, string>;
/** An entry, or the feed itself, while it is read; of everything the first counts. */
interface Element {
  texts: Map<string, string>;
  /** Its page; a second one in another format than HTML. */
  page?: string;
  otherPage?: string;
  cover?: string;
  /** The podcast's own, which goes before the others. */
  ownCover?: string;
  /** Seconds of its file. */
  duration?: string;
  /** The id says of itself that it is no address. */
  isNamed?: boolean;
  files: WrittenItem['files'];
  base: string;
}

/** RSS of every version, and Atom. Throws `feedUnreadable` for other XML, for HTML, and for what ends too early. */
export function readXmlFeed(xml: string): WrittenFeed {
  const feed = element();
  const items: WrittenItem[] = [];
  let root = '';
  let item: Element | undefined;

  const { isWhole } = walk(xml, {
    open(path, attributes) {
      const name = path.at(-1)!;
      if (path.length === 1 && roots.has(name)) root = name;
      if (!root) return false;
      if (!item && entries.has(name) && items.length < maxRead) {
        item = element(attributes['rdf:about'], attributes['xml:base']);
        return false;
      }
      const parent = path.at(-2) ?? '';
      if (item) addLink(item, name, attributes);
      else if (containers.has(parent)) addLink(feed, name, attributes);
      else if (path.length === 1 || name === 'channel') feed.base ||= attributes['xml:base'] ?? '';
      const isOwn = entries.has(parent) || (!item && containers.has(parent));
      return (isOwn && read.has(name)) || name === 'media:title' || (name === 'url' && parent === 'image');
    },
    text(path, text) {
      const name = path.slice(-2).join(' ') === 'image url' ? 'image' : path.at(-1)!;
      const { texts } = item ?? feed;
      if (text && !texts.has(name)) texts.set(name, text);
    },
    close(path) {
      if (!item || !entries.has(path.at(-1)!)) return;
      items.push(writtenItem(item));
      item = undefined;
    },
  });
  if (!root) throw new Failure('feedUnreadable', 'no feed: its root is neither rss, nor RDF, nor feed');
  if (!isWhole) throw new Failure('feedUnreadable', 'the feed ends too early');
  return { ...writtenFeed(feed), items };
}

/** What a walk refuses is no feed that could be read. */
function walk(xml: string, handlers: Parameters<typeof walkFeed>[1]): ReturnType<typeof walkFeed> {
  try {
    return walkFeed(xml, handlers);
  } catch (error) {
    throw new Failure('feedUnreadable', Failure.from(error).message);
  }
}

const element = (about?: string, base = ''): Element => ({ texts: new Map(about ? [['about', about]] : []), files: [], base });

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

function writtenItem(item: Element): WrittenItem {
  const { texts, files, base } = item;
  const videoId = pick(texts, ofItem.videoId);
  const id = pick(texts, ofItem.id);
  const address = texts.has('guid') && !item.isNamed && /^https?:/i.test(id) ? id : '';
  return {
    // YouTube's entries are their videos, whatever else changes in them.
    id: videoId ? `yt:video:${videoId}` : id || (texts.get('about') ?? ''),
    title: pick(texts, ofItem.title),
    date: pick(texts, ofItem.date),
    link: pageOf(item) || address,
    files,
    cover: coverOf(item),
    duration: pick(texts, ofItem.duration) || (item.duration ?? ''),
    base,
  };
}

function writtenFeed(feed: Element): Omit<WrittenFeed, 'items'> {
  const { texts, base } = feed;
  return {
    title: pick(texts, ofFeed.title),
    link: pageOf(feed),
    description: pick(texts, ofFeed.description),
    cover: coverOf(feed),
    base,
    pace: syndicationSeconds(pick(texts, ofFeed.ttl), pick(texts, ofFeed.period), pick(texts, ofFeed.frequency)),
  };
}

const pick = (texts: Map<string, string>, names: string[]): string =>
  texts.get(names.find((name) => texts.has(name)) ?? '') ?? '';

const pageOf = ({ texts, page, otherPage }: Element): string => pick(texts, ofFeed.link) || (page ?? otherPage ?? '');

const coverOf = ({ texts, cover, ownCover }: Element): string =>
  ownCover ?? cover ?? texts.get('image') ?? pick(texts, ofFeed.icon);
