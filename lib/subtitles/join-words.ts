import { separatorBetween } from './separator-between.ts';
import type { RawCue } from './subtitle-format.ts';
import { unspaced } from './unspaced-scripts.ts';

/** Limits that end a cue: seconds of silence, seconds of speech, and a number of characters. */
const maxSilenceSeconds = 0.8;
const maxCueSeconds = 7;
const maxCharacters = 84;

/** Minimum number of cues that show one word each, and the maximum of their mean duration in seconds. */
const minWordCues = 10;
const maxWordSeconds = 1;
/** Maximum number of characters of a word in scripts without spaces. */
const maxUnspacedWord = 4;

/**
 * Whether the cues show one word, or a piece of one, at a time while it is spoken, as whisper.cpp (`-ml 1`) and editors of short
 * videos write them.
 */
export function showsWords(cues: RawCue[]): boolean {
  if (cues.length < minWordCues || !areSingleWords(cues)) return false;
  const isWord = ({ text, words, ruby }: RawCue) =>
    !words && !ruby && !(text.trim().length > maxUnspacedWord && unspaced.test(text));
  const isInOrder = ({ startTime }: RawCue, i: number) => i === 0 || startTime >= cues[i - 1]!.startTime;
  const seconds = cues.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  return seconds < maxWordSeconds * cues.length && cues.every((cue, i) => isWord(cue) && isInOrder(cue, i));
}

/** Joins segments that are single words into cues of a readable length; returns segments of several words unchanged. */
export function joinWords(segments: RawCue[]): RawCue[] {
  if (!areSingleWords(segments)) return segments;
  const cues: RawCue[] = [];
  const arePieces = marksWords(segments);
  let cue: RawCue | undefined;
  for (const [i, segment] of segments.entries()) {
    const text = segment.text.trim();
    if (text === '') continue;
    const endTime =
      segment.endTime > segment.startTime
        ? segment.endTime
        : cue && isPunctuation(text) && Number.isFinite(cue.endTime)
          ? cue.endTime
          : (segments[i + 1]?.startTime ?? Number.POSITIVE_INFINITY);
    const word = { startTime: segment.startTime, endTime, text };
    if (cue && arePieces && !/^\s/.test(segment.text)) {
      cue.text += text;
      cue.endTime = endTime;
      const last = cue.words!.at(-1)!;
      cue.words![cue.words!.length - 1] = { ...last, text: last.text + text, endTime };
    } else if (cue && !startsNewCue(cue, segment)) {
      cue.text += separatorBefore(cue.text, text) + text;
      cue.endTime = endTime;
      cue.words!.push(word);
    } else {
      const { startTime, speaker, position } = segment;
      cue = { startTime, endTime, text, speaker, position, words: [word] };
      cues.push(cue);
    }
  }
  return cues;
}

/** Whether a space before a segment marks the start of a word, as in the pieces of whisper.cpp: most have one, but not all. */
function marksWords(segments: RawCue[]): boolean {
  const markedCount = segments.filter(({ text }) => /^\s/.test(text)).length;
  return markedCount < segments.length && markedCount * 2 > segments.length;
}

/** Whether a token is a mark alone, which is spoken in no time. */
const isPunctuation = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

function areSingleWords(segments: RawCue[]): boolean {
  const multiWordCount = segments.filter(({ text }) => /\S\s+\S/.test(text.trim()) || text.trim().length > 30).length;
  return segments.length > 1 && multiWordCount * 10 < segments.length;
}

function startsNewCue(cue: RawCue, next: RawCue): boolean {
  if (
    next.speaker !== cue.speaker ||
    next.position !== cue.position ||
    next.startTime - cue.endTime > maxSilenceSeconds ||
    next.startTime - cue.startTime > maxCueSeconds
  )
    return true;
  return (
    cue.text.length >= maxCharacters ||
    (cue.text.length >= maxCharacters / 2 && /[.!?\u3002\uff01\uff1f]["'\u201d\u2019)]?$/.test(cue.text))
  );
}

/** Returns the separator between two words: empty before punctuation and in scripts without spaces. */
const separatorBefore = (before: string, next: string): string =>
  /^[,.!?;:%)\]}\u2019]/.test(next) ? '' : separatorBetween(before, next);
