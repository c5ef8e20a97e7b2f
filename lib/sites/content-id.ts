import { canonicalPageUrl } from './canonical-url.ts';
import type { Address, Medium } from './site.ts';

/** What everything about a medium is keyed by: `site:id`. */
export const contentIdOf = ({ site, id }: Address): string => `${site === 'generic' ? 'web' : site}:${id}`;

/** What a medium takes over from its address. */
export const identityOf = (address: Address): Pick<Medium, 'contentId' | 'site' | 'kind' | 'sourceUrl'> => ({
  contentId: contentIdOf(address),
  site: address.site,
  kind: address.kind,
  sourceUrl: address.canonicalUrl,
});

/** Content id of a medium on a page of no known site: `web:page:part`, or `web:page` for the one medium without a file. */
export const pageContentId = (pageUrl: string, part?: string): string =>
  `web:${hash(canonicalPageUrl(new URL(pageUrl)))}${part ? `:${part}` : ''}`;

/** Tells the media of one page apart: by the file without its query, which carries signatures, or else by place. */
export const partOf = (source: string | undefined, ordinal: number): string =>
  source && /^https?:/i.test(source) ? hash(source.split(/[?#]/, 1)[0]!) : String(ordinal);

/** FNV-1a over UTF-16 units, 64 bits, in base 36. Not for secrets. */
export function hash(text: string): string {
  let state = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    state = BigInt.asUintN(64, (state ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return state.toString(36);
}
