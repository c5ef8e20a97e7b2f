import type { SlideText } from '../records/visuals.ts';
import { countWords } from '../subtitles/count-words.ts';
import { splitSentences } from '../subtitles/sentences.ts';
import { cleanSpeech, removeLeadWords } from './clean-speech.ts';
import { lowerCase } from './lower-case.ts';
import { rankTitles, type TitleWeights } from './rank-titles.ts';
import { sentenceCase } from './sentence-case.ts';
import { findHeadings } from './slide-titles.ts';
import { createSpeakerTest } from './speaker-labels.ts';
import type { TextUnit } from './text-unit.ts';

/** Options of titles: the slides shown, and weights other than the fitted ones. */
export interface TitleOptions {
  slides?: readonly SlideText[];
  weights?: TitleWeights;
}

const sampledUnitCount = 50;
/** Maximum number of words and of characters of a sentence that becomes a title. */
const maxSentence = { words: 7, characters: 48 } as const;

/**
 * Titles each chapter, no two alike: with the heading of the slide that opens it, else with the phrase of the chapter that is
 * most likely a person's title, else with a short sentence; '' if there is none.
 */
export function composeTitles(
  units: readonly TextUnit[],
  starts: readonly number[],
  language: string,
  { slides = [], weights }: TitleOptions = {},
): string[] {
  const titles = findHeadings(units, starts, slides, language);
  const usedTitles = new Set(titles.filter((title) => title !== '').map((title) => title.toLowerCase()));
  const usedKeys = new Set<string>();
  const isInCapitals = isSpelledInCapitals(units);
  const namesSpeaker = createSpeakerTest(units);
  for (const { chapter, text, key } of rankTitles(units, starts, language, weights)) {
    const title = sentenceCase(isInCapitals ? lowerCase(text, language) : text, language);
    if (titles[chapter] !== '' || usedTitles.has(title.toLowerCase()) || usedKeys.has(key) || namesSpeaker(text)) continue;
    titles[chapter] = title;
    usedTitles.add(title.toLowerCase());
    usedKeys.add(key);
  }
  return titles.map((title, i) => {
    if (title !== '') return title;
    const sentence = shortSentence(units.slice(starts[i], starts[i + 1]), language);
    if (usedTitles.has(sentence.toLowerCase())) return '';
    usedTitles.add(sentence.toLowerCase());
    return sentence;
  });
}

/** Returns the longest sentence of a chapter that is short enough for a title; '' if there is none. */
function shortSentence(units: readonly TextUnit[], language: string): string {
  const sentences = splitSentences(units, language)
    .map(({ text }) =>
      removeLeadWords(cleanSpeech(text, language), language).replace(/(?<=[\p{L}\p{M}\p{N}?？؟]|^)[^\p{L}\p{M}\p{N}?？؟]+$/u, ''),
    )
    .filter((text) => /\p{L}/u.test(text) && text.length <= maxSentence.characters && countWords(text) <= maxSentence.words);
  return sentenceCase(sentences.sort((a, b) => countWords(b) - countWords(a))[0] ?? '', language);
}

/** Whether most letters at the start of a transcript are capitals, as in some captions for television. */
function isSpelledInCapitals(units: readonly TextUnit[]): boolean {
  const sample = units.slice(0, sampledUnitCount).map(({ text }) => text);
  const count = (pattern: RegExp) => sample.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  return 2 * count(/\p{Lu}/gu) > count(/\p{L}/gu);
}
