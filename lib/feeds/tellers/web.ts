import { checkUrl } from '../../sites/check-url.ts';
import { peertubeFeeds } from '../sources/peertube.ts';
import type { PageHead, Teller } from './teller.ts';

const feedType = /^application\/(?:(?:rss|atom|rdf)\+xml|feed\+json)\s*(?:;|$)/i;
const maxAlternates = 20;

/** Any page, a PeerTube's too: that one says what it is, as the form of its paths is that of many sites. */
export const web: Teller = ({ url, head }) => {
  const isPeertube = head.meta.get('og:platform')?.toLowerCase() === 'peertube';
  return { feeds: [...(isPeertube ? peertubeFeeds(new URL(url)).feeds : []), ...alternateFeeds(url, head)] };
};

/** The feeds that a page links to, in its own order, those of comments last. Strangers' private addresses are none. */
function alternateFeeds(pageUrl: string, { alternates }: PageHead): string[] {
  const feeds = alternates
    .filter(({ url, type }) => feedType.test(type.trim()) && (isSameOrigin(url, pageUrl) || checkUrl({ url }).allowed))
    .slice(0, maxAlternates);
  const isOfComments = ({ url, title }: (typeof feeds)[number]) => /\bcomments?\b/i.test(`${title} ${new URL(url).pathname}`);
  return [...feeds.filter((one) => !isOfComments(one)), ...feeds.filter(isOfComments)].map(({ url }) => url);
}

const isSameOrigin = (a: string, b: string): boolean => URL.canParse(b) && new URL(a).origin === new URL(b).origin;
