import { escapeHtml, type Host, redirect } from '../host.ts';
import { named } from '../podcasts/directories.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

const page = '/podcast/the-oven-hour/7a6f5a10-1111-4222-8333-444455556666/the-science-of-bread/';

/** The host for short links, which redirects to the page. */
export const pcaSt: Host = ({ url }) => {
  const [, id] = /^\/episode\/([\w-]{36})$/.exec(url.pathname) ?? [];
  return id ? redirect(`https://pocketcasts.com${page}${id}`) : undefined;
};

export const pocketcasts: Host = ({ url }) => {
  const episode = url.pathname.startsWith(page) && named[`https://pca.st/episode/${url.pathname.slice(page.length)}`];
  if (!episode) return soundOf(url);
  const { title, show, duration } = episode;
  return sitePage({
    title: `${title} - ${show} - Pocket Casts`,
    head: `<meta property="og:title" content="${escapeHtml(`${title} - ${show}`)}">`,
    body: player(duration, 'audio'),
  });
};
