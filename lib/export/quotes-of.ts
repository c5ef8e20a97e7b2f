import { type Block, markdownBlocks, plainText } from '../markdown/markdown-blocks.ts';
import { parseNoteLink } from '../records/note-picture.ts';
import type { ExportItem, Quote } from './export-item.ts';

type Pictures = NonNullable<ExportItem['pictures']>;

/** Returns the quotes of a note: paragraphs of a block quote with a link to a time, and paragraphs with pictures, one for each. */
export const quotesOf = ({ note, pictures = new Map() }: Pick<ExportItem, 'note' | 'pictures'>): Quote[] =>
  markdownBlocks(note).flatMap((block) => quotesIn(block, pictures, false));

function quotesIn({ kind, inlines, children }: Block, pictures: Pictures, isQuoted: boolean): Quote[] {
  if (kind !== 'paragraph') return children.flatMap((child) => quotesIn(child, pictures, isQuoted || kind === 'quote'));
  const links = inlines.flatMap((inline) => {
    const link = parseNoteLink(inline.href ?? '');
    return link ? [{ inline, startTime: link.time, imageUrl: pictures.get(link.pictureId ?? '') }] : [];
  });
  const pictured = links.filter(({ imageUrl }) => imageUrl !== undefined);
  const used = pictured.length > 0 || !isQuoted ? pictured : links.slice(0, 1);
  const text = plainText(inlines.filter((inline) => used.every((link) => link.inline !== inline))).trim();
  return used.flatMap(({ startTime, imageUrl }) =>
    imageUrl ? [{ startTime, text, imageUrl }] : text ? [{ startTime, text }] : [],
  );
}
