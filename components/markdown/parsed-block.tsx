import type { Root } from 'mdast';
import { type ComponentProps, memo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import { isSafeLink, keepSafeLinks } from '../../lib/markdown/safe-links.ts';
import { MarkdownLink } from './markdown-link.tsx';

const remarkPlugins: Options['remarkPlugins'] = [
  // HTML is not part of the syntax, so it stays text.
  function disableHtml() {
    Object.assign(this.data(), { micromarkExtensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }] });
  },
  () => (root: Root, file) => keepSafeLinks(root, String(file)),
];

/** Images become links without passing `keepSafeLinks`. */
const urlTransform = (url: string): string => (isSafeLink(url) ? url : '');

// A constant, because another component type would remount links and lose the focus.
const components: Components = {
  a: ({ href, children }: ComponentProps<'a'>) => <MarkdownLink href={href ?? ''}>{children}</MarkdownLink>,
  // An image would be loaded from elsewhere.
  img: ({ src, alt }: ComponentProps<'img'>) => <MarkdownLink href={String(src ?? '')}>{alt || String(src ?? '')}</MarkdownLink>,
};

/** One block of a Markdown text. Blocks of a text that did not change are not parsed again while the user types. */
export default memo(function ParsedBlock({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={remarkPlugins} urlTransform={urlTransform} components={components}>
      {text}
    </ReactMarkdown>
  );
});
