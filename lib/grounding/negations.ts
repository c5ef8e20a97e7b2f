import { isUnspacedLanguage } from '../text/unspaced-language.ts';
import { bareName } from './name-spelling.ts';

/** Words of negation by language (BCP 47 base tag). Own lists. */
const lists: Record<string, string> = {
  en: "not no never none nobody nothing neither nor cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't couldn't shouldn't haven't hasn't hadn't without unable fail failed refuse refused reject rejected hardly",
  de: 'nicht kein keine keinen keiner keinem nie niemals nichts niemand ohne weder',
  fr: 'pas jamais rien aucun aucune personne sans ni',
  es: 'no nunca jamás nada nadie ningún ninguna ninguno sin ni tampoco',
  pt: 'não nunca nada ninguém nenhum nenhuma sem nem',
  it: 'non mai niente nulla nessuno nessuna senza né',
  nl: 'niet geen nooit niets niemand zonder',
  ru: 'не нет никогда ничего никто без ни',
  pl: 'nie nigdy nic nikt bez żaden żadna',
  tr: 'değil yok hiç asla',
  vi: 'không chẳng chưa đừng',
  id: 'tidak bukan belum jangan tanpa',
  ar: 'لا لم لن ليس ليست ما غير بدون',
  hi: 'नहीं न मत बिना',
  ko: '안 못 않 없 아니',
  zh: '不 没 没有 沒 沒有 不是 不会 不會 不能 不要 未 无 無 别',
  ja: 'ない なかっ ません ず ぬ なく',
  th: 'ไม่ ไม่ได้ มิ',
};

/** Matches words that contain a negation, in languages which have it within words or join it to its neighbors. */
const within: Record<string, RegExp> = {
  ko: /^(?:안|못)$|않|없|못하|못했/u,
  zh: /^[也还還并並]?(?!未[来來]|不[同断斷少错錯久])[不没沒未]/u,
  ja: /^(?:ない|なかっ|せん|なく|ず)$/u,
  tr: /(?:m[ıiuü]yor|m[ae]d[ıi]|m[ae]z|m[ae]yaca[kğ]|m[ae]yece[kğ]|m[ae](?:m|yız|yiz)$)/u,
};

/** Languages in which a negation follows what it applies to, and in which it stands on either side. */
const followOnly = new Set(['ja', 'ko', 'tr']);
const eitherSide = new Set(['de', 'nl', 'fr', 'hi']);
/** Languages in which several words of negation make one. */
const hasConcord = new Set(['fr', 'es', 'pt', 'it', 'ru', 'pl']);

/** Where a language has its negations: before or after what they apply to, or on either side. */
export interface NegationPlace {
  before: boolean;
  after: boolean;
  /** Whether each is a word of its own. */
  isWord: boolean;
  /** Whether several make one. */
  hasConcord: boolean;
}

export const negationPlace = (language: string): NegationPlace => ({
  before: !followOnly.has(language),
  after: followOnly.has(language) || eitherSide.has(language),
  isWord: !isUnspacedLanguage(language),
  hasConcord: hasConcord.has(language),
});

const listOf = (language: string): string[] =>
  Object.hasOwn(lists, language) ? lists[language]!.split(' ').filter(Boolean) : [];
// Marks stay: "đúng" (right) is not "đừng" (don't), nor "す" "ず".
const spelling = (word: string): string => word.normalize('NFC').replace(/[^\p{L}\p{M}]+/gu, '');

const bareWords = new Map<string, ReadonlySet<string>>();
const spelledWords = new Map<string, ReadonlySet<string>>();

/** Returns the words of negation of a language, reduced to letters; none for a language without a list. */
export function negations(language: string): ReadonlySet<string> {
  const words = bareWords.get(language) ?? new Set(listOf(language).map(bareName));
  bareWords.set(language, words);
  return words;
}

/** Returns the indexes of the words, which are those of `splitWords`, that negate. */
export function findNegations(words: readonly string[], language: string): number[] {
  const listed = spelledWords.get(language) ?? new Set(listOf(language).map(spelling));
  spelledWords.set(language, listed);
  const pattern = Object.hasOwn(within, language) ? within[language]! : /(?!)/u;
  return words.flatMap((word, i) => (listed.has(spelling(word)) || pattern.test(word) ? i : []));
}
