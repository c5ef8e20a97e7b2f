import { captionFile, vtt } from '../caption-files.ts';
import { type Host, json } from '../host.ts';
import { sitePage } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const bread = () => captionFile(vtt(spread(sentences('bread.en'), 150)));

/** JW Player's delivery API (https://docs.jwplayer.com/platform/reference/get_v2-media-media-id). */
export const cdnJwplayer: Host = ({ url }) => {
  if (url.pathname === '/tracks/bread.vtt') return bread();
  const tracks = [
    { file: 'https://cdn.jwplayer.com/strips/GlossBrd-120.vtt', kind: 'thumbnails' },
    { file: 'https://cdn.jwplayer.com/tracks/bread.vtt', kind: 'captions', label: 'English', language: 'en' },
  ];
  const media = (more: object) =>
    json({ title: 'The Science of Bread', playlist: [{ title: 'The Science of Bread', duration: 150, ...more }] });
  if (url.pathname === '/v2/media/GlossBrd') return media({ tracks });
  return url.pathname === '/v2/media/GlossSil' ? media({ tracks: tracks.slice(0, 1) }) : undefined;
};

const vidyardVideo = 'GlossBread12345678Bred';
export const vidyardUrl = (id = vidyardVideo) => `https://play.vidyard.com/${id}`;

/** The player's data of Vidyard, after the extractor of yt-dlp (`extractor/vidyard.py`). */
export const playVidyard: Host = ({ url }) => {
  if (url.pathname === '/captions/en.vtt') return bread();
  const captions = [{ language: 'en', name: 'English', vttUrl: 'https://play.vidyard.com/captions/en.vtt' }];
  const chapter = { name: 'The Science of Bread', seconds: 150, captions };
  if (url.pathname === `/player/${vidyardVideo}.json`) return json({ payload: { chapters: [chapter] } });
  return url.pathname === '/player/GlossSilent1234567Slnt.json'
    ? json({ payload: { chapters: [{ ...chapter, captions: [] }] } })
    : json({}, 404);
};

const brightcovePlayer = '1752604059001/default_default';
const brightcoveVideo = '6093072280001';
const policyKey = 'BCpkADawqM0-gloss';
export const brightcoveUrl = (id = brightcoveVideo) =>
  `https://players.brightcove.net/${brightcovePlayer}/index.html?videoId=${id}`;

/** The settings of a player of Brightcove, which hold the key of its interface, after the extractor of yt-dlp (`extractor/brightcove.py`). */
export const playersBrightcove: Host = ({ url }) =>
  url.pathname === `/${brightcovePlayer}/config.json` ? json({ video_cloud: { policy_key: policyKey } }) : undefined;

/** The Playback API of Brightcove (https://apis.support.brightcove.com/playback). */
export const edgeApiBrightcove: Host = ({ url, headers }) => {
  if (url.pathname === '/captions/bread.vtt') return bread();
  if (headers.accept !== `application/json;pk=${policyKey}`) return json([{ error_code: 'INVALID_POLICY_KEY' }], 401);
  const tracks = [
    { id: 'a1', kind: 'metadata', label: 'thumbnails', srclang: null, src: 'https://edge.api.brightcove.com/thumbs.vtt' },
    { id: 'b2', kind: 'captions', label: 'English', srclang: 'en', src: 'https://edge.api.brightcove.com/captions/bread.vtt' },
  ];
  const video = (more: object) => json({ name: 'The Science of Bread', duration: 150_016, cue_points: [], ...more });
  if (url.pathname.endsWith(`/videos/${brightcoveVideo}`)) return video({ text_tracks: tracks });
  return url.pathname.endsWith('/videos/6093072280002')
    ? video({ text_tracks: tracks.slice(0, 1) })
    : json([{ error_code: 'VIDEO_NOT_FOUND' }], 404);
};

const bunnyVideo = '32e34c4b-0d72-437c-9abb-05e67657da34';
export const bunnyUrl = (id = bunnyVideo) => `https://iframe.mediadelivery.net/embed/136145/${id}`;
export const bunnyLocked = '00000000-0d72-437c-9abb-05e67657da34';

/** The player page of Bunny Stream, after the extractor of yt-dlp (`extractor/bunnycdn.py`): elements, or a title of 403. */
export const iframeMediadelivery: Host = ({ url }) => {
  if (url.pathname.endsWith(bunnyLocked)) return sitePage({ title: '403' });
  if (!url.pathname.endsWith(bunnyVideo)) return sitePage({ title: '404' });
  const base = `https://vz-gloss.b-cdn.net/${bunnyVideo}`;
  return sitePage({
    title: 'The Science of Bread',
    body: `<video id="main-video"><source src="${base}/playlist.m3u8" type="application/x-mpegURL">
      <track kind="captions" label="English" srclang="en" src="${base}/captions/en.vtt"></video>`,
  });
};

export const bCdn: Host = ({ url }) => (url.pathname.endsWith('/captions/en.vtt') ? bread() : undefined);
