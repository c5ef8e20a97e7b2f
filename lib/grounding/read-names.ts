import { withoutArticle } from '../text/elided-articles.ts';
import { stopwords } from '../text/stopwords.ts';
import { englishAbbreviation } from './numbers/read-dates.ts';
import { currencyCode, unitSymbol } from './numbers/unit-symbol.ts';

/** A name in a text: one word, or several adjacent ones ("Frank Atherton"). */
export interface NameMention {
  text: string;
  start: number;
  end: number;
  /** Its words, without endings such as "'s". */
  words: string[];
  /** Whether it is the first word of the sentence, which is capitalized anyway. */
  isFirst: boolean;
}

const wordOf = (letter: string) =>
  new RegExp(
    `(?<![${letter}\\p{N}])${letter}[${letter}\\p{M}\\p{N}]*(?:['’&.-]?[${letter}\\p{N}][${letter}\\p{M}\\p{N}]*)*`,
    'gu',
  );
const word = wordOf('\\p{L}');
const latinWord = wordOf('\\p{Script=Latin}');
/** Matches a letter of a script without capitals; many of these join letters of other scripts to their own without a space. */
export const caseless = /[\p{Lo}--[ªº]]/v;
/** Matches titles, which are not part of a name. */
const title =
  /^(?:mr|mrs|ms|dra?|drs|phd|prof|professora?|profa|hon|sir|am|mp|lib|herrn?|frau|mme|mlle|m|sra?|srta|don|doña|señora?|dott|dottssa|avv|mgr|inż)$/i;
/** Matches the number of a century in French: "le XXIe siècle". */
const romanOrdinal = /^[IVX]+(?:e|er|ère|ème)$/;
/** Matches the halves of Spanish abbreviations of plurals: "EE. UU.". */
const doubled = /^(?:(\p{Lu})\1)+$/u;
const capital = /^\p{Lu}/u;
/** Matches acronyms and names with capitals or digits inside, which are names in every language. */
const marked = /^(?:\p{Lu}{2,}|\p{L}+\p{N}+|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)/u;
/** Languages that capitalize all nouns: there only runs of capitals and marked words count. */
const capitalizesNouns = new Set(['de', 'lb']);
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

/** Reads the names of a sentence by their capitals; beside a script without capitals only those in Latin letters. */
export function readNames(text: string, language: string): NameMention[] {
  const stopwordSet = stopwords(language);
  const isCaseless = caseless.test(text);
  const tokens = [...text.matchAll(isCaseless ? latinWord : word)].map(({ 0: found, index }) => {
    const bare = withoutArticle(found, language);
    const start = index + found.length - bare.length;
    return { text: bare, start, end: index + found.length, isElided: start > index };
  });
  const runs: { tokens: typeof tokens; isFirst: boolean }[] = [];
  tokens.forEach((token, i) => {
    const isFirst =
      !token.isElided &&
      (i === 0 ||
        (/[.!?:。！？：]["'”’)]*\s*$/u.test(text.slice(tokens[i - 1]!.end, token.start)) && !title.test(tokens[i - 1]!.text)) ||
        /["“«‘(]\s*$/u.test(text.slice(0, token.start)));
    const bare = withoutEnding(token.text, language);
    const isName = capital.test(bare) || marked.test(bare);
    if (!isName || bare === 'I' || /^I['’]/.test(bare) || months.test(bare) || englishAbbreviation.test(bare)) return;
    const isUnit =
      unitSymbol.test(bare) && (/^\p{Ll}/u.test(bare) || /\p{N}[\s\u00a0\u202f-]$/u.test(text.slice(0, token.start)));
    const beforeDigits = /^\p{L}+(?=\p{N})/u.exec(bare)?.[0] ?? '';
    if (isUnit || currencyCode.test(beforeDigits) || romanOrdinal.test(bare)) return;
    if (isFirst && (stopwordSet.has(bare.toLowerCase()) || bare.length < 2)) return;
    const last = runs.at(-1);
    const isJoined =
      last &&
      !isFirst &&
      /^[ \u00a0]$/.test(text.slice(last.tokens.at(-1)!.end, token.start)) &&
      !/['’]s$/.test(last.tokens.at(-1)!.text);
    if (isJoined) last.tokens.push(token);
    else runs.push({ tokens: [token], isFirst });
  });
  return runs.flatMap(({ tokens: run, isFirst }) => {
    const words = run
      .map((one) => withoutEnding(one.text, language))
      .filter((one) => one.length > 1 && !title.test(one) && !(language === 'es' && doubled.test(one)))
      .flatMap((one) => one.split('-').filter((part, i) => i === 0 || capital.test(part)));
    if (words.length === 0) return [];
    if (capitalizesNouns.has(language) && run.length === 1 && !marked.test(words[0]!)) return [];
    if (isFirst && run.length === 1 && !marked.test(words[0]!) && !isCaseless) return [];
    return [
      {
        text: text.slice(run[0]!.start, run.at(-1)!.end).replace(/['’]s$/, ''),
        start: run[0]!.start,
        end: run.at(-1)!.end,
        words,
        isFirst,
      },
    ];
  });
}

/** Returns a word without what is joined to its end: "Frank's", and all endings of Turkish names ("Ankara'dan"). */
export const withoutEnding = (token: string, language: string): string =>
  token.replace(language === 'tr' ? /['’]\p{L}*$/u : /['’]s?$/, '').replace(/[.]$/, '');
