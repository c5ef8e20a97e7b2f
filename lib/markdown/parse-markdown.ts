import type { RootContent, Text } from 'mdast';
import { type CompileContext, fromMarkdown, type Token } from 'mdast-util-from-markdown';
import { Failure } from '../contract/failure.ts';
import { escapedPipe } from './escaped-pipe.ts';
import { keepSafeLinks } from './safe-links.ts';
import { splitMarkdown } from './split-markdown.ts';

/** Characters of a text that is parsed. */
const maxLength = 2_000_000;

/** CommonMark whose tags of HTML are nodes within paragraphs, and whose escaped pipes are told apart. */
const plainOptions = {
  extensions: [{ disable: { null: ['htmlFlow'] } }],
  mdastExtensions: [{ exit: { characterEscapeValue: addEscaped } }],
};
/** CommonMark without HTML and images: an image, which would be loaded from elsewhere, is a link. */
const options = { extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }] };

/** Adds an escaped character to the text that is being read. */
function addEscaped(this: CompileContext, token: Token): undefined {
  const text = this.stack.pop() as Text;
  const value = this.sliceSerialize(token);
  text.value += value === '|' ? escapedPipe : value;
}

/**
 * Parses a text block by block into mdast nodes. References are replaced by their links, and definitions are left out. Literal
 * blocks become code. With `isPlain`, images and HTML tags are nodes, an unsafe link becomes its text, and an escaped pipe is
 * `escapedPipe`. Throws `tooLarge`
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
