import { checkUrl } from '../../sites/check-url.ts';
import { peertubeFeeds } from '../sources/peertube.ts';
import type { ChannelPageReader, PageHead } from './channel-page-reader.ts';

const feedType = /^application\/(?:(?:rss|atom|rdf)\+xml|feed\+json)\s*(?:;|$)/i;
const maxAlternates = 20;

/** Any page. A PeerTube page identifies itself, because many sites use the form of its paths. */
export const web: ChannelPageReader = ({ url, head }) => {
  const isPeertube = head.meta.get('og:platform')?.toLowerCase() === 'peertube';
  return { feeds: [...(isPeertube ? peertubeFeeds(new URL(url)).feeds : []), ...alternateFeeds(url, head)] };
};

/**
 * Returns the feeds that a page links to, in its order, those of comments last. Private addresses on other origins are
 * excluded.
 */
function alternateFeeds(pageUrl: string, { alternates }: PageHead): string[] {
  const feeds = alternates
    .filter(({ url, type }) => feedType.test(type.trim()) && (isSameOrigin(url, pageUrl) || checkUrl({ url }).allowed))
    .slice(0, maxAlternates);
  const isOfComments = ({ url, title }: (typeof feeds)[number]) => /\bcomments?\b/i.test(`${title} ${new URL(url).pathname}`);
  return [...feeds.filter((one) => !isOfComments(one)), ...feeds.filter(isOfComments)].map(({ url }) => url);
}

const isSameOrigin = (a: string, b: string): boolean => URL.canParse(b) && new URL(a).origin === new URL(b).origin;
