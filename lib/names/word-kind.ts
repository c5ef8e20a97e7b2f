import { decodeBase64 } from '../encoding/base64.ts';
import { stem } from '../text/stem.ts';
import { stopwords } from '../text/stopwords.ts';
import lists from './common-words.json' with { type: 'json' };
import { hasWord, type WordFilter } from './word-filter.ts';

/**
 * Kind of a word: a function word or number, one of the most common words of its language, another one of its dictionary, a
 * well-known name, or none of them.
 */
export type WordKind = 'function' | 'common' | 'listed' | 'name' | 'unknown';

/** English words of speech that word lists lack or have among rare ones. */
const informal = new Set(
  "ain't c'mon coulda cuz dunno gimme gotcha hafta innit kinda lemme lotta mhm nah ooh oughta outta shoulda sorta wanna whatcha woulda y'all".split(
    ' ',
  ),
);

/** Matches words that can only be spelled out. */
const withoutVowels = /^[b-df-hj-np-tv-xz]{3,}$/;

/** The first that has a word decides. */
const listedKinds = ['common', 'listed', 'name'] as const;

/**
 * Returns the function that finds the kind of a word in Latin letters and lower case. English has word lists; of other languages
 * in Latin script only function words are known.
 */
export function wordKindsOf(language: string): (word: string) => WordKind {
  const isEnglish = hasWordLists(language);
  const stopwordSet = stopwords(isEnglish ? 'en' : language);
  const filters = isEnglish ? readEnglish() : [];
  const known = new Map<string, WordKind>();
  const find = (word: string): WordKind => {
    if (stopwordSet.has(word) || (isEnglish && informal.has(word)) || /^\p{N}+$/u.test(word)) return 'function';
    // The filters take some acronyms for words.
    if (withoutVowels.test(word)) return 'unknown';
    const stemmed = stem(word, isEnglish ? 'en' : language);
    return filters.find(({ filter }) => hasWord(filter, stemmed))?.kind ?? 'unknown';
  };
  return (word) => {
    const kind = known.get(word) ?? find(word);
    known.set(word, kind);
    return kind;
  };
}

/** Returns whether the dictionary of the Latin words of a language is known: in texts of other scripts they are English ones. */
export function hasWordLists(language: string): boolean {
  const known = listed.get(language) ?? (language === 'en' || (language !== '' && !isLatin(language)));
  listed.set(language, known);
  return known;
}

/** The answers of `hasWordLists`: it is called for every candidate, and a locale takes microseconds to read. */
const listed = new Map<string, boolean>();
const isLatin = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Latn';

/** Returns the kind of the rarest of several words. */
export const rarestKind = (found: readonly WordKind[]): WordKind =>
  (['unknown', 'name', 'listed', 'common'] as const).find((kind) => found.includes(kind)) ?? 'function';

let english: { kind: WordKind; filter: WordFilter }[] | undefined;

function readEnglish() {
  english ??= listedKinds.map((kind) => ({ kind, filter: decodeBase64(lists.en[kind]) }));
  return english;
}
