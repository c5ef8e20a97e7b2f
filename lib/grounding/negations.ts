import { matchNothing } from '../encoding/match-nothing.ts';
import { isUnspacedLanguage } from '../text/unspaced-language.ts';
import { bareName } from './name-spelling.ts';

/** Words of negation by language (BCP 47 base tag). Own lists. */
const lists: Record<string, string> = {
  en: "not no never none nobody nothing neither nor cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't couldn't shouldn't haven't hasn't hadn't mustn't needn't mightn't ain't without unable fail failed refuse refused reject rejected hardly barely rarely scarcely seldom",
  de: 'nicht kein keine keinen keiner keinem keines keinerlei nie niemals nichts niemand niemanden niemandem nirgends ohne weder',
  fr: 'pas jamais rien aucun aucune personne sans ni',
  es: 'no nunca jamás nada nadie ningún ninguna ninguno sin ni tampoco',
  pt: 'não nunca jamais nada ninguém nenhum nenhuma sem nem',
  it: 'non mai niente nulla nessun nessuno nessuna senza né',
  nl: 'niet geen nooit niets niemand zonder',
  ru: 'не нет никогда ничего никто без ни',
  pl: 'nie nigdy nic nikt bez żaden żadna',
  tr: 'değil yok hiç asla',
  vi: 'không chẳng chưa đừng',
  id: 'tidak tak bukan belum jangan tanpa tiada nggak enggak gak',
  ar: 'لا لم لن ليس ليست ما غير بدون',
  hi: 'नहीं न मत बिना',
  ko: '안 못 않 없 아니',
  zh: '不 没 没有 沒 沒有 不是 不会 不會 不能 不要 未 无 無 别',
  ja: 'ない なかっ ません ず ぬ なく',
  th: 'ไม่ ไม่ได้ มิ',
};

/** Matches words that contain a negation, in languages which have it within words or join it to its neighbors. */
const within: Record<string, RegExp> = {
  ko: /^(?:안|못)$|않|(?<!틀림|끊임|어김|변함|상관|관계)없(?![애앴앨])|못하|못했/u,
  zh: /^[也还還并並]?(?!未[来來]|不[同断斷少错錯久])[不没沒未]/u,
  ja: /^(?:ない|なかっ?|せん|なく|ず)$/u,
  tr: /^(?!namaz|tamam|hamam|yılmaz|(?:kaçınıl|inanıl|vazgeçil)m[ae]z|(?:traji)?komedi)\p{L}+(?:m[ıiuü]yor\p{L}*|(?:madı|medi)(?:[mnk]|n[ıi]z|l[ae]r|[ğk]\p{L}*|ys[ae]\p{L}*)?|(?:maz|mez)(?:s[ıi]n\p{L}*|l[ae]r|d[ıi]\p{L}*|s[ae]\p{L}*|ken)?|mayaca[kğ]\p{L}*|meyece[kğ]\p{L}*|(?:mamış|memiş)\p{L}*|(?<=\p{L}{2})(?:mam|mem|mayız|meyiz))$/u,
};

/** Matches a word among its neighbors that looks like a negation and is none: "une personne", Arabic "what is", Korean "inside". */
const affirmed: Record<string, RegExp> = {
  fr: /^(?:une|la|cette|chaque|toute|quelle|ma|ta|sa|notre|votre|leur|l'autre|autre|seule|même|jeune|grande|vieille|bonne|tierce|première|deuxième|troisième|par|en) personne |^(?:un|le|les|ce|chaque|premier|grand|petit|quelques|ses|nos) pas | sans (?:doute|cesse)$/u,
  ar: /^(?:كل|مثل|بعد|قبل|عند|أول|أهم|هذا|من|في|على|عن|إلى|شيء|نوعا) ما | ما (?:هو|هي|هم|الذي|إذا|زال|زالت|يزال|دام|ال\p{L}+)$/u,
  ko: / 안 (?:\S*[를에의과와로])?$/u,
  ja: / なか (?!っ)/u,
  tr: /m[ae]m (?:gerek|lazım|için|şart|mümkün)/u,
};

/** Languages in which a negation follows what it applies to, and in which it stands on either side. */
const followOnly = new Set(['ja', 'ko', 'tr']);
const eitherSide = new Set(['de', 'nl', 'fr', 'hi']);
/** Languages in which several words of negation make one. */
const hasConcord = new Set(['fr', 'es', 'pt', 'it', 'ru', 'pl']);

/** The position of a language's negations: before or after what they apply to, or on either side. */
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
  const pattern = Object.hasOwn(within, language) ? within[language]! : matchNothing;
  const isAffirmed = (word: string, i: number) =>
    Object.hasOwn(affirmed, language) && affirmed[language]!.test(`${words[i - 1] ?? ''} ${word} ${words[i + 1] ?? ''}`);
  return words.flatMap((word, i) => ((listed.has(spelling(word)) || pattern.test(word)) && !isAffirmed(word, i) ? i : []));
}
