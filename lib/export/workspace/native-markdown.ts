import type { Inline } from '../../markdown/inline.ts';
import { type Block, markdownBlocks } from '../../markdown/markdown-blocks.ts';

/** Characters that the workspace's dialect escapes outside of code. */
const escaped = /[\\*~`$[\]<>{}|^]/g;
/** Possible markup without a documented escape: marks of a block, emphasis by `_`, character references. */
const doubtful = /^\s*(?:#|[-+](?:\s|$)|-{3}|\d+[.)]\s)|(?:^|[^\p{L}\p{N}])_|_(?:[^\p{L}\p{N}]|$)|&#?\w+;/u;

/**
 * Converts a note to the workspace's own Markdown, in which a line is a block and tabs nest. Undefined for a text that it might read
 * otherwise, which is then sent as blocks.
 */
export function nativeMarkdown(markdown: string): string | undefined {
  const lines: string[] = [];
  const isCertain = markdownBlocks(markdown).every((block) => write(block, '', lines));
  return isCertain ? lines.join('\n') : undefined;
}

/** Adds a block's lines, and returns whether they are certain to read back as the block. */
function write(block: Block, indent: string, lines: string[]): boolean {
  const { kind, inlines, children } = block;
  const line = (mark: string, text: string | undefined) => text !== undefined && lines.push(indent + mark + text) > 0;
  switch (kind) {
    case 'rule':
      return line('---', '');
    case 'heading':
      return line(`${'#'.repeat(Math.min(3, block.level!))} `, inlineText(inlines));
    case 'paragraph':
      return line('', inlineText(inlines));
    case 'code': {
      const { text } = inlines[0]!;
      if (text.includes('```')) return false;
      return [`\`\`\`${block.language ?? ''}`, ...text.split('\n'), '```'].every((part) => line('', part));
    }
    case 'list':
      return children.every((item, i) => writeHolder(itemMark(block, item, i), item.children, indent, lines));
    case 'table':
      return false;
    default:
      return writeHolder('> ', children, indent, lines);
  }
}

function itemMark({ start }: Block, { isDone }: Block, index: number): string {
  if (isDone !== undefined) return isDone ? '- [x] ' : '- [ ] ';
  return start === undefined ? '- ' : `${start + index}. `;
}

function writeHolder(mark: string, [first, ...rest]: readonly Block[], indent: string, lines: string[]): boolean {
  const text = first?.kind === 'paragraph' ? inlineText(first.inlines) : undefined;
  if (text === undefined) return false;
  lines.push(indent + mark + text);
  return rest.every((block) => write(block, `${indent}\t`, lines));
}

function inlineText(inlines: readonly Inline[]): string | undefined {
  const parts = inlines.map(piece);
  if (parts.includes(undefined) || doubtful.test(inlines.map(({ text }) => text).join(''))) return undefined;
  return parts.join('');
}

function piece({ text, bold, italic, code, href }: Inline): string | undefined {
  if (code) return /[`\n]/.test(text) || href ? undefined : `\`${text}\``;
  // Marks hold only around words.
  const core = text.trim();
  if (!core) return text.replaceAll('\n', '<br>');
  const [before, after] = [text.slice(0, text.indexOf(core)), text.slice(text.indexOf(core) + core.length)];
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const words = `${mark}${core.replace(escaped, '\\$&')}${[...mark].reverse().join('')}`;
  const linked = href ? `[${words}](${href.replace(/[\s()<>\\]/g, percent)})` : words;
  return `${before}${linked}${after}`.replaceAll('\n', '<br>');
}

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
