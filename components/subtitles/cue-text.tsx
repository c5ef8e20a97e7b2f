import type { ReactNode } from 'react';
import styles from './cue-row.module.css';
import type { Mark } from './find-words.ts';

/** A cue's text with its search matches marked. */
export function CueText({
  text,
  marks = [],
  current,
  language,
}: {
  text: string;
  marks?: Mark[];
  current: number | undefined;
  /** Language, if it differs from the list's. */
  language?: string;
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { match, from, to } of marks) {
    parts.push(text.slice(at, from));
    parts.push(
      <mark
        key={from}
        className={match === current ? styles.currentMark : undefined}
        data-current={match === current || undefined}
      >
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return <span lang={language}>{parts}</span>;
}
