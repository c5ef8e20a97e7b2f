import { splitSentences, unspaced } from '../subtitles/sentences.ts';
import { cleanSpeech } from './clean-speech.ts';
import { splitWords } from './split-words.ts';
import type { TextUnit } from './text-unit.ts';
import { titleLanguage } from './title-language.ts';
import { createVocabulary, type TitleVocabulary, type TitleWord } from './title-vocabulary.ts';

/** A phrase of a chapter that may become its title, with its occurrences in the chapter. */
export interface TitleCandidate {
  words: readonly TitleWord[];
  /** Its first occurrence as it is spelled there. */
  text: string;
  count: number;
  /** The phrase in all chapters. */
  phrase: Phrase;
  /** Number of the chapter's words before the first occurrence. */
  first: number;
  /** Tenths of the chapter that contain it, as bits. */
  tenths: number;
  /** Numbers of occurrences: announced by the speaker, after a determiner, with a capital within a sentence, in the opening. */
  announcedCount: number;
  determinedCount: number;
  capitalizedCount: number;
  openingCount: number;
  /** Numbers of occurrences next to a function word or the end of a clause, on either side. */
  delimitedLeftCount: number;
  delimitedRightCount: number;
  clauseEndCount: number;
  /** Maximum count of the phrases that have one more content word. */
  longerCount: number;
}

/** A phrase of a transcript. */
interface Phrase {
  id: number;
  count: number;
  chapterCount: number;
  /** Index of the last chapter that contains it, and its candidate there. */
  chapter: number;
  candidate: TitleCandidate | undefined;
}

/** A chapter with its candidates and the occurrences of its stems. */
export interface CandidateChapter {
  candidates: TitleCandidate[];
  stemCounts: ReadonlyMap<number, number>;
  /** Number of words. */
  length: number;
}

/** The candidates of a transcript's chapters. */
export interface TitleDocument {
  chapters: CandidateChapter[];
  vocabulary: TitleVocabulary;
}

interface Clause {
  text: string;
  words: TitleWord[];
  /** Offset of each word in the text. */
  offsets: number[];
  isSentenceStart: boolean;
  /** Indexes of words at which an announced subject starts, and before which one ends. */
  announcedStarts: number[];
  announcedEnds: number[];
}

const limits = { spaced: { words: 7, content: 5, inner: 2 }, unspaced: { words: 9, content: 6, inner: 3 } } as const;
const clauseEnd = /[.,;:!?()[\]{}"“”„«»<>|。，！？、；：।؟،…—「」『』《》（）]+|\s[-–]\s/u;
/** Number of words with which a chapter opens. */
const openingLength = 60;
/** Number of words up to which every phrase of a chapter may be its title. */
const shortChapterLength = 300;
/** Factor that makes one number of a phrase and the word that follows it. */
const maxStems = 2 ** 21;

/** Whether a phrase of a long chapter may be its title: one that occurs once needs another sign. */
const standsOut = ({ count, announcedCount, capitalizedCount, openingCount }: TitleCandidate) =>
  count + announcedCount + capitalizedCount + openingCount > 1;

/** Reads the phrases of each chapter that may become its title: they start and end with a content word of the same clause. */
export function readTitleCandidates(units: readonly TextUnit[], starts: readonly number[], language: string): TitleDocument {
  const vocabulary = createVocabulary(language);
  const phrases = new Map<number, Phrase>();
  const childOf = (node: number, word: TitleWord): Phrase => {
    const key = node * maxStems + word.stem;
    let phrase = phrases.get(key);
    if (!phrase) {
      phrase = { id: phrases.size + 1, count: 0, chapterCount: 0, chapter: -1, candidate: undefined };
      phrases.set(key, phrase);
    }
    return phrase;
  };
  const chapters = starts.map((start, chapter): CandidateChapter => {
    const clauses = readClauses(units.slice(start, starts[chapter + 1]), vocabulary, language);
    const length = clauses.reduce((sum, { words }) => sum + words.length, 0);
    const candidates: TitleCandidate[] = [];
    let position = 0;
    for (const clause of clauses) {
      addCandidates(clause, position);
      position += clause.words.length;
    }
    const stemCounts = vocabulary.countStems(clauses.map(({ words }) => words));
    return { candidates: length > shortChapterLength ? candidates.filter(standsOut) : candidates, stemCounts, length };

    function addCandidates({ text, words, offsets, ...clause }: Clause, position: number) {
      const limit = limits[unspaced.test(text) ? 'unspaced' : 'spaced'];
      const contentAfter: number[] = [];
      const made: (TitleCandidate | undefined)[][] = [];
      let next = words.length;
      for (let from = words.length - 1; from >= 0; from--) {
        contentAfter[from] = next;
        if (!words[from]!.isContent) continue;
        next = from;
        made[from] = [];
        let phrase: Phrase | undefined;
        let prefix: TitleCandidate | undefined;
        let contentCount = 0;
        let inner = 0;
        for (let to = from; to < words.length && to - from < limit.words; to++) {
          const word = words[to]!;
          phrase = childOf(phrase?.id ?? 0, word);
          if (!word.isContent) {
            if (!word.isConnector || ++inner > limit.inner) break;
            continue;
          }
          inner = 0;
          if (++contentCount > limit.content) break;
          const candidate = candidateOf(phrase, from, to);
          const suffix = made[contentAfter[from]!]?.[to];
          if (prefix && candidate.count > prefix.longerCount) prefix.longerCount = candidate.count;
          if (suffix && candidate.count > suffix.longerCount) suffix.longerCount = candidate.count;
          made[from]![to] = candidate;
          prefix = candidate;
        }
      }

      function candidateOf(phrase: Phrase, from: number, to: number): TitleCandidate {
        phrase.count++;
        if (phrase.chapter !== chapter) {
          phrase.chapter = chapter;
          phrase.chapterCount++;
          phrase.candidate = {
            words: words.slice(from, to + 1),
            text: text.slice(offsets[from], offsets[to]! + words[to]!.text.length),
            ...{ count: 0, phrase, first: position + from, tenths: 0, announcedCount: 0, determinedCount: 0 },
            ...{ capitalizedCount: 0, openingCount: 0, delimitedLeftCount: 0, delimitedRightCount: 0 },
            ...{ clauseEndCount: 0, longerCount: 0 },
          };
          candidates.push(phrase.candidate);
        }
        const candidate = phrase.candidate!;
        candidate.count++;
        candidate.tenths |= 1 << Math.floor((10 * (position + from)) / length);
        if (clause.announcedStarts.includes(from) || clause.announcedEnds.includes(to + 1)) candidate.announcedCount++;
        if (words[from - 1]?.isDeterminer) candidate.determinedCount++;
        if ((from > 0 || !clause.isSentenceStart) && /\p{Lu}/u.test(text.charAt(offsets[from]!))) candidate.capitalizedCount++;
        if (position + from < openingLength) candidate.openingCount++;
        if (from === 0 || !words[from - 1]!.isContent) candidate.delimitedLeftCount++;
        if (to === words.length - 1 || !words[to + 1]!.isContent) candidate.delimitedRightCount++;
        if (to === words.length - 1) candidate.clauseEndCount++;
        return candidate;
      }
    }
  });
  return { chapters, vocabulary };
}

function readClauses(units: readonly TextUnit[], vocabulary: TitleVocabulary, language: string): Clause[] {
  const { announcement, subjectMark } = titleLanguage(language);
  return splitSentences(units, language).flatMap((sentence) =>
    cleanSpeech(sentence.text, language)
      .split(clauseEnd)
      .map((text, part): Clause => {
        const { words, offsets } = readWords(text, vocabulary, language);
        const announcedStarts = matchEdges(text, announcement, 'end').map((offset) =>
          words.findIndex(({ isContent }, i) => isContent && offsets[i]! >= offset),
        );
        const announcedEnds = matchEdges(text, subjectMark, 'start').map(
          (offset) => offsets.filter((one) => one < offset).length,
        );
        return { text, words, offsets, isSentenceStart: part === 0, announcedStarts, announcedEnds };
      }),
  );
}

function readWords(text: string, vocabulary: TitleVocabulary, language: string): Pick<Clause, 'words' | 'offsets'> {
  const plain = text.toLowerCase().replaceAll('’', "'");
  // Some letters are longer in lower case, such as "İ"; the offsets of their words are not known.
  if (plain.length !== text.length) return { words: [], offsets: [] };
  const offsets: number[] = [];
  let end = 0;
  const words = splitWords(plain, language).map((word) => {
    const offset = plain.indexOf(word, end);
    offsets.push(offset);
    end = offset + word.length;
    return vocabulary.read(word, text.slice(offset, end));
  });
  return { words, offsets };
}

/** Returns the offsets at which the matches of a global pattern start or end. */
const matchEdges = (text: string, pattern: RegExp | undefined, edge: 'start' | 'end'): number[] =>
  pattern ? [...text.matchAll(pattern)].map((match) => match.index + (edge === 'end' ? match[0].length : 0)) : [];
