import { escapeHtml } from '../host.ts';
import { type Episode, show } from './show.ts';

const types = { vtt: 'text/vtt', json: 'application/json', html: 'text/html' };
const origin = new URL(show.feedUrl).origin;

/** The show's RSS feed, with transcripts and chapters of Podcasting 2.0. */
export const feed = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel><title>${show.title}</title><link>https://slowkitchen.example/</link><language>en</language>
<itunes:author>${show.author}</itunes:author><itunes:image href="${origin}/cover.jpg"/>
${Object.values<Episode>(show.episodes)
  .filter(({ isGone }) => !isGone)
  .map(item)
  .join('\n')}
</channel></rss>`;

function item({ trackId, guid, title, duration, transcripts, chapters }: Episode): string {
  const links = transcripts.map((kind) => `<podcast:transcript url="${origin}/${trackId}.${kind}" type="${types[kind]}"/>`);
  return `<item><title>${escapeHtml(title)}</title><guid isPermaLink="false">${guid}</guid>
<pubDate>Thu, 01 Oct 2026 07:00:00 GMT</pubDate><itunes:duration>${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}</itunes:duration>
<enclosure url="https://tracker.example/r/media.slowkitchen.example/${trackId}.mp3" type="audio/mpeg" length="0"/>
${links.join('')}${chapters ? `<podcast:chapters url="${origin}/${trackId}.chapters.json" type="application/json+chapters"/>` : ''}</item>`;
}
