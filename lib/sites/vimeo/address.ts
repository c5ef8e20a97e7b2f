import type { Address } from '../site.ts';

/** Matches the path of a video; names of channels, groups and showcases may precede the id. */
const path = /^\/(?:[a-z]+\/[\w-]+\/)?(?:videos?\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

/**
 * Returns the address of a Vimeo video. The hash of an unlisted video is part of its address, because it is needed for
 * playback.
 */
export function vimeoAddress({ host, pathname, searchParams }: URL): Address | null {
  const [, id, hash = searchParams.get('h') ?? ''] = (/^(?:www\.|player\.)?vimeo\.com$/.test(host) && path.exec(pathname)) || [];
  const secret = /^[0-9a-f]{6,}$/.test(hash) ? `/${hash}` : '';
  return id ? { site: 'vimeo', id, kind: 'video', canonicalUrl: `https://vimeo.com/${id}${secret}` } : null;
}
