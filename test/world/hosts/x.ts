import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

const video = (stream: string) => ({
  type: 'video',
  media_url_https: 'https://pbs.twimg.com/cover.jpg',
  video_info: {
    duration_millis: 258_834,
    variants: [
      { content_type: 'video/mp4', bitrate: 832_000, url: `https://video.twimg.com/${stream}/640x360.mp4` },
      { content_type: 'application/x-mpegURL', url: `https://video.twimg.com/${stream}/master.m3u8` },
    ],
  },
});
const posts: Record<string, object> = {
  '1900000000000000001': { __typename: 'Tweet', mediaDetails: [video('talk')] },
  '1900000000000000002': { __typename: 'Tweet', mediaDetails: [video('silent')] },
  '1900000000000000003': { __typename: 'Tweet', mediaDetails: [{ type: 'photo' }] },
  '1900000000000000004': {
    __typename: 'TweetTombstone',
    tombstone: {
      text: { text: 'Age-restricted adult content. This content might not be appropriate for people under 18 years old.' },
    },
  },
};

export const xUrl = (post: 'video' | 'silent' | 'picture' | 'adult') =>
  `https://x.com/slowkitchen/status/${Object.keys(posts)[['video', 'silent', 'picture', 'adult'].indexOf(post)]}`;

/** X's pages, whose content its own script renders. */
export const x: Host = ({ url }) =>
  /^\/\w+\/status\/\d+$/.test(url.pathname) ? sitePage({ title: 'Slow Kitchen on X', body: player(258) }) : soundOf(url);

/** X's API for embedded posts; scripts of other origins may not read it. */
export const cdnSyndicationTwimg: Host = ({ url }) => {
  const id = url.searchParams.get('id') ?? '';
  const token = ((Number(id) / 1e15) * Math.PI).toString(36).replace(/(0+|\.)/g, '');
  if (url.pathname !== '/tweet-result' || url.searchParams.get('token') !== token || !Object.hasOwn(posts, id))
    return json({}, 404);
  return json({
    text: 'How cities learned to tell the time https://t.co/abc',
    created_at: '2026-10-01T07:00:00.000Z',
    user: { name: 'Slow Kitchen', screen_name: 'slowkitchen' },
    ...posts[id],
  });
};
