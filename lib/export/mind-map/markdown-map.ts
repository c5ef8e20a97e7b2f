import type { Inline } from '../../markdown/inline.ts';
import { type Block, markdownBlocks, plainText } from '../../markdown/markdown-blocks.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { parseClock } from '../../subtitles/parse-clock.ts';

/**
 * Converts a Markdown text to a mind map: headings contain the content below them, and list items what is indented under them. A
 * single topic at the top becomes the root; otherwise `title` does. Throws `tooLarge` beyond 2 million characters.
 */
export function markdownMap(markdown: string, title = ''): MindMap {
  const root: MindMap = { title, children: [] };
  const open = [{ level: 0, topic: root }];
  for (const block of markdownBlocks(markdown)) {
    if (block.kind === 'heading') {
      while (open.at(-1)!.level >= block.level!) open.pop();
      const topic = topicOf(block.inlines, []);
      open.at(-1)!.topic.children.push(topic);
      open.push({ level: block.level!, topic });
    } else open.at(-1)!.topic.children.push(...topicsOf(block));
  }
  const [only, ...others] = root.children;
  return only && others.length === 0 && (only.children.length > 0 || !title) ? only : root;
}

/** Converts a block to topics; a list or a quote becomes those of its children. */
function topicsOf({ kind, inlines, children }: Block): MindMap[] {
  switch (kind) {
    case 'rule':
      return [];
    case 'list':
    case 'quote':
      return children.flatMap(topicsOf);
    case 'table': {
      const [header, ...rows] = children.map((row): MindMap => ({ title: rowTitle(row), children: [] }));
      return [{ ...header!, children: rows }];
    }
    case 'item': {
      const [first, ...rest] = children;
      const isTitled = first && first.kind !== 'list' && first.kind !== 'quote';
      return isTitled ? [topicOf(first.inlines, rest)] : children.flatMap(topicsOf);
    }
    default:
      return titleOf(plainText(inlines)) ? [topicOf(inlines, [])] : [];
  }
}

const rowTitle = ({ children }: Block): string =>
  children
    .map(({ inlines }) => titleOf(plainText(inlines)))
    .filter(Boolean)
    .join(' | ');

/** A time in front, `[1:02]` or a link that reads so, is the topic's time and not its title. */
function topicOf(inlines: readonly Inline[], under: readonly Block[]): MindMap {
  const children = under.flatMap(topicsOf);
  const [first, ...others] = inlines;
  const linked = first?.href ? parseClock(first.text) : undefined;
  const text = plainText(linked === undefined ? inlines : others);
  const [mark, clock] = (linked === undefined && /^\s*\[([\d:]{4,9})\]\s+/.exec(text)) || [];
  const startTime = linked ?? (clock === undefined ? undefined : parseClock(clock));
  const title = titleOf(startTime === undefined ? text : text.slice(mark?.length ?? 0));
  const [link, ...otherLinks] = new Set(inlines.flatMap(({ href }) => href ?? []));
  // The link of a time opens the media item there, also where nothing else says which one it is.
  const isLinked = (startTime === undefined || linked !== undefined) && link !== undefined && otherLinks.length === 0;
  return { title, ...(startTime !== undefined && { startTime }), ...(isLinked && { url: link }), children };
}

/** Returns a text in one line, without the marks of struck text. */
const titleOf = (text: string): string =>
  text
    .replace(/~~(?=\S)|(?<=\S)~~/g, '')
    .replace(/\s+/g, ' ')
    .trim();
