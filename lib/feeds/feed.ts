/** A feed in its own words: addresses may be relative, texts may be markup. */
export interface WrittenFeed {
  title: string;
  link: string;
  description: string;
  cover: string;
  /** What relative addresses begin from; empty where it is the feed's own. */
  base: string;
  pace?: number;
  items: WrittenItem[];
}

export interface WrittenItem {
  id: string;
  title: string;
  date: string;
  link: string;
  files: { url: string; type: string }[];
  cover: string;
  /** `1:02:03`, or seconds. */
  duration: string;
  base: string;
}

/** More are cut off, the oldest first. */
export const maxItems = 1000;
/** Items that are read at all, before they are put in order. */
export const maxRead = 20_000;
/** A longer feed is not read. */
export const maxFeedBytes = 30_000_000;
