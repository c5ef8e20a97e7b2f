import { escapeHtml, type Host } from '../host.ts';
import { inScript, player, sitePage, soundOf } from '../site-page.ts';
import { vimeoVideo } from '../vimeo/videos.ts';

/** Vimeo's pages. */
export const vimeo: Host = ({ url }) => {
  const [, id = '', hash] = /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  const video = vimeoVideo(id);
  if (!video || (video.hash && video.hash !== hash)) return soundOf(url);
  if (video.fault === 'password')
    return sitePage({ title: 'Password Required', body: '<form method="post"><input type="password" name="password"></form>' });
  const { title, duration } = video;
  return sitePage({
    title: `${title} on Vimeo`,
    head: `<meta property="og:title" content="${escapeHtml(title)}">
<script type="application/ld+json">${inScript({ '@type': 'VideoObject', name: title, duration: `PT${duration}S`, embedUrl: `https://player.vimeo.com/video/${id}` })}</script>`,
    body: `<div class="player">${player(duration)}</div>`,
  });
};
