import { Failure } from '../contract/failure.ts';
import type { PageCue } from '../contract/page.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import type { CaptionBody, CaptionFile } from '../ports/caption-body.ts';
import { readMarkup } from './cue-markup.ts';
import { type DetectedFormat, detectFormat } from './detect-format.ts';
import { decodeDeclared } from './encoding.ts';
import { estimateTimes } from './estimate-times.ts';
import { parseMp4 } from './formats/mp4.ts';
import { isProse, isSpokenText } from './formats/plain-text.ts';
import { joinSegments } from './join-webvtt-segments.ts';
import { likeliestEncoding } from './likeliest-encoding.ts';
import { maxCaptionBytes } from './max-caption-bytes.ts';
import { mergeCaptionSnapshots } from './merge-caption-snapshots.ts';
import { isMp4 } from './mp4-samples.ts';
import { parsers } from './parsers.ts';
import { continueTurns, extractLabels, extractNames, extractSpeaker, extractTurns, startsWithName } from './speakers.ts';
import type { ParsedCaptions, RawCue, SubtitleFormat } from './subtitle-format.ts';
import { type Captions, tidyCaptions } from './tidy-captions.ts';
import { undoDoubleEncoding } from './undo-double-encoding.ts';

/** Expected format and content type; the content takes precedence. */
export interface CaptionHint {
  format?: SubtitleFormat;
  contentType?: string;
  /** Whether it is the transcript of a podcast, where a name with a colon is a speaker. */
  isPodcast?: boolean;
}

const tooLarge = () => new Failure('tooLarge', 'The captions are larger than 32 MB.');

/**
 * Reads captions of any format and encoding as cues. Throws `tooLarge` above 32 MB, `captionsEmpty` if there is no text, and
 * `captionsUnreadable` if the content is not captions.
 */
export function readCaptions(body: CaptionBody | { text: string }, hint: CaptionHint = {}): Captions {
  if ('snapshots' in body) return readCaptions({ cues: mergeCaptionSnapshots(body.snapshots) });
  if ('cues' in body) return tidyCaptions({ format: 'webvtt', cues: body.cues.map(readPageCue) }).captions;
  if ('segments' in body) return readCaptions({ text: joinSegments(body) }, hint);
  return tidyCaptions(parseCaptions(body, hint)).captions;
}

/**
 * Parses captions without tidying them: every cue of the file, in its order and with its own times, and what was read leniently.
 * Throws like `readCaptions`, but not for a file without text.
 */
export function parseCaptions(
  body: { text: string } | CaptionFile,
  given: CaptionHint = {},
): ParsedCaptions & { format: SubtitleFormat; leniencies: string[] } {
  const hint = 'base64' in body ? { contentType: body.contentType, isPodcast: body.isPodcast, ...given } : given;
  const parsed = 'text' in body ? parseText(body.text, hint) : parseFile(body, hint);
  const { format } = parsed;
  const marked = parsed.cues.map((cue) => {
    const text = cue.text.trimStart();
    return text.startsWith('>>') ? extractSpeaker({ ...cue, text }) : cue;
  });
  const named = nameSpeakers(marked, { format, isEstimated: parsed.estimated === true, isExpected: hint.isPodcast === true });
  const cues = parsed.estimated ? estimateTimes(named) : named;
  const leniencies = [
    ...(parsed.leniencies ?? []),
    ...(named === marked ? [] : ['names with a colon are taken for speakers']),
    ...(parsed.estimated ? ['no times: they are estimated from the length of the text'] : []),
  ];
  return { ...parsed, cues, leniencies };
}

/** Captions with the format that they were read in. */
type FormattedCaptions = ParsedCaptions & { format: SubtitleFormat };

function parseText(decoded: string, hint: CaptionHint): FormattedCaptions {
  if (decoded.length > maxCaptionBytes) throw tooLarge();
  const restored = undoDoubleEncoding(decoded);
  const raw = restored ?? decoded;
  // Files that were joined have a mark of byte order at the start of each.
  const unmarked = raw.includes('\uFEFF') ? raw.replaceAll('\uFEFF', '') : raw;
  const lines = unmarked.includes('\r') ? unmarked.replace(/\r{1,2}\n|\r/g, '\n') : unmarked;
  // As WebVTT requires; stores of text cannot hold the character.
  const written = withoutFence((lines.includes('\0') ? lines.replaceAll('\0', '\uFFFD') : lines).trimStart());
  const text = directionMark.test(written) ? written.replace(markedTimes, withoutMarks) : written;
  if (text === '') throw new Failure('captionsEmpty', 'The caption file is empty.');
  const detected = detectFormat(text);
  const format = chooseFormat(detected, text, hint);
  const parsed = parsers[format](text, detected?.json);
  return { ...parsed, format, ...(restored !== undefined && withLeniency('text that was encoded twice', parsed)) };
}

/** Parses a file; text that declares no encoding is read in the likeliest one. */
function parseFile({ base64, isStream }: CaptionFile, hint: CaptionHint): FormattedCaptions {
  const bytes = decodeFile(base64);
  if (isMp4(bytes)) return parseMp4(bytes, isStream);
  let guessedEncoding: string | undefined;
  const guess = () => {
    guessedEncoding = likeliestEncoding(bytes);
    return guessedEncoding;
  };
  const parsed = parseText(decodeDeclared(bytes, hint.contentType, guess), hint);
  return guessedEncoding
    ? { ...parsed, ...withLeniency(`the character encoding is guessed: ${guessedEncoding}`, parsed) }
    : parsed;
}

const withLeniency = (first: string, { leniencies = [] }: ParsedCaptions): Pick<ParsedCaptions, 'leniencies'> => ({
  leniencies: [first, ...leniencies],
});

/** Matches the marks of direction that editors write around right-to-left text, and the lines of times and numbers that have them. */
const directionMark = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const directionMarks = new RegExp(directionMark, 'g');
const markedTimes = /^[^\n]{0,80}\d[^\n]{0,9}--?>[^\n]{1,200}$|^[^\p{L}\p{P}\n]{1,20}$/gmu;
const withoutMarks = (line: string): string => line.replace(directionMarks, '');

/** Formats without a usual field for speakers, or with one that services of meetings leave out. */
const formatsOfNames = new Set<SubtitleFormat>([
  'srt',
  'webvtt',
  'sbv',
  'srv1',
  'srv3',
  'json3',
  'ttml',
  'plain-text',
  'html-transcript',
]);

/** Returns the text within the fence of Markdown, in which language models write files; any other text as it is. */
const withoutFence = (text: string): string =>
  text.startsWith('```') ? text.replace(/^`{3,}[\w-]{0,20}\n\s*/, '').replace(/\n`{3,}\s*$/, '') : text;

/**
 * Moves the names in front of cues to their `speaker` field, where a format has none. Transcripts of podcasts may name only a change
 * of speaker.
 */
function nameSpeakers(
  cues: RawCue[],
  { format, isEstimated, isExpected }: { format: SubtitleFormat; isEstimated: boolean; isExpected: boolean },
): RawCue[] {
  if (isEstimated) return extractTurns(cues, isExpected);
  if (!formatsOfNames.has(format)) return cues;
  const named = extractLabels(cues) ?? extractNames(cues, isExpected || isNamedThroughout(format, cues));
  return isExpected && named !== cues ? continueTurns(named) : named;
}

/** Whether every line of a transcript in plain text has a colon, as only names do. */
const isNamedThroughout = (format: SubtitleFormat, cues: RawCue[]): boolean =>
  (format === 'plain-text' || format === 'html-transcript') && cues.length > 1 && cues.every(startsWithName);

function chooseFormat(detected: DetectedFormat | undefined, text: string, hint: CaptionHint): SubtitleFormat {
  if (detected?.format === 'html' || detected?.format === 'html-part') {
    const isTranscript = detected.format === 'html-part' && hint.isPodcast && /^text\/html\b/i.test(hint.contentType ?? '');
    if (isTranscript || hint.format === 'html-transcript') return 'html-transcript';
    throw new Failure('captionsUnreadable', 'The file is an HTML page, not captions.');
  }
  if (detected) return detected.format;
  // Only text without a format's marks remains, and error messages look the same.
  if (hint.format === 'plain-text') return hint.format;
  const isText = /^text\/(?:plain|markdown)\b/i.test(hint.contentType ?? '');
  if (isText && (isProse(text) || (hint.isPodcast && isSpokenText(text)))) return 'plain-text';
  throw new Failure('captionsUnreadable', 'The caption format is unknown.');
}

function decodeFile(base64: string): Uint8Array<ArrayBuffer> {
  if (base64.length > (maxCaptionBytes / 3) * 4 + 4) throw tooLarge();
  try {
    return decodeBase64(base64);
  } catch {
    throw new Failure('captionsUnreadable', 'The caption file is not valid base64.');
  }
}

const readPageCue = ({ startTime, endTime, text }: PageCue): RawCue => ({
  startTime,
  endTime,
  ...readMarkup(text, startTime),
});
