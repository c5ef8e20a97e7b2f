import { isWebAddress } from '../contract/web-address.ts';
import { isMediaFile } from '../http/media-extensions.ts';
import type { PageMetadata } from '../ports/markup-readers.ts';
import { decodeHtml } from './decode-html.ts';
import { findTags } from './find-tags.ts';
import { parseClockTime } from './parse-clock-time.ts';

/** Reads the card of a page from its meta elements and title, without a full parser. */
export function readCard(html: string): PageMetadata {
  const values = new Map<string, string>();
  for (const { attributes } of findTags(html, 'meta')) {
    const { property, name, content } = attributes;
    const key = (property ?? name)?.toLowerCase();
    if (key && content && !values.has(key)) values.set(key, decodeText(content));
  }
  const cover = values.get('og:image') ?? '';
  const [title] = findTags(html, 'title', 1);
  const tabTitle = title ? decodeText(html.slice(title.end, title.end + 2000).split('<', 1)[0]!) : '';
  return {
    title: values.get('og:title') ?? tabTitle,
    tabTitle,
    duration: parseClockTime(values.get('og:video:duration') ?? values.get('video:duration') ?? '') ?? 0,
    ...(isWebAddress(cover) && { coverUrl: cover }),
    soundUrl: mediaFile(values.get('og:audio') ?? values.get('twitter:player:stream')),
  };
}

const mediaFile = (url = ''): string | undefined =>
  /^https:/.test(url) && URL.canParse(url) && isMediaFile(new URL(url).pathname) ? url : undefined;

/** Decodes text. Named dashes and spaces become separators. */
const decodeText = (text: string): string =>
  decodeHtml(text.replace(/&(?:[mn]dash|middot|nbsp|bull|hellip);/g, ' – '))
    .replace(/\s+/g, ' ')
    .trim();
