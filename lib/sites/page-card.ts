import { clockSeconds } from './clock-time.ts';
import { decodeXml } from './decode-xml.ts';
import { expectOk, requestEitherWay, textOf } from './request.ts';
import type { Access } from './site.ts';
import { tags } from './tags.ts';

/** What a page says of itself for those who link to it; empty, or 0 seconds, where it doesn't. */
export interface PageCard {
  title: string;
  /** What the browser's tab shows. */
  tabTitle: string;
  duration: number;
  coverUrl?: string;
}

const maxPageBytes = 8_000_000;

/** Throws what the status means. */
export async function pageCard(url: string, access: Access): Promise<PageCard> {
  const answer = await requestEitherWay(access, url, { reason: 'page', maxBytes: maxPageBytes });
  expectOk(answer);
  return readCard(textOf(answer));
}

/** Without a parser, because the worker has none: the meta elements and the title are enough. */
export function readCard(html: string): PageCard {
  const said = new Map<string, string>();
  for (const { attributes } of tags(html, 'meta')) {
    const { property, name, content } = attributes;
    const key = (property ?? name)?.toLowerCase();
    if (key && content && !said.has(key)) said.set(key, plain(content));
  }
  const [title] = tags(html, 'title', 1);
  const tabTitle = title ? plain(html.slice(title.end, title.end + 2000).split('<', 1)[0]!) : '';
  return {
    title: said.get('og:title') ?? tabTitle,
    tabTitle,
    duration: clockSeconds(said.get('og:video:duration') ?? said.get('video:duration') ?? '') ?? 0,
    coverUrl: said.get('og:image'),
  };
}

/** Dashes and spaces with names of their own are only separators here. */
const plain = (text: string): string =>
  decodeXml(text.replace(/&(?:[mn]dash|middot|nbsp|bull|hellip);/g, ' – '))
    .replace(/\s+/g, ' ')
    .trim();
