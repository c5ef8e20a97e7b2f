import type { RawCue } from './subtitle-format.ts';

/** Seconds between two cues of one roll. */
const roll = 0.25;
/** Characters; what rolls is a line or two. */
const longest = 500;
/** Seconds that a settled line may stay on the screen until the next one comes under it. */
const settled = 10;

/**
 * Rolling captions repeat on the screen what was said before: each cue carries the last line or words of the one
 * before it and adds new ones. This keeps what each cue adds. Cues must be sorted; a file that doesn't roll is
 * returned as it is, so that choruses and echoes stay.
 */
export function collapseRolling(cues: RawCue[]): RawCue[] {
  if (!rolls(cues)) return cues;
  const kept: RawCue[] = [];
  for (const [i, cue] of cues.entries()) {
    const before = cues[i - 1];
    const shown = before ? repeated(before, cue) : 0;
    if (shown === 0) kept.push(cue);
    else if (shown < cue.text.length) {
      const text = cue.text.slice(shown).trim();
      kept.push({ ...cue, text, words: lastWords(cue, text) });
    }
  }
  return kept;
}

/** Most pairs of cues in a row must carry something over and add to it. */
function rolls(cues: RawCue[]): boolean {
  let carried = 0;
  let fresh = 0;
  let byLines = false;
  // Once half of them are fresh, the others can't be more.
  for (let i = 1; i < cues.length && fresh < cues.length / 2; i++) {
    const before = cues[i - 1]!;
    const cue = cues[i]!;
    if (before.text === cue.text || cue.startTime - before.endTime > roll) continue;
    const shown = repeated(before, cue);
    if (shown === 0) fresh++;
    else if (shown < cue.text.length) {
      carried++;
      byLines ||= cue.text[shown] === '\n';
    }
  }
  return carried >= (byLines ? 1 : 3) && carried > fresh;
}

/** How many characters of a cue's text the one before has shown already: whole lines, two words or more, or all it had. */
function repeated(before: RawCue, cue: RawCue): number {
  const gap = cue.startTime - before.endTime;
  if (gap > settled || before.text.length > longest || cue.text.length > longest) return 0;
  const grows = gap <= roll && cue.text.charCodeAt(0) === before.text.charCodeAt(0);
  const first = firstWord(cue.text);
  if (!grows && !before.text.includes(first)) return 0;
  const said = before.text.replaceAll('\n', ' ');
  const text = cue.text.replaceAll('\n', ' ');
  if (grows && text.startsWith(said) && endsWord(text, said.length)) return said.length;
  for (let from = said.indexOf(first); from >= 0; from = said.indexOf(first, from + 1)) {
    if (from > 0 && said[from - 1] !== ' ') continue;
    const end = said.length - from;
    if ((end < text.length && text[end] !== ' ') || !text.startsWith(said.slice(from))) continue;
    const whole = (from === 0 || before.text[from - 1] === '\n') && (end === text.length || cue.text[end] === '\n');
    if (whole ? gap <= roll || end < text.length : gap <= roll && said.includes(' ', from)) return end;
  }
  return 0;
}

function firstWord(text: string): string {
  let end = 0;
  while (end < text.length && text.charCodeAt(end) > 0x20) end++;
  return text.slice(0, end);
}

/** In scripts without spaces a text may grow by any character. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const letter = /[\p{L}\p{M}\p{N}]/u;

function endsWord(text: string, at: number): boolean {
  const next = text.slice(at, at + 1);
  return !letter.test(next) || unspaced.test(next);
}

/** The words that make up the end of a cue, if words and text agree. */
function lastWords(cue: RawCue, text: string): RawCue['words'] {
  const wanted = text.replace(/\s+/g, '');
  let length = 0;
  for (let i = (cue.words?.length ?? 0) - 1; i >= 0 && length < wanted.length; i--) {
    length += cue.words![i]!.text.replace(/\s+/g, '').length;
    if (length === wanted.length) return cue.words!.slice(i);
  }
  return undefined;
}
