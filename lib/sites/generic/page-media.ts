import { invalidField } from '../../contract/invalid-field.ts';
import type { ChapterMark } from '../../contract/media.ts';
import type { PageTrack } from '../../contract/page.ts';
import { type Candidate, playedUrl } from './candidates.ts';
import { rankMedia } from './rank-media.ts';
import { readHtml } from './read-html.ts';

/** A media item of a page. Duration in seconds; unknown fields are left out. */
export interface ResolvedMedia {
  kind: Candidate['kind'];
  /** Address of the item on its own site, otherwise that of the file, the player or the page. */
  url: string;
  embedUrl?: string;
  title?: string;
  duration?: number;
  tracks: PageTrack[];
  chapters?: ChapterMark[];
}

/** Returns the media items in a page's HTML, best first. Throws `invalid` for an invalid address. */
export function pageMedia({ url, html }: { url: string; html: string }): ResolvedMedia[] {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) throw invalidField('url', 'It is not an http or https address.');
  const page = readHtml(url, html);
  return rankMedia(page).map((candidate) => {
    const { kind, address, embedUrl, title, duration, tracks, chapters } = candidate;
    return {
      kind,
      url: address?.canonicalUrl ?? playedUrl(candidate) ?? url,
      ...(embedUrl && { embedUrl }),
      ...((title || page.title) && { title: title || page.title }),
      ...(duration > 0 && { duration }),
      tracks,
      ...(chapters && { chapters }),
    };
  });
}
