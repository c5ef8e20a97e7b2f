import type { ReactNode } from 'react';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import { CorrectedName } from './corrected-name.tsx';
import styles from './cue-row.module.css';
import type { Mark } from './find-words.ts';
import { marksWithin } from './shown-cues.ts';

/** A cue's text with its search matches and its corrected names marked. */
export function CueText({
  text,
  marks = [],
  corrections = [],
  current,
  language,
  isTabStop,
}: {
  text: string;
  marks?: Mark[];
  /** In the order of the text. */
  corrections?: NameCorrection[];
  current: number | undefined;
  /** Language, if it differs from the list's. */
  language?: string;
  isTabStop: boolean;
}) {
  const markedPart = (from: number, to: number) => markText(text.slice(from, to), marksWithin(marks, from, to), current);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const correction of corrections) {
    const end = correction.at + correction.to.length;
    parts.push(...markedPart(at, correction.at));
    parts.push(
      <CorrectedName key={`name ${correction.at}`} correction={correction} isTabStop={isTabStop}>
        {markedPart(correction.at, end)}
      </CorrectedName>,
    );
    at = end;
  }
  parts.push(...markedPart(at, text.length));
  return (
    <span lang={language} data-text>
      {parts}
    </span>
  );
}

function markText(text: string, marks: Mark[], current: number | undefined): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { match, from, to } of marks) {
    parts.push(text.slice(at, from));
    parts.push(
      <mark
        key={`${match} ${from}`}
        className={match === current ? styles.currentMark : undefined}
        data-current={match === current || undefined}
      >
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}
