import { escapeHtml, type Host } from '../host.ts';
import { named } from '../podcasts/directories.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

export const overcast: Host = ({ url }) => {
  const episode = named[`https://overcast.fm${url.pathname}`];
  if (!episode) return soundOf(url);
  const { title, show, duration } = episode;
  return sitePage({
    title: `${title} — ${show} — Overcast`,
    head: `<meta name="og:title" content="${escapeHtml(`${title} — ${show}`)}">`,
    body: player(duration, 'audio'),
  });
};
