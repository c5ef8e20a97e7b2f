import { countWords } from '../subtitles/count-words.ts';
import type { Sentence } from '../subtitles/sentences.ts';
import { clauseSeparator } from '../subtitles/separator-between.ts';
import { cutSigns } from './cut-sentences.ts';
import { getFillers } from './fillers.ts';
import { lowerCase } from './lower-case.ts';
import { splitWords } from './split-words.ts';
import { stopwords } from './stopwords.ts';

/** Maximum number of words of a joined sentence, and maximum silence in seconds within it. */
const maxWords = 35;
const maxSilenceSeconds = 5;
/** Minimum number of words of a sentence to which a subordinate clause belongs. */
const minMainWords = 4;
/** Maximum number of words of what others say into a sentence: "Yeah, right." */
const maxInterjectionWords = 3;
/** Number of words that a speaker repeats who goes on after a pause. */
const repeatedWords = 2;

/** Number of characters in which the last words of a sentence are looked for. */
const maxTailLength = 24;

const trailingMarks = /[\s.…。．,，、;:–—-]+$/u;
const firstWord = /^\p{Lu}[\p{L}'’]*/u;
/** A word, with what stands before it within its sentence. */
const wordInText = /(?<=([\p{L},] )?)(?<![\p{L}'’])(\p{L}[\p{L}'’]*)/gu;
const questionOrExclamationEnd = /[!?！？؟]["'”’」』）)\]]*$/u;

/**
 * Joins the sentences of one speaker that a pause or another's "yeah" has cut: the former ends with a word that ends none, or the
 * latter takes up its last words again or is its subordinate clause; where the marks were inferred, also a condition and what follows from
 * it. The mark between them is left out.
 */
export function joinSentences(sentences: readonly Sentence[], language: string, hasInferredEnds = false): Sentence[] {
  const joined: Sentence[] = [];
  let isName: ((word: string) => boolean) | undefined;
  for (let at = 0; at < sentences.length; ) {
    let sentence = sentences[at++]!;
    for (let next = findNext(sentences, at, sentence, language); next !== undefined; ) {
      if (!continues(sentence, sentences[next]!, language, hasInferredEnds)) break;
      isName ??= readNames(sentences, language);
      sentence = join(sentence, sentences[next]!, isName, language);
      at = next + 1;
      next = findNext(sentences, at, sentence, language);
    }
    joined.push(sentence);
  }
  return joined;
}

/** Returns the place of the speaker's next sentence, if others say at most a few words without content before it. */
function findNext(sentences: readonly Sentence[], at: number, { speaker }: Sentence, language: string): number | undefined {
  const next = sentences[at];
  if (next?.speaker === speaker) return next && at;
  return next && sentences[at + 1]?.speaker === speaker && isInterjection(next.text, language) ? at + 1 : undefined;
}

function isInterjection(text: string, language: string): boolean {
  if (text.length > 10 * maxInterjectionWords) return false;
  const { words, lead } = getFillers(language);
  const spoken = splitWords(text, language);
  return spoken.length <= maxInterjectionWords && spoken.every((word) => words.has(word) || lead.has(word));
}

function continues(sentence: Sentence, next: Sentence, language: string, hasInferredEnds: boolean): boolean {
  if (
    questionOrExclamationEnd.test(sentence.text) ||
    (next.startTime ?? 0) - (sentence.endTime ?? next.startTime ?? 0) > maxSilenceSeconds
  )
    return false;
  const { ending, leading, continuing, linking, openCondition } = cutSigns(language);
  const tail = sentence.text.slice(-maxTailLength);
  const isCut = ending.test(tail);
  const isClause = !isCut && continuing.test(next.text);
  const canLead = !isCut && !isClause && leading.test(tail);
  const isCondition = hasInferredEnds && openCondition?.test(sentence.text) === true;
  if (!isCut && !isClause && !canLead && !isCondition && sentence.text.at(-1) !== '.') return false;
  const words = splitWords(sentence.text, language);
  const nextWords = splitWords(next.text, language);
  if (countWords(sentence.text) + countWords(next.text) > maxWords) return false;
  if (isClause) return words.length >= minMainWords;
  if (isCondition) return true;
  if (isCut) return !getFillers(language).lead.has(nextWords[0] ?? '');
  if (canLead && !stopwords(language).has(nextWords[0] ?? '')) return true;
  const repeated = words.slice(-repeatedWords).join(' ');
  if (words.length <= repeatedWords || repeated !== nextWords.slice(0, repeatedWords).join(' ')) return false;
  return nextWords.length === repeatedWords || linking?.test(nextWords.slice(repeatedWords).join(' ')) === true;
}

function join(sentence: Sentence, next: Sentence, isName: (word: string) => boolean, language: string): Sentence {
  const text = sentence.text.replace(trailingMarks, '');
  const added = lowerFirst(next.text, isName, language);
  const separator = clauseSeparator(text, added);
  const { endTime = sentence.endTime } = next;
  return { ...sentence, text: text + separator + added, to: next.to, ...(endTime !== undefined && { endTime }) };
}

/** Returns a text with its first word in lower case, unless it may be a name or, in German, a noun. */
const lowerFirst = (text: string, isName: (word: string) => boolean, language: string) =>
  text.replace(firstWord, (word) => (isName(word) ? word : lowerCase(word, language)));

/**
 * Returns the judgment whether a word is a name: written with a capital within a sentence or, in German, neither a function word nor
 * anywhere in lower case.
 */
function readNames(sentences: readonly Sentence[], language: string): (word: string) => boolean {
  const written = new Set<string>();
  const withinSentence = new Set<string>();
  for (const { text } of sentences) {
    for (const [, before, word] of text.matchAll(wordInText)) {
      written.add(word!);
      if (before) withinSentence.add(word!);
    }
  }
  return (word) => {
    if (written.has(lowerCase(word, language))) return false;
    if (language === 'de') return !stopwords(language).has(lowerCase(word, language));
    return /\p{Lu}.*\p{Lu}/u.test(word) || withinSentence.has(word);
  };
}
