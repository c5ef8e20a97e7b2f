/** Matches characters that users don't type: accents, vowel points, harakat, tatweel, soft hyphens, joiners. */
const ignoredCharacters =
  /[[\p{Mn}&&[\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Hebr}]]\p{Default_Ignorable_Code_Point}\u0640]/gv;
const ascii = /^[\0-\x7f]*$/;

/** Folds text for comparison: one case and width, without characters that users don't type. Line ends keep their positions. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ignoredCharacters, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i');
}

/** Matches a character with its marks, the parts of a Korean syllable, or voiced marks of narrow katakana. */
const cluster = /[\s\S][\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*/gv;

/** A text folded for search (case, accents and width removed), with offsets into the original. */
export interface FoldedText {
  text: string;
  /** Offset in the original of each UTF-16 unit of the folded text, and of its end. */
  origins: Uint32Array;
}

/** Folds text with offsets into the original, for texts of a few lines. */
export function foldWithOrigins(text: string): FoldedText {
  const parts: string[] = [];
  const origins: number[] = [];
  for (const { 0: characters, index } of text.matchAll(cluster)) {
    const folded = fold(characters);
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) origins.push(index);
  }
  origins.push(text.length);
  return { text: parts.join(''), origins: Uint32Array.from(origins) };
}
