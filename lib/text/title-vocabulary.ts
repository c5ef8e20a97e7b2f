import { unspaced } from '../subtitles/sentences.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import { titleLanguage } from './title-language.ts';

/** A word of a transcript in lower case. */
export interface TitleWord {
  text: string;
  /** Id of its stem. */
  stem: number;
  isContent: boolean;
  isConnector: boolean;
  isDeterminer: boolean;
}

/** Occurrences of a stem in a transcript. */
export interface StemCounts {
  count: number;
  /** Number of chapters that contain it. */
  chapterCount: number;
  /** Numbers of occurrences after a determiner, and before a function word or the end of a clause. */
  determinedCount: number;
  delimitedCount: number;
}

/** The words and stems of a transcript. */
export interface TitleVocabulary {
  stems: StemCounts[];
  /** Returns a word by its lower-case text; short words are content if they are spelled in capitals. */
  read(text: string, spelling: string): TitleWord;
  /** Counts the stems of a chapter's clauses. */
  countStems(clauses: readonly (readonly TitleWord[])[]): Map<number, number>;
}

const contraction = /'(?:m|re|ve|ll|d|t)$/;
const han = /^\p{Script=Han}$/u;

/** Creates the empty vocabulary of a language. */
export function createVocabulary(language: string): TitleVocabulary {
  const stopwordSet = stopwords(language);
  const { connectors, determiners } = titleLanguage(language);
  const words = new Map<string, TitleWord>();
  const stemIds = new Map<string, number>();
  const stems: StemCounts[] = [];

  function create(text: string, spelling: string): TitleWord {
    const stemmed = stem(text, language);
    let id = stemIds.get(stemmed);
    if (id === undefined) {
      id = stems.push({ count: 0, chapterCount: 0, determinedCount: 0, delimitedCount: 0 }) - 1;
      stemIds.set(stemmed, id);
    }
    const isLong = unspaced.test(text) ? text.length > 1 || han.test(text) : text.length > 2 || /^\p{Lu}+$/u.test(spelling);
    const isContent =
      isLong && !stopwordSet.has(text) && !stopwordSet.has(stemmed) && !/^\p{N}+$/u.test(text) && !contraction.test(text);
    return {
      text,
      stem: id,
      isContent,
      isConnector: connectors.has(text) || /^\p{N}+$/u.test(text),
      isDeterminer: determiners.has(text),
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
    countStems(clauses) {
      const counts = new Map<number, number>();
      for (const clause of clauses) {
        clause.forEach(({ stem: id, isContent }, i) => {
          if (!isContent) return;
          const total = stems[id]!;
          counts.set(id, (counts.get(id) ?? 0) + 1);
          total.count++;
          if (clause[i - 1]?.isDeterminer) total.determinedCount++;
          if (!clause[i + 1]?.isContent) total.delimitedCount++;
        });
      }
      for (const id of counts.keys()) stems[id]!.chapterCount++;
      return counts;
    },
  };
}
