import { createHash } from 'node:crypto';
import { type BilibiliVideo, bilibiliVideo, bilibiliVideos, type Part } from './videos.ts';

/** Addresses of two images whose file names contain the key of the day for signed requests. */
export const wbiImages = {
  img_url: 'https://i0.hdslb.com/bfs/wbi/653657f524a547ac981ded72ea172057.png',
  sub_url: 'https://i0.hdslb.com/bfs/wbi/6e4909c702f846728e64f6007736a338.png',
};
/** The signing key that the site derives from the two file names. */
const wbiKey = '72136226c6a73669787ee4fd02a74c27';
/** Maximum age of a signature in seconds. */
const maxAge = 600;

/** Whether a query is signed with the current key. */
export function isSigned(query: URLSearchParams): boolean {
  const { w_rid, ...rest } = Object.fromEntries(query);
  const sorted = new URLSearchParams(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const right = createHash('md5').update(`${sorted}${wbiKey}`).digest('hex');
  return w_rid === right && Math.abs(Date.now() / 1000 - Number(rest.wts)) < maxAge;
}

/** Player data of one part: its subtitles and its chapters. */
export function playerInfo(requestedVideo: BilibiliVideo, part: Part, isMember: boolean) {
  const video: BilibiliVideo = requestedVideo.fault === 'foreign' ? bilibiliVideos.tea : requestedVideo;
  const { cid, subtitles } = requestedVideo.fault === 'foreign' ? video.parts[0]! : part;
  const isClosed = requestedVideo.fault === 'members' && !isMember;
  return {
    aid: video.aid,
    bvid: video.bvid,
    cid,
    login_mid: isMember ? 7 : 0,
    need_login_subtitle: isClosed,
    subtitle: {
      allow_submit: false,
      lan: '',
      lan_doc: '',
      subtitles: (isClosed ? [] : subtitles).map(({ language, name, isUnfinished }, place) => ({
        id: cid * 10 + place,
        id_str: String(cid * 10 + place),
        lan: language,
        lan_doc: name,
        is_lock: false,
        subtitle_url: isUnfinished
          ? ''
          : `//aisubtitle.hdslb.com/bfs/subtitle/${cid}/${place}.json?auth_key=1790000000-world-0-0`,
        type: language.startsWith('ai-') ? 1 : 0,
        ai_type: 0,
        ai_status: language.startsWith('ai-') ? 2 : 0,
      })),
    },
    view_points: (video.viewPoints ?? []).map((point) => ({ type: 2, imgUrl: '', logoUrl: '', ...point })),
  };
}

/** Returns the subtitle file at a path; times are in seconds. */
export function subtitleFile(path: string) {
  const [, cid, place] = /^\/bfs\/subtitle\/(\d+)\/(\d+)\.json$/.exec(path) ?? [];
  const isAsked = (part: Part) => part.cid === Number(cid);
  const part = bilibiliVideo(({ parts }) => parts.some(isAsked))?.parts.find(isAsked);
  const subtitles = part?.subtitles[Number(place)];
  return (
    subtitles && {
      font_size: 0.4,
      font_color: '#FFFFFF',
      background_alpha: 0.5,
      background_color: '#9C27B0',
      Stroke: 'none',
      body: subtitles.lines.map(({ startTime, endTime, text }, sid) => ({
        from: startTime,
        to: endTime,
        sid,
        location: 2,
        content: text,
        music: 0,
      })),
    }
  );
}
