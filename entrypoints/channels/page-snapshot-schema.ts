import * as z from 'zod/mini';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { maxListItems, maxLongText, maxMarkup, maxShortText } from './page-snapshot-limits.ts';

const text = z.string().check(z.maxLength(maxLongText));
const short = z.string().check(z.maxLength(maxShortText));
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(maxListItems));
const pair = z.pipe(
  z.array(text).check(z.minLength(2), z.maxLength(2)),
  z.transform(([name, content]) => [name, content] as [string, string]),
);
const box = { width: z.number(), height: z.number(), visible: z.boolean() };

/**
 * Schema of the snapshot of a web page (address, metadata, media elements) that the page script sends, with limits for hostile
 * pages.
 */
export const pageSnapshotSchema: z.ZodMiniType<PageSnapshot> = z.object({
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(maxShortText)),
  title: short,
  elements: list(
    z.object({
      kind: z.enum(['video', 'audio', 'live']),
      sources: list(text),
      brightcove: z.optional(z.object({ account: short, videoId: short, player: z.optional(short), embed: z.optional(short) })),
      tracks: list(z.object({ trackId: short, kind: short, language: short, label: short, url: z.optional(short) })),
      ...box,
      playing: z.boolean(),
      muted: z.boolean(),
      loop: z.boolean(),
      autoplay: z.boolean(),
      duration: z.number(),
      advertising: z.boolean(),
      title: short,
    }),
  ),
  frames: list(z.object({ url: short, otherUrls: z.optional(list(short)), ...box })),
  meta: list(pair),
  jsonLd: list(text),
  manifests: z.optional(list(text)),
  captionFiles: z.optional(list(text)),
  html: z.optional(z.string().check(z.maxLength(maxMarkup))),
});
