import { prose, unspaced } from '../subtitles/sentences.ts';
import { clean } from './clean.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import type { Unit } from './unit.ts';
import { words } from './words.ts';

const mostWords = 6;
const mostPhrases = 3;
const longestPhrase = 4;
/** Units whose phrases count for more: what a chapter opens with names its topic. */
const openingUnits = 4;

interface Phrase {
  key: string;
  /** As it was written most recently, which keeps the capitals of names. */
  text: string;
  size: number;
  count: number;
  opens: boolean;
}

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

/** Runs of words within a clause that neither begin nor end with a stop word. */
function phrasesOf(units: readonly Unit[], language: string): Map<string, Phrase> {
  const stops = stopwords(language);
  const found = new Map<string, Phrase>();
  units.forEach((unit, index) => {
    for (const clause of clean(prose(unit.text), language).split(/[.,;:!?()[\]"“”«»。，！？、；：।؟،…]+|\s[-–—]\s/u)) {
      const spoken = words(clause, language);
      const content = spoken.map((word) => isContent(word, stops));
      const written = surfaces(clause, spoken);
      for (let start = 0; start < spoken.length; start++) {
        if (!content[start]) continue;
        for (let size = 1; size <= longestPhrase && start + size <= spoken.length; size++) {
          if (!content[start + size - 1]) continue;
          const inner = content.slice(start, start + size).filter((one) => !one).length;
          if (inner > (size > 2 ? 1 : 0)) continue;
          const key = spoken
            .slice(start, start + size)
            .map((word) => stem(word, language))
            .join(' ');
          const phrase = found.get(key) ?? { key, text: '', size, count: 0, opens: false };
          phrase.text = written.slice(start, start + size).reduce((left, right) => left + gapBetween(left, right) + right);
          phrase.count++;
          phrase.opens ||= index < openingUnits;
          found.set(key, phrase);
        }
      }
    }
  });
  return found;
}

const isContent = (word: string, stops: ReadonlySet<string>) =>
  !stops.has(word) && !/^\p{N}+$/u.test(word) && (unspaced.test(word) ? word.length > 1 : word.length > 2);

const gapBetween = (left: string, right: string) =>
  unspaced.test(left.slice(-1)) && unspaced.test(right.slice(0, 1)) ? '' : ' ';

/** The words as the clause writes them. */
function surfaces(clause: string, spoken: readonly string[]): string[] {
  const plain = clause.toLowerCase().replaceAll('’', "'");
  if (plain.length !== clause.length) return [...spoken];
  let from = 0;
  return spoken.map((word) => {
    from = plain.indexOf(word, from) + word.length;
    return clause.slice(from - word.length, from);
  });
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
  const first = units.map(({ text }) => clean(prose(text), language)).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
  const short = unspaced.test(first) ? [...first].slice(0, 16).join('') : first.slice(0, 80).split(' ', mostWords).join(' ');
  return short.replace(/[\p{P}\s]+$/u, '');
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
