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
 * Parses a text block by block into mdast nodes. References are replaced by their links, and definitions are left out. Literal
 * blocks become code. With `isPlain`, images and HTML tags are nodes, and an unsafe link becomes its text. Throws `tooLarge`
 * beyond 2 million characters.
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
