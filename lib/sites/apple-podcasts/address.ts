import type { Address } from '../site.ts';

const show = /^\/(?:[a-z]{2}\/)?podcast\/(?:[^/]+\/)?id(\d{1,15})\/?$/;

/** Returns the address of an episode or a show. Storefront and name are ignored. */
export function applePodcastsAddress({ host, pathname, searchParams }: URL): Address | null {
  const id = /^(?:(?:embed\.)?podcasts|(?:geo\.)?itunes)\.apple\.com$/.test(host) && show.exec(pathname)?.[1];
  if (!id) return null;
  const episode = /^\d{1,18}$/.exec(searchParams.get('i') ?? '')?.[0];
  const page = `https://podcasts.apple.com/podcast/id${id}`;
  return episode
    ? { site: 'applePodcasts', id: `${id}/${episode}`, kind: 'audio', canonicalUrl: `${page}?i=${episode}` }
    : { site: 'applePodcasts', id, kind: 'channel', canonicalUrl: page };
}
