import type { PageAnchor } from '../../lib/contract/page.ts';

const maxLinks = 5000;
const maxText = 500;
const maxAddress = 8192;

/** Returns the links of the page that lead to other web pages, in document order, each address once with its longest text. */
export function pageLinks(): PageAnchor[] {
  const texts = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!/^https?:$/.test(link.protocol) || link.href.length > maxAddress) continue;
    const before = texts.get(link.href);
    if (before === undefined && texts.size >= maxLinks) break;
    const text = (link.title || link.getAttribute('aria-label') || link.textContent || '').replace(/\s+/g, ' ').trim();
    if (before === undefined || text.length > before.length) texts.set(link.href, text.slice(0, maxText));
  }
  return [...texts].map(([url, text]) => ({ url, text }));
}
