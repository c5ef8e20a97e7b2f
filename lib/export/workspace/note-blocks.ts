import type { Inline } from '../../markdown/inline.ts';
import { type Block, markdownBlocks } from '../../markdown/markdown-blocks.ts';
import { codeLanguage } from './code-language.ts';
import { fitBlocks } from './fit-blocks.ts';
import { limits } from './limits.ts';
import type { BlockType, NoteBlock } from './note-block.ts';
import { richTexts } from './rich-text.ts';

/** Converts a Markdown text to blocks, each small enough for one request. Throws `tooLarge` beyond 2 million characters. */
export const noteBlocks = (markdown: string): NoteBlock[] =>
  fitBlocks(markdownBlocks(markdown).flatMap((block) => blocksOf(block, 0)));

/** Converts a block with its children; those deeper than a request allows follow their parent instead. */
function blocksOf(block: Block, depth: number): NoteBlock[] {
  const { kind, inlines, children } = block;
  switch (kind) {
    case 'rule':
      return [{ type: 'divider', richText: [], children: [] }];
    case 'code':
      return written('code', inlines).map((part) => ({ ...part, language: codeLanguage(block.language) }));
    case 'heading':
      return written(`heading_${Math.min(3, block.level!) as 1 | 2 | 3}`, inlines);
    case 'list':
      return children.flatMap(({ isDone, children: content }) => {
        if (isDone !== undefined) return holder('to_do', content, depth, isDone);
        return holder(block.start === undefined ? 'bulleted_list_item' : 'numbered_list_item', content, depth);
      });
    case 'row':
      return written('paragraph', joinCells(children));
    case 'quote':
      return holder('quote', children, depth);
    default:
      return inlines.length > 0 ? written('paragraph', inlines) : children.flatMap((child) => blocksOf(child, depth));
  }
}

/** Creates a list item or a quote: the first paragraph is its own text, and the other blocks are its children. */
function holder(type: BlockType, blocks: readonly Block[], depth: number, checked?: boolean): NoteBlock[] {
  const [first, ...rest] = blocks;
  const isTitled = first?.kind === 'paragraph';
  const [own, ...more] = written(type, isTitled ? first.inlines : []);
  const inner = [...more, ...(isTitled ? rest : blocks).flatMap((block) => blocksOf(block, depth + 1))];
  const named = { ...own!, ...(checked !== undefined && { checked }) };
  return depth < limits.depth ? [{ ...named, children: inner }] : [named, ...inner];
}

const joinCells = (cells: readonly Block[]): Inline[] =>
  cells.flatMap(({ inlines }, i) => (i === 0 ? inlines : [{ text: ' | ' }, ...inlines]));

/** Divides a text that is too long for one block among several blocks of the same type. */
const written = (type: BlockType, inlines: readonly Inline[]): NoteBlock[] =>
  richTexts(inlines).map((richText, i) => ({ type: i === 0 || type === 'code' ? type : 'paragraph', richText, children: [] }));
