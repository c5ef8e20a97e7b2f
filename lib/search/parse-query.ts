import { fold } from '../encoding/fold.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { dropLongVowel, type QueryTerm, queryTerms } from './query-terms.ts';
import { wordsOf } from './word-lines.ts';

/** Maximum number of words of a query. */
const maxTerms = 16;

/** The words of a query in their order, with single spaces; of a query without words its symbols. */
export interface QueryPhrase {
  text: string;
  /** Whether its last word matches every word that starts with it. */
  isPrefix: boolean;
  /** Whether it begins and ends with a word, or with text without spaces. */
  startsWithWord: boolean;
  endsWithWord: boolean;
}

/** Matches signs that belong to the name before them: "C++", "C#". */
const nameSigns = /(?<=[\p{L}\p{N}])[+#]+(?![\p{L}\p{N}])/gu;

/** A search query folded as the indexed texts are: its phrase and its terms. */
export interface ParsedQuery {
  phrase: QueryPhrase;
  /** Whether only the phrase matches, because it is in quotation marks. */
  isQuoted: boolean;
  /** Signs that titles and notes have to have as well. */
  signs: string[];
  /** Empty if the query contains neither letters nor digits. */
  terms: QueryTerm[];
}

const quoted = /^\s*["'\p{Pi}\p{Pf}„‚「『〝＂](.+)["'\p{Pi}\p{Pf}“‘」』〞〟＂]\s*$/su;

/**
 * Parses the text of a search query. Terms beyond the limit are ignored. An `isLoose` query matches words without their
 * endings.
 */
export function parseQuery(keyword: string, { isLoose = false } = {}): ParsedQuery {
  const inQuotes = quoted.exec(keyword)?.[1];
  const isQuoted = inQuotes !== undefined;
  const wanted = inQuotes ?? keyword;
  const terms = queryTerms(wanted, { isLoose }).slice(0, maxTerms);
  const folded = fold(wanted);
  const words = isLoose ? terms.map(({ text }) => text) : wordsOf(folded);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const [startsWithWord, endsWithWord] = [isWord(first), isWord(last)];
  return {
    phrase: {
      text: words.length > 0 ? dropLongVowel(words.join(' ')) : folded.replace(/\s+/g, ''),
      isPrefix: !isQuoted && terms.at(-1)?.isPrefix === true,
      startsWithWord,
      endsWithWord,
    },
    isQuoted,
    signs: folded.match(nameSigns) ?? [],
    terms,
  };
}

const isWord = (text: string): boolean => text !== '' && !unspaced.test(text);
