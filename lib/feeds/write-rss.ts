import { escapeXml } from '../encoding/escape-xml.ts';

/** A feed to write, with its newest items first. */
export interface RssFeed {
  title: string;
  /** Address of the page that the feed belongs to. */
  link: string;
  description: string;
  items: RssItem[];
}

/** An item of a feed to write. */
export interface RssItem {
  /** The id by which feed readers recognize the item; not an address. */
  id: string;
  title: string;
  link: string;
  /** Milliseconds since 1970. */
  publishedAt?: number;
  /** Plain text. */
  description?: string;
  /** The person or channel that published it. */
  creator?: string;
}

/** Content type of a feed. */
export const rssType = 'application/rss+xml; charset=utf-8';

export function writeRss({ items, ...channel }: RssFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    ...elements(channel),
    ...items.flatMap(({ id, title, link, publishedAt, description, creator }) => [
      '<item>',
      `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
      ...elements({
        title,
        link,
        pubDate: publishedAt === undefined ? undefined : new Date(publishedAt).toUTCString(),
        'dc:creator': creator,
        // Readers take the description for HTML.
        description: description && escapeXml(description),
      }),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const elements = (values: Record<string, string | undefined>): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? [`<${name}>${escapeXml(value)}</${name}>`] : []));
