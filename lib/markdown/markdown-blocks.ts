import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

/** A run of text with one format. A line break within a block is a `\n`. */
export interface Inline {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  href?: string;
}

/** A block of Markdown; the blocks of a quote, a list and an item are its children. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'item' | 'quote' | 'code' | 'rule';
  inlines: Inline[];
  children: Block[];
  /** Of a heading, 1 to 6. */
  level?: number;
  /** Number of an ordered list's first item. */
  start?: number;
  /** Of code, where the text names it. */
  language?: string;
}

/** Returns the blocks of a text. Longer than 2 million characters is a Failure `tooLarge`. */
export const markdownBlocks = (markdown: string): Block[] => parseMarkdown(markdown).flatMap(toBlocks);

export const plainText = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

function toBlocks(node: Nodes): Block[] {
  const holder = (kind: Block['kind'], rest?: Partial<Block>): Block[] => [
    { kind, inlines: [], children: 'children' in node ? node.children.flatMap(toBlocks) : [], ...rest },
  ];
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth, inlines: inlinesOf(node), children: [] }];
    case 'paragraph':
      return [{ kind: 'paragraph', inlines: inlinesOf(node), children: [] }];
    case 'list':
      return holder('list', node.ordered ? { start: node.start ?? 1 } : {});
    case 'listItem':
      return holder('item');
    case 'blockquote':
      return holder('quote');
    case 'code':
      return holder('code', { inlines: [{ text: node.value }], language: node.lang ?? '' });
    case 'thematicBreak':
      return holder('rule');
    default:
      return [];
  }
}

function inlinesOf(parent: Nodes): Inline[] {
  const inlines: Inline[] = [];
  const add = (inline: Inline) => {
    const last = inlines.at(-1);
    const isSameFormat =
      last &&
      last.bold === inline.bold &&
      last.italic === inline.italic &&
      last.code === inline.code &&
      last.href === inline.href;
    if (isSameFormat) last.text += inline.text;
    else if (inline.text) inlines.push(inline);
  };
  const walk = (node: Nodes, format: Omit<Inline, 'text'>): void => {
    if (node.type === 'text') add({ text: node.value.replaceAll('\n', ' '), ...format });
    if (node.type === 'inlineCode') add({ text: node.value, ...format, code: true });
    if (node.type === 'break') add({ text: '\n', ...format });
    const own = { ...format };
    if (node.type === 'strong') own.bold = true;
    if (node.type === 'emphasis') own.italic = true;
    if (node.type === 'link') own.href = node.url;
    if ('children' in node) for (const child of node.children) walk(child, own);
  };
  walk(parent, {});
  return inlines;
}
