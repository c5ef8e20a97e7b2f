import { matchNothing } from '../encoding/match-nothing.ts';
import { type Sentence, splitSentences } from '../subtitles/sentences.ts';
import { endsPhrase, withoutParticle } from './asian-nouns.ts';
import { cleanSpeech } from './clean-speech.ts';
import { isFormOfAddress } from './forms-of-address.ts';
import { joinSuffixes, type SplitClause } from './join-suffixes.ts';
import { lowerCase } from './lower-case.ts';
import type { PhrasePlace } from './noun-test.ts';
import { openingWords } from './opening-words.ts';
import { splitWords } from './split-words.ts';
import type { TextUnit } from './text-unit.ts';
import { titleLanguage } from './title-language.ts';
import { type ChapterStem, type Clause, createVocabulary, type TitleVocabulary, type TitleWord } from './title-vocabulary.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

/** A phrase of a chapter that may become its title or a part of it. */
export interface TitleCandidate {
  /** Its words that are no function words. */
  content: readonly TitleWord[];
  /** Its first occurrence as it is spelled there, without a genitive's ending. */
  text: string;
  count: number;
  /** Number of occurrences after a determiner, or with a capital within a sentence. */
  nominalCount: number;
  /** Number of occurrences next to a function word or the end of a clause, on either side. */
  delimitedCount: number;
  /** Its occurrences, at least one. */
  places: PhrasePlace[];
}

/** A chapter with its candidates and stems. */
export interface CandidateChapter {
  candidates: TitleCandidate[];
  stems: ReadonlyMap<number, ChapterStem>;
  /** Number of words. */
  length: number;
}

/** The candidates of a transcript's chapters. */
export interface TitleDocument {
  chapters: CandidateChapter[];
  vocabulary: TitleVocabulary;
  /** BCP 47 base tag. */
  language: string;
}

/** Maximum number of a phrase's words, of its content words, and of the function words between two of them, by script. */
const limits = { spaced: { words: 6, content: 4, inner: 2 }, unspaced: { words: 8, content: 6, inner: 2 } } as const;
const clauseEnd = /[.,;:!?()[\]{}"“”„«»<>|。，！？、；：।؟،…—「」『』《》（）]+|\s[-–]\s/u;
/** Number of words up to which every phrase of a chapter may be its title; in a longer one those that occur once need a sign, in scripts with spaces. */
const shortChapterLength = 300;

/** Reads the phrases of each chapter that may become its title: they start and end with a content word of the same clause. */
export function readTitleCandidates(units: readonly TextUnit[], starts: readonly number[], language: string): TitleDocument {
  const vocabulary = createVocabulary(language);
  const isUnspaced = isUnspacedLanguage(language);
  // Without spaces, captions cut words: there a sentence that goes on from the chapter before belongs to that one.
  const sentences = isUnspaced ? splitSentences(units, language) : [];
  const split = starts.map((start, chapter) => {
    const end = starts[chapter + 1] ?? units.length;
    const own = sentences.filter(({ from }) => from >= start && from < end);
    return splitClauses(own.length > 0 ? own : splitSentences(units.slice(start, end), language), language);
  });
  const joined = joinSuffixes(split.flat(), language);
  let clauseCount = 0;
  const chapters = split.map((own): CandidateChapter => {
    const clauses = readClauses(joined.slice(clauseCount, clauseCount + own.length), vocabulary);
    clauseCount += own.length;
    const length = clauses.reduce((sum, { words }) => sum + words.length, 0);
    const stems = vocabulary.countStems(clauses);
    const found = new Map<string, TitleCandidate>();
    for (const clause of clauses) addCandidates(clause, found, language);
    const candidates = [...found.values()];
    return {
      candidates:
        length > shortChapterLength && !isUnspaced
          ? candidates.filter(({ count, nominalCount }) => count + nominalCount > 1)
          : candidates,
      stems,
      length,
    };
  });
  return { chapters, vocabulary, language };
}

function addCandidates(clause: Clause, found: Map<string, TitleCandidate>, language: string) {
  const isUnspaced = isUnspacedLanguage(language);
  const limit = limits[isUnspaced ? 'unspaced' : 'spaced'];
  const { text, words, offsets, isSentenceStart } = clause;
  const { coordinators } = titleLanguage(language);
  words.forEach((first, from) => {
    if (!first.isContent) return;
    const content: TitleWord[] = [];
    let key = '';
    let innerCount = 0;
    for (let to = from; to < words.length && to - from < limit.words; to++) {
      const word = words[to]!;
      key += `${word.stem} `;
      if (!word.isContent) {
        const isBehindAnd = !isUnspaced && coordinators.has(words[to - 1]!.text);
        if (!word.isConnector || isBehindAnd || ++innerCount > limit.inner) break;
        continue;
      }
      innerCount = 0;
      content.push(word);
      if (content.length > limit.content) break;
      let candidate = found.get(key);
      if (!candidate) {
        candidate = {
          content: [...content],
          text: phraseText({ clause, from, to: to + 1 }, language),
          count: 0,
          nominalCount: 0,
          delimitedCount: 0,
          places: [],
        };
        found.set(key, candidate);
      }
      candidate.count++;
      const before = words[from - 1];
      const isCapitalized = (from > 0 || !isSentenceStart) && /\p{Lu}/u.test(text.charAt(offsets[from]!));
      if (isCapitalized || before?.isDeterminer) candidate.nominalCount++;
      if (!before?.isContent || endsPhrase(before, language)) candidate.delimitedCount++;
      if (!words[to + 1]?.isContent || endsPhrase(word, language)) candidate.delimitedCount++;
      candidate.places.push({ clause, from, to: to + 1 });
    }
  });
}

/** Returns the text of a phrase as a title has it: without a genitive's ending, and with the polite prefix of a Japanese noun. */
export function phraseText({ clause: { text, words, offsets }, from, to }: PhrasePlace, language: string): string {
  // Segmenters take the prefix for a word: "お|年寄り".
  const start = language === 'ja' && /^[おご御]$/.test(words[from - 1]?.text ?? '') ? from - 1 : from;
  const spelled = text.slice(offsets[start], offsets[to - 1]! + words[to - 1]!.text.length);
  return withoutParticle(spelled.replace(/['’]s$/, ''), language);
}

/** A clause as words, with its place in the chapter. */
interface PlacedClause extends SplitClause, Pick<Clause, 'text' | 'sentence' | 'isSentenceStart'> {}

function readClauses(split: readonly PlacedClause[], vocabulary: TitleVocabulary): Clause[] {
  let position = 0;
  return split.map((clause) => {
    const { text, words, offsets } = clause;
    const read = words.map((word, i) => vocabulary.read(word, text.slice(offsets[i], offsets[i]! + word.length)));
    position += words.length;
    return { ...clause, words: read, position: position - words.length };
  });
}

function splitClauses(sentences: readonly Sentence[], language: string): PlacedClause[] {
  // In Chinese the moderator's thanks and welcome name the subject in the same clause.
  const occasional = language === 'zh' ? matchNothing : openingWords(language).occasional;
  return sentences.flatMap(({ text }, sentence) =>
    cleanSpeech(text, language)
      .split(clauseEnd)
      .filter((part) => !occasional.test(part) && !isFormOfAddress(part, language))
      .map((part, i) => ({ text: part, ...findWords(part, language), sentence, isSentenceStart: i === 0 })),
  );
}

function findWords(text: string, language: string): SplitClause {
  const plain = lowerCase(text, language).replaceAll('’', "'");
  const words = splitWords(plain, language);
  let end = 0;
  const offsets = words.map((word) => {
    const offset = plain.indexOf(word, end);
    end = offset + word.length;
    return offset;
  });
  return { words, offsets };
}
