import { lowerCase } from './lower-case.ts';

/** A word with the text up to the next word. */
export interface WordToken {
  /** The word as it is spelled; a number with the sign or currency before it. */
  word: string;
  /** The word in lower case, without a sign. */
  key: string;
  gap: string;
  /** Whether a filler was left out after it. */
  isBeforeFiller?: boolean;
}

/** Whether a mark follows a word. */
export const hasMark = ({ gap }: WordToken): boolean => /[,;:.?!…]/.test(gap);

const wordAndGap = /([\p{L}\p{N}\p{M}\u200c\u200d]+(?:['’-][\p{L}\p{N}\p{M}\u200c\u200d]+)*)([^\p{L}\p{N}]*)/gu;

/** Signs and currencies before a number. */
const signs = '-−+±$€£¥₹';

/** Splits a text in a script with spaces into its words. What stands before the first one is left out, but for the sign of a number. */
export function readWordTokens(text: string, language: string): WordToken[] {
  const tokens: WordToken[] = [];
  for (const match of text.matchAll(wordAndGap)) {
    const token = toToken(match, language);
    const last = tokens.at(-1);
    if (last && token.word.length > match[1]!.length) last.gap = last.gap.slice(0, -1);
    tokens.push(token);
  }
  return tokens;
}

/** Returns the first word of a text in a script with spaces; undefined if it has none. */
export function firstWordToken(text: string, language: string): WordToken | undefined {
  const match = text.matchAll(wordAndGap).next().value;
  return match && toToken(match, language);
}

function toToken({ 1: word, 2: gap, index, input }: RegExpExecArray, language: string): WordToken {
  const key = lowerCase(word!, language).replaceAll('’', "'");
  return { word: hasSign(input, index) ? input[index - 1]! + word! : word!, key, gap: gap! };
}

/** Returns whether a sign stands before a number that starts at an offset: "-5" and "$20", but not "2020-25". */
const hasSign = (text: string, at: number) =>
  at > 0 && signs.includes(text[at - 1]!) && /\p{N}/u.test(text[at]!) && (at === 1 || /[\s\p{Ps}\p{Pi}"']/u.test(text[at - 2]!));
