import { type Host, json } from '../host.ts';
import { feed } from '../podcasts/feed.ts';
import { type Episode, show } from '../podcasts/show.ts';
import { transcripts } from '../podcasts/transcripts.ts';

/** A podcast's host for its feed, transcripts and chapters; pages of other origins may not read it. */
export const feedsSlowkitchen: Host = ({ url }) => {
  if (url.href === show.feedUrl) return { headers: { 'content-type': 'application/rss+xml; charset=utf-8' }, body: feed() };
  const [, id, form] = /^\/(\d+)\.(vtt|json|html|chapters\.json)$/.exec(url.pathname) ?? [];
  const episode = Object.values<Episode>(show.episodes).find(({ trackId }) => String(trackId) === id);
  if (!episode) return undefined;
  if (form === 'chapters.json') return episode.chapters && json({ version: '1.2.0', chapters: episode.chapters });
  const kind = episode.transcripts.find((one) => one === form);
  return kind && transcripts[kind](episode);
};
