import { Parser } from 'htmlparser2';
import type { FeedEpisode, PodcastFeed } from '../ports.ts';
import { clockSeconds } from './clock-time.ts';

const podcasting = [
  'https://podcastindex.org/namespace/1.0',
  'https://github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md',
];
const itunes = ['http://www.itunes.com/dtds/podcast-1.0.dtd'];
const podlove = ['http://podlove.org/simple-chapters'];
const maxEpisodes = 20_000;
const maxText = 100_000;
const maxDepth = 100;
const piece = 65_536;

/** A podcast's RSS. Prefixes are matched by what they stand for, since feeds choose their own. Whatever is no feed has no episodes. */
export function readPodcastFeed(xml: string): PodcastFeed {
  const feed: PodcastFeed = { title: '', author: '', link: '', language: '', episodes: [] };
  const spaces = new Map<string, string>();
  const path: string[] = [];
  let episode: FeedEpisode | undefined;
  let text = '';

  const localName = (name: string): string => {
    const [prefix, local] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name];
    const space = spaces.get(prefix) ?? '';
    if (podcasting.includes(space)) return `podcast:${local}`;
    if (itunes.includes(space.toLowerCase())) return `itunes:${local}`;
    if (podlove.includes(space)) return `psc:${local}`;
    return name;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [key, value] of Object.entries(attributes))
          if (key.startsWith('xmlns:')) spaces.set(key.slice(6), value.replace(/\/$/, ''));
        const local = localName(name);
        path.push(local);
        text = '';
        if (local === 'item' && feed.episodes.length < maxEpisodes) {
          episode = { title: '', guid: '', duration: 0, description: '', transcripts: [], chapters: [] };
          feed.episodes.push(episode);
        } else if (episode) addAttributes(episode, local, attributes);
        else if (local === 'itunes:image' && attributes.href) feed.coverUrl ??= attributes.href;
      },
      ontext(data) {
        if (text.length < maxText) text += data;
      },
      onclosetag() {
        const local = path.pop();
        if (local === 'item') episode = undefined;
        else if (episode && path.at(-1) === 'item') addText(episode, local ?? '', text.trim());
        else if (path.at(-1) === 'channel') addChannel(feed, local ?? '', text.trim());
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let i = 0; i < xml.length && path.length < maxDepth; i += piece) parser.write(xml.slice(i, i + piece));
  parser.end();
  return feed;
}

function addAttributes(episode: FeedEpisode, name: string, { url, type, language, start, title }: Record<string, string>): void {
  if (name === 'enclosure' && url) episode.enclosureUrl ??= url;
  if (name === 'podcast:chapters' && url) episode.chaptersUrl ??= url;
  if (name === 'podcast:transcript' && url && episode.transcripts.length < 50) {
    episode.transcripts.push({ url, type: (type ?? '').toLowerCase(), language: language ?? '' });
  }
  const startTime = name === 'psc:chapter' ? clockSeconds(start ?? '') : undefined;
  if (startTime !== undefined && episode.chapters.length < 1000) episode.chapters.push({ startTime, title: title ?? '' });
}

function addText(episode: FeedEpisode, name: string, text: string): void {
  switch (name) {
    case 'title':
      episode.title = text;
      break;
    case 'guid':
      episode.guid = text;
      break;
    case 'itunes:duration':
      episode.duration = clockSeconds(text) ?? 0;
      break;
    case 'pubDate':
      episode.publishedAt = isoDate(text);
      break;
    case 'description':
      episode.description ||= text;
      break;
    case 'content:encoded':
      episode.description = text;
      break;
  }
}

function addChannel(feed: PodcastFeed, name: string, text: string): void {
  if (name === 'title') feed.title ||= text;
  if (name === 'itunes:author') feed.author ||= text;
  if (name === 'link') feed.link ||= text;
  if (name === 'language') feed.language ||= text;
}

function isoDate(text: string): string | undefined {
  const time = Date.parse(text.slice(0, 60));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
