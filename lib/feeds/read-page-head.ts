import { Parser } from 'htmlparser2';
import type { PageHead } from './page-readers/channel-page-reader.ts';
import { oneLine } from './plain-text.ts';
import { toWebAddress } from './to-web-address.ts';

const maxHtml = 8_000_000;
const maxLinks = 500;
/** Maximum nesting depth. The parser searches its stack at every closing tag, so a hostile depth would take quadratic time. */
const maxDepth = 2000;
const chunkLength = 16_384;

/** Reads a page's metadata from its head and from the elements of its body where some sites put it. */
export function readPageHead(url: string, html: string): PageHead {
  const meta = new Map<string, string>();
  const alternates: PageHead['alternates'] = [];
  let base: string | undefined;
  let canonicalUrl = '';
  let tabTitle = '';
  let inTitle = false;
  let depth = 0;
  const resolveUrl = (address: string | undefined) => toWebAddress(address, base ?? url);

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (name === 'base') base ??= toWebAddress(attributes.href, url) || undefined;
      if (name === 'title') inTitle = !tabTitle;
      if (name === 'meta' && meta.size < maxLinks) {
        const key = (attributes.property ?? attributes.name ?? attributes.itemprop)?.toLowerCase();
        if (key && attributes.content && !meta.has(key)) meta.set(key, attributes.content);
      }
      if (name !== 'link') return;
      const { rel = '', href, type = '', title = '' } = attributes;
      const relations = rel.toLowerCase().split(/\s+/, 10);
      const address = resolveUrl(href);
      if (address && relations.includes('canonical')) canonicalUrl ||= address;
      if (address && relations.includes('alternate') && alternates.length < maxLinks)
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
  for (let i = 0; i < end && depth < maxDepth; i += chunkLength) parser.write(html.slice(i, Math.min(i + chunkLength, end)));
  parser.end();

  return {
    title: oneLine(meta.get('og:title') ?? tabTitle, 500),
    description: oneLine(meta.get('og:description') ?? meta.get('description') ?? '', 2000),
    coverUrl: resolveUrl(meta.get('og:image')),
    canonicalUrl,
    alternates,
    meta,
  };
}
