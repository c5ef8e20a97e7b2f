import { cleanText } from '../subtitles/clean-text.ts';
import { separatorBetween } from '../subtitles/separator-between.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { cleanSpeech } from './clean-speech.ts';
import { isFormOfAddress } from './forms-of-address.ts';
import { lowerCase } from './lower-case.ts';
import { isNumberWord } from './number-words.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import type { TextUnit } from './text-unit.ts';

const determinerLists: Record<string, string> = {
  en: 'the a an this these those our your their my his her its of in on for with about from into some any each every another no',
  de: 'der die das den dem des ein eine einen einem einer eines kein keine dieser diese dieses unser unsere im am zum zur vom beim',
  fr: "le la les un une des du de au aux ce cet cette ces notre nos votre vos leur leurs mon ma mes son sa ses d'une d'un",
  es: 'el la los las un una unos unas de del al este esta estos estas nuestro nuestra su sus en con sin',
  pt: 'o a os as um uma do da dos das de no na nos nas ao este esta esse essa nosso nossa seu sua com sem',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle al alla nel nella questo questa nostro nostra',
  nl: 'de het een van dit deze die dat ons onze in op voor met',
};
const determinerSets = new Map(Object.entries(determinerLists).map(([language, list]) => [language, new Set(list.split(' '))]));
const noDeterminers: ReadonlySet<string> = new Set();

/** Returns the words of a language (BCP 47 base tag) that precede nouns; empty for a language without a list. */
const determiners = (language: string): ReadonlySet<string> => determinerSets.get(language) ?? noDeterminers;

const clauseEnd = /([.,;:!?()[\]"“”«»。，！？、；：।؟،…]+|\s[-–—]\s)/u;
const sentenceEnd = /[.!?。！？।؟…]/u;
const han = /^\p{Script=Han}+$/u;
const maxPhraseWords = 4;
/** Number of opening units, whose phrases count for more, because the start of a chapter names its topic. */
const openingUnitCount = 4;

/** A phrase of a transcript with the number of its occurrences. */
export interface Phrase {
  /** Stems of its words, separated by spaces. */
  key: string;
  /** Its latest spelling, within a sentence if it stands in one: there only names have capitals. */
  text: string;
  /** Words. */
  size: number;
  count: number;
  /** Number of occurrences after a determiner. */
  determinedCount: number;
  /** Index of the unit in which it occurs first. */
  first: number;
  /** Whether that is one of the opening units. */
  isOpening: boolean;
}

/** Returns the phrases of a text by key: runs of words within a clause that neither start nor end with a stop word. */
export function extractPhrases(units: readonly TextUnit[], language: string): Map<string, Phrase> {
  const stopwordSet = stopwords(language);
  const determinerSet = determiners(language);
  const phrases = new Map<string, Phrase>();
  let isSentenceStart = true;
  units.forEach((unit, index) => {
    for (const [part, clause] of cleanSpeech(cleanText(unit.text), language).split(clauseEnd).entries()) {
      if (part % 2 === 1) {
        isSentenceStart ||= sentenceEnd.test(clause);
        continue;
      }
      if (isFormOfAddress(clause, language)) {
        isSentenceStart = false;
        continue;
      }
      const wordList = splitWords(clause, language);
      const content = wordList.map((word) => isContent(word, stopwordSet, language));
      const spellings = originalSpellings(clause, wordList, language);
      for (let start = 0; start < wordList.length; start++) {
        if (!content[start]) continue;
        for (let size = 1; size <= maxPhraseWords && start + size <= wordList.length; size++) {
          if (!content[start + size - 1]) continue;
          if (size === 1 && !standsAlone(wordList[start]!)) continue;
          const stopwordCount = content.slice(start, start + size).filter((one) => !one).length;
          if (stopwordCount > (size > 2 ? 1 : 0)) continue;
          const key = wordList
            .slice(start, start + size)
            .map((word) => stem(word, language))
            .join(' ');
          const phrase = phrases.get(key) ?? {
            key,
            text: '',
            size,
            count: 0,
            determinedCount: 0,
            first: index,
            isOpening: index < openingUnitCount,
          };
          if (phrase.count === 0 || start > 0 || !isSentenceStart)
            phrase.text = spellings
              .slice(start, start + size)
              .reduce((left, right) => left + separatorBetween(left, right) + right);
          phrase.count++;
          if (determinerSet.has(wordList[start - 1] ?? '')) phrase.determinedCount++;
          phrases.set(key, phrase);
        }
      }
      isSentenceStart &&= wordList.length === 0;
    }
  });
  return phrases;
}

const isContent = (word: string, stopwordSet: ReadonlySet<string>, language: string) =>
  !stopwordSet.has(word) && !isNumberWord(word, language) && (han.test(word) || word.length > (unspaced.test(word) ? 1 : 2));

/**
 * Whether a word is a phrase by itself. A single Han character may be the end of a compound that the segmenter doesn't know.
 */
const standsAlone = (word: string) => word.length > 1 || !han.test(word);

/** Returns the words as they are spelled in the clause. */
function originalSpellings(clause: string, wordList: readonly string[], language: string): string[] {
  const plain = lowerCase(clause, language).replaceAll('’', "'");
  let from = 0;
  return wordList.map((word) => {
    from = plain.indexOf(word, from) + word.length;
    return clause.slice(from - word.length, from);
  });
}
