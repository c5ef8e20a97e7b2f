import type { LocatedMedia, PageMedium } from '../../contract/page.ts';
import { canonicalPageUrl, mediumUrl, partOfUrl } from '../canonical-url.ts';
import { contentIdOf, pageContentId, partOf } from '../content-id.ts';
import { detectUrl } from '../detect-url.ts';
import type { Address } from '../site.ts';
import { blank, type Candidate, candidatesOf, isOne } from './candidates.ts';
import type { PageSnapshot } from './page-snapshot.ts';

const maxMedia = 50;

/** The medium that an address of the page means: the one it names, or the best. */
export function mediumAt(media: PageMedium[], url: string): PageMedium | undefined {
  const part = partOfUrl(new URL(url));
  return part === undefined ? media[0] : media.find((one) => partOfUrl(new URL(one.url)) === part);
}

/** What plays on a page, best first, as the page tells it to the service. */
export function locateMedia(page: PageSnapshot): LocatedMedia[] {
  const candidates = rankMedia(page).slice(0, maxMedia);
  const several = candidates.filter(({ address }) => !address).length > 1;
  const taken = new Set<string>();
  const pageUrl = canonicalPageUrl(new URL(page.url));
  return candidates.map(({ address, fileUrl, embedUrl, ordinal, kind, title, duration, tracks, chapterTrackId }) => {
    const name = partOf(fileUrl ?? embedUrl, ordinal);
    const part = taken.has(name) ? `${name}.${ordinal}` : name;
    taken.add(part);
    const medium = {
      // By its file too, because a page may play one medium after the other at one address.
      contentId: address ? contentIdOf(address) : pageContentId(page.url, several || fileUrl ? part : undefined),
      url: address?.canonicalUrl ?? mediumUrl(pageUrl, several ? part : undefined),
      kind: address?.kind ?? kind,
      title: title.slice(0, 1000),
      duration: Number.isFinite(duration) ? duration : 0,
      tracks,
      // What has no end is no file.
      soundUrl: kind === 'live' ? undefined : fileUrl,
      chapterTrackId,
    };
    return { medium, element: ordinal < 0 ? undefined : ordinal };
  });
}

/** The media that a person would mean, best first: playing, named by the page, large and long, captioned, early. */
export function rankMedia(page: PageSnapshot): Candidate[] {
  const candidates = candidatesOf(page);
  const site = detectUrl(page.url);
  if (site) return isOne(site) ? [ofSite(site, candidates)] : [];

  const length = ({ duration }: Candidate) => Math.min(duration, 1e6) || 0;
  const longest = Math.max(1, ...candidates.map(length));
  const weight = (one: Candidate) => Math.max(1, one.area) * (length(one) || longest);
  const order = (a: Candidate, b: Candidate) =>
    Number(b.playing) - Number(a.playing) ||
    Number(b.described) - Number(a.described) ||
    weight(b) - weight(a) ||
    Number(b.tracks.length > 0) - Number(a.tracks.length > 0);
  return candidates.sort(order).map((one) => ({ ...one, title: one.title || page.title }));
}

/**
 * On a page of a known site the site's medium is the one; the largest element lends it duration and tracks.
 * Its title is left to the site: after an in-page navigation the page's may still be the former medium's.
 */
function ofSite(address: Address, candidates: Candidate[]): Candidate {
  const elements = candidates.filter(({ ordinal }) => ordinal >= 0);
  const [main = blank] = elements.sort((a, b) => Number(b.playing) - Number(a.playing) || b.area - a.area);
  return { ...main, kind: address.kind === 'audio' ? 'audio' : 'video', address, title: '' };
}
