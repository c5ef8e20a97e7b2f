import type { Address } from '../site.ts';

/** Matches the path of a video; names of channels, groups, showcases and reviewers may precede the id. */
const path = /^\/(?:m\/|[a-z]+\/[\w-]+\/)?(?:videos?\/)?(\d+)(?:\/([0-9a-f]+))?(?:\/(?:config|embed))?\/?$/;
/** Matches a review, whose code is not that of an unlisted video, and a page of a professional account. */
const review = /^\/(?:[\w-]+\/)?review\/(\d+)(?:\/|$)/;
const flashPlayer = /^\/(?:moogaloop(?:_local)?\.swf|play_redirect(?:_hls)?)$/;
const professional = /^\/[\w-]+\/[\w-]+\/video\/(\d+)\/?$/;

/**
 * Returns the address of a Vimeo video. The hash of an unlisted video is part of its address, because it is needed for
 * playback.
 */
export function vimeoAddress({ host, pathname, searchParams }: URL): Address | null {
  const isPro = /^(?:www\.)?vimeopro\.com$/.test(host);
  if (!isPro && !/^(?:www\.|player\.)?vimeo\.com$/.test(host)) return null;
  const clip = flashPlayer.test(pathname) ? /^\d+$/.exec(searchParams.get('clip_id') ?? '')?.[0] : undefined;
  const [, id = clip, hash = searchParams.get('h') ?? ''] =
    (isPro ? professional.exec(pathname) : (path.exec(pathname) ?? review.exec(pathname))) ?? [];
  const secret = /^[0-9a-f]{6,}$/.test(hash) ? `/${hash}` : '';
  return id ? { site: 'vimeo', id, kind: 'video', canonicalUrl: `https://vimeo.com/${id}${secret}` } : null;
}
