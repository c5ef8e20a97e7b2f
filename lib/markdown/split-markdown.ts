/** A part of a Markdown text that is parsed on its own. */
export interface MarkdownBlock {
  text: string;
  /** Shown as written and not parsed: it nests too deeply, or the markup before it exceeded `maxMarkup`. */
  isLiteral: boolean;
}

/**
 * Maximum product of a block's characters and its characters of markup, because the parser's time grows with this product: 2,800
 * characters of nothing but markup, a list of 20,000, or any length of plain text.
 */
export const maxBlockCost = 8_000_000;
/** Maximum characters of markup that are parsed in one text; about four times those of the longest real notes. */
export const maxMarkup = 20_000;
/**
 * Maximum runs of `*` or `_` that are parsed in one block, because the parser compares each that may close emphasis with all that
 * may open it.
 */
export const maxDelimiterRuns = 200;
/** Maximum number of quotes and list items that begin on one line. */
const maxNesting = 50;
/** Characters of link definitions that are handed on to the blocks that refer to them. */
const maxDefinitions = 2000;

const markup = /[*_`[\]<>&\\!=~\n]/g;
const markRun = /\*+|_+/g;
const deepNesting = new RegExp(`^[ \\t]*(?:(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])[ \\t]*){${maxNesting + 1}}`, 'm');
const listMarker = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const fenceLine = /^ {0,3}(`{3,20}(?!`)|~{3,20}(?!~))(.*)$/;
const definition = /^ {0,3}\[((?!\^)[^[\]\\]{1,100})\]:[ \t]*\S.{0,400}$/;

/**
 * Cuts a Markdown text into blocks whose cost is at most `maxBlockCost` (without the link definitions that are repeated)
 * and that have at most `maxDelimiterRuns`, in time linear to the text. Blocks end at blank lines outside of code and of
 * lists, and around code fences; only a costlier block is cut within.
 */
export function splitMarkdown(markdown: string): MarkdownBlock[] {
  const blocks = splitAtBlankLines(markdown.replace(/\r\n?/g, '\n'));
  const definitions = findDefinitions(blocks);
  let markupLeft = maxMarkup;
  return blocks.flatMap(cutCostlyBlock).map((block) => {
    markupLeft -= countMarkup(block);
    const isLiteral = markupLeft < 0 || (!isCode(block) && deepNesting.test(block));
    return { text: isLiteral ? block : withDefinitions(block, definitions), isLiteral };
  });
}

/** Returns the number of characters of a block that cost parsing time as markup; 0 for code, which is read line by line. */
export const countMarkup = (block: string): number => (isCode(block) ? 0 : (block.match(markup)?.length ?? 0));

/** Returns the indexes of the runs of `*` or `_` that may open or close emphasis: not those between spaces, nor `_` within a word. */
export function* findDelimiterRuns(text: string): Generator<number> {
  for (const { 0: run, index } of text.matchAll(markRun)) {
    const around = `${text[index - 1] ?? ' '}${text[index + run.length] ?? ' '}`;
    if (!(/^\s\s$/.test(around) || (run.startsWith('_') && /^[\p{L}\p{N}]{2}$/u.test(around)))) yield index;
  }
}

/** Whether a block opens a fence at the margin; `splitAtBlankLines` ends it with the fence. */
const isCode = (block: string): boolean => isOpeningAtMargin(block.split('\n', 1)[0]!);
const isOpeningAtMargin = (line: string): boolean => /^[`~]/.test(line) && fenceAfter(line, undefined) !== undefined;

function splitAtBlankLines(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  let isAfterBlank = false;
  let isAfterCode = false;
  let isList = false;
  for (const line of text.split('\n')) {
    const isNextBlock = isAfterBlank && /^\S/.test(line) && !(isList && listMarker.test(line));
    if (fence === undefined && (isNextBlock || isAfterCode || isOpeningAtMargin(line))) {
      blocks.push(lines.join('\n'));
      lines = [];
      isList = false;
    }
    isList ||= fence === undefined && listMarker.test(line);
    const open = fenceAfter(line, fence);
    isAfterCode = open === undefined && fence !== undefined && isOpeningAtMargin(fence);
    fence = open;
    isAfterBlank = line.trim() === '';
    lines.push(line);
  }
  return [...blocks, lines.join('\n')].filter((block) => block.trim() !== '');
}

/** The opening line of the code fence that is open after a line; undefined outside of code. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, marks = '', info = ''] = fenceLine.exec(line) ?? [];
  if (open === undefined) return marks && !(marks[0] === '`' && info.includes('`')) ? line : undefined;
  const opening = fenceLine.exec(open)![1]!;
  return marks.startsWith(opening) && info.trim() === '' ? undefined : open;
}

function cutCostlyBlock(block: string): string[] {
  if (isCode(block) || deepNesting.test(block)) return [block];
  const parts: string[] = [];
  for (let from = 0; from < block.length; ) {
    const part = limitDelimiters(block.slice(from, findMaxEnd(block, from)));
    const length = from + part.length === block.length ? part.length : findCut(part);
    parts.push(part.slice(0, length));
    from += length;
  }
  return parts;
}

/** Returns the index up to which the part of a block that begins at `from` costs at most `maxBlockCost`. */
function findMaxEnd(block: string, from: number): number {
  let count = 0;
  for (const { index } of block.slice(from).matchAll(markup)) {
    if ((count + 1) * (index + 1) > maxBlockCost) return from + Math.min(index, Math.floor(maxBlockCost / count));
    count++;
  }
  return Math.min(block.length, from + Math.floor(maxBlockCost / count));
}

/** Returns the start of a part of a block that has at most `maxDelimiterRuns`. */
function limitDelimiters(part: string): string {
  let count = 0;
  for (const index of findDelimiterRuns(part)) {
    if (count === maxDelimiterRuns) return part.slice(0, index);
    count++;
  }
  return part;
}

/** Prefers the last line at the margin, then the last line, then the last space, each in the second half of a part. */
function findCut(part: string): number {
  const half = Math.floor(part.length / 2);
  const [atMargin = -1] = [...part.slice(half).matchAll(/\n(?=\S)/g)].map(({ index }) => half + index).slice(-1);
  const at = [atMargin, part.lastIndexOf('\n'), part.lastIndexOf(' ')].find((index) => index > half);
  if (at !== undefined) return at + 1;
  const isLowSurrogateNext = part.length > 1 && /[\uD800-\uDBFF]$/.test(part);
  return isLowSurrogateNext ? part.length - 1 : part.length;
}

/** Returns the link definitions of a text by their labels, without footnotes; any of its blocks may refer to them. */
function findDefinitions(blocks: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  let length = 0;
  for (const block of blocks) {
    if (isCode(block)) continue;
    let isAfterBlank = true;
    for (const line of block.split('\n')) {
      const label: string | undefined = isAfterBlank ? definition.exec(line)?.[1]?.toLowerCase() : undefined;
      if (label !== undefined && length + line.length <= maxDefinitions && !found.has(label)) {
        found.set(label, line);
        length += line.length;
      }
      isAfterBlank = label !== undefined || line.trim() === '';
    }
  }
  return found;
}

/** Inserts the definitions before the block; after it, unclosed code would contain them. */
function withDefinitions(block: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0 || isCode(block) || !block.includes('[')) return block;
  const lower = block.toLowerCase();
  const needed = [...definitions].filter(([label, line]) => lower.includes(`[${label}]`) && !block.includes(line));
  return [...needed.map(([, line]) => line), block].join('\n\n');
}
