import { detectUrl } from '../../sites/detect-url.ts';
import type { Detect } from './source.ts';

const feedPath = /\.(?:xml|rss|rdf|atom)$|\/(?:feed|rss|atom)\/?$|\/feed\.json$/i;
const usualFeedPaths = ['/feed', '/rss', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml'];

/** Any other page: the feeds that it links to, or else the usual paths. It may also be a feed itself. */
export const web: Detect = (url) => {
  const { href, pathname } = url;
  // A page of a known site is a media item here; such sites have no feeds at the usual paths.
  const isOfSite = (detectUrl(href)?.site ?? 'generic') !== 'generic';
  const guesses = isOfSite ? [] : [...(feedPath.test(pathname) ? [href] : []), ...usualFeedUrls(url)];
  return { platform: 'web', channelUrl: href, feeds: [], ask: href, guesses };
};

/** Returns the addresses at which sites usually serve a feed, for the site of an address. */
export const usualFeedUrls = ({ origin }: URL): string[] => usualFeedPaths.map((place) => origin + place);
