import { detectUrl } from '../../sites/detect-url.ts';
import type { Detect } from './source.ts';

const feedPath = /\.(?:xml|rss|rdf|atom)$|\/(?:feed|rss|atom)\/?$|\/feed\.json$/i;
const places = ['/feed', '/rss', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml'];

/** Any page: by the feeds that it links to, or else in the usual places. It may also be a feed itself. */
export const web: Detect = (url) => {
  const { href, pathname } = url;
  // A page of a known site is a medium here, and such sites have no feeds in the usual places.
  const isOfSite = (detectUrl(href)?.site ?? 'generic') !== 'generic';
  const guesses = isOfSite ? [] : [...(feedPath.test(pathname) ? [href] : []), ...usualPlaces(url)];
  return { platform: 'web', channelUrl: href, feeds: [], ask: href, guesses };
};

export const usualPlaces = ({ origin }: URL): string[] => places.map((place) => origin + place);
