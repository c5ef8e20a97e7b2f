import type { PageTrack } from '../../contract/page.ts';
import { decodePercent } from '../../encoding/decode-percent.ts';
import { languageTag } from '../language.ts';
import type { PageSnapshot } from './page-snapshot.ts';

const maxFiles = 50;
/** Matches files of players that are WebVTT too, but no captions. */
const otherFile = /thumb|sprite|storyboard|preview|chapter|metadata/i;
/** Matches the language in the name of a file or its folder; words of two letters as "to" are no languages there. */
const language =
  /(?:^|[._/-])((?:ar|bg|bn|ca|cs|da|de|el|en|es|et|fa|fi|fr|he|hi|hr|hu|id|it|ja|ko|lt|lv|ms|nb|nl|pl|pt|ro|ru|sk|sl|sr|sv|ta|th|tr|uk|ur|vi|zh)(?:[_-](?:[a-z]{2}|han[st]|419))?)(?:[._-](?:auto|asr|captions?|cc|sdh|subs?|subtitles?))?(?:\.\w{3,4}$|\/)/i;

/**
 * Returns the caption files that the scripts of a page requested as tracks, for players that draw captions themselves: Video.js
 * removes the `track` elements, others never make any. The segments of a stream are left out.
 */
export function createFileTracks({
  captionFiles = [],
  manifests = [],
}: Pick<PageSnapshot, 'captionFiles' | 'manifests'>): PageTrack[] {
  const urls = [...new Set(captionFiles)].filter((url) => url.length <= 8192 && URL.canParse(url));
  const folders = manifests.map((url) => folderOf(url));
  const named = Map.groupBy(urls, withoutNumbers);
  const trackIds = new Set<string>();
  const isSegment = (url: string) =>
    /\d/.test(nameOf(url)) && (named.get(withoutNumbers(url))!.length > 2 || folders.some((folder) => url.startsWith(folder)));
  return urls
    .filter((url) => !otherFile.test(nameOf(url)) && !isSegment(url))
    .slice(0, maxFiles)
    .flatMap((url) => {
      const { host, pathname, search } = new URL(url);
      // A signature in the query changes, so the query counts only where the path is that of another file too.
      const ids = [pathname.slice(-200), (host + pathname + search).slice(-250)].map((id) => filePrefix + id);
      const trackId = ids.find((id) => !trackIds.has(id));
      if (trackId === undefined) return [];
      trackIds.add(trackId);
      const tag = language.exec(pathname)?.[1] ?? '';
      return [{ trackId, language: languageTag(tag), label: decodePercent(nameOf(url)).slice(0, 300), url }];
    });
}

const filePrefix = 'file:';

/** Whether a track is a caption file that a script requested. */
export const isRequestedFile = ({ trackId }: { trackId: string }): boolean => trackId.startsWith(filePrefix);

/** Whether the name of a file states that speech recognition made it; other words of it are those of its title. */
export const isAutomaticFile = (name: string): boolean =>
  /(?:^|[._-])(?:auto|asr)(?:[._-](?:generated|[a-z]{2}))*\.\w{3,4}$/i.test(name);

const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0]!;
const nameOf = (url: string): string => withoutQuery(url).split('/').at(-1)!;
const folderOf = (url: string): string => withoutQuery(url).replace(/[^/]*$/, '');
const withoutNumbers = (url: string): string => withoutQuery(url).replace(/\d+/g, '0');
