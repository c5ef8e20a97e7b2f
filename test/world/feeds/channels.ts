/** The behavior of a channel's feed. */
export type FeedKind =
  | 'fresh'
  | 'same'
  | 'growing'
  | 'hostile'
  | 'legacy'
  | 'missing'
  | 'gone'
  | 'limited'
  | 'broken'
  | 'truncated'
  | 'page'
  | 'huge'
  | 'hanging';

/** Number of channels of each kind, three hundred in total, and how many of them share a host. */
const counts: Record<FeedKind, [count: number, perHost: number]> = {
  fresh: [100, 10],
  same: [60, 5],
  growing: [30, 10],
  hostile: [5, 1],
  legacy: [2, 1],
  missing: [30, 10],
  gone: [10, 10],
  limited: [20, 10],
  broken: [20, 4],
  truncated: [10, 5],
  page: [8, 4],
  huge: [2, 2],
  hanging: [3, 1],
};

export interface FeedChannel {
  kind: FeedKind;
  title: string;
  feedUrl: string;
}

export const feedChannels: FeedChannel[] = Object.entries(counts).flatMap(([name, [count, perHost]]) =>
  Array.from({ length: count }, (_, i) => ({
    kind: name as FeedKind,
    title: `${name} ${i}`,
    // The fake internet delays responses by the `delay` parameter.
    feedUrl: `https://${name}${Math.floor(i / perHost)}.feeds.example/${i}.xml${name === 'hanging' ? '?delay=60000' : ''}`,
  })),
);

export const feedsOpml = (channels: FeedChannel[]): string =>
  `<opml version="2.0"><body>${channels
    .map(({ title, feedUrl }) => `<outline type="rss" text="${title}" xmlUrl="${feedUrl}"/>`)
    .join('')}</body></opml>`;

/** Number of items that each feed has from the start. */
export const itemsEach = 3;
