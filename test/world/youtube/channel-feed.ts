import { type Answer, escapeHtml } from '../host.ts';
import { channelId } from './player-response.ts';
import { type Video, videos } from './videos.ts';

const channelUrl = `https://www.youtube.com/channel/${channelId}`;

/** The channel's uploads, newest first. */
const uploads: [video: Video, published: string][] = [
  [videos.talk, '2026-10-03T14:00:00+00:00'],
  [videos.withoutCaptions, '2026-10-02T14:00:00+00:00'],
  [videos.chinese, '2026-10-01T14:00:00+00:00'],
];

/** Returns the feed of the fake YouTube's only channel, with `more` newer uploads. */
export const channelFeed = (more: typeof uploads = []): Answer => ({
  headers: { 'content-type': 'text/xml; charset=UTF-8', 'cache-control': 'private, max-age=900' },
  body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <id>yt:channel:${channelId.slice(2)}</id>
 <title>${escapeHtml(videos.talk.author)}</title>
 <link rel="alternate" href="${channelUrl}"/>
${[...more, ...uploads].map(entry).join('\n')}
</feed>`,
});

const entry = ([{ id, title }, published]: (typeof uploads)[number]) => ` <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <title>${escapeHtml(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <published>${published}</published>
  <media:group><media:thumbnail url="https://i.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/></media:group>
 </entry>`;
