import type { Address } from '../site.ts';

/** A name that no server ever has (RFC 2606): what stands behind it is a file that a person gave, kept on this device. */
const localFileHost = 'file.gloss.invalid';

/** `/ID/NAME`. */
export function localFileAddress({ host, pathname }: URL): Address | null {
  const [, id, name = ''] = /^\/([\w-]{8,64})\/([^/]*)$/.exec(pathname) ?? [];
  if (host !== localFileHost || !id) return null;
  const kind = /\.(?:mp4|m4v|mov|webm|mkv|ogv)$/i.test(name) ? 'video' : 'audio';
  return { site: 'localFile', id, kind, canonicalUrl: localFileUrl(id, name) };
}

/** The address by which a kept file is known. `name` may be in the form of an address already. */
export const localFileUrl = (id: string, name: string): string => new URL(`https://${localFileHost}/${id}/${name}`).href;
