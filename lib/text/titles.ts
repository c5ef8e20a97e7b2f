import { cleanText, unspaced } from '../subtitles/sentences.ts';
import { clean } from './clean.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import type { Unit } from './unit.ts';

const mostWords = 6;
const mostPhrases = 3;

/** A title for each chapter, made of the phrases that set it apart from the others; '' for a chapter without words. */
export function titles(units: readonly Unit[], starts: readonly number[], language: string): string[] {
  const chapters = starts.map((start, i) => phrasesOf(units.slice(start, starts[i + 1]), language));
  const everywhere = new Map<string, number>();
  for (const phrases of chapters) {
    for (const { key, count } of phrases.values()) everywhere.set(key, (everywhere.get(key) ?? 0) + count);
  }
  const taken = new Set<string>();
  return chapters.map((phrases, i) => {
    const ranked = [...phrases.values()]
      .filter(({ count, size, opens }) => count > 1 || size > 1 || (opens && phrases.size < 20))
      .map((phrase) => ({ phrase, score: scoreOf(phrase, everywhere.get(phrase.key)!, starts.length) }))
      .sort((a, b) => b.score - a.score);
    const title =
      compose(
        ranked.map(({ phrase }) => phrase),
        language,
        taken,
      ) || opening(units.slice(starts[i], starts[i + 1]), language);
    taken.add(title);
    return title;
  });
}

function scoreOf({ count, size, opens }: Phrase, everywhere: number, chapters: number): number {
  const rarity = Math.log(1 + (chapters * count) / everywhere);
  return count * rarity * (1 + 0.45 * (size - 1)) * (count < 2 ? 0.35 : 1) + (opens ? 1.2 * rarity : 0);
}

function compose(ranked: readonly Phrase[], language: string, taken: ReadonlySet<string>): string {
  const chosen: Phrase[] = [];
  let size = 0;
  for (const phrase of ranked) {
    if (chosen.length === mostPhrases || size >= mostWords - 1) break;
    const parts = phrase.key.split(' ');
    if (size + phrase.size > mostWords || chosen.some(({ key }) => key.split(' ').some((word) => parts.includes(word)))) continue;
    if (chosen.length === 0 && taken.has(capitalized(phrase.text)) && ranked.length > 1) continue;
    chosen.push(phrase);
    size += phrase.size;
  }
  const comma =
    language === 'zh' || language === 'ja' ? '、' : language === 'ar' || language === 'fa' || language === 'ur' ? '، ' : ', ';
  return capitalized(chosen.map(({ text }) => text).join(comma));
}

/** The first words of the chapter, when no phrase stands out. */
function opening(units: readonly Unit[], language: string): string {
  const first = units.map(({ text }) => clean(cleanText(text), language)).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
  const short = unspaced.test(first) ? [...first].slice(0, 16).join('') : first.slice(0, 80).split(' ', mostWords).join(' ');
  return short.replace(/[\p{P}\s]+$/u, '');
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
