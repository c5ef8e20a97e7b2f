import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Host, json, redirect } from '../host.ts';
import { silence } from '../media.ts';
import { talkFile } from '../talk.ts';
import { nextResponse } from '../youtube/next-response.ts';
import { homePage, watchPage } from '../youtube/page.ts';
import { playerResponse } from '../youtube/player-response.ts';
import { timedtext } from '../youtube/timedtext.ts';
import { type Video, videoById, videos } from '../youtube/videos.ts';

/** YouTube, as far as Gloss can see it. */
export const wwwYoutube: Host = ({ url, body }) => {
  const { pathname, searchParams } = url;
  switch (pathname) {
    case '/':
      return homePage();
    case '/watch': {
      const id = searchParams.get('v') ?? '';
      if (id === videos.consent.id) return redirect(`https://consent.youtube.com/m?continue=${encodeURIComponent(url.href)}`);
      return watchPage(videoById(id) ?? missing(id));
    }
    case '/api/timedtext':
      return timedtext(url);
    case '/youtubei/v1/player':
      return json(playerResponse(asked(body)));
    case '/youtubei/v1/next':
      return json(nextResponse(asked(body)));
    case '/world/ads':
      return json({ ads: asked(body).adDuration });
    case '/videoplayback':
      return playback(searchParams);
    case '/s/app.js':
      return script('app.js', 'text/javascript');
    case '/s/app.css':
      return script('app.css', 'text/css');
    default:
      return undefined;
  }
};

const missing = (id: string): Video => ({ ...(videos.removed as Video), id });

const asked = (body: string): Video => {
  const { videoId } = JSON.parse(body || '{}') as { videoId?: unknown };
  return videoById(String(videoId)) ?? missing(String(videoId));
};

function playback(query: URLSearchParams): Answer | undefined {
  const ad = Number(query.get('ad'));
  if (ad > 0) return { media: silence(Math.min(ad, 60)) };
  const video = videoById(query.get('v') ?? '');
  if (video?.id === videos.talk.id) return talkFile('talk.webm');
  return video && { media: silence(video.duration) };
}

const script = (name: string, type: string): Answer => ({
  headers: { 'content-type': `${type}; charset=utf-8` },
  body: readFileSync(join(import.meta.dirname, '../youtube', name), 'utf8'),
});
