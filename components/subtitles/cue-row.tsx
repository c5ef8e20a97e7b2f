import { type ComponentProps, memo, type Ref } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import { QuoteButton } from '../quote/quote-button.tsx';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './cue-row.module.css';
import { CueText } from './cue-text.tsx';
import type { Mark } from './find-words.ts';
import { SentenceButton } from './sentence-button.tsx';
import { marksWithin } from './shown-cues.ts';
import { SpeakerName } from './speaker-name.tsx';

const noMarks: Mark[] = [];

/** The row of one cue. A click anywhere plays it; its time is the button for the keyboard. */
export const CueRow = memo(function CueRow({
  cue,
  index,
  count,
  top,
  measure,
  seek,
  isCurrent,
  isTabStop,
  marks = noMarks,
  corrections,
  currentMatch,
  translatedAt,
  translatedInto,
}: {
  cue: Cue;
  /** Index in the virtual list. */
  index: number;
  count: number;
  /** Distance from the top of the list (pixels). */
  top: number;
  measure: Ref<HTMLLIElement>;
  seek: Seek;
  isCurrent: boolean;
  /** Whether the row is the list's tab stop. */
  isTabStop: boolean;
  marks?: Mark[];
  /** Corrected names of the cue, in the order of its text; undefined where only the translation is shown. */
  corrections?: NameCorrection[];
  currentMatch: number | undefined;
  /**
   * Offset in the text where the translation starts, and its language; undefined where original and translation are not
   * both shown.
   */
  translatedAt?: number;
  translatedInto?: string;
}) {
  const { text } = cue;
  const part = (from: number, to: number, more: Pick<ComponentProps<typeof CueText>, 'language' | 'corrections'>) => (
    <CueText
      text={text.slice(from, to)}
      marks={marksWithin(marks, from, to)}
      current={currentMatch}
      isTabStop={isTabStop}
      {...more}
    />
  );
  return (
    <li
      ref={measure}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-cue
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={isCurrent || undefined}
    >
      <TimeButton time={cue.startTime} seek={seek} tabIndex={isTabStop ? 0 : -1} />
      <p dir="auto">
        {cue.speaker && <SpeakerName speaker={cue.speaker} isTabStop={isTabStop} />}
        {part(0, translatedAt === undefined ? text.length : translatedAt - 1, { corrections })}
      </p>
      <QuoteButton text={text} time={cue.startTime} />
      <SentenceButton index={index} tabIndex={isTabStop ? 0 : -1} />
      {translatedAt !== undefined && (
        <p dir="auto" className={styles.translated} data-translated>
          {part(translatedAt, text.length, { language: translatedInto })}
        </p>
      )}
    </li>
  );
});
