import { escapeUTF8 } from 'entities';
import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

/** Returns safe HTML: no tag, address or attribute of it comes from the text. Longer than 2 million characters is a Failure `tooLarge`. */
export const markdownHtml = (markdown: string): string =>
  parseMarkdown(markdown)
    .map((node) => `${toHtml(node)}\n`)
    .join('');

function toHtml(node: Nodes, isTight = false): string {
  const inner = () => ('children' in node ? node.children.map((child) => toHtml(child, isTight)).join('') : '');
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
      return `<a href="${escapeUTF8(node.url)}"${node.title ? ` title="${escapeUTF8(node.title)}"` : ''}>${inner()}</a>`;
    case 'heading':
      return `<h${node.depth}>${inner()}</h${node.depth}>`;
    case 'paragraph':
      return isTight ? inner() : `<p>${inner()}</p>`;
    case 'blockquote':
      return `<blockquote>${node.children.map((child) => toHtml(child)).join('')}</blockquote>`;
    case 'list': {
      const isTightList = !node.children.some(({ spread }) => spread) && !node.spread;
      const items = node.children.map(
        (item) => `<li>${item.children.map((child) => toHtml(child, isTightList)).join('\n')}</li>`,
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
