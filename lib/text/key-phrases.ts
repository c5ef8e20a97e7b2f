import { isKoreanVerb, withoutParticle } from './asian-nouns.ts';
import { readDocument, type TranscriptDocument } from './document.ts';
import { extractTerms } from './extract-terms.ts';
import { detectUnitLanguage } from './language.ts';
import { extractPhrases, type Phrase } from './phrases.ts';
import { getQuestionWords } from './question-words.ts';
import { estimateSalience, weightsFor } from './ranking.ts';
import type { TextUnit } from './text-unit.ts';

/** A phrase of a transcript that names one of its subjects. */
export interface KeyPhrase {
  text: string;
  /** Number of occurrences. */
  count: number;
  /** Index of the unit in which it occurs first. */
  first: number;
}

/** Options of `keyPhrases`. */
export interface KeyPhraseOptions {
  /** BCP 47 tag of the transcript, when known. */
  language?: string;
  /** Maximum number of phrases. Default 10. */
  maxCount?: number;
  /** The units as a document, where the caller has read it. */
  document?: TranscriptDocument;
}

/** Number of units read at a time; a phrase that doesn't occur twice within them is no key phrase. */
const batchSize = 2000;
const lengthBonus = 0.8;

/** Matches Chinese that the word segmenter takes for a word but that is no noun, such as "it is". */
const nonNoun = /^[我你他她它这這那也都就还還只更][是有在会會能要]|是$/u;

/** Matches what Japanese nouns contain; what is spelled in Hiragana only is grammar ("けれども") more often than a noun. */
const japaneseNoun = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]/u;

/** Returns the recurring phrases of a transcript, best first, none a part of another. For a chapter, pass its units. */
export function keyPhrases(
  units: readonly TextUnit[],
  { language: declared, maxCount = 10, document }: KeyPhraseOptions = {},
): KeyPhrase[] {
  const language = document?.language ?? detectUnitLanguage(units, declared);
  const phrases = repeatedPhrases(units, language);
  const salienceByStem = computeSalience(document ?? readDocument(units, language));
  const ranked = [...phrases.values()]
    .map((phrase) => ({ phrase, score: scorePhrase(phrase, salienceByStem) }))
    .sort((a, b) => b.score - a.score);
  const selected: Phrase[] = [];
  const usedParts = new Set<string>();
  const questionTerms = new Set(extractTerms(getQuestionWords(language), language));
  for (const { phrase } of ranked) {
    if (selected.length === maxCount) break;
    if (language === 'ja' && !japaneseNoun.test(phrase.text)) continue;
    if (language === 'ko' && isKoreanVerb(phrase.text)) continue;
    const parts = phrase.key.split(' ');
    if (parts.every((part) => questionTerms.has(part)) || parts.some((part) => usedParts.has(part)) || nonNoun.test(phrase.text))
      continue;
    for (const part of parts) usedParts.add(part);
    selected.push(phrase);
  }
  // What itself takes particles has none: "고양이" beside "고양이가".
  const nameOf = (text: string) => (phrases.has(text) ? text : withoutParticle(text, language));
  return selected.map(({ text, count, first }) => ({ text: nameOf(text), count, first }));
}

function repeatedPhrases(units: readonly TextUnit[], language: string): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  for (let start = 0; start < units.length; start += batchSize) {
    for (const phrase of extractPhrases(units.slice(start, start + batchSize), language).values()) {
      const before = phrases.get(phrase.key);
      if (before) {
        before.count += phrase.count;
        before.determinedCount += phrase.determinedCount;
      } else if (phrase.count > 1) phrases.set(phrase.key, { ...phrase, first: phrase.first + start });
    }
  }
  return phrases;
}

/** Returns, for each stem, the probability that a summary contains it. */
function computeSalience(document: TranscriptDocument): Map<string, number> {
  const likelihood = estimateSalience(document, weightsFor(document.language).term);
  return new Map(document.vocabulary.map((term, i) => [term, likelihood[i]!]));
}

/** Scores a phrase. Phrases that often follow a determiner score higher, because they are nouns. */
function scorePhrase({ key, size, count, determinedCount }: Phrase, salienceByStem: ReadonlyMap<string, number>): number {
  const parts = key.split(' ');
  const salience = parts.reduce((sum, part) => sum + (salienceByStem.get(part) ?? 0), 0) / parts.length;
  return Math.log(count) * salience * (1 + lengthBonus * (size - 1)) * (0.3 + determinedCount / count);
}
