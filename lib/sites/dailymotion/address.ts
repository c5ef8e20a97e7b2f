import type { Address } from '../site.ts';

const page = /^(?:dai\.ly|(?:[a-z]{2}\.|www\.|touch\.)?dailymotion\.com\/(?:(?:embed\/|crawler\/|swf\/)?video|swf))\/([^/]+)\/?$/;
const fragment = /^#video=([^&]+)/;

/** Returns the address of a Dailymotion video. A name may follow the id: `x8abc_a-title`. */
export function dailymotionAddress({ host, pathname, searchParams, hash }: URL): Address | null {
  const inFragment = /^(?:www\.)?dailymotion\.com$/.test(host) ? fragment.exec(hash)?.[1] : undefined;
  const written = host === 'geo.dailymotion.com' ? searchParams.get('video') : (page.exec(host + pathname)?.[1] ?? inFragment);
  const id = /^([xk][0-9a-z]{4,})(?:_|$)/i.exec(written ?? '')?.[1];
  return id ? { site: 'dailymotion', id, kind: 'video', canonicalUrl: `https://www.dailymotion.com/video/${id}` } : null;
}
