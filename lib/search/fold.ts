/** What people leave out when they type: accents, vowel points, harakat, tatweel, soft hyphens, joiners. */
const leftOut =
  /[[\p{Mn}&&[\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Hebr}]]\p{Default_Ignorable_Code_Point}\u0640]/gv;
const ascii = /^[\0-\x7f]*$/;

/** Text as it is compared: in one case and one width, without what people leave out. Line ends stay where they are. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(leftOut, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i');
}

/** A character with what belongs to it: marks, the parts of a Korean syllable, the voiced marks of narrow katakana. */
const cluster = /[\s\S][\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*/gv;

export interface Folded {
  text: string;
  /** Where each UTF-16 unit of the text, and its end, stands in the original. */
  origins: Uint32Array;
}

/** Folds with a way back to the original, for texts of a few lines. */
export function foldWithOrigins(text: string): Folded {
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
