import { mediaKindOf } from '../../http/media-extensions.ts';
import type { Address } from '../site.ts';

/**
 * Host name of local files. It is reserved (RFC 2606) and never resolves; the file that the user chose is stored on this
 * device.
 */
const localFileHost = 'file.gloss.invalid';

/** Returns the address of a local file, `https://file.gloss.invalid/ID/NAME`; null for any other URL. */
export function localFileAddress({ host, pathname }: URL): Address | null {
  const [, id, name = ''] = /^\/([\w-]{8,64})\/([^/]*)$/.exec(pathname) ?? [];
  if (host !== localFileHost || !id) return null;
  const kind = mediaKindOf(name) ?? 'audio';
  return { site: 'localFile', id, kind, canonicalUrl: localFileUrl(id, name) };
}

/** Returns the address of a stored file. `name` may be percent-encoded. */
export const localFileUrl = (id: string, name: string): string => new URL(`https://${localFileHost}/${id}/${name}`).href;
