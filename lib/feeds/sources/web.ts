import { checkUrl } from '../../sites/check-url.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import type { FeedSource, PageHead } from './source.ts';

const feedType = /^application\/(?:(?:rss|atom|rdf)\+xml|feed\+json)\s*(?:;|$)/i;
const feedPath = /\.(?:xml|rss|rdf|atom)$|\/(?:feed|rss|atom)\/?$|\/feed\.json$/i;
const places = ['/feed', '/rss', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml'];
const maxAlternates = 20;

/** Any page: by the feeds that it links to, or else in the usual places. It may also be a feed itself. */
export const web: FeedSource = {
  detect(url) {
    const { href, pathname } = url;
    // A page of a known site is a medium here, and such sites have no feeds in the usual places.
    const isOfSite = (detectUrl(href)?.site ?? 'generic') !== 'generic';
    const guesses = isOfSite ? [] : [...(feedPath.test(pathname) ? [href] : []), ...usualPlaces(url)];
    return { platform: 'web', channelUrl: href, feeds: [], ask: href, guesses };
  },

  tell: ({ url, head }) => ({ feeds: alternateFeeds(url, head) }),
};

export const usualPlaces = ({ origin }: URL): string[] => places.map((place) => origin + place);

/** The feeds that a page links to, in its own order, those of comments last. Strangers' private addresses are none. */
export function alternateFeeds(pageUrl: string, { alternates }: PageHead): string[] {
  const feeds = alternates
    .filter(({ url, type }) => feedType.test(type.trim()) && (isSameOrigin(url, pageUrl) || checkUrl({ url }).allowed))
    .slice(0, maxAlternates);
  const isOfComments = ({ url, title }: (typeof feeds)[number]) => /\bcomments?\b/i.test(`${title} ${new URL(url).pathname}`);
  return [...feeds.filter((one) => !isOfComments(one)), ...feeds.filter(isOfComments)].map(({ url }) => url);
}

const isSameOrigin = (a: string, b: string): boolean => URL.canParse(b) && new URL(a).origin === new URL(b).origin;
