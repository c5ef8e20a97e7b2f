import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { unifyLetters } from './unify-letters.ts';
import { withoutAccents } from './without-accents.ts';

/** Matches Korean particles and endings, which are attached to the preceding word. */
const koreanEnding =
  /(?:에서는|으로는|이라는|에서|에게|까지|부터|으로|처럼|보다|라는|이라|이나|이고|하고|하는|하게|했던|합니다|했습니다|입니다|됩니다|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;
/** Korean syllables are ordered by their final consonant first; the first of each 28 has none. */
const firstSyllable = 0xac00;
const finalsPerSyllable = 28;
const prefixLength = 6;
/** Endings of inflected words by language, after at least three letters, without accents in languages that change them. */
const inflections: Record<string, RegExp> = {
  de: /(?<=...)(?:ern|e[nrms]?|es?t|[nt]|(?<=[^aeiou])s)$/,
  nl: /(?<=...)(?:en|e|(?<=[rln])s)$/,
  fr: /(?<=...)(?:e[rsz]?|ees?|ent|[sx])$/,
  es: /(?<=...)(?:es?|s)$/,
  pt: /(?<=...)(?:es?|s)$/,
  it: /(?<=...)[aeio]$/,
  ru: /(?<=...)(?:[аеёиоуыэюя]{1,4}(?:ть|[мхйв])?|[ьй])$/,
  uk: /(?<=...)(?:[аяії]{0,4}ми|[аеєиіїоуюя]{1,4}(?:ть|[мхйв])?|[ьй])$/,
  fa: /(?<=..)\u200c?(?:ها(?:ي|يي)?|ي)$/,
  tr: /(?<=...)l[ae]r(?:[ıiuü]n?|[dt][ae]n?)?$|(?<=....)(?:[sy]?[ıiuü]n?|[dt][ae]n?)$/,
  hi: /(?<=..)(?:ियों|ियां|[ाु]ओं|ों|ें|[ाीेो])$/,
  pl: /(?<=...)[aeiouy]{1,4}(?:[mwc]|ch|mi)?$/,
};
/** Endings of plurals that change the end of a word, and what stands in place of them, in plain letters. */
const irregular: Record<string, [RegExp, string][]> = {
  es: [[/z$/, 'c']],
  pt: [
    [/(?<=..)[ao]es$/, 'ao'],
    [/(?<=..)ais$/, 'al'],
    [/(?<=..)ens$/, 'em'],
  ],
  it: [[/(?<=[cg])h(?=[ei]$)/, '']],
};
/** Last letters of Turkish words that change before an ending: "kitap", "kitabı". */
const hardened: Record<string, string> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };
/** Languages in which an accent changes between the forms of a word: "Haus", "Häuser". */
const accented = new Set(['de', 'fr', 'es', 'pt', 'it', 'pl']);

/** Returns whether the stems of a language have no accents. */
export const losesAccents = (language: string): boolean => accented.has(language);

/** Returns a word without the ending of its case or number, in languages whose endings are listed. */
export function cutEnding(word: string, language: string): string {
  if (language === 'ko') return stemKorean(word);
  return Object.hasOwn(inflections, language) ? word.replace(inflections[language]!, '') : word;
}

/** Returns a common stem of a word's inflections; it is light, so that different words stay apart. */
export function stem(spelled: string, language: string): string {
  if (language === 'en') return stemEnglish(spelled);
  const word = unifyLetters(spelled, language);
  if (unspaced.test(word)) return word;
  if (language === 'ko') return stemKorean(word);
  if (language === 'ar')
    return word.length > 4 ? word.replace(/^(?:[وفبك]?ال|لل)(?=...)/, '').replace(/(?:ات|ون|ين|ها|يه|ه)$/, '') : word;
  if (language === 'he') return word.replace(/^[ולשכמ]?ה(?=...)/, '');
  const plain = accented.has(language) ? withoutAccents(word) : word;
  const changes = Object.hasOwn(irregular, language) ? irregular[language]! : [];
  const singular = changes.reduce((form, [ending, other]) => form.replace(ending, other), plain);
  const uninflected = cutEnding(singular, language);
  const base = language === 'tr' ? uninflected.replace(/[bcdğ]$/, (letter) => hardened[letter]!) : uninflected;
  return [...base].slice(0, prefixLength).join('');
}

/** Strips particles and the ending of plurals; from two syllables only particles that agree with the sound before them. */
function stemKorean(word: string): string {
  if (word.length > 2) return word.replace(koreanEnding, '').replace(/(?<=..)들$/, '');
  const [noun, particle] = word;
  if (!noun || !particle) return word;
  const endsInConsonant = (noun.charCodeAt(0) - firstSyllable) % finalsPerSyllable > 0;
  return (endsInConsonant ? '은을' : '는를').includes(particle) ? noun : word;
}

/** Reduces plurals and forms of verbs as the rules 1a and 1b of Porter's stemmer do, and a few endings of nouns and adverbs. */
function stemEnglish(word: string): string {
  let stem = word.replace(/'s?$/, '');
  if (stem.length < 4) return stem;
  if (/...(?:ies?|ied)$/.test(stem) || /^..ie[ds]$/.test(stem)) stem = stem.replace(/ie[ds]?$/, 'y');
  else if (/(?:sses|..(?:x|zz|ch|sh)es)$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  const inflected = /^(.{3,})(?:ing|(?<!(?<!agr)e)ed)$/.exec(stem)?.[1];
  if (inflected && /[aeiouy]/.test(inflected)) {
    stem = inflected;
    if (/.([bdgmnprt])\1$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
    else if (/^[^aeiou][aeiouy][^aeiouwxy]$/.test(stem)) stem += 'e';
  } else {
    stem = stem.replace(/(?<=...)ization$/, 'ize').replace(/(?<=...)ations?$/, 'ate');
  }
  stem = stem.replace(/(?<=....)ly$/, '').replace(/(?<=....)(?:ment|ness)$/, '');
  if (/[aeiouy][^aeiouy]+[aeiou]ll$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 4 ? stem.replace(/e$/, '') : stem;
}
