import type { FillerPhrase, Fillers } from './fillers.ts';
import type { FalseStartWords } from './remove-false-starts.ts';
import type { WordToken } from './word-token.ts';

/** Removes the fillers of spoken text. A phrase that may be meant stays where it is part of the sentence: "the people you know". */
export function removeFillers(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  return removePhrases(removeWords(tokens, fillers), fillers);
}

function removeWords(tokens: readonly WordToken[], { words, adjectives, falseStarts }: Fillers): WordToken[] {
  const result: WordToken[] = [];
  for (const token of tokens) {
    const isAdjective = adjectives?.has(token.key) === true;
    const isMeant = isAdjective ? falseStarts !== undefined && leavesOpen(result.at(-1), falseStarts) : isAcronym(token, tokens);
    if (!words.has(token.key) || isMeant) result.push(token);
    else moveSentenceMark(result, token.gap);
  }
  return result;
}

/** Returns whether a word is an acronym, as "ER" is among words that have small letters. */
const isAcronym = ({ word }: WordToken, tokens: readonly WordToken[]) =>
  /^\p{Lu}{2,}$/u.test(word) && tokens.some((token) => /\p{Ll}/u.test(token.word));

function removePhrases(tokens: readonly WordToken[], { phrases, falseStarts }: Fillers): WordToken[] {
  const result: WordToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = (phrase: FillerPhrase) => at + phrase.words.length;
    const found = phrases.find((phrase) =>
      isFiller(phrase, tokens.slice(Math.max(0, at - 1), at)[0], tokens.slice(at, end(phrase) + 1), falseStarts),
    );
    if (!found) result.push(tokens[at++]!);
    else {
      at = end(found);
      moveSentenceMark(result, tokens[at - 1]!.gap);
    }
  }
  return result;
}

/** Returns whether a phrase stands at the start of tokens, after another one, and is not meant there. */
function isFiller(
  { words, notAfter, notBefore, use }: FillerPhrase,
  before: WordToken | undefined,
  tokens: readonly WordToken[],
  falseStarts: FalseStartWords | undefined,
): boolean {
  if (!words.every((word, i) => tokens[i]?.key === word) || notAfter.has(before?.key ?? '')) return false;
  const last = tokens[words.length - 1]!;
  const next = tokens[words.length];
  if (notBefore.has(next?.key ?? '') && !last.gap.startsWith(',')) return false;
  if (!use) return true;
  const isSetOff = (!before || hasMark(before)) && (!next || hasMark(last));
  if (isSetOff || use === 'setOff' || !falseStarts) return isSetOff;
  if (use === 'softener') return leavesOpen(before, falseStarts) || isSubject(before, falseStarts);
  return isSubject(next, falseStarts) || leavesOpen(before, falseStarts);
}

/** Returns whether what follows a word in the same clause completes it, as after a form of "be", an auxiliary or an article. */
const leavesOpen = (token: WordToken | undefined, { determiners, auxiliaries, beforeComplement }: FalseStartWords): boolean =>
  token !== undefined &&
  !hasMark(token) &&
  (determiners.has(token.key) ||
    auxiliaries.has(token.key) ||
    beforeComplement.has(token.key) ||
    /'(?:s|re|m|ve)$/.test(token.key));

const isSubject = (token: WordToken | undefined, { subjectPronouns, objectPronouns, expletives }: FalseStartWords): boolean => {
  const word = token?.key.replace(/'.*/, '') ?? '';
  return subjectPronouns.has(word) || objectPronouns.has(word) || expletives.has(word);
};

const hasMark = ({ gap }: WordToken) => /[,;:.?!…]/.test(gap);

/** Moves the sentence mark of a removed word to the word before it. */
function moveSentenceMark(result: WordToken[], gap: string) {
  const before = result.at(-1);
  if (!before) return;
  if (/[.!?…]/.test(gap) && !/[.!?…]/.test(before.gap)) before.gap = gap;
}
