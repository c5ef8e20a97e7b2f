import type { Address } from '../site.ts';

const page = /^\/(?:share\/)?(?:video|note)\/(\d+)\/?$/;

/** Returns the address of a video, by its page, a link shared from a phone, or an overlay over another page. */
export function douyinAddress({ host, pathname, searchParams }: URL): Address | null {
  if (!/^(?:(?:www|m)\.)?(?:ies)?douyin\.com$/.test(host)) return null;
  const id = /^\d{15,25}$/.exec(page.exec(pathname)?.[1] ?? searchParams.get('modal_id') ?? '')?.[0];
  return id ? { site: 'douyin', id, kind: 'short', canonicalUrl: `https://www.douyin.com/video/${id}` } : null;
}
