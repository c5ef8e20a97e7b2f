import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { isNumberWord, numberWords } from './number-words.ts';
import { stem } from './stem.ts';
import { isStopword } from './stopwords.ts';
import { titleLanguage } from './title-language.ts';

/** A word of a transcript in lower case. */
export interface TitleWord {
  text: string;
  /** Id of its stem. */
  stem: number;
  isContent: boolean;
  isConnector: boolean;
  isDeterminer: boolean;
  /** Whether a verb is expected after it: "to", "we". */
  isVerbCue: boolean;
}

/** A part of a sentence between marks, as words. */
export interface Clause {
  text: string;
  words: readonly TitleWord[];
  /** Offset of each word in the text. */
  offsets: readonly number[];
  /** Index of the sentence in the chapter. */
  sentence: number;
  /** Number of the chapter's words before it. */
  position: number;
  isSentenceStart: boolean;
}

/** Occurrences of a stem in a chapter. */
export interface ChapterStem {
  stem: number;
  /** Its first spelling, in lower case. */
  text: string;
  count: number;
  /** Number of the chapter's words before the first occurrence. */
  first: number;
  openingCount: number;
  capitalizedCount: number;
}

/** Occurrences of a stem in a transcript. */
export interface StemCounts {
  text: string;
  count: number;
  /** Number of chapters that contain it. */
  chapterCount: number;
  /** Numbers of occurrences after a determiner, after a word that announces a verb, and before a function word or a mark. */
  determinedCount: number;
  verbCount: number;
  delimitedCount: number;
}

/** The words and stems of a transcript. */
export interface TitleVocabulary {
  stems: StemCounts[];
  /** Returns a word by its lower-case text; short words are content if they are spelled in capitals. */
  read(text: string, spelling: string): TitleWord;
  /** Whether a word stands more often where a verb is expected than where a noun is. */
  isVerb(word: TitleWord): boolean;
  /** Counts the stems of a chapter's clauses. */
  countStems(clauses: readonly Clause[]): Map<number, ChapterStem>;
}

/** Number of words with which a chapter opens. */
export const chapterOpeningLength = 60;
const contraction = /'(?:m|re|ve|ll|d|t)$/;
/** Matches Chinese words that the segmenter keeps whole but that are no nouns, such as "also is" and "its", and forms of address. */
const chineseNonNoun =
  /^[我你您他她它这這那哪也都就还還只更很不]|[是的好得]$|^(?:老[师師]|同[学學]|各位|[来來]到|包括|[当當]中|也好)$/u;
const han = /^\p{Script=Han}$/u;
/** Matches words in scripts in which many nouns have two characters, as these are syllables: "전기". */
const syllabic = /^[\p{Script=Hangul}\p{Script=Devanagari}]/u;

/** Creates the empty vocabulary of a language. */
export function createVocabulary(language: string): TitleVocabulary {
  const { connectors, determiners, verbCues } = titleLanguage(language);
  const { ordinals } = numberWords(language);
  const words = new Map<string, TitleWord>();
  const stemIds = new Map<string, number>();
  const stems: StemCounts[] = [];

  const isNumberPart = (part: string) => isNumberWord(part, language) || ordinals.has(part);

  function create(text: string, spelling: string): TitleWord {
    const stemmed = stem(text, language);
    let id = stemIds.get(stemmed);
    if (id === undefined) {
      id = stems.push({ text: stemmed, count: 0, chapterCount: 0, determinedCount: 0, verbCount: 0, delimitedCount: 0 }) - 1;
      stemIds.set(stemmed, id);
    }
    const isLong = unspaced.test(text)
      ? text.length > 1 || han.test(text)
      : text.length > (syllabic.test(text) ? 1 : 2) || /^\p{Lu}+$/u.test(spelling);
    const isNumber = isNumberWord(text, language) || (text.includes('-') && text.split('-').every(isNumberPart));
    const isFunctionWord =
      isStopword(text, stemmed, language) ||
      verbCues.has(text) ||
      contraction.test(text) ||
      (language === 'zh' && chineseNonNoun.test(text));
    return {
      text,
      stem: id,
      isContent: isLong && !isNumber && !isFunctionWord,
      isConnector: connectors.has(text) || isNumber,
      isDeterminer: determiners.has(text),
      isVerbCue: verbCues.has(text),
    };
  }

  return {
    stems,
    read(text, spelling) {
      let word = words.get(text);
      if (!word) {
        word = create(text, spelling);
        words.set(text, word);
      }
      return word;
    },
    isVerb({ stem }) {
      const { count, determinedCount, verbCount } = stems[stem]!;
      return verbCount > determinedCount && verbCount >= 0.25 * count;
    },
    countStems(clauses) {
      const counts = new Map<number, ChapterStem>();
      for (const { text, words, offsets, position, isSentenceStart } of clauses) {
        words.forEach((word, i) => {
          if (!word.isContent) return;
          let found = counts.get(word.stem);
          if (!found) {
            found = { stem: word.stem, text: word.text, count: 0, first: position + i, openingCount: 0, capitalizedCount: 0 };
            counts.set(word.stem, found);
          }
          found.count++;
          if (position + i < chapterOpeningLength) found.openingCount++;
          if ((i > 0 || !isSentenceStart) && /\p{Lu}/u.test(text.charAt(offsets[i]!))) found.capitalizedCount++;
          const total = stems[word.stem]!;
          total.count++;
          if (words[i - 1]?.isDeterminer) total.determinedCount++;
          if (words[i - 1]?.isVerbCue) total.verbCount++;
          if (!words[i + 1]?.isContent) total.delimitedCount++;
        });
      }
      for (const id of counts.keys()) stems[id]!.chapterCount++;
      return counts;
    },
  };
}
