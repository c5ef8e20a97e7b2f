import type { FeedEpisode, PodcastFeed } from '../ports/markup-readers.ts';
import { decodeHtml } from './decode-html.ts';
import { parseClockTime, parseDuration } from './parse-clock-time.ts';
import { parseFeedDate } from './parse-feed-date.ts';
import { walkFeed } from './walk-feed.ts';

const maxEpisodes = 20_000;
const notes = new Set(['description', 'content:encoded', 'itunes:summary']);
const texts = new Set(['title', 'itunes:title', 'guid', 'link', 'itunes:duration', 'pubdate', ...notes]);
const channelTexts = new Set(['title', 'itunes:author', 'link', 'language']);

/** Reads a podcast's RSS feed. Anything else has no episodes; throws `siteFailed` for hostile input. */
export function readPodcastFeed(xml: string): PodcastFeed {
  const feed: PodcastFeed = { title: '', author: '', link: '', language: '', episodes: [] };
  let episode: FeedEpisode | undefined;
  let hasEncodedNotes = false;

  walkFeed(xml, {
    open(path, attributes) {
      const [parent, name] = path.slice(-2);
      if (path.at(-1) === 'item' && feed.episodes.length < maxEpisodes) {
        episode = { title: '', guid: '', duration: 0, description: '', transcripts: [], chapters: [] };
        feed.episodes.push(episode);
        hasEncodedNotes = false;
        return false;
      }
      if (episode) {
        addAttributes(episode, path.at(-1)!, attributes);
        return parent === 'item' && texts.has(name!);
      }
      if (name === 'itunes:image' && attributes.href) feed.coverUrl ??= attributes.href;
      return parent === 'channel' && channelTexts.has(name!);
    },
    text(path, text) {
      const name = path.at(-1)!;
      if (episode && notes.has(name)) {
        const isEncoded = name === 'content:encoded' && text !== '';
        // Notes are often cut in the other elements.
        if (isEncoded || (!hasEncodedNotes && text.length > episode.description.length)) episode.description = text;
        hasEncodedNotes ||= isEncoded;
      } else if (episode) addText(episode, name, text);
      else addChannel(feed, name, text);
    },
    close(path) {
      if (path.at(-1) === 'item') episode = undefined;
    },
  });
  return feed;
}

function addAttributes(episode: FeedEpisode, name: string, { url, type, language, start, title }: Record<string, string>): void {
  if (name === 'enclosure' && url) episode.enclosureUrl ??= url;
  if (name === 'podcast:chapters' && url) episode.chaptersUrl ??= url;
  if (name === 'podcast:transcript' && url && episode.transcripts.length < 50) {
    episode.transcripts.push({ url, type: (type ?? '').toLowerCase(), language: language ?? '' });
  }
  const startTime = name === 'psc:chapter' ? parseClockTime(start ?? '') : undefined;
  if (startTime !== undefined && episode.chapters.length < 1000) episode.chapters.push({ startTime, title: title ?? '' });
}

function addText(episode: FeedEpisode, name: string, text: string): void {
  switch (name) {
    case 'title':
      episode.title = decodeHtml(text) || episode.title;
      break;
    case 'itunes:title':
      episode.title ||= decodeHtml(text);
      break;
    case 'guid':
    case 'link':
      if (text) episode[name] = text;
      break;
    case 'itunes:duration':
      episode.duration = parseDuration(text) ?? 0;
      break;
    case 'pubdate':
      episode.publishedAt = isoDate(text);
      break;
  }
}

function addChannel(feed: PodcastFeed, name: string, text: string): void {
  if (name === 'title') feed.title ||= decodeHtml(text);
  if (name === 'itunes:author') feed.author ||= decodeHtml(text);
  if (name === 'link') feed.link ||= text;
  if (name === 'language') feed.language ||= text;
}

function isoDate(text: string): string | undefined {
  const time = parseFeedDate(text);
  return time === undefined ? undefined : new Date(time).toISOString();
}
