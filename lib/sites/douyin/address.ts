import type { Address } from '../site.ts';

const page = /^\/(?:share\/)?(?:video|note)\/(\d+)\/?$/;

/** A video by its page, by what a phone shares, or as it opens over another page. */
export function douyinAddress({ host, pathname, searchParams }: URL): Address | null {
  if (!/^(?:(?:www|m)\.)?(?:ies)?douyin\.com$/.test(host)) return null;
  const id = /^\d{15,25}$/.exec(page.exec(pathname)?.[1] ?? searchParams.get('modal_id') ?? '')?.[0];
  return id ? { site: 'douyin', id, kind: 'short', canonicalUrl: `https://www.douyin.com/video/${id}` } : null;
}
