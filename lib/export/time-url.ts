import { isWebAddress } from '../contract/web-address.ts';
import { isMediaFile } from '../http/media-extensions.ts';
import type { ExportItem } from './export-item.ts';

type Place = Pick<ExportItem, 'site' | 'sourceUrl'>;

const query =
  (name: string, value = (seconds: number) => String(seconds)) =>
  (url: URL, seconds: number) =>
    url.searchParams.set(name, value(seconds));
const fragment =
  (value: (seconds: number) => string) =>
  (url: URL, seconds: number): void => {
    url.hash = value(seconds);
  };

/** Sets the start time in an address, in the form of each site. Other sites open at the start. */
const starts: Record<string, (url: URL, seconds: number) => void> = {
  youtube: (url, seconds) => {
    // The player of a short has no start time.
    const short = /^\/shorts\/([\w-]+)/.exec(url.pathname)?.[1];
    if (short) url.href = `${url.origin}/watch?v=${short}`;
    query('t')(url, seconds);
  },
  bilibili: query('t'),
  spotify: query('t'),
  pocketCasts: query('t'),
  loom: query('t'),
  twitch: query('t', (seconds) => `${seconds}s`),
  dailymotion: query('start'),
  peertube: query('start'),
  udemy: query('start'),
  wistia: query('wtime'),
  vimeo: fragment((seconds) => `t=${seconds}s`),
  soundcloud: fragment((seconds) => `t=${seconds}`),
  overcast: (url, seconds) => {
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
};

/** Returns the address that opens a media item at a time in whole seconds; undefined if it has no web address. */
export function timeUrl({ site, sourceUrl }: Place, seconds: number): string | undefined {
  if (!isWebAddress(sourceUrl)) return undefined;
  const url = new URL(sourceUrl);
  const whole = Math.floor(seconds);
  // Browsers play media files from the time in the fragment (Media Fragments URI).
  const fileStart = isMediaFile(url.pathname) ? fragment((time) => `t=${time}`) : undefined;
  const begin = Object.hasOwn(starts, site) ? starts[site] : fileStart;
  if (whole > 0) begin?.(url, whole);
  return url.href;
}

/** Matches a link of a note to a time of its own media item, with a picture or without. */
const ownTime = /\]\(#t=(\d{1,7})(?:\.\d{1,3})?(?:&picture=([\w-]{1,64}))?\)/g;

/**
 * Replaces the time links of a note by addresses that open the media item outside Gloss. A picture of `pictures`, an address by
 * its id, follows its link.
 */
export const withTimeUrls = (markdown: string, place: Place, pictures: ExportItem['pictures'] = new Map()): string =>
  markdown.replace(ownTime, (link, seconds: string, pictureId = '') => {
    const url = timeUrl(place, Number(seconds));
    const imageUrl = pictures.get(pictureId);
    return (url ? `](<${url}>)` : link) + (imageUrl ? ` ![](${imageUrl})` : '');
  });
