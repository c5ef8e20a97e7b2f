import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Host, json, redirect } from '../host.ts';
import { silence } from '../media.ts';
import { talkFile } from '../talk.ts';
import { channelFeed } from '../youtube/channel-feed.ts';
import { nextResponse } from '../youtube/next-response.ts';
import { embedPage, homePage, shortPage, watchPage } from '../youtube/page.ts';
import { baseUrl, channelId, playerResponse } from '../youtube/player-response.ts';
import { shownTranscript } from '../youtube/shown-transcript.ts';
import { timedtext } from '../youtube/timedtext.ts';
import { transcriptPanel } from '../youtube/transcript-panel.ts';
import { playerToken, type Video, videoById, videos } from '../youtube/videos.ts';

/** YouTube's pages and APIs, as far as Gloss uses them. */
export const wwwYoutube: Host = ({ url, body }) => {
  const { pathname, searchParams } = url;
  const [, folder, shown = ''] = /^\/(shorts|live|embed)\/([\w-]{11})$/.exec(pathname) ?? [];
  if (folder) return pages[folder]!(videoById(shown) ?? missing(shown));
  switch (pathname) {
    case '/':
      return homePage();
    case '/watch': {
      const id = searchParams.get('v') ?? '';
      if (id === videos.consent.id) return redirect(`https://consent.youtube.com/m?continue=${encodeURIComponent(url.href)}`);
      return watchPage(videoById(id) ?? missing(id));
    }
    case '/feeds/videos.xml':
      return searchParams.get('channel_id') === channelId ? channelFeed() : undefined;
    case '/api/timedtext':
      return timedtext(url);
    case '/youtubei/v1/player':
      return json(playerResponse(requestedVideo(body)));
    case '/youtubei/v1/next':
      return json(nextResponse(requestedVideo(body)));
    case '/youtubei/v1/get_panel':
      return transcriptPanel(body);
    case '/world/plays':
      return json(plays(requestedVideo(body)));
    case '/world/transcript':
      return json(shownTranscript(requestedVideo(body)));
    case '/videoplayback':
      return playback(searchParams);
    case '/s/app.js':
      return script('app.js', 'text/javascript');
    case '/s/transcript.js':
      return script('transcript.js', 'text/javascript');
    case '/s/app.css':
      return script('app.css', 'text/css');
    default:
      return undefined;
  }
};

const pages: Record<string, (video: Video) => Answer> = { shorts: shortPage, live: watchPage, embed: embedPage };

/** Playback data of a video: the length of the advertisement before it, and the captions that the player shows. */
const plays = (video: Video) => ({
  ads: video.adDuration,
  captions: video.tracks
    .filter(({ fault }) => fault === 'token')
    .map((track) => `${baseUrl(video, track)}&fmt=json3&pot=${playerToken(video.id)}&potc=1&c=WEB`),
});

const missing = (id: string): Video => ({ ...(videos.removed as Video), id });

const requestedVideo = (body: string): Video => {
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
