import { captionFile, srt } from '../caption-files.ts';
import { openToAll } from '../cors.ts';
import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const video = (id: string, more: object = {}) => ({
  id,
  title: 'The Science of Bread',
  duration: 150,
  owner: { screenname: 'Slow Kitchen', url: 'https://www.dailymotion.com/slowkitchen' },
  posters: { '60': 'https://s1.dmcdn.net/x60', '720': 'https://s1.dmcdn.net/x720' },
  created_time: 1790000000,
  qualities: {
    auto: [{ type: 'application/x-mpegURL', url: `https://cdndirector.dailymotion.com/cdn/manifest/video/${id}.m3u8` }],
  },
  subtitles: { enable: false, data: [] },
  ...more,
});
const videos: Record<string, object> = {
  x9bread: video('x9bread', {
    subtitles: {
      enable: true,
      data: { en: { label: 'English', urls: ['https://static1.dmcdn.net/static/video/bread_en.srt'] } },
    },
  }),
  x9silent: video('x9silent'),
  x9secret: { id: 'x9secret', title: '', error: { code: 'DM010', title: 'This video is protected by a password.' } },
  x9gone1: { id: 'x9gone1', title: '', error: { code: 'DM001', title: 'No video has been specified, you need to specify one.' } },
};

export const dailymotionUrl = (id: string) => `https://www.dailymotion.com/video/${id}`;

export const wwwDailymotion: Host = ({ url }) => {
  const [, metadata, id = ''] = /^\/(player\/metadata\/)?video\/(x\w+)$/.exec(url.pathname) ?? [];
  if (!Object.hasOwn(videos, id)) return soundOf(url);
  return metadata ? json(videos[id]) : sitePage({ title: 'The Science of Bread - Dailymotion', body: player(150) });
};

/** Dailymotion's subtitle host. */
export const staticDmcdn: Host = ({ url }) =>
  url.pathname === '/static/video/bread_en.srt' ? openToAll(captionFile(srt(spread(sentences('bread.en'), 150)))) : undefined;
