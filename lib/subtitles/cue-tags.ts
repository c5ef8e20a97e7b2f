import { parseClock } from './parse-clock.ts';

// In practice `a < b` is text far more often than markup, so only the tags named here count. Lengths are bounded so that no
// input makes a search slow or deeply nested.

/** Meaning of a tag. `style` covers the tags that only change the appearance, which are nearly all. */
export type Tag =
  | 'style'
  | 'voice'
  | 'language'
  | 'break'
  | 'ruby'
  | 'rubyEnd'
  | 'annotation'
  | 'annotationEnd'
  | 'parenthesis'
  | 'parenthesisEnd';

const styleTags = 'a b c i s u q tt font span p div em strong strike del ins mark small big center sub sup code cite';
const tags = new Map<string, Tag>([
  ...styleTags.split(' ').flatMap((name): [string, Tag][] => [
    [name, 'style'],
    [`/${name}`, 'style'],
  ]),
  // An end tag without a name ends whatever is open.
  ['/', 'style'],
  ['v', 'voice'],
  ['/v', 'style'],
  ['lang', 'language'],
  ['/lang', 'style'],
  ['br', 'break'],
  ['/br', 'break'],
  ['ruby', 'ruby'],
  ['/ruby', 'rubyEnd'],
  ['rt', 'annotation'],
  ['/rt', 'annotationEnd'],
  ['rp', 'parenthesis'],
  ['/rp', 'parenthesisEnd'],
]);
const maxNameLength = 12;
const maxTagLength = 1000;
/** Maximum distance in characters of the end tag of an unknown tag. */
const maxPairLength = 500;
/** Length of `<00:00:01.500>` without its last bracket, the usual form of an inline time. */
const usualTimeTagLength = 13;

/**
 * Returns the offset of the `>` that closes the tag at `open`, or the end of the cue if that comes first; -1 if it is not a
 * tag.
 */
export function findTagEnd(text: string, open: number, end: number): number {
  if (
    open + usualTimeTagLength < end &&
    text.charCodeAt(open + usualTimeTagLength) === 0x3e &&
    isDigit(text.charCodeAt(open + 1))
  )
    return open + usualTimeTagLength;
  const limit = Math.min(end, open + maxTagLength);
  for (let at = open + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3e) return at;
    if (code === 0x3c) return -1;
  }
  return limit === end ? end : -1;
}

/** Returns the meaning of the tag between its brackets: a time in seconds or a known tag; undefined for text. */
export function readTag(text: string, open: number, close: number, end: number): Tag | number | undefined {
  const from = open + 1;
  if (isDigit(text.charCodeAt(from))) return parseClock(text, from, close);
  if (isClassTag(text, from, close)) return 'style';
  const nameEnd = findNameEnd(text, from, close);
  if (nameEnd < 0 || (close === end && mayBeText(text, from, nameEnd, close))) return undefined;
  const name = text.slice(from, nameEnd);
  return tags.get(name.toLowerCase()) ?? (isPaired(text, name, close, end) ? 'style' : undefined);
}

/** Whether a tag with an unknown name is markup: an end tag, or one whose end tag follows. */
const isPaired = (text: string, name: string, close: number, end: number): boolean =>
  name.startsWith('/') || text.slice(close, Math.min(end, close + maxPairLength)).includes(`</${name}>`);

/** Whether the tag is `<c>` or `</c>`, which surround every word of automatic captions. */
function isClassTag(text: string, from: number, close: number): boolean {
  const code = text.charCodeAt(from);
  return (close - from === 1 && code === 0x63) || (close - from === 2 && code === 0x2f && text.charCodeAt(from + 1) === 0x63);
}

/** Returns the end offset of the tag's name, including a leading slash; -1 if no name is found. */
function findNameEnd(text: string, from: number, close: number): number {
  let at = text.charCodeAt(from) === 0x2f ? from + 1 : from;
  const limit = Math.min(close, from + maxNameLength);
  while (at < limit && isLetter(text.charCodeAt(at))) at++;
  return at === close || (at > from && isNameEnd(text.charCodeAt(at))) ? at : -1;
}

/**
 * Whether a tag that is cut off by the end of its cue may be text: `a <b` and `a <b and c` are text, `</i` and `<c.yellow` are
 * not.
 */
const mayBeText = (text: string, from: number, nameEnd: number, close: number): boolean =>
  text[from] !== '/' && !(text[nameEnd] === '.' && nameEnd < close && !/\s/.test(text.slice(nameEnd, close)));

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
/** Whether the character ends a tag's name: a dot, a slash or white space. */
const isNameEnd = (code: number) => code === 0x2e || code === 0x2f || code <= 0x20;
