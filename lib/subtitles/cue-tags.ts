import { parseClock } from './timing.ts';

// In practice `a < b` is text far more often than markup, so only the tags named here count. Lengths are bounded so that no
// input makes a search slow or deep.

/** What a tag says; those that only shape what is shown, which are nearly all, say nothing. */
export type Tag = 'silent' | 'voice' | 'break' | 'ruby' | 'rubyEnd' | 'reading' | 'readingEnd';

const shaping = 'b c i s u lang font span p div em strong strike small big center';
const tags = new Map<string, Tag>([
  ...shaping.split(' ').flatMap((name): [string, Tag][] => [
    [name, 'silent'],
    [`/${name}`, 'silent'],
  ]),
  // An end tag without a name ends whatever is open.
  ['/', 'silent'],
  ['v', 'voice'],
  ['/v', 'silent'],
  ['br', 'break'],
  ['/br', 'break'],
  ['ruby', 'ruby'],
  ['/ruby', 'rubyEnd'],
  ['rt', 'reading'],
  ['rp', 'reading'],
  ['/rt', 'readingEnd'],
  ['/rp', 'readingEnd'],
]);
const longestName = 7;
const longestTag = 1000;
/** `<00:00:01.500>`, as nearly all are written. */
const usualClock = 13;

/** Where the tag that begins at `open` has its `>`, or the end of the cue where that comes first; -1 for what is no tag. */
export function endOfTag(text: string, open: number, end: number): number {
  if (open + usualClock < end && text.charCodeAt(open + usualClock) === 0x3e && isDigit(text.charCodeAt(open + 1)))
    return open + usualClock;
  const limit = Math.min(end, open + longestTag);
  for (let at = open + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3e) return at;
    if (code === 0x3c) return -1;
  }
  return limit === end ? end : -1;
}

/** What the tag between its brackets says: a time in seconds, or one of the known tags; undefined for what is text. */
export function readTag(text: string, open: number, close: number, end: number): Tag | number | undefined {
  const from = open + 1;
  if (isDigit(text.charCodeAt(from))) return parseClock(text, from, close);
  if (isC(text, from, close)) return 'silent';
  const nameEnd = endOfName(text, from, close);
  if (nameEnd < 0 || (close === end && mayBeText(text, from, nameEnd, close))) return undefined;
  return tags.get(text.slice(from, nameEnd).toLowerCase());
}

/** `<c>` and `</c>`, which stand around every word of automatic captions. */
function isC(text: string, from: number, close: number): boolean {
  const code = text.charCodeAt(from);
  return (close - from === 1 && code === 0x63) || (close - from === 2 && code === 0x2f && text.charCodeAt(from + 1) === 0x63);
}

/** Where the letters of a tag's name end, with the slash before them; -1 where something else than a name is there. */
function endOfName(text: string, from: number, close: number): number {
  let at = text.charCodeAt(from) === 0x2f ? from + 1 : from;
  const limit = Math.min(close, from + longestName);
  while (at < limit && isLetter(text.charCodeAt(at))) at++;
  return at === close || (at > from && endsName(text.charCodeAt(at))) ? at : -1;
}

/** Where a cue ends inside a tag: `a <b` and `a <b and c` were said, `</i` and `<c.yellow` were not. */
const mayBeText = (text: string, from: number, nameEnd: number, close: number): boolean =>
  text[from] !== '/' && !(text[nameEnd] === '.' && nameEnd < close && !/\s/.test(text.slice(nameEnd, close)));

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
/** A dot, a slash or space. */
const endsName = (code: number) => code === 0x2e || code === 0x2f || code <= 0x20;
