import { videoPage } from '../bilibili/page.ts';
import { bilibiliVideo } from '../bilibili/videos.ts';
import type { Host } from '../host.ts';
import { soundOf } from '../site-page.ts';

/** Bilibili's pages. */
export const wwwBilibili: Host = ({ url }) => {
  const [, written] = /^\/video\/(BV\w{10}|av\d+)\/?$/.exec(url.pathname) ?? [];
  const video = written && bilibiliVideo(({ aid, bvid }) => bvid === written || `av${aid}` === written);
  return video ? videoPage(video, Number(url.searchParams.get('p') ?? 1)) : soundOf(url);
};
