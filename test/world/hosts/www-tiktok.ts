import { captionFile, vtt } from '../caption-files.ts';
import { openToSite } from '../cors.ts';
import { type Host, json } from '../host.ts';
import { inScript, player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const bread = spread(sentences('bread.en'), 60);
const files = 'https://v16-webapp.tiktok.com/subtitle';
const track = (Source: string, LanguageCodeName: string, Format: string, name: string) => ({
  Source,
  LanguageCodeName,
  Format,
  LanguageID: '2',
  UrlExpire: 1790000000,
  Url: `${files}/${name}?a=1988`,
});
const videos = {
  /** Automatic captions, and their machine translation into another language. */
  '7400000000000000001': [track('MT', 'deu-DE', 'webvtt', 'bridges'), track('ASR', 'eng-US', 'webvtt', 'bread')],
  /** Manual captions in TikTok's own format. */
  '7400000000000000002': [track('', 'eng-US', 'creator_caption', 'maker')],
  '7400000000000000003': [],
};
/** Ids of a removed video and of one behind a captcha. */
const removed = '7400000000000000004';
const guarded = '7400000000000000005';

export const tiktokUrl = (id: string) => `https://www.tiktok.com/@slowkitchen/video/${id}`;

export const wwwTiktok: Host = ({ url }) => {
  const [, id = ''] = /^\/@[^/]*\/video\/(\d+)$/.exec(url.pathname) ?? [];
  if (id === guarded) return sitePage({ title: 'TikTok', body: '<div id="captcha">Drag the slider</div>' });
  const subtitleInfos = Object.entries(videos).find(([key]) => key === id)?.[1];
  if (!subtitleInfos && id !== removed) return soundOf(url);
  const itemStruct = {
    id,
    desc: 'A loaf in a minute #bread',
    createTime: '1790000000',
    author: { uniqueId: 'slowkitchen', nickname: 'Slow Kitchen' },
    video: { duration: 60, cover: 'https://p16-sign.tiktokcdn.com/cover.jpg', subtitleInfos },
  };
  const detail = subtitleInfos
    ? { statusCode: 0, statusMsg: '', itemInfo: { itemStruct } }
    : { statusCode: 10204, statusMsg: "item doesn't exist" };
  const data = { __DEFAULT_SCOPE__: { 'webapp.app-context': {}, 'webapp.video-detail': detail } };
  return sitePage({
    title: 'A loaf in a minute | TikTok',
    head: `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${inScript(data)}</script>`,
    body: player(60),
  });
};

/** TikTok's subtitle host, which only its own pages may read. */
export const filesTiktok: Host = (request) => {
  switch (request.url.pathname) {
    case '/subtitle/bread':
      return openToSite('tiktok.com', request, captionFile(vtt(bread)));
    case '/subtitle/maker': {
      const utterances = bread.map(({ startTime, endTime, text }) => ({
        start_time: Math.round(startTime * 1000),
        end_time: Math.round(endTime * 1000),
        text,
      }));
      return openToSite('tiktok.com', request, json({ utterances }));
    }
    default:
      return undefined;
  }
};
