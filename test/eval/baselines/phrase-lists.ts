import { cleanText } from '../../../lib/subtitles/clean-text.ts';
import { unspaced } from '../../../lib/subtitles/unspaced-scripts.ts';
import { cleanSpeech } from '../../../lib/text/clean-speech.ts';
import { extractPhrases, type Phrase } from '../../../lib/text/phrases.ts';
import type { TextUnit } from '../../../lib/text/text-unit.ts';

const maxWords = 6;
const maxPhrases = 3;

/**
 * The titles of commit 4158245, before titles were phrases: for each chapter a list of the phrases that distinguish it from
 * the others; '' for a chapter without words.
 */
export function phraseLists(units: readonly TextUnit[], starts: readonly number[], language: string): string[] {
  const chapters = starts.map((start, i) => extractPhrases(units.slice(start, starts[i + 1]), language));
  const totalCounts = new Map<string, number>();
  for (const phrases of chapters) {
    for (const { key, count } of phrases.values()) totalCounts.set(key, (totalCounts.get(key) ?? 0) + count);
  }
  const usedTitles = new Set<string>();
  return chapters.map((phrases, i) => {
    const ranked = [...phrases.values()]
      .filter(({ count, size, isOpening }) => count > 1 || size > 1 || (isOpening && phrases.size < 20))
      .map((phrase) => ({ phrase, score: scorePhrase(phrase, totalCounts.get(phrase.key)!, starts.length) }))
      .sort((a, b) => b.score - a.score);
    const title =
      composeTitle(
        ranked.map(({ phrase }) => phrase),
        language,
        usedTitles,
      ) || openingWords(units.slice(starts[i], starts[i + 1]), language);
    usedTitles.add(title);
    return title;
  });
}

function scorePhrase({ count, size, isOpening }: Phrase, totalCounts: number, chapters: number): number {
  const rarity = Math.log(1 + (chapters * count) / totalCounts);
  return count * rarity * (1 + 0.45 * (size - 1)) * (count < 2 ? 0.35 : 1) + (isOpening ? 1.2 * rarity : 0);
}

function composeTitle(ranked: readonly Phrase[], language: string, usedTitles: ReadonlySet<string>): string {
  const selected: Phrase[] = [];
  let size = 0;
  for (const phrase of ranked) {
    if (selected.length === maxPhrases || size >= maxWords - 1) break;
    const parts = phrase.key.split(' ');
    if (size + phrase.size > maxWords || selected.some(({ key }) => key.split(' ').some((word) => parts.includes(word))))
      continue;
    if (selected.length === 0 && usedTitles.has(capitalize(phrase.text)) && ranked.length > 1) continue;
    selected.push(phrase);
    size += phrase.size;
  }
  const comma =
    language === 'zh' || language === 'ja' ? '、' : language === 'ar' || language === 'fa' || language === 'ur' ? '، ' : ', ';
  return capitalize(selected.map(({ text }) => text).join(comma));
}

/** Returns the first words of a chapter, used if no phrase stands out. */
function openingWords(units: readonly TextUnit[], language: string): string {
  const first = units.map(({ text }) => cleanSpeech(cleanText(text), language)).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
  const shortened = unspaced.test(first) ? [...first].slice(0, 16).join('') : first.slice(0, 80).split(' ', maxWords).join(' ');
  return shortened.replace(/[\p{P}\s]+$/u, '');
}

const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
