import { looksTimed } from './formats/plain-text.ts';
import { isObject, objectsOf } from './json-fields.ts';
import type { SubtitleFormat } from './subtitle-format.ts';

/** What a text is by its content, and the parsed value where that is JSON. `html` is a page and no captions. */
export interface Sniffed {
  format: SubtitleFormat | 'html';
  json?: unknown;
}

/** Characters in which a text has to show what it is. */
const headLength = 100_000;

const clock = String.raw`(?:\d{1,4}:)?\d{1,3}:\d{2}(?:[.,]\d{1,9})?`;

/** Signs of the formats that are lines. The first in the text counts, and of two at one place the first here. */
const signs: readonly [SubtitleFormat, RegExp][] = [
  ['ass', /^\[Script Info\]|^\[Events\]|^Dialogue:.{0,99},\d+:\d\d:\d\d\.\d\d,/im],
  ['sbv', /^\d{1,4}:\d\d:\d\d\.\d{1,3},\d{1,4}:\d\d:\d\d\.\d{1,3}[ \t]{0,9}$/m],
  ['srt', new RegExp(String.raw`^[ \t]{0,99}${clock}[ \t]{0,99}-->[ \t]{0,99}${clock}`, 'm')],
  // With colons alone it may as well be hours, minutes and seconds, of which there are no sixty.
  ['lrc', /^\[(?:\d{1,4}:\d\d(?:\.\d{1,3}|:[6-9]\d)\]|(?:ar|ti|al|by|re|ve|offset|length|la):.{0,200}\])/im],
  ['markdown', new RegExp(String.raw`^\*\*${clock}(?: – ${clock})?\*\* `, 'm')],
];

/** Expects no space before the content. */
export function sniff(text: string): Sniffed | undefined {
  const head = text.slice(0, headLength);
  if (/^WEBVTT(?:\s|$)/.test(head)) return { format: 'webvtt' };
  if (head.startsWith('<')) return sniffMarkup(head);
  if (/^[[{]/.test(head)) {
    const json = parseJson(text);
    if (json !== undefined) {
      const format = formatOfJson(json);
      return format && { format, json };
    }
  }
  const found = signs.map(([format, sign]) => ({ format, at: head.search(sign) })).filter(({ at }) => at >= 0);
  if (found.length > 0) return { format: found.reduce((first, other) => (other.at < first.at ? other : first)).format };
  return looksTimed(head) ? { format: 'plain-text' } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formatOfJson(json: unknown): SubtitleFormat | undefined {
  if (Array.isArray(json)) return formatOfEntries(objectsOf(json));
  if (!isObject(json)) return undefined;
  if (Array.isArray(json.events) || json.wireMagic === 'pb3') return 'json3';
  if (Array.isArray(json.body)) return 'bilibili';
  if (Array.isArray(json.transcription)) return 'whisper-json';
  if (Array.isArray(json.segments)) {
    const first = objectsOf(json.segments)[0];
    return first && ('start' in first || 'end' in first) ? 'whisper-json' : 'podcast-json';
  }
  return Array.isArray(json.words) ? 'whisper-json' : undefined;
}

function formatOfEntries(entries: Record<string, unknown>[]): SubtitleFormat | undefined {
  const first = entries[0];
  if (first && 'startTime' in first) return 'body' in first ? 'podcast-json' : 'json';
  return first && 'start' in first ? 'whisper-json' : undefined;
}

function sniffMarkup(head: string): Sniffed {
  const root = rootTag(head);
  const name = /^<(?:[\w.-]{1,20}:)?(\w{1,20})/.exec(root)?.[1]?.toLowerCase();
  if (name === 'transcript') return { format: 'srv1' };
  if (name === 'timedtext') return { format: /\bformat\s{0,9}=\s{0,9}["']3/.test(root) ? 'srv3' : 'srv2' };
  if (name === 'tt') return { format: 'ttml' };
  if (transcriptMarks.every((mark) => mark.test(head))) return { format: 'html-transcript' };
  return { format: 'html' };
}

const asides: readonly [open: string, close: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** The first tag that is neither declaration nor comment. */
function rootTag(head: string): string {
  let from = 0;
  for (;;) {
    const aside = asides.find(([open]) => head.startsWith(open, from));
    if (!aside) return head.slice(from, from + 2000).split('>', 1)[0]!;
    const close = head.indexOf(aside[1], from);
    from = close < 0 ? -1 : head.indexOf('<', close);
    if (from < 0) return '';
  }
}

/** What a transcript for readers has, and a page that stands in the way of one has not. */
const transcriptMarks = [/<cite[\s>]/i, new RegExp(String.raw`<time(?:\s[^<>]{0,200})?>\s{0,99}[[(]?${clock}`, 'i')];
