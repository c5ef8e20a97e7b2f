import type { RawCue } from './subtitle-format.ts';
import { unspaced } from './unspaced-scripts.ts';

/** Maximum gap in seconds between two cues of one roll. */
const maxRollGapSeconds = 0.25;
/** Maximum number of characters of a rolling cue, which has one or two lines. */
const maxRollingCharacters = 500;
/** Maximum seconds for which a line stays on the screen until the next one appears under it. */
const maxDisplaySeconds = 10;

/**
 * Removes the repetitions of rolling captions, in which each cue carries the last line or words of the previous one and adds
 * new ones. The input must be sorted; a file that doesn't roll is returned unchanged, so that choruses and echoes stay.
 */
export function collapseRolling(cues: RawCue[]): RawCue[] {
  if (isRolling(cues)) return collapse(cues);
  const screens = joinScreens(cues);
  return screens.length < cues.length && isRolling(screens) ? collapse(screens) : cues;
}

function collapse(cues: RawCue[]): RawCue[] {
  const collapsed: RawCue[] = [];
  for (const [i, cue] of cues.entries()) {
    const previous = cues[i - 1];
    const shown = previous ? countRepeatedCharacters(previous, cue) : 0;
    if (shown === 0) collapsed.push(cue);
    else if (shown < cue.text.length) {
      const text = cue.text.slice(shown).trim();
      collapsed.push({ ...cue, text, words: wordsAtEnd(cue, text) });
    }
  }
  return collapsed;
}

/** Joins the rows of each screen, which players make cues of their own: those of one time, speaker and position. */
function joinScreens(cues: RawCue[]): RawCue[] {
  const screens: RawCue[] = [];
  for (const cue of cues) {
    const screen = screens.at(-1);
    const isRow = (['startTime', 'endTime', 'speaker', 'position'] as const).every((field) => screen?.[field] === cue[field]);
    if (screen && isRow && screen.text.length <= maxRollingCharacters)
      screens[screens.length - 1] = { ...screen, text: `${screen.text}\n${cue.text}`, words: undefined, ruby: undefined };
    else screens.push(cue);
  }
  return screens;
}

/** Whether the captions roll: most pairs of consecutive cues carry text over and add to it. */
function isRolling(cues: RawCue[]): boolean {
  let carriedCount = 0;
  let newCount = 0;
  let hasLineBreaks = false;
  // Once half of the pairs carry nothing over, the others can't be the majority.
  for (let i = 1; i < cues.length && newCount < cues.length / 2; i++) {
    const previous = cues[i - 1]!;
    const cue = cues[i]!;
    if (previous.text === cue.text || cue.startTime - previous.endTime > maxRollGapSeconds) continue;
    const shown = countRepeatedCharacters(previous, cue);
    if (shown === 0) newCount++;
    else if (shown < cue.text.length) {
      carriedCount++;
      hasLineBreaks ||= cue.text[shown] === '\n';
    }
  }
  return carriedCount >= (hasLineBreaks ? 1 : 3) && carriedCount > newCount;
}

/**
 * Returns the number of characters of a cue that the previous one has already shown: whole lines, two words or more, or its
 * entire text.
 */
function countRepeatedCharacters(previous: RawCue, cue: RawCue): number {
  const gap = cue.startTime - previous.endTime;
  const isOfOther = previous.position !== cue.position || (previous.speaker && cue.speaker && previous.speaker !== cue.speaker);
  if (
    isOfOther ||
    gap > maxDisplaySeconds ||
    previous.text.length > maxRollingCharacters ||
    cue.text.length > maxRollingCharacters
  )
    return 0;
  const grows = gap <= maxRollGapSeconds && cue.text.charCodeAt(0) === previous.text.charCodeAt(0);
  const first = firstWord(cue.text);
  if (!grows && !previous.text.includes(first)) return 0;
  const shownText = previous.text.replaceAll('\n', ' ');
  const text = cue.text.replaceAll('\n', ' ');
  if (grows && text.startsWith(shownText) && isWordEnd(text, shownText.length)) return shownText.length;
  for (let from = shownText.indexOf(first); from >= 0; from = shownText.indexOf(first, from + 1)) {
    if (from > 0 && shownText[from - 1] !== ' ') continue;
    const end = shownText.length - from;
    if ((end < text.length && text[end] !== ' ') || !text.startsWith(shownText.slice(from))) continue;
    const whole = (from === 0 || previous.text[from - 1] === '\n') && (end === text.length || cue.text[end] === '\n');
    if (whole ? gap <= maxRollGapSeconds || end < text.length : gap <= maxRollGapSeconds && shownText.includes(' ', from))
      return end;
  }
  return 0;
}

function firstWord(text: string): string {
  let end = 0;
  while (end < text.length && text.charCodeAt(end) > 0x20) end++;
  return text.slice(0, end);
}

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Returns whether a text may have grown at a place: between words, or by any character of a script without spaces. */
function isWordEnd(text: string, at: number): boolean {
  const next = text.slice(at, at + 1);
  return !letter.test(next) || unspaced.test(next);
}

/** Returns the words of the end of a cue, if words and text agree. */
function wordsAtEnd(cue: RawCue, text: string): RawCue['words'] {
  const suffix = text.replace(/\s+/g, '');
  let length = 0;
  for (let i = (cue.words?.length ?? 0) - 1; i >= 0 && length < suffix.length; i--) {
    length += cue.words![i]!.text.replace(/\s+/g, '').length;
    if (length === suffix.length) return cue.words!.slice(i);
  }
  return undefined;
}
