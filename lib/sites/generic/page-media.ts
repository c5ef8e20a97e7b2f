import { Failure } from '../../contract/failure.ts';
import type { PageTrack } from '../../ports/ports.ts';
import type { Candidate } from './candidates.ts';
import { rankMedia } from './media-of.ts';
import { readHtml } from './read-html.ts';

/** Duration in seconds; what the page doesn't say is left out. */
export interface FoundMedium {
  kind: Candidate['kind'];
  /** Of the medium on its own site, else of the file, else of the player, else of the page. */
  url: string;
  embedUrl?: string;
  title?: string;
  duration?: number;
  tracks: PageTrack[];
}

/** The media of a page that is not open, best first. Throws `invalid` for an address that is none. */
export function pageMedia({ url, html }: { url: string; html: string }): FoundMedium[] {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) throw new Failure('invalid', 'url: no http(s) address');
  const page = readHtml(url, html);
  return rankMedia(page).map(({ kind, address, fileUrl, embedUrl, title, duration, tracks }) => ({
    kind,
    url: address?.canonicalUrl ?? fileUrl ?? embedUrl ?? url,
    ...(embedUrl && { embedUrl }),
    ...((title || page.title) && { title: title || page.title }),
    ...(duration > 0 && { duration }),
    tracks,
  }));
}
