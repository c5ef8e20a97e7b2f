import type { LocatedMedia, PageMedia } from '../../contract/page.ts';
import { canonicalPageUrl, mediaUrl, partOfUrl } from '../canonical-url.ts';
import { contentIdOf, pageContentId, partOf } from '../content-id.ts';
import { detectUrl } from '../detect-url.ts';
import type { Address } from '../site.ts';
import { type Candidate, emptyCandidate, findCandidates, isSingle, playedUrl } from './candidates.ts';
import type { PageSnapshot } from './page-snapshot.ts';

const maxMedia = 50;

/** Returns the media item of the page to which an address refers: the one that it names, or the best one. */
export function findMediaItem(media: PageMedia[], url: string): PageMedia | undefined {
  const part = partOfUrl(new URL(url));
  return part === undefined ? media[0] : media.find((one) => partOfUrl(new URL(one.url)) === part);
}

/** Returns the media items of a page, best first. `address` is that of the page. */
export function locateMedia(page: PageSnapshot, address = detectUrl(page.url)): LocatedMedia[] {
  const candidates = rankMedia(page, address).slice(0, maxMedia);
  const hasSeveral = candidates.filter(({ address }) => !address).length > 1;
  const usedNames = new Set<string>();
  const pageUrl = canonicalPageUrl(new URL(page.url));
  return candidates.map((candidate) => {
    const { address, fileUrl, ordinal, kind, title, duration, tracks, chapterTrackId } = candidate;
    const name = partOf(playedUrl(candidate), ordinal);
    const part = usedNames.has(name) ? `${name}.${ordinal}` : name;
    usedNames.add(part);
    const mediaItem = {
      // Includes the file, because a page may play several items at one address.
      contentId: address ? contentIdOf(address) : pageContentId(page.url, hasSeveral || fileUrl ? part : undefined),
      url: address?.canonicalUrl ?? mediaUrl(pageUrl, hasSeveral ? part : undefined),
      kind: address?.kind ?? kind,
      title: title.slice(0, 1000),
      duration: Number.isFinite(duration) ? duration : 0,
      tracks,
      // A live stream is no file.
      soundUrl: kind === 'live' ? undefined : fileUrl,
      chapterTrackId,
    };
    return { mediaItem, element: ordinal < 0 ? undefined : ordinal };
  });
}

/** Ranks the media items of a page, best first: playing, described by the page, large and long, captioned, early. */
export function rankMedia(page: PageSnapshot, site = detectUrl(page.url)): Candidate[] {
  const candidates = findCandidates(page);
  if (site) return isSingle(site) ? [createSiteCandidate(site, candidates)] : [];

  const length = ({ duration }: Candidate) => Math.min(duration, 1e6) || 0;
  const maxLength = Math.max(1, ...candidates.map(length));
  const weight = (one: Candidate) => Math.max(1, one.area) * (length(one) || maxLength);
  const order = (a: Candidate, b: Candidate) =>
    Number(b.playing) - Number(a.playing) ||
    Number(b.described) - Number(a.described) ||
    weight(b) - weight(a) ||
    Number(b.tracks.length > 0) - Number(a.tracks.length > 0);
  return candidates.sort(order).map((one) => ({ ...one, title: one.title || page.title }));
}

/**
 * Returns the single media item of a page of a known site, with duration and tracks of the largest element. The title is left
 * to the site: after an in-page navigation the page's may be that of the previous item.
 */
function createSiteCandidate(address: Address, candidates: Candidate[]): Candidate {
  const elements = candidates.filter(({ ordinal }) => ordinal >= 0);
  const [main = emptyCandidate] = elements.sort((a, b) => Number(b.playing) - Number(a.playing) || b.area - a.area);
  return { ...main, kind: address.kind === 'audio' ? 'audio' : 'video', address, title: '' };
}
