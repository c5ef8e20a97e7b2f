/** Tokens that characters count: letters of English and spaces, others of ASCII, of two bytes, of three, and of four. */
const tokensOf = { letter: 0.3, ascii: 0.55, twoBytes: 1, threeBytes: 1.5, fourBytes: 3.2 } as const;

/**
 * An upper estimate of the tokens of a text for a language model, by its kinds of characters: a third above the vocabularies o200k
 * and cl100k for JSON with English or Chinese sentences, a tenth above them for JSON of addresses and numbers.
 */
export function countTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code >= 97 && code <= 122) || code === 32) tokens += tokensOf.letter;
    else if (code < 0x80) tokens += tokensOf.ascii;
    else if (code < 0x800) tokens += tokensOf.twoBytes;
    // Each half of a surrogate pair counts half of it.
    else tokens += code >= 0xd800 && code <= 0xdfff ? tokensOf.fourBytes / 2 : tokensOf.threeBytes;
  }
  return Math.ceil(tokens);
}
