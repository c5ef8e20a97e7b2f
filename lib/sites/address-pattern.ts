import type { Address } from './site.ts';

/** A medium's address by host and path alone. `id` and `page` may name the path's groups, as in `$1`. */
interface Pattern {
  site: string;
  host: RegExp;
  /** Matches the whole path. */
  path: RegExp;
  kind: Address['kind'];
  id?: string;
  page: string;
}

export const addressPattern =
  ({ site, host, path, kind, id = '$1', page }: Pattern) =>
  ({ host: shown, pathname }: URL): Address | null =>
    host.test(shown) && path.test(pathname)
      ? { site, id: pathname.replace(path, id), kind, canonicalUrl: pathname.replace(path, page) }
      : null;
