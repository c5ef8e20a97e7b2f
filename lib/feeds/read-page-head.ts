import { Parser } from 'htmlparser2';
import { oneLine } from './plain-text.ts';
import type { PageHead } from './tellers/teller.ts';
import { webAddress } from './web-address.ts';

const maxHtml = 8_000_000;
const maxFound = 500;
/** The parser searches its stack at every closing tag, so a hostile depth would be quadratic. */
const maxDepth = 2000;
const piece = 16_384;

/** What a page says of itself in its head, and in such elements of its body as some sites put there. */
export function readPageHead(url: string, html: string): PageHead {
  const meta = new Map<string, string>();
  const alternates: PageHead['alternates'] = [];
  let base: string | undefined;
  let canonicalUrl = '';
  let tabTitle = '';
  let inTitle = false;
  let depth = 0;
  const absolute = (address: string | undefined) => webAddress(address, base ?? url);

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (name === 'base') base ??= webAddress(attributes.href, url) || undefined;
      if (name === 'title') inTitle = !tabTitle;
      if (name === 'meta' && meta.size < maxFound) {
        const key = (attributes.property ?? attributes.name ?? attributes.itemprop)?.toLowerCase();
        if (key && attributes.content && !meta.has(key)) meta.set(key, attributes.content);
      }
      if (name !== 'link') return;
      const { rel = '', href, type = '', title = '' } = attributes;
      const relations = rel.toLowerCase().split(/\s+/, 10);
      const address = absolute(href);
      if (address && relations.includes('canonical')) canonicalUrl ||= address;
      if (address && relations.includes('alternate') && alternates.length < maxFound)
        alternates.push({ url: address, type, title });
    },
    ontext(text) {
      if (inTitle) tabTitle += text;
    },
    onclosetag(name) {
      depth--;
      if (name === 'title') inTitle = false;
    },
  });
  const end = Math.min(html.length, maxHtml);
  for (let i = 0; i < end && depth < maxDepth; i += piece) parser.write(html.slice(i, Math.min(i + piece, end)));
  parser.end();

  return {
    title: oneLine(meta.get('og:title') ?? tabTitle, 500),
    description: oneLine(meta.get('og:description') ?? meta.get('description') ?? '', 2000),
    coverUrl: absolute(meta.get('og:image')),
    canonicalUrl,
    alternates,
    meta,
  };
}
