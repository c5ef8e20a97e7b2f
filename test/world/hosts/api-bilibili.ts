import { isSigned, playerInfo, wbiImages } from '../bilibili/player-info.ts';
import { bilibiliVideo } from '../bilibili/videos.ts';
import { view } from '../bilibili/view.ts';
import { openToSite } from '../cors.ts';
import { type Answer, type Host, json, type WorldRequest } from '../host.ts';

/** Bilibili's API, which its own pages call with the user's cookies. */
export const apiBilibili: Host = (request) => {
  const answer = ask(request);
  return answer && openToSite('bilibili.com', request, answer);
};

const jsonAnswer = (code: number, message: string, data?: unknown): Answer =>
  json({ code, message, ttl: 1, ...(data !== undefined && { data }) });

function ask({ url, headers }: WorldRequest): Answer | undefined {
  const { pathname, searchParams } = url;
  const isMember = /\bSESSDATA=\w/.test(headers.cookie ?? '');
  switch (pathname) {
    case '/x/web-interface/nav':
      // The key images are served without login too.
      return isMember
        ? jsonAnswer(0, '0', { isLogin: true, mid: 7, wbi_img: wbiImages })
        : jsonAnswer(-101, '账号未登录', { isLogin: false, wbi_img: wbiImages });
    case '/x/web-interface/view': {
      const video = bilibiliVideo(
        ({ aid, bvid }) => bvid === searchParams.get('bvid') || String(aid) === searchParams.get('aid'),
      );
      if (!video || video.fault === 'removed') return jsonAnswer(-404, '啥都木有');
      return jsonAnswer(0, '0', view(video));
    }
    case '/x/player/wbi/v2': {
      const video = bilibiliVideo(({ aid }) => String(aid) === searchParams.get('aid'));
      const part = video?.parts.find(({ cid }) => String(cid) === searchParams.get('cid'));
      if (!isSigned(searchParams)) return jsonAnswer(-403, '访问权限不足');
      if (!video || !part) return jsonAnswer(-404, '啥都木有');
      if (video.fault === 'risk') return jsonAnswer(-352, '风控校验失败', { v_voucher: 'voucher_world' });
      return jsonAnswer(0, '0', playerInfo(video, part, isMember));
    }
    default:
      return undefined;
  }
}
