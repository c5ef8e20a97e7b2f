import { hash } from '../encoding/hash.ts';
import { canonicalPageUrl } from './canonical-url.ts';
import type { Address, MediaDescription } from './site.ts';

/** Returns the content id of a media item, `site:id`, by which all its data is keyed. */
export const contentIdOf = ({ site, id }: Address): string => `${site === 'generic' ? 'web' : site}:${id}`;

/** Returns the fields of a media item that come from its address. */
export const identityOf = (address: Address): Pick<MediaDescription, 'contentId' | 'site' | 'kind' | 'sourceUrl'> => ({
  contentId: contentIdOf(address),
  site: address.site,
  kind: address.kind,
  sourceUrl: address.canonicalUrl,
});

/**
 * Returns the content id of a media item on a page of no known site: `web:page:part`, or `web:page` for the only one without a
 * file.
 */
export const pageContentId = (pageUrl: string, part?: string): string =>
  `web:${hash(canonicalPageUrl(new URL(pageUrl)))}${part ? `:${part}` : ''}`;

/**
 * Returns a name that distinguishes the media items of one page: of the file without its query, which contains signatures, or
 * the ordinal.
 */
export const partOf = (source: string | undefined, ordinal: number): string =>
  source && /^https?:/i.test(source) ? hash(source.split(/[?#]/, 1)[0]!) : String(ordinal);
