import type { Inline } from './inline.ts';

/** Matches a web address that stands in a text, without the punctuation after it. */
const bareAddress = /\bhttps?:\/\/[^\s<>"]{1,2000}[^\s<>"'.,;:!?)\]*_~]/g;

/**
 * Returns a text with two extensions of GitHub Flavored Markdown (https://github.github.com/gfm/): bare addresses are links, and
 * text between `~~` is struck, also across formats.
 */
export const extendInlines = (inlines: readonly Inline[]): Inline[] => strikeText(inlines.flatMap(linkAddresses));

function linkAddresses(inline: Inline): Inline[] {
  if (inline.code || inline.href || !inline.text.includes('://')) return [inline];
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: href, index } of inline.text.matchAll(bareAddress)) {
    if (index > from) parts.push({ ...inline, text: inline.text.slice(from, index) });
    parts.push({ ...inline, text: href, href });
    from = index + href.length;
  }
  return from < inline.text.length ? [...parts, { ...inline, text: inline.text.slice(from) }] : parts;
}

function strikeText(inlines: Inline[]): Inline[] {
  const marks = inlines.reduce((count, { code, text }) => count + (code ? 0 : text.split('~~').length - 1), 0);
  if (marks < 2) return inlines;
  let isStruck = false;
  let left = marks - (marks % 2);
  return inlines.flatMap((inline) => {
    const texts = inline.code ? [inline.text] : inline.text.split('~~');
    return texts.flatMap((text, i): Inline[] => {
      // A last mark without a second one is text.
      const isMark = i > 0 && left > 0;
      if (isMark) {
        isStruck = !isStruck;
        left--;
      }
      const written = i > 0 && !isMark ? `~~${text}` : text;
      return written ? [{ ...inline, text: written, ...(isStruck && { struck: true }) }] : [];
    });
  });
}
