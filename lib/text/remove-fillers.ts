import type { FillerPhrase, Fillers } from './fillers.ts';
import { isPronoun } from './remove-false-starts.ts';
import { hasMark, type WordToken } from './word-token.ts';

/** Removes the fillers of spoken text. A phrase that may be meant stays where it is part of the sentence: "the people you know". */
export function removeFillers(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  return removePhrases(removeWords(tokens, fillers), fillers);
}

function removeWords(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  const result: WordToken[] = [];
  for (const token of tokens) {
    if (fillers.words.has(token.key) && !isMeant(token, result.at(-1), tokens, fillers)) moveSentenceMark(result, token.gap);
    else result.push(token);
  }
  return result;
}

/** Returns whether a filler word is an adjective ("it is okay") or an acronym, as "ER" is among words that have small letters. */
function isMeant(
  { key, word }: WordToken,
  before: WordToken | undefined,
  tokens: readonly WordToken[],
  fillers: Fillers,
): boolean {
  if (fillers.adjectives?.has(key)) return leavesOpen(before, fillers);
  return /^\p{Lu}{2,}$/u.test(word) && tokens.some((token) => /\p{Ll}/u.test(token.word));
}

function removePhrases(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  const result: WordToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = fillers.phrases.find((phrase) => isFillerAt(tokens, at, phrase, fillers));
    if (!found) result.push(tokens[at++]!);
    else {
      at += found.words.length;
      moveSentenceMark(result, tokens[at - 1]!.gap);
    }
  }
  return result;
}

/** Returns whether a phrase stands at a place, and is not meant there. */
function isFillerAt(
  tokens: readonly WordToken[],
  at: number,
  { words, notAfter, notBefore, use }: FillerPhrase,
  fillers: Fillers,
): boolean {
  if (!words.every((word, i) => tokens[at + i]?.key === word)) return false;
  const [before, last, next] = [tokens[at - 1], tokens[at + words.length - 1]!, tokens[at + words.length]];
  if (notAfter.has(before?.key ?? '') || (notBefore.has(next?.key ?? '') && !last.gap.startsWith(','))) return false;
  if (!use) return true;
  const isSetOff = (!before || hasMark(before)) && (!next || hasMark(last));
  if (isSetOff || use === 'setOff') return isSetOff;
  const { falseStarts } = fillers;
  const neighbor = use === 'softener' ? before : next;
  return leavesOpen(before, fillers) || (neighbor !== undefined && falseStarts !== undefined && isPronoun(neighbor, falseStarts));
}

/** Returns whether what follows a word in the same clause completes it, as after a form of "be", an auxiliary or an article. */
function leavesOpen(token: WordToken | undefined, { beforeComplement, falseStarts }: Fillers): boolean {
  if (!token || hasMark(token)) return false;
  const sets = [beforeComplement, falseStarts?.determiners, falseStarts?.auxiliaries];
  return sets.some((words) => words?.has(token.key)) || /'(?:s|re|m|ve)$/.test(token.key);
}

/** Moves the sentence mark of a removed word to the word before it. */
function moveSentenceMark(result: WordToken[], gap: string) {
  const before = result.at(-1);
  if (!before) return;
  if (/[.!?…]/.test(gap) && !/[.!?…]/.test(before.gap)) before.gap = gap;
}
