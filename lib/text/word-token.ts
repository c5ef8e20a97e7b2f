/** A word with the text up to the next word. */
export interface WordToken {
  word: string;
  /** The word in lower case. */
  key: string;
  gap: string;
  /** Whether a filler was left out after it. */
  isBeforeFiller?: boolean;
}

/** Whether a mark follows a word. */
export const hasMark = ({ gap }: WordToken): boolean => /[,;:.?!…]/.test(gap);

const wordAndGap = /([\p{L}\p{N}\p{M}\u200c\u200d]+(?:['’-][\p{L}\p{N}\p{M}\u200c\u200d]+)*)([^\p{L}\p{N}]*)/gu;

/** Splits a text in a script with spaces into its words. What stands before the first one is left out. */
export function readWordTokens(text: string, language: string): WordToken[] {
  const tokens: WordToken[] = [];
  for (const match of text.matchAll(wordAndGap)) tokens.push(toToken(match, language));
  return tokens;
}

/** Returns the first word of a text in a script with spaces; undefined if it has none. */
export function firstWordToken(text: string, language: string): WordToken | undefined {
  const match = text.matchAll(wordAndGap).next().value;
  return match && toToken(match, language);
}

function toToken([, word, gap]: RegExpExecArray, language: string): WordToken {
  const key = (language === 'tr' ? word!.toLocaleLowerCase('tr') : word!.toLowerCase()).replaceAll('’', "'");
  return { word: word!, key, gap: gap! };
}
