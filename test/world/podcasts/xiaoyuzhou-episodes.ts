export interface XiaoyuzhouEpisode {
  eid: string;
  title: string;
  /** Duration in seconds. */
  duration: number;
  description: string;
}

/** The episodes of the fake Xiaoyuzhou, whose pages have no transcripts. Tests name an episode by its key. */
export const xiaoyuzhouEpisodes = {
  tea: {
    eid: '0123456789abcdef01234567',
    title: '一杯茶的历史',
    duration: 110,
    description: '从药材到饮料。\n00:00 药材\n00:40 唐代\n01:20 宋代\n',
  },
} satisfies Record<string, XiaoyuzhouEpisode>;

export const xiaoyuzhouUrl = (name: keyof typeof xiaoyuzhouEpisodes) =>
  `https://www.xiaoyuzhoufm.com/episode/${xiaoyuzhouEpisodes[name].eid}`;
