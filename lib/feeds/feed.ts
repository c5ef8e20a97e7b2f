/** A feed as written: addresses may be relative, texts may be markup. */
export interface WrittenFeed {
  title: string;
  link: string;
  description: string;
  cover: string;
  /** Base of relative addresses; empty if it is the feed's own address. */
  base: string;
  refreshIntervalSeconds?: number;
  items: WrittenItem[];
}

/** An item of a feed as written: addresses may be relative, texts may be markup. Missing values are empty. */
export interface WrittenItem {
  id: string;
  title: string;
  date: string;
  link: string;
  files: { url: string; type: string }[];
  cover: string;
  /** Duration as `1:02:03`, as `PT1H2M3S` or in seconds. */
  duration: string;
  /** Description or author, which tell items without id, title and page apart. */
  text: string;
  base: string;
}

/** Maximum number of items; the oldest are cut off. */
export const maxItems = 1000;
/** Maximum number of items that are read, before they are sorted. */
export const maxReadItems = 20_000;
/** Maximum size of a feed in bytes; larger ones are rejected with `tooLarge`. */
export const maxFeedBytes = 30_000_000;
