/** Scripts that are written without spaces between words. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const letter = String.raw`[\p{L}\p{N}\p{M}]`;
const run = new RegExp(`(?<unspaced>[${unspaced}&&${letter}]+)|[${letter}--${unspaced}]+`, 'gv');

/** Longer words are cut: nobody types them out. */
const longest = 24;

/** What a text is found by: its words; of scripts without spaces each character and each pair of them. Takes folded text. */
export function addTerms(text: string, add: (term: string) => void): void {
  for (const { 0: found, groups } of text.matchAll(run)) {
    if (!groups?.unspaced) {
      add(found.length > longest ? found.slice(0, longest) : found);
      continue;
    }
    let before = '';
    for (const character of found) {
      add(character);
      if (before) add(before + character);
      before = character;
    }
  }
}

/** What a query asks for. A prefix stands for every term that begins so. */
export interface QueryTerm {
  text: string;
  isPrefix: boolean;
  /** Whether it stands for a whole word, or for a part of unspaced writing. */
  isWord: boolean;
}

/**
 * Words are looked for by their beginning, as endings differ (clock, clocks), but very short ones only while they are being
 * typed. Takes a folded query.
 */
export function queryTerms(query: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const put = (term: QueryTerm) => terms.set(term.text, term);
  for (const { 0: found, groups, index } of query.matchAll(run)) {
    if (groups?.unspaced) {
      const characters = [...found];
      if (characters.length === 1) put({ text: found, isPrefix: false, isWord: false });
      for (let at = 1; at < characters.length; at++)
        put({ text: characters[at - 1]! + characters[at]!, isPrefix: false, isWord: false });
      continue;
    }
    const isTyped = index + found.length === query.length;
    const isLong = found.length >= 3 || (found.length === 2 && (isTyped || found > '\u02ff'));
    put({ text: found.slice(0, longest), isPrefix: isLong, isWord: true });
  }
  return [...terms.values()];
}
