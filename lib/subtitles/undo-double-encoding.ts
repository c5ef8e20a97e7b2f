import { decodeStrictly } from './encoding.ts';

/**
 * Matches what a character of UTF-8 looks like in Windows-1252: its first byte, and another one. Signs that correct text has behind
 * a capital, as in `JOSÉ…`, `NESCAFÉ®` and `LIBERTÉ !`, are no evidence.
 */
const mark =
  /[\u00c2-\u00f4][\u0080-\u009f\u00a1-\u00aa\u00ac\u00ad\u00af-\u00ba\u00bc-\u00bf\u0152-\u0192\u02c6-\u02dc\u2020-\u2022\u2030\u20ac]/;

/** Bytes of Windows-1252 by their characters. */
const createBytes = () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  return new Map(Array.from(new TextDecoder('windows-1252').decode(bytes), (character, byte) => [character.charCodeAt(0), byte]));
};

/**
 * Returns a text whose UTF-8 a program took for Windows-1252 and encoded again, `Ã©` for `é`; undefined for any other text. All
 * characters beyond ASCII have to form characters of UTF-8, which those of a correct text do not.
 */
export function undoDoubleEncoding(text: string): string | undefined {
  if (!mark.test(text)) return undefined;
  const byteOf = createBytes();
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const byte = byteOf.get(text.charCodeAt(i));
    if (byte === undefined) return undefined;
    bytes[i] = byte;
  }
  return decodeStrictly('utf-8', bytes);
}
