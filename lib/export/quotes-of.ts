import { type Block, markdownBlocks, plainText } from '../markdown/markdown-blocks.ts';
import type { Quote } from './export-item.ts';

/** Matches the address of a link to a time of the note's own media item, in seconds. */
const ownTime = /^#t=(\d{1,7}(?:\.\d{1,3})?)$/;

/** Returns the quotes of a note: paragraphs of a block quote with a link to a time. */
export const quotesOf = (note: string): Quote[] => markdownBlocks(note).flatMap((block) => quotesIn(block, false));

function quotesIn({ kind, inlines, children }: Block, isQuoted: boolean): Quote[] {
  if (kind !== 'paragraph') return children.flatMap((child) => quotesIn(child, isQuoted || kind === 'quote'));
  const timed = isQuoted ? inlines.find(({ href }) => href !== undefined && ownTime.test(href)) : undefined;
  const text = plainText(inlines.filter((inline) => inline !== timed)).trim();
  return timed && text ? [{ startTime: Number(ownTime.exec(timed.href!)![1]), text }] : [];
}
