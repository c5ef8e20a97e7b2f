import type { SpeechSegment } from '../ports/speech.ts';
import { countWords } from '../subtitles/count-words.ts';
import type { SpokenWord } from './spoken-words.ts';
import { sliceUtterance, utteranceOf } from './utterance.ts';

/** Maximum words and seconds of a line; words are comparable between scripts. */
const maxSentence = { words: 26, seconds: 10 };
/** Share of its maximum length after which a line may end. */
const minShare = 0.4;
/** Seconds of silence that count like a comma. */
const pauseSeconds = 0.3;

const sentenceEnd = /[.!?…。！？．।؟።။]["'”’»)\]」』）】]*\s*$/u;
const clauseEnd = /[,;:，、；：–—]["'”’»)\]」』）】]*\s*$/u;

/** Splits a segment into lines that can be read while they are spoken; they end with sentences, clauses, or at least words. */
export function subtitleLines(segment: SpeechSegment): SpeechSegment[] {
  const utterance = utteranceOf(segment);
  if (!utterance) return [];
  const { words } = utterance;
  const lines: SpeechSegment[] = [];
  for (let from = 0; from < words.length; ) {
    const to = lineEnd(words, utterance.segment, from);
    lines.push(sliceUtterance(utterance, from, to)!.segment);
    from = to;
  }
  return lines;
}

/** Returns the index after the last word of the line that starts at a word. */
function lineEnd(words: readonly SpokenWord[], { text, endTime }: SpeechSegment, from: number): number {
  const total = words.slice(from, from + 400).reduce((sum, { plain }) => sum + countWords(plain), 0);
  const seconds = endTime - words[from]!.startTime;
  if (total <= maxSentence.words && seconds <= maxSentence.seconds) return words.length;
  // Lines of equal length read better than a last line of two words.
  const share = 1 / Math.ceil(Math.max(total / maxSentence.words, seconds / maxSentence.seconds, 1));
  const limits = {
    words: Math.max(maxSentence.words / 2, Math.min(maxSentence.words, total * share * 1.2)),
    seconds: maxSentence.seconds,
  };
  let length = 0;
  let best = { to: from + 1, worth: Number.NEGATIVE_INFINITY };
  for (let at = from; at < words.length; at++) {
    const word = words[at]!;
    length += countWords(word.plain);
    const filled = Math.max(length / limits.words, (word.endTime - words[from]!.startTime) / limits.seconds);
    if (filled > 1 && at > from) break;
    const written = text.slice(word.from, word.to);
    const silence = (words[at + 1]?.startTime ?? endTime) - word.endTime;
    const ending = sentenceEnd.test(written) ? 2 : clauseEnd.test(written) ? 1 : silence > pauseSeconds ? 0.8 : 0;
    const worth = filled < minShare ? (sentenceEnd.test(written) ? filled : filled - 1) : ending + filled;
    if (worth >= best.worth) best = { to: at + 1, worth };
  }
  return best.to;
}
