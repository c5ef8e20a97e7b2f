import type { BilibiliVideo } from './videos.ts';

/** The description of a video, as Bilibili's pages and its API return it. */
export function view({ aid, bvid, title, author, parts }: BilibiliVideo) {
  const [first] = parts;
  return {
    bvid,
    aid,
    videos: parts.length,
    pic: 'http://i0.hdslb.com/bfs/archive/cover.jpg',
    title,
    pubdate: 1_790_000_000,
    desc: '',
    duration: parts.reduce((sum, { duration }) => sum + duration, 0),
    owner: { mid: 42, name: author, face: 'https://i0.hdslb.com/bfs/face/face.jpg' },
    stat: { aid, view: 1234 },
    cid: first?.cid,
    pages: parts.map(({ cid, title: part, duration }, place) => ({ cid, page: place + 1, from: 'vupload', part, duration })),
  };
}
