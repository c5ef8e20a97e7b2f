import type { Address } from '../site.ts';

/** Channels, groups and showcases put their own names before the id. */
const path = /^\/(?:[a-z]+\/[\w-]+\/)?(?:videos?\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

/** Vimeo by its URLs. The hash of an unlisted video belongs to its address, as without it nothing is shown. */
export function vimeoAddress({ host, pathname, searchParams }: URL): Address | null {
  const [, id, hash = searchParams.get('h') ?? ''] = (/^(?:www\.|player\.)?vimeo\.com$/.test(host) && path.exec(pathname)) || [];
  const secret = /^[0-9a-f]{6,}$/.test(hash) ? `/${hash}` : '';
  return id ? { site: 'vimeo', id, kind: 'video', canonicalUrl: `https://vimeo.com/${id}${secret}` } : null;
}
