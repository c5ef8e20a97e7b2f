import type { Cue } from '../contract/cue.ts';

/** A span of a cue's text, and the text that replaces it. */
export interface TextReplacement {
  /** Offset of the span in the cue's text. */
  at: number;
  from: string;
  to: string;
}

/**
 * Returns a cue with other texts in place of spans, in its text and in its timed words. The replacements are in the order of the
 * text and do not overlap.
 */
export function replaceInCue<Unit extends Pick<Cue, 'text' | 'words'>>(
  cue: Unit,
  replacements: readonly TextReplacement[],
): Unit {
  const words = cue.words && replaceInWords(cue.words, cue.text, replacements);
  return { ...cue, text: replaceSpans(cue.text, replacements), ...(words && { words }) };
}

function replaceSpans(text: string, replacements: readonly TextReplacement[]): string {
  let replaced = '';
  let end = 0;
  for (const { at, from, to } of replacements) {
    replaced += text.slice(end, at) + to;
    end = at + from.length;
  }
  return replaced + text.slice(end);
}

/** Words that a replacement unites are one word from then on: the times within it are unknown. */
function replaceInWords(words: NonNullable<Cue['words']>, text: string, replacements: readonly TextReplacement[]): Cue['words'] {
  const blocks: { from: number; to: number; startTime: number; endTime: number }[] = [];
  let position = 0;
  for (const { text: spelled, startTime, endTime } of words) {
    const from = text.indexOf(spelled.trim(), position);
    // Words that are spelled otherwise than the text have no place in it.
    if (from < 0) return words;
    const to = from + spelled.trim().length;
    position = to;
    const last = blocks.at(-1);
    if (last && replacements.some((one) => one.at < last.to && one.at + one.from.length > from)) {
      last.to = to;
      last.endTime = endTime;
    } else blocks.push({ from, to, startTime, endTime });
  }
  return blocks.map(({ from, to, startTime, endTime }) => {
    const own = replacements.filter((one) => one.at < to && one.at + one.from.length > from);
    return {
      startTime,
      endTime,
      text: replaceSpans(
        text.slice(from, to),
        own.map((one) => ({ ...one, at: one.at - from })),
      ),
    };
  });
}
