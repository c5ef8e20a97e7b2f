import type { Host } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';

const tea = '7500000000000000001';
const guarded = '7500000000000000002';
export const douyinUrl = `https://www.douyin.com/video/${tea}`;
export const douyinGuardedUrl = `https://www.douyin.com/video/${guarded}`;

/** Douyin's pages: videos with burned-in captions, and a captcha page. */
export const wwwDouyin: Host = ({ url }) => {
  switch (url.pathname) {
    case `/video/${tea}`:
      return sitePage({ title: '一杯茶的历史 - 抖音', body: player(60) });
    case `/video/${guarded}`:
      return sitePage({ title: '验证码中间页', body: '<div id="captcha_container"></div>' });
    default:
      return soundOf(url);
  }
};
