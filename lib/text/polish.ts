import { countWords, separatorBetween, splitSentences } from '../subtitles/sentences.ts';
import { type Chapter, chapters as findChapters } from './chapters.ts';
import { clean } from './clean.ts';
import { detectUnitLanguage } from './language.ts';
import type { Unit } from './unit.ts';

/** Sentences that belong together, without fillers and repetitions; `to` is the unit after the last. */
export interface Passage {
  text: string;
  from: number;
  to: number;
  chapterTitle: string;
  speaker?: string;
}

/** A paragraph ends at a pause of so many seconds once it has so many words; and, wherever it is, at the most words. */
const pause = 2;
const enoughWords = 40;
const mostWords = 150;

/** The transcript as paragraphs: nothing is added, punctuation stays as it was. Finds chapters when none are given. */
export function polish(units: readonly Unit[], options: { language?: string; chapters?: readonly Chapter[] } = {}): Passage[] {
  const language = detectUnitLanguage(units, options.language);
  const chapters = options.chapters ?? findChapters(units, { language });
  const passages: Passage[] = [];
  let chapter = -1;
  let length = 0;
  for (const { text, from, to, speaker } of splitSentences(units, language)) {
    const cleaned = clean(text, language);
    if (cleaned === '') continue;
    const previous = passages.at(-1);
    let begins = previous === undefined || previous.speaker !== speaker || length >= mostWords;
    while (chapter + 1 < chapters.length && chapters[chapter + 1]!.start <= from) {
      chapter++;
      begins = true;
    }
    if (previous && length >= enoughWords && silenceBefore(units, previous.to, from) >= pause) begins = true;
    const words = countWords(cleaned);
    if (begins) {
      passages.push({ text: cleaned, from, to, chapterTitle: chapters[chapter]?.title ?? '', ...(speaker && { speaker }) });
      length = words;
    } else if (previous) {
      previous.text += separatorBetween(previous.text, cleaned) + cleaned;
      previous.to = to;
      length += words;
    }
  }
  return passages;
}

const silenceBefore = (units: readonly Unit[], end: number, start: number) =>
  (units[start]!.startTime ?? 0) - (units[end - 1]!.endTime ?? units[start]!.startTime ?? 0);
