import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Failure } from '../contract/failure.ts';
import { keepSafeLinks } from './safe-links.ts';
import { splitMarkdown } from './split-markdown.ts';

/** Characters of a text that is parsed. */
const maxLength = 2_000_000;

/** CommonMark whose tags of HTML are nodes within paragraphs. */
const plainOptions = { extensions: [{ disable: { null: ['htmlFlow'] } }] };
/** CommonMark without HTML and images: an image, which would be loaded from elsewhere, is a link. */
const options = { extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }] };

/**
 * Parses a text block by block into mdast nodes, without definitions and references: their links stand in their place.
 * Literal blocks are code. With `isPlain` images and tags of HTML are nodes, and a link that must not be followed is only its text. Longer than
 * 2 million characters is a Failure `tooLarge`.
 */
export function parseMarkdown(markdown: string, { isPlain = false } = {}): RootContent[] {
  if (markdown.length > maxLength) {
    throw new Failure('tooLarge', `Markdown of ${markdown.length} characters; at most ${maxLength} are read.`);
  }
  return splitMarkdown(markdown).flatMap(({ text, isLiteral }): RootContent[] => {
    if (isLiteral) return [{ type: 'code', value: text }];
    const root = fromMarkdown(text, isPlain ? plainOptions : options);
    keepSafeLinks(root, isPlain ? undefined : text);
    return root.children;
  });
}
