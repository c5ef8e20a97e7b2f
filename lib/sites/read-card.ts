import { isWebAddress } from '../contract/web-address.ts';
import type { PageMetadata } from '../ports/ports.ts';
import { clockSeconds } from './clock-time.ts';
import { decodeXml } from './decode-xml.ts';
import { tags } from './tags.ts';

/** The meta elements and the title are enough, without a parser. */
export function readCard(html: string): PageMetadata {
  const said = new Map<string, string>();
  for (const { attributes } of tags(html, 'meta')) {
    const { property, name, content } = attributes;
    const key = (property ?? name)?.toLowerCase();
    if (key && content && !said.has(key)) said.set(key, plain(content));
  }
  const cover = said.get('og:image') ?? '';
  const [title] = tags(html, 'title', 1);
  const tabTitle = title ? plain(html.slice(title.end, title.end + 2000).split('<', 1)[0]!) : '';
  return {
    title: said.get('og:title') ?? tabTitle,
    tabTitle,
    duration: clockSeconds(said.get('og:video:duration') ?? said.get('video:duration') ?? '') ?? 0,
    ...(isWebAddress(cover) && { coverUrl: cover }),
    soundUrl: mediaFile(said.get('og:audio') ?? said.get('twitter:player:stream')),
  };
}

const mediaFile = (url = ''): string | undefined =>
  /^https:\/\/[^?#]+\.(?:mp3|m4a|mp4|ogg|opus)(?:[?#]|$)/i.test(url) ? url : undefined;

/** Dashes and spaces with names of their own are only separators here. */
const plain = (text: string): string =>
  decodeXml(text.replace(/&(?:[mn]dash|middot|nbsp|bull|hellip);/g, ' – '))
    .replace(/\s+/g, ' ')
    .trim();
