import { englishFiniteVerb } from './clauses.ts';
import { numberWords } from './number-words.ts';
import type { FalseStartWords } from './remove-false-starts.ts';
import { hasMark, type WordToken } from './word-token.ts';
import { wordValue } from './word-value.ts';

/** The language and words by which a repetition is judged. */
export interface RepeatContext {
  /** BCP 47 base tag. */
  language: string;
  functionWords: ReadonlySet<string>;
  /** Present for languages whose false starts are known. */
  falseStarts: FalseStartWords | undefined;
}

/** Languages in which reduplication is meaningful. */
const reduplicatingLanguages = /^(?:id|ms|jv|tl|vi|hi|ur|bn|ta|te|mr|tr|fa|my|km)$/;
/** Words that are repeated for emphasis, or that stand twice with two meanings: "had had", "vous vous". */
const emphaticWords = new Set('very really so had that no many much long far more vous nous die der das sie dat is'.split(' '));
/** Articles that are number words too. */
const articles = new Set('ein eine einen einer einem un une una um uma een'.split(' '));
/** Other words in dictated digits: "double five", and Portuguese "half" (a dozen) for six. */
const dictatedWords = new Set(['double', 'triple', 'meia']);
/** Maximum number of words that are repeated. */
const maxSize = 6;
/** Number of words above which a group with a conjunction is a member of a list: "a 30 for you and a 30 for you and". */
const maxUnlistedSize = 3;
/** English words whose object may be the subject of the next clause: "about my father my father drove". */
const beforeObject = new Set('about against at by for from in like not of on than to with without'.split(' '));
const finiteVerb = new RegExp(`^(?:never|always|${englishFiniteVerb})`, 'iu');

/**
 * Removes immediate repetitions of up to six words: "we have we have" becomes "we have". The last one stays, with its punctuation.
 * What may be meant stays: numbers, emphasis, and an object that is also the next subject.
 */
export function removeRepeats(tokens: readonly WordToken[], context: RepeatContext): WordToken[] {
  let result = [...tokens];
  for (let size = 1; size <= maxSize; size++) result = removeRepeatsOf(result, size, context);
  return result;
}

function removeRepeatsOf(tokens: WordToken[], size: number, context: RepeatContext): WordToken[] {
  if (size === 1 && reduplicatingLanguages.test(context.language)) return tokens;
  const result: WordToken[] = [];
  for (const [at, token] of tokens.entries()) {
    result.push(token);
    const start = result.length - 2 * size;
    if (start < 0) continue;
    if (!isRepeated(result, start, size)) continue;
    if (!isMeant(result.slice(start, start + size), result[start - 1], tokens[at + 1], context)) result.splice(start, size);
  }
  return result;
}

function isRepeated(tokens: readonly WordToken[], start: number, size: number): boolean {
  for (let at = start; at < start + size; at++) {
    const { key, gap } = tokens[at]!;
    if (key !== tokens[at + size]!.key || /[.!?…:;]/.test(gap)) return false;
  }
  return true;
}

/** Returns whether a word is a number, which is repeated in years, telephone numbers and scores: "twenty twenty", "nine nine nine". */
const isNumber = (word: string, language: string) =>
  /\p{N}/u.test(word) ||
  dictatedWords.has(word) ||
  (!articles.has(word) && wordValue(word, numberWords(language), language) !== undefined);

/** Returns whether both of two equal groups of words are meant. */
function isMeant(
  group: readonly WordToken[],
  before: WordToken | undefined,
  next: WordToken | undefined,
  { language, functionWords, falseStarts }: RepeatContext,
): boolean {
  if (group.every(({ key }) => isNumber(key, language))) return true;
  if (group.length > maxUnlistedSize && group.some((token) => falseStarts?.beforeClause.has(token.key))) return true;
  const [{ key }] = group as [WordToken];
  const isInClause = before !== undefined && !hasMark(before) && !falseStarts?.beforeClause.has(before.key);
  if (group.every((token) => functionWords.has(token.key))) {
    if (group.length > 1) return false;
    const isAfterVerb = isInClause && (beforeObject.has(before.key) || !functionWords.has(before.key));
    return emphaticWords.has(key) || (isAfterVerb && falseStarts?.objectPronouns.has(key) === true);
  }
  if (group.length === 1 && hasMark(group[0]!)) return true;
  // Without lists of a language's words, it stays open whether a clause begins.
  if (!isInClause || !falseStarts) return isInClause;
  return beforeObject.has(before.key) || (next !== undefined && finiteVerb.test(next.key));
}
