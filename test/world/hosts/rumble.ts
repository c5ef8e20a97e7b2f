import { captionFile, vtt } from '../caption-files.ts';
import { type Host, json } from '../host.ts';
import { sitePage } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

/** Videos in the shape of Rumble's player data, after the extractor and the tests of yt-dlp (`extractor/rumble.py`). */
const video = (more: object) => ({
  title: 'The Science of Bread',
  duration: 150,
  author: { name: 'Slow Kitchen', url: 'https://rumble.com/c/SlowKitchen' },
  pubDate: '2026-03-13T16:54:23+00:00',
  live: 0,
  ua: { mp4: { 480: { url: 'https://sp.rmbl.ws/bread.mp4', meta: { bitrate: 700 } } } },
  cc: [],
  ...more,
});
const videos: Record<string, object> = {
  vgbread: video({ cc: { en: { language: 'English', path: 'https://rumble.com/cc/bread.vtt' } } }),
  vgquiet: video({}),
  vglive1: video({ live: 2 }),
};

export const rumbleUrl = (id: string) => `https://rumble.com/embed/${id}`;
/** A video's page, whose number is not that of its player. */
export const rumblePageUrl = 'https://rumble.com/vgpage1-the-science-of-bread.html';

export const rumble: Host = ({ url }) => {
  if (url.pathname === '/cc/bread.vtt') return captionFile(vtt(spread(sentences('bread.en'), 150)));
  if (url.pathname === '/embedJS/u3/') return json(videos[url.searchParams.get('v') ?? ''] ?? { sys: { msg: 'not found' } });
  const described = { '@type': 'VideoObject', name: 'The Science of Bread', embedUrl: `${rumbleUrl('vgbread')}/` };
  return url.href === rumblePageUrl
    ? sitePage({
        title: 'The Science of Bread',
        head: `<script type="application/ld+json">${JSON.stringify(described)}</script>`,
      })
    : undefined;
};
