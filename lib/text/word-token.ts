/** A word with the text up to the next word. */
export interface WordToken {
  word: string;
  /** The word in lower case. */
  key: string;
  gap: string;
}

const wordAndGap = /([\p{L}\p{N}\p{M}\u200c\u200d]+(?:['’-][\p{L}\p{N}\p{M}\u200c\u200d]+)*)([^\p{L}\p{N}]*)/gu;

/** Splits a text in a script with spaces into its words. What stands before the first one is left out. */
export function readWordTokens(text: string, language: string): WordToken[] {
  const tokens: WordToken[] = [];
  for (const [, word, gap] of text.matchAll(wordAndGap)) {
    const key = (language === 'tr' ? word!.toLocaleLowerCase('tr') : word!.toLowerCase()).replaceAll('’', "'");
    tokens.push({ word: word!, key, gap: gap! });
  }
  return tokens;
}
