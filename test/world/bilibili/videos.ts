import { type Line, sentences, spread } from '../words.ts';

/** Subtitles as Bilibili lists them; automatic ones have the prefix `ai-` in their language. */
export interface Subtitles {
  language: string;
  name: string;
  lines: Line[];
  /** Listed, but without an address yet. */
  isUnfinished?: boolean;
}

export interface Part {
  cid: number;
  title: string;
  /** Duration in seconds. */
  duration: number;
  subtitles: Subtitles[];
}

export interface BilibiliVideo {
  aid: number;
  bvid: string;
  title: string;
  author: string;
  parts: Part[];
  viewPoints?: { from: number; to: number; content: string }[];
  /** `members`: subtitles only after login; `foreign`: answers with data of another video; `risk`: blocked as a bot. */
  fault?: 'members' | 'foreign' | 'risk' | 'removed';
}

const lines = (list: string, duration: number) => spread(sentences(list), duration);
const chinese = { language: 'zh-CN', name: '中文（中国）', lines: lines('tea.zh', 110) };
const automaticChinese = { language: 'ai-zh', name: '中文（自动生成）', lines: lines('tea.zh', 110) };
const automaticBread = { language: 'ai-en', name: 'English（自动生成）', lines: lines('bread.en', 150) };
const automaticBridges = { language: 'ai-en', name: 'English（自动生成）', lines: lines('bridges.en', 120) };

const video = (bvid: string, aid: number, title: string, more: Partial<BilibiliVideo> = {}): BilibiliVideo => ({
  aid,
  bvid,
  title,
  author: '慢厨房',
  parts: [{ cid: aid * 10, title, duration: 150, subtitles: [automaticBread] }],
  ...more,
});

/** The videos of the fake Bilibili. Tests name a video by its key. */
export const bilibiliVideos = {
  /** Manual subtitles beside automatic ones, an unfinished track, and chapters. */
  tea: video('BV1GlossTea1', 1001, '一杯茶的历史', {
    author: '山间茶话',
    parts: [
      {
        cid: 10010,
        title: '一杯茶的历史',
        duration: 110,
        subtitles: [automaticChinese, { ...chinese, isUnfinished: true }, chinese],
      },
    ],
    viewPoints: [
      { from: 0, to: 50, content: '药材' },
      { from: 50, to: 110, content: '饮料' },
    ],
  }),
  /** Automatic subtitles only. */
  bread: video('BV1GlossBrd1', 1002, 'The Science of Bread'),
  /** Two parts, each with its own subtitles. */
  parts: video('BV1GlossPrt1', 1003, 'Two Lessons', {
    parts: [
      { cid: 10031, title: 'Bread', duration: 150, subtitles: [automaticBread] },
      { cid: 10032, title: 'Bridges', duration: 120, subtitles: [automaticBridges] },
    ],
  }),
  members: video('BV1GlossMem1', 1004, 'Bread for Members', { fault: 'members' }),
  silent: video('BV1GlossMut1', 1005, 'A Loaf, in Silence', {
    parts: [{ cid: 10050, title: 'A Loaf, in Silence', duration: 150, subtitles: [] }],
  }),
  foreign: video('BV1GlossSwp1', 1006, 'Bread with Foreign Subtitles', { fault: 'foreign' }),
  risk: video('BV1GlossRsk1', 1007, 'Bread, Asked for by a Machine', { fault: 'risk' }),
  removed: video('BV1GlossGne1', 1008, 'Removed', { fault: 'removed' }),
} satisfies Record<string, BilibiliVideo>;

export type BilibiliName = keyof typeof bilibiliVideos;

export const bilibiliVideo = (find: (video: BilibiliVideo) => boolean): BilibiliVideo | undefined =>
  Object.values<BilibiliVideo>(bilibiliVideos).find(find);

export const bilibiliUrl = (name: BilibiliName) => `https://www.bilibili.com/video/${bilibiliVideos[name].bvid}/`;
