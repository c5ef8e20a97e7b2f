import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { splitMarkdown } from '../../lib/markdown/split-markdown.ts';
import { LinkTargets } from './link-targets.ts';
import styles from './markdown.module.css';

// The parser is loaded with the first text.
const ParsedBlock = lazy(() => import('./parsed-block.tsx'));

/** Maximum length of rendered text (characters), so that typing stays fast. */
const maxLength = 50_000;

/** Rendered Markdown: HTML is shown as text, images from elsewhere are links, and times of the media item are buttons. */
export function Markdown({ text, seek, anchors, picture }: LinkTargets & { text: string }) {
  const targets = useMemo(() => ({ seek, anchors, picture }), [seek, anchors, picture]);
  const blocks = useMemo(() => splitMarkdown(text.slice(0, maxLength)), [text]);
  return (
    <div className={styles.markdown} dir="auto">
      <LinkTargets value={targets}>
        {blocks.map((block, index) => renderBlock(block, index))}
        {text.length > maxLength && <p>…</p>}
      </LinkTargets>
    </div>
  );
}

function renderBlock({ text, isLiteral }: { text: string; isLiteral: boolean }, index: number): ReactNode {
  const literal = <pre key={index}>{text}</pre>;
  if (isLiteral) return literal;
  return (
    <Suspense key={index} fallback={<div className={styles.unparsed}>{literal}</div>}>
      <ParsedBlock text={text} />
    </Suspense>
  );
}
