import { type FillerPhrase, type Fillers, getFillers } from './fillers.ts';
import { isPronoun } from './remove-false-starts.ts';
import { hasMark, type WordToken } from './word-token.ts';

/** Verbs that follow their subject without a comma, by language. */
const copulas: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    en: "is are was were has have had do does did can could will would should must may might isn't aren't wasn't weren't",
    de: 'ist sind war waren hat haben wird werden kann können muss müssen soll',
    fr: 'est sont était étaient a ont sera peut doit',
    es: 'es son está están era eran fue ha han puede debe',
    pt: 'é são está estão era eram foi tem têm pode deve',
    it: 'è sono era erano ha hanno può deve',
    nl: 'is zijn was waren heeft hebben kan moet',
    pl: 'jest są był była było były',
  }).map(([language, verbs]) => [language, new Set(verbs.split(' '))]),
);

/**
 * Leaves out the commas that stood around a filler: after a function word and before an auxiliary, "the cost, uh, is high". Others
 * may divide clauses or a list.
 */
export function closeCommas(tokens: readonly WordToken[], language: string, functionWords: ReadonlySet<string>): WordToken[] {
  return tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (!token.isBeforeFiller || !next || !/^,\s*$/.test(token.gap)) return token;
    const isParenthetical = before !== undefined && hasMark(before);
    const { lead, falseStarts } = getFillers(language);
    const isOpen = functionWords.has(token.key) && !isParenthetical && (before !== undefined || lead.has(token.key));
    const startsOver = falseStarts !== undefined && copulas[language]?.has(token.key) && isPronoun(next, falseStarts);
    return (isOpen || copulas[language]?.has(next.key)) && !startsOver ? { ...token, gap: ' ' } : token;
  });
}

/** Removes the fillers of spoken text. A phrase that may be meant stays where it is part of the sentence: "the people you know". */
export function removeFillers(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  return removePhrases(removeWords(tokens, fillers), fillers);
}

function removeWords(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  const result: WordToken[] = [];
  for (const token of tokens) {
    if (fillers.words.has(token.key) && !isMeant(token, result, tokens, fillers)) leaveOut(result, token.gap);
    else result.push(token);
  }
  return result;
}

/** Sounds that are written like a unit of length. */
const units = new Set(['mm', 'hm', 'мм']);

/**
 * Returns whether a filler word is an adjective ("it is okay", "is it okay"), the unit of a number ("35 mm"), or an acronym, as "ER"
 * is among words that have small letters.
 */
function isMeant(
  { key, word }: WordToken,
  before: readonly WordToken[],
  tokens: readonly WordToken[],
  fillers: Fillers,
): boolean {
  const [verb, last] = [before.at(-2), before.at(-1)];
  const isInverted =
    last !== undefined && !hasMark(last) && fillers.falseStarts !== undefined && isPronoun(last, fillers.falseStarts);
  if (units.has(key)) return last !== undefined && /\p{N}$/u.test(last.key) && !hasMark(last);
  if (fillers.adjectives?.has(key)) return leavesOpen(last, fillers) || (isInverted && leavesOpen(verb, fillers));
  return /^\p{Lu}{2,}$/u.test(word) && tokens.some((token) => /\p{Ll}/u.test(token.word));
}

function removePhrases(tokens: readonly WordToken[], fillers: Fillers): WordToken[] {
  const result: WordToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = fillers.phrases.find((phrase) => isFillerAt(tokens, at, phrase, fillers));
    if (!found) result.push(tokens[at++]!);
    else {
      at += found.words.length;
      leaveOut(result, tokens[at - 1]!.gap);
    }
  }
  return result;
}

/** Returns whether a phrase stands at a place, and is not meant there. */
function isFillerAt(
  tokens: readonly WordToken[],
  at: number,
  { words, notAfter, notBefore, object, use }: FillerPhrase,
  fillers: Fillers,
): boolean {
  if (!words.every((word, i) => tokens[at + i]?.key === word)) return false;
  const [before, last, next] = [tokens[at - 1], tokens[at + words.length - 1]!, tokens[at + words.length]];
  if ((before && notAfter.has(before.key) && !hasMark(before)) || (notBefore.has(next?.key ?? '') && !last.gap.startsWith(',')))
    return false;
  if (object && next?.key === object && !hasMark(last) && !leavesOpen(tokens[at + words.length + 1], fillers)) return false;
  if (!use) return true;
  const isSetOff = (!before || hasMark(before)) && (!next || hasMark(last));
  if (isSetOff || use === 'setOff') return isSetOff;
  return (
    leavesOpen(before, fillers) ||
    (next !== undefined && fillers.falseStarts !== undefined && isPronoun(next, fillers.falseStarts))
  );
}

/** Returns whether what follows a word in the same clause completes it, as after a form of "be", an auxiliary or an article. */
function leavesOpen(token: WordToken | undefined, { beforeComplement, falseStarts }: Fillers): boolean {
  if (!token || hasMark(token)) return false;
  const sets = [beforeComplement, falseStarts?.determiners, falseStarts?.auxiliaries];
  return sets.some((words) => words?.has(token.key)) || /'(?:s|re|m|ve)$/.test(token.key);
}

/** Moves the sentence mark of a filler to the word before it, which is marked. */
function leaveOut(result: WordToken[], gap: string) {
  const before = result.at(-1);
  if (!before) return;
  before.isBeforeFiller = true;
  if (/[.!?…]/.test(gap) && !/[.!?…]/.test(before.gap)) before.gap = gap;
}
