import { type Answer, html, json } from '../host.ts';
import type { VimeoVideo } from './videos.ts';

/** The configuration of Vimeo's player for a video. */
export const playerConfig = ({ id, title, duration, tracks, chapters = [], hash }: VimeoVideo) => ({
  cdn_url: 'https://f.vimeocdn.com',
  vimeo_api_url: 'api.vimeo.com',
  request: {
    files: { hls: { cdns: {}, default_cdn: 'akfire_interconnect_quic' } },
    lang: 'en',
    text_tracks: tracks.map(({ id: track, language, label, kind }) => ({
      id: track,
      lang: language,
      url: `/texttrack/${track}.vtt?token=world`,
      kind,
      label,
      default: false,
    })),
  },
  video: {
    id,
    title,
    width: 1280,
    height: 720,
    duration,
    url: '',
    share_url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    owner: { id: 42, name: 'Slow Kitchen', url: 'https://vimeo.com/slowkitchen' },
    thumbnail_url: 'https://i.vimeocdn.com/video/1',
    lang: tracks.length > 0 ? 'en' : null,
    unlisted_hash: hash ?? null,
  },
  embed: { chapters },
});

/** Returns Vimeo's error response for a video, by its fault; undefined for a video that plays. */
export function refusal({ fault, hash }: VimeoVideo, given: string | null): Answer | undefined {
  switch (fault) {
    case 'password':
      return json({ message: 'This video is protected by a password.', title: 'Enter the password', view: 8 }, 403);
    case 'private':
      return json(
        { message: 'Because of its privacy settings, this video cannot be played here.', title: 'Sorry', view: 7 },
        403,
      );
    case 'fingerprint':
      return { ...html('<!doctype html><title>Just a moment...</title><p>Checking your browser</p>'), status: 403 };
    default:
      return hash && hash !== given ? json({ message: 'The requested video was not found', view: 1 }, 404) : undefined;
  }
}
