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

const cache = new Map<string, ReadonlySet<string>>();

/** Returns the words of negation of a language, reduced to letters; none for a language without a list. */
export function negations(language: string): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  const list = Object.hasOwn(lists, language) ? lists[language]! : '';
  const words = new Set(list.split(' ').filter(Boolean).map(bareName));
  cache.set(language, words);
  return words;
}
