import MarkdownIt, { type Token } from 'markdown-it';
import { Failure } from '../contract/failure.ts';

/** A piece of text with one look. A line break within a block is a `\n`. */
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
  /** Of code, where it is said. */
  language?: string;
}

const maxLength = 2_000_000;

/**
 * CommonMark without HTML, and without pictures, which would ask the network: both stay text and link. This parser takes linear
 * time, and ends nesting, on input that makes others hang.
 */
const reader = new MarkdownIt('commonmark', { html: false, xhtmlOut: false, maxNesting: 100 }).disable('image');
reader.validateLink = (href) => /^(?:https?:|mailto:|#)/i.test(href);

/** Safe HTML. Longer than 2 million characters is a Failure `tooLarge`. */
export const markdownHtml = (markdown: string): string => reader.render(bounded(markdown));

/** The blocks of a text, at most 100 deep. Longer than 2 million characters is a Failure `tooLarge`. */
export function markdownBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const open = [{ children: blocks, inlines: [] as Inline[] }];
  for (const token of reader.parse(bounded(markdown), {})) {
    const parent = open.at(-1)!;
    if (token.type === 'inline') parent.inlines.push(...inlinesOf(token.children ?? []));
    else if (token.nesting < 0) open.pop();
    else {
      const block: Block = { inlines: [], children: [], ...descriptionOf(token) };
      parent.children.push(block);
      if (token.nesting > 0) open.push(block);
    }
  }
  return blocks;
}

export const plainText = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

function bounded(markdown: string): string {
  if (markdown.length > maxLength) throw new Failure('tooLarge', `Markdown of ${markdown.length} characters`);
  return markdown;
}

function descriptionOf(token: Token): Partial<Block> & Pick<Block, 'kind'> {
  switch (token.type) {
    case 'heading_open':
      return { kind: 'heading', level: Number(token.tag.slice(1)) };
    case 'bullet_list_open':
      return { kind: 'list' };
    case 'ordered_list_open':
      return { kind: 'list', start: Number(token.attrGet('start') ?? 1) };
    case 'list_item_open':
      return { kind: 'item' };
    case 'blockquote_open':
      return { kind: 'quote' };
    case 'fence':
    case 'code_block':
      return {
        kind: 'code',
        language: token.info.trim().split(/\s/, 1)[0],
        inlines: [{ text: token.content.replace(/\n$/, '') }],
      };
    case 'hr':
      return { kind: 'rule' };
    default:
      return { kind: 'paragraph' };
  }
}

/** What an opening mark says of the text up to its closing one. */
const looks: Record<string, (token: Token) => Omit<Inline, 'text'>> = {
  strong_open: () => ({ bold: true }),
  em_open: () => ({ italic: true }),
  link_open: (token) => ({ href: String(token.attrGet('href') ?? '') }),
};

function inlinesOf(tokens: readonly Token[]): Inline[] {
  const pieces: Inline[] = [];
  const open: Omit<Inline, 'text'>[] = [{}];
  for (const token of tokens) {
    const look = open.at(-1)!;
    if (token.nesting > 0) open.push({ ...look, ...looks[token.type]?.(token) });
    else if (token.nesting < 0) open.pop();
    else if (token.type === 'code_inline') add(pieces, { text: token.content, ...look, code: true });
    else add(pieces, { text: breaks[token.type] ?? token.content, ...look });
  }
  return pieces;
}

const breaks: Record<string, string> = { softbreak: ' ', hardbreak: '\n' };

function add(pieces: Inline[], piece: Inline): void {
  const last = pieces.at(-1);
  const isSame =
    last && last.bold === piece.bold && last.italic === piece.italic && last.code === piece.code && last.href === piece.href;
  if (isSame) last.text += piece.text;
  else if (piece.text) pieces.push(piece);
}
