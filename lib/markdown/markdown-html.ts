import { escapeUTF8 } from 'entities';
import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

/** Returns the HTML of a link in place of the usual one, from its address and the HTML of its text; undefined for the usual one. */
export type LinkHtml = (url: string, inner: string) => string | undefined;

/**
 * Converts Markdown to safe HTML: no tag, address or attribute comes from the text, except for those that `linkHtml` returns.
 * Throws `tooLarge` beyond 2 million characters.
 */
export const markdownHtml = (markdown: string, linkHtml: LinkHtml = () => undefined): string =>
  parseMarkdown(markdown)
    .map((node) => `${toHtml(node, linkHtml)}\n`)
    .join('');

function toHtml(node: Nodes, linkHtml: LinkHtml, isTight = false): string {
  const inner = () => ('children' in node ? node.children.map((child) => toHtml(child, linkHtml, isTight)).join('') : '');
  switch (node.type) {
    case 'text':
      return escapeUTF8(node.value);
    case 'inlineCode':
      return `<code>${escapeUTF8(node.value)}</code>`;
    case 'break':
      return '<br>\n';
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'link':
      return (
        linkHtml(node.url, inner()) ??
        `<a href="${escapeUTF8(node.url)}"${node.title ? ` title="${escapeUTF8(node.title)}"` : ''}>${inner()}</a>`
      );
    case 'heading':
      return `<h${node.depth}>${inner()}</h${node.depth}>`;
    case 'paragraph':
      return isTight ? inner() : `<p>${inner()}</p>`;
    case 'blockquote':
      return `<blockquote>${node.children.map((child) => toHtml(child, linkHtml)).join('')}</blockquote>`;
    case 'list': {
      const isTightList = !node.children.some(({ spread }) => spread) && !node.spread;
      const items = node.children.map(
        (item) => `<li>${item.children.map((child) => toHtml(child, linkHtml, isTightList)).join('\n')}</li>`,
      );
      const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : '';
      return node.ordered ? `<ol${start}>${items.join('\n')}</ol>` : `<ul>${items.join('\n')}</ul>`;
    }
    case 'code':
      return `<pre><code${node.lang ? ` class="language-${escapeUTF8(node.lang)}"` : ''}>${escapeUTF8(node.value)}\n</code></pre>`;
    case 'thematicBreak':
      return '<hr>';
    default:
      return '';
  }
}
