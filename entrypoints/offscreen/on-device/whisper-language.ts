/** Whisper's codes that differ from BCP 47 tags. */
const codes: Record<string, string> = { jv: 'jw', nb: 'no', iw: 'he', fil: 'tl', in: 'id', cmn: 'zh' };
const tags: Record<string, string> = { jw: 'jv' };

/** Returns Whisper's code for the language of a BCP 47 tag; undefined if it is not supported. */
export function whisperLanguage(tag: string | undefined, known: Record<string, number>): string | undefined {
  const primary = tag?.toLowerCase().split('-')[0] ?? '';
  const code = codes[primary] ?? primary;
  return `<|${code}|>` in known ? code : undefined;
}

/** Returns the BCP 47 tag of one of Whisper's codes. */
export const tagOf = (code: string): string => tags[code] ?? code;

/** Returns the code of the most probable language. `logits`: of the first generated token. */
export function likeliestLanguage(logits: ArrayLike<number>, known: Record<string, number>): string {
  let best: string | undefined;
  for (const token of Object.keys(known)) {
    if (best === undefined || logits[known[token]!]! > logits[known[best]!]!) best = token;
  }
  return best?.slice('<|'.length, -'|>'.length) ?? 'en';
}
