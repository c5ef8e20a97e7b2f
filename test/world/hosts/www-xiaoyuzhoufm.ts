import { type Host, json } from '../host.ts';
import { silence } from '../media.ts';
import { type XiaoyuzhouEpisode, xiaoyuzhouEpisodes } from '../podcasts/xiaoyuzhou-episodes.ts';
import { nextData, player, sitePage, soundOf } from '../site-page.ts';

/** Xiaoyuzhou's pages. An episode names a transcript that cannot be downloaded. */
export const wwwXiaoyuzhoufm: Host = ({ url }) => {
  const [, eid] = /^\/episode\/([0-9a-f]{24})\/?$/.exec(url.pathname) ?? [];
  if (!eid) return soundOf(url);
  const episode = Object.values<XiaoyuzhouEpisode>(xiaoyuzhouEpisodes).find((one) => one.eid === eid);
  if (!episode) return { ...json({ error: 'not found' }), status: 404 };
  const { title, duration, description } = episode;
  return sitePage({
    title: `${title} - 山间茶话 | 小宇宙`,
    head: nextData({
      episode: {
        type: 'EPISODE',
        eid,
        pid: '6123456789abcdef01234567',
        title,
        description,
        shownotes: `<p>${description.replaceAll('\n', '</p><p>')}</p>`,
        duration,
        pubDate: '2026-10-01T07:00:00.000Z',
        enclosure: { url: `https://media.xyzcdn.net/${eid}.m4a` },
        transcriptMediaId: `${eid}.m4a`,
        transcript: { mediaId: `${eid}.m4a` },
        image: { picUrl: 'https://image.xyzcdn.net/cover.jpg' },
        podcast: { pid: '6123456789abcdef01234567', title: '山间茶话' },
      },
    }),
    body: player(duration, 'audio'),
  });
};

/** The audio files of Xiaoyuzhou's episodes. */
export const mediaXyzcdn: Host = ({ url }) => {
  const episode = Object.values<XiaoyuzhouEpisode>(xiaoyuzhouEpisodes).find(({ eid }) => url.pathname === `/${eid}.m4a`);
  return episode && { media: silence(episode.duration) };
};
