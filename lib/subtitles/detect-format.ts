import { tryParseJson } from '../encoding/try-parse-json.ts';
import { findSeparator } from './formats/csv.ts';
import { findSegments } from './formats/find-segments.ts';
import { hasTimedLines } from './formats/plain-text.ts';
import { hasStart, segmentsOfService } from './formats/service-json.ts';
import { isObject, objectsOf } from './json-fields.ts';
import { clockPattern } from './parse-clock.ts';
import type { SubtitleFormat } from './subtitle-format.ts';

/**
 * Format of a text as recognized from its content, with the parsed value for JSON. `html` is a page instead of captions, and
 * `html-part` a part of one, such as paragraphs without times.
 */
export interface DetectedFormat {
  format: SubtitleFormat | 'html' | 'html-part';
  json?: unknown;
}

/** Number of characters at the start of a text in which its format is recognized. */
const headLength = 100_000;

/** Patterns of the line formats, the most frequent first. The first match in the text decides; at one place only one can match. */
const formatPatterns: readonly [SubtitleFormat, RegExp][] = [
  ['srt', new RegExp(String.raw`^[ \t]{0,99}${clockPattern}(?:[;: ]\d{1,3})?[ \t]{0,99}--?>[ \t]{0,99}${clockPattern}`, 'm')],
  // Of word processors; between times without fractions they belong to a transcript.
  ['srt', /^[ \t]{0,99}\d{1,4}:\d\d:\d\d[.,;: ]\d{1,3}[ \t]{0,99}(?:[—–]{1,2}>|=>|→)[ \t]{0,99}\d{1,4}:\d\d:\d\d[.,;:]\d/m],
  // Machine translation writes spaces within times.
  ['srt', /^[ \t]{0,9}\d{1,4} ?: ?\d\d ?: ?\d\d ?[.,] ?\d{1,3} ?- ?-? ?> ?\d/m],
  ['srt', /^[ \t]{0,9}\p{Nd}{1,4}[:：]\p{Nd}{2}[:：]\p{Nd}{2}[,，.．]\p{Nd}{3}[ \t]{0,9}[-－]{1,2}[>＞]/mu],
  // Teams writes no leading zeros.
  ['srt', /^\d{1,2}:\d{1,2}:\d{1,2}[.,]\d{1,7} --> \d{1,2}:\d{1,2}:\d{1,2}[.,]/m],
  ['ass', /^[ \t]{0,99}(?:\[Script Info\]|\[Events\]|Dialogue:.{0,99},\d+:\d\d:\d\d\.\d\d,)/im],
  ['sbv', /^\d{1,4}:\d\d:\d\d\.\d{1,3},\d{1,4}:\d\d:\d\d\.\d{1,3}[ \t]{0,9}$/m],
  // With colons alone it may also be hours, minutes and seconds, which are below sixty.
  [
    'lrc',
    /^\[(?:\d{1,4}:\d\d(?:\.\d{1,3}|:[6-9]\d|(?=\]\[\d{1,4}:\d\d\]))\]|(?:ar|ti|al|by|re|ve|offset|length|la):.{0,200}\])/im,
  ],
  ['spruce-stl', /^[ \t]{0,9}\d\d:\d\d:\d\d[:;.]\d\d[ \t]{0,9},[ \t]{0,9}\d\d:\d\d:\d\d[:;.]\d\d[ \t]{0,9},/m],
  ['microdvd', /^[ \t]{0,9}\{\d{1,9}\}\{\d{0,9}\}/m],
  ['mpl2', /^[ \t]{0,9}\[\d{1,9}\]\[\d{0,9}\]/m],
  ['markdown', new RegExp(String.raw`^\*\*${clockPattern}(?: – ${clockPattern})?\*\* `, 'm')],
];

/** Recognizes the format of a text, which must not start with white space; undefined if it is unknown. */
export function detectFormat(text: string): DetectedFormat | undefined {
  const head = text.slice(0, headLength);
  if (head.startsWith('Scenarist_SCC')) return { format: 'scc' };
  if (/^WEBVTT(?:\s|$)/.test(head)) return { format: 'webvtt' };
  if (head.startsWith('<')) return detectMarkupFormat(head);
  if (/^[[{]/.test(head)) {
    const json = tryParseJson(text) ?? parseJsonLines(text);
    if (json !== undefined) {
      const format = formatOfJson(json);
      return format && { format, json };
    }
  }
  if (tablePattern.test(head)) return { format: 'tsv' };
  if (findSeparator(head)) return { format: 'csv' };
  const format = findFirstFormat(head);
  if (format) return { format };
  return hasTimedLines(head) ? { format: 'plain-text' } : undefined;
}

/** Returns the line format whose pattern matches first. Each pattern is searched up to the line of the best match so far. */
function findFirstFormat(head: string): SubtitleFormat | undefined {
  let first: { format: SubtitleFormat; at: number } | undefined;
  let part = head;
  for (const [format, pattern] of formatPatterns) {
    const at = part.search(pattern);
    if (at < 0 || (first && at >= first.at)) continue;
    first = { format, at };
    const lineEnd = head.indexOf('\n', at);
    if (lineEnd >= 0) part = head.slice(0, lineEnd);
  }
  return first?.format;
}

/** Matches a line of names of Whisper's tables, in any order, or the first label of Audacity. */
const tablePattern =
  /^(?:(?=[^\n]{0,200}\btext\b)["\w ]{0,40}\t?"?\bstart"?\t[^\n]{1,200}\n|\d{1,9}[.,]\d{1,9}\t\d{1,9}[.,]\d{1,9}\t)/i;

/** Parses a text with a JSON object on each line, as tools write that go on for long; undefined for any other text. */
function parseJsonLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const objects = isObject(tryParseJson(lines[0]!)) ? lines.map(tryParseJson) : [];
  return objects.length > 1 && objects.every(isObject) ? objects : undefined;
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
  return segmentsOfService(json) && 'whisper-json';
}

function formatOfEntries(entries: Record<string, unknown>[]): SubtitleFormat | undefined {
  const first = entries[0];
  if (typeof first?.startTime === 'number') return 'body' in first ? 'podcast-json' : 'json';
  return entries.slice(0, 100).some(hasStart) || findSegments(entries) ? 'whisper-json' : undefined;
}

function detectMarkupFormat(head: string): DetectedFormat {
  const root = findRootTag(head);
  const name = /^<(?:[\w.-]{1,20}:)?(\w{1,20})/.exec(root)?.[1]?.toLowerCase();
  if (name === 'transcript') return { format: 'srv1' };
  if (name === 'timedtext') return { format: /\bformat\s{0,9}=\s{0,9}["']3/.test(root) || /<p\s/.test(head) ? 'srv3' : 'srv2' };
  if (name === 'textstream') return { format: 'ttxt' };
  if (name === 'usfsubtitles') return { format: 'usf' };
  if (name === 'sami' || /<sync\s[^<>]{0,99}\bstart\s{0,9}=/i.test(head)) return { format: 'sami' };
  if (name === 'tt') return { format: 'ttml' };
  if (htmlTranscriptPatterns.every((pattern) => pattern.test(head))) return { format: 'html-transcript' };
  if (/<time\s(?:[^<>]{0,99}\s)?begin\s{0,9}=/i.test(head)) return { format: 'realtext' };
  if (/^<!doctype/i.test(head) || pageElements.has(name ?? '')) return { format: 'html' };
  return { format: hasTimedLines(head.replace(tag, '\n')) ? 'html-transcript' : 'html-part' };
}

/** Elements with which a page starts; a transcript with times in its text is part of one. */
const pageElements = new Set(['html', 'head', 'body', 'script', 'style', 'meta', 'title', 'link']);
const tag = /<[^<>]{1,2000}>/g;

const nonElements: readonly [open: string, close: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Returns the first tag that is neither a declaration nor a comment. */
function findRootTag(head: string): string {
  let from = 0;
  for (;;) {
    const nonElement = nonElements.find(([open]) => head.startsWith(open, from));
    if (!nonElement) return head.slice(from, from + 2000).split('>', 1)[0]!;
    const close = head.indexOf(nonElement[1], from);
    from = close < 0 ? -1 : head.indexOf('<', close);
    if (from < 0) return '';
  }
}

/** Patterns that are found in an HTML transcript but not in an error or login page. */
const htmlTranscriptPatterns = [
  /<cite[\s>]/i,
  new RegExp(String.raw`<time(?:\s[^<>]{0,200})?>\s{0,99}[[(]?${clockPattern}`, 'i'),
];
