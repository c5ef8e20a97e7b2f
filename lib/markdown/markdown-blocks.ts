import type { Nodes, Paragraph } from 'mdast';
import { restorePipes } from './escaped-pipe.ts';
import { extendInlines } from './extend-inlines.ts';
import type { Inline } from './inline.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readTable } from './read-table.ts';
import { removeMetadata } from './remove-metadata.ts';

/** A block of Markdown; the blocks of a quote, a list, an item, a table and a row are its children. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'item' | 'quote' | 'code' | 'rule' | 'table' | 'row';
  inlines: Inline[];
  children: Block[];
  /** Level of a heading, 1 to 6; absent for other blocks. */
  level?: number;
  /** Number of an ordered list's first item. */
  start?: number;
  /** Language of code, where the text names it. */
  language?: string;
  /** Whether the task of an item is done; absent outside task lists. */
  isDone?: boolean;
}

/**
 * Returns the blocks of a text without front matter and comments. An image is its description, formatted HTML its text, and a link that must not be
 * followed its text. Longer than 2 million characters is a Failure `tooLarge`.
 */
export const markdownBlocks = (markdown: string): Block[] =>
  parseMarkdown(removeMetadata(markdown), { isPlain: true }).flatMap(toBlocks);

export const plainText = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

function toBlocks(node: Nodes): Block[] {
  const holder = (kind: Block['kind'], rest?: Partial<Block>): Block[] => [
    { kind, inlines: [], children: 'children' in node ? node.children.flatMap(toBlocks) : [], ...rest },
  ];
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth, inlines: inlinesOf(node), children: [] }];
    case 'paragraph':
      return paragraphBlocks(node);
    case 'list':
      return holder('list', node.ordered ? { start: node.start ?? 1 } : {});
    case 'listItem':
      return holder('item').map(readTask);
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

function paragraphBlocks(node: Paragraph): Block[] {
  const paragraph = (inlines: Inline[]): Block => ({ kind: 'paragraph', inlines, children: [] });
  const table = readTable(inlinesOf(node, { isTable: true }));
  if (!table) return [paragraph(inlinesOf(node))];
  const rows = table.rows.map((cells): Block => ({ kind: 'row', inlines: [], children: cells.map(paragraph) }));
  return [...(table.before.length > 0 ? [paragraph(table.before)] : []), { kind: 'table', inlines: [], children: rows }];
}

/** Returns an item of a task list (`[ ]` or `[x]` before its text) without its mark; any other item as it is. */
function readTask(item: Block): Block {
  const [first, ...rest] = item.children;
  const [start, ...others] = first?.kind === 'paragraph' ? first.inlines : [];
  const mark = start && !start.code && !start.href ? /^\[([ xX])\]\s+/.exec(start.text) : null;
  if (!mark || (start!.text.length === mark[0].length && others.length === 0)) return item;
  const inlines = [{ ...start!, text: start!.text.slice(mark[0].length) }, ...others].filter(({ text }) => text);
  return { ...item, children: [{ ...first!, inlines }, ...rest], isDone: mark[1] !== ' ' };
}

/** Matches tags of HTML that only format text. */
const formatting =
  /^<\/?(?:a|abbr|b|big|br|center|cite|code|del|details|div|em|font|i|img|ins|kbd|mark|p|s|small|span|strong|sub|summary|sup|u)(?![\w-])/i;

/** Returns what a tag of HTML is in a text: a line break, nothing, or the tag itself, which may be a word in angle brackets. */
const readTag = (tag: string): string => (/^<br\b/i.test(tag) ? '\n' : formatting.test(tag) ? '' : tag);

/** Returns the text of a block. That of a table keeps its line breaks, and the marks of its escaped pipes. */
function inlinesOf(parent: Nodes, { isTable = false } = {}): Inline[] {
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
    if (node.type === 'text') add({ text: isTable ? node.value : restorePipes(node.value).replaceAll('\n', ' '), ...format });
    if (node.type === 'image' || node.type === 'imageReference') add({ text: restorePipes(node.alt ?? ''), ...format });
    if (node.type === 'inlineCode') add({ text: node.value, ...format, code: true });
    if (node.type === 'break') add({ text: '\n', ...format });
    if (node.type === 'html') add({ text: readTag(node.value), ...format });
    const own = { ...format };
    if (node.type === 'strong') own.bold = true;
    if (node.type === 'emphasis') own.italic = true;
    if (node.type === 'link') own.href = restorePipes(node.url);
    if ('children' in node) for (const child of node.children) walk(child, own);
  };
  walk(parent, {});
  return extendInlines(inlines);
}
