import type { ReactNode } from 'react';

/** A text with marked ranges. Ranges are UTF-16 offsets in ascending order. */
export function Highlighted({ text, parts }: { text: string; parts: { from: number; to: number }[] }) {
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of parts) {
    if (from < at || to > text.length) continue;
    nodes.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <span dir="auto">
      {nodes}
      {text.slice(at)}
    </span>
  );
}
