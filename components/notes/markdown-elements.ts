import MarkdownIt, { type Token } from 'markdown-it';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';

export interface Links {
  /** Renders a link to the web, a mail address or an anchor within the page. */
  a: ComponentType<{ href: string; children?: ReactNode }>;
}

const maxNesting = 100;

/** A CommonMark parser with HTML disabled. Its time is linear on input that makes other parsers hang. */
const parser = new MarkdownIt('commonmark', { html: false, maxNesting: maxNesting });
parser.validateLink = (href) => /^(?:https?:|mailto:|#)/i.test(href);

/**
 * Renders Markdown as React elements. Images become links, because loading them would contact other hosts. Text nested
 * deeper than the limit is shown as plain text.
 */
export function markdownElements(text: string, links: Links): ReactNode {
  const tokens = parser.parse(text, {});
  // The parser drops deeper tokens.
  if (tokens.some(({ level }) => level >= maxNesting - 1)) return createElement('pre', undefined, text);
  return createElement(Fragment, undefined, ...elementsOf(tokens, links));
}

function elementsOf(tokens: readonly Token[], links: Links): ReactNode[] {
  const open: { token?: Token; children: ReactNode[] }[] = [{ children: [] }];
  for (const token of tokens) {
    if (token.nesting > 0) open.push({ token, children: [] });
    else if (token.nesting === 0) open.at(-1)!.children.push(leafOf(token, links));
    else {
      const { token: opening, children } = open.pop()!;
      open.at(-1)!.children.push(wrapElement(opening!, children, links));
    }
  }
  return open[0]!.children;
}

function wrapElement(token: Token, children: ReactNode[], { a }: Links): ReactNode {
  // A paragraph of a tight list.
  if (token.hidden) return createElement(Fragment, undefined, ...children);
  if (token.type === 'link_open') return createElement(a, { href: String(token.attrGet('href')) }, ...children);
  const start = token.attrGet('start');
  return createElement(token.tag, start === null ? undefined : { start: Number(start) }, ...children);
}

function leafOf(token: Token, links: Links): ReactNode {
  switch (token.type) {
    case 'inline':
      return createElement(Fragment, undefined, ...elementsOf(token.children ?? [], links));
    case 'image': {
      const src = String(token.attrGet('src'));
      return createElement(links.a, { href: src }, token.content || src);
    }
    case 'code_inline':
      return createElement('code', undefined, token.content);
    case 'fence':
    case 'code_block':
      return createElement('pre', undefined, createElement('code', undefined, token.content));
    case 'hr':
      return createElement('hr');
    case 'hardbreak':
      return createElement('br');
    case 'softbreak':
      return '\n';
    default:
      return token.content;
  }
}
