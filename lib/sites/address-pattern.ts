import type { Address } from './site.ts';

/** Pattern of media addresses by host and path. `id` and `page` may refer to the path's groups, as in `$1`. */
interface Pattern {
  site: string;
  host: RegExp;
  /** Matches the whole path. */
  path: RegExp;
  kind: Address['kind'];
  id?: string;
  page: string;
}

/** Creates a function that recognizes addresses by a pattern. */
export const addressPattern =
  ({ site, host, path, kind, id = '$1', page }: Pattern) =>
  ({ host: urlHost, pathname }: URL): Address | null =>
    host.test(urlHost) && path.test(pathname)
      ? { site, id: pathname.replace(path, id), kind, canonicalUrl: pathname.replace(path, page) }
      : null;
