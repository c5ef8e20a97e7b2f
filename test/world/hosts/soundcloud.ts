import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

export const soundcloudUrl = 'https://soundcloud.com/slowkitchen/the-science-of-bread';

/** SoundCloud's pages and its oEmbed API. */
export const soundcloud: Host = ({ url }) => {
  if (url.href === soundcloudUrl) return sitePage({ title: 'The Science of Bread by Slow Kitchen', body: player(150, 'audio') });
  if (url.pathname !== '/oembed') return soundOf(url);
  return url.searchParams.get('url') === soundcloudUrl
    ? json({
        version: 1,
        type: 'rich',
        provider_name: 'SoundCloud',
        title: 'The Science of Bread by Slow Kitchen',
        author_name: 'Slow Kitchen',
        author_url: 'https://soundcloud.com/slowkitchen',
        thumbnail_url: 'https://i1.sndcdn.com/cover.jpg',
      })
    : json({}, 404);
};
