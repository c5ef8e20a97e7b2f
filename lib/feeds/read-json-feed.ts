import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { eachValid } from '../sites/each-valid.ts';
import { escapeTags } from './escape-tags.ts';
import { maxReadItems, type WrittenFeed, type WrittenItem } from './feed.ts';

const text = z.catch(z.string(), '');
/** Schema of a value that should be a text but is a number in some feeds, or the reverse. */
const textOrNumber = z.catch(z.union([z.string(), z.number()]), '');

const JsonFeed = z.object({
  version: z.string().check(z.regex(/^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//)),
  title: text,
  home_page_url: text,
  description: text,
  icon: text,
  items: z.array(z.unknown()),
});
const Item = z.object({
  id: textOrNumber,
  url: text,
  external_url: text,
  title: text,
  summary: text,
  content_text: text,
  content_html: text,
  image: text,
  banner_image: text,
  date_published: text,
  date_modified: text,
  attachments: z.catch(z.array(z.unknown()), []),
});
const Attachment = z.object({ url: z.string(), mime_type: text, duration_in_seconds: textOrNumber });

/** Reads JSON Feed 1 and 1.1. Throws `feedUnreadable` for anything else. */
export function readJsonFeed(json: string): WrittenFeed {
  const parsed = JsonFeed.safeParse(parse(json));
  if (!parsed.success) throw new Failure('feedUnreadable', 'The document is not a feed: its JSON has no version of JSON Feed.');
  const { title, home_page_url: link, description, icon: cover, items } = parsed.data;
  return {
    title: escapeTags(title),
    link,
    description,
    cover,
    base: '',
    items: eachValid(Item, items, maxReadItems).map(writtenItem),
  };
}

function writtenItem(item: z.output<typeof Item>): WrittenItem {
  const attachments = eachValid(Attachment, item.attachments, 50);
  return {
    id: String(item.id),
    title: escapeTags(item.title),
    date: item.date_published || item.date_modified,
    link: item.url || item.external_url,
    files: attachments.map(({ url, mime_type: type }) => ({ url, type })),
    cover: item.image || item.banner_image,
    duration: String(attachments.find(({ duration_in_seconds: seconds }) => seconds)?.duration_in_seconds ?? ''),
    text: (item.summary || item.content_text || item.content_html).slice(0, 500),
    base: '',
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Failure('feedUnreadable', 'The document is not a feed: its JSON is invalid.');
  }
}
