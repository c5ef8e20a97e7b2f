import type { Cue } from '../contract/cue.ts';
import { Failure } from '../contract/failure.ts';
import type { PageCue } from '../contract/page.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import type { CaptionBody } from '../ports/caption-body.ts';
import { collapseRolling } from './collapse-rolling.ts';
import { readMarkup } from './cue-markup.ts';
import { decodeText } from './decode-text.ts';
import { type DetectedFormat, detectFormat } from './detect-format.ts';
import { isProse } from './formats/plain-text.ts';
import { joinSegments } from './join-webvtt-segments.ts';
import { maxCaptionBytes } from './max-caption-bytes.ts';
import { mergeCaptionSnapshots } from './merge-caption-snapshots.ts';
import { normalizeCues, sortCues } from './normalize-cues.ts';
import { parsers } from './parsers.ts';
import { extractNames } from './speakers.ts';
import type { ParsedCaptions, RawCue, SubtitleFormat } from './subtitle-format.ts';

/** The cues of a caption file or of a page's captions, with their format and language. */
export interface Captions {
  format: SubtitleFormat;
  /** BCP 47 tag, where the file names one. */
  language?: string;
  /** In order of their starts, as plain text; never empty. Cues overlap where the file's do. */
  cues: Cue[];
  /** Whether the times are estimated from the length of the text, because the file has none. */
  estimated?: true;
}

/** Expected format and content type; the content takes precedence. */
export interface CaptionHint {
  format?: SubtitleFormat;
  contentType?: string;
  /** Whether it is the transcript of a podcast, where a name with a colon is a speaker. */
  isPodcast?: boolean;
}

const tooLarge = () => new Failure('tooLarge', 'captions of more than 32 MB');
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i;
/** Formats without rolling captions, in which repeated words were really spoken twice. */
const formatsWithoutRolling = new Set<SubtitleFormat>(['json3', 'srv3', 'bilibili', 'json', 'lrc', 'markdown']);

/**
 * Reads captions of any format and encoding as cues. Throws `tooLarge` above 32 MB, `captionsEmpty` if there is no text, and
 * `captionsUnreadable` if the content is not captions.
 */
export function readCaptions(body: CaptionBody | { text: string }, hint: CaptionHint = {}): Captions {
  if ('looks' in body) return readCaptions({ cues: mergeCaptionSnapshots(body.looks) });
  if ('cues' in body) return normalizeCaptions('webvtt', { cues: body.cues.map(readPageCue) });
  if ('segments' in body) return readCaptions({ text: joinSegments(body.segments) }, hint);
  const { format, ...parsed } = parseCaptions(body, hint);
  return normalizeCaptions(format, parsed);
}

/**
 * Parses captions without tidying them: every cue of the file, in its order and with its own times, and what was read leniently.
 * Throws like `readCaptions`, but not for a file without text.
 */
export function parseCaptions(
  body: { text: string } | { base64: string; contentType?: string },
  hint: CaptionHint = {},
): ParsedCaptions & { format: SubtitleFormat } {
  const contentType = hint.contentType ?? ('base64' in body ? body.contentType : undefined);
  const raw = 'text' in body ? body.text : decodeBody(body.base64, contentType);
  if (raw.length > maxCaptionBytes) throw tooLarge();
  const text = (raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw).trimStart();
  if (text === '') throw new Failure('captionsEmpty', 'the caption file is empty');
  const detected = detectFormat(text);
  const format = chooseFormat(detected, text, { format: hint.format, contentType });
  const parsed = parsers[format](text, detected?.json);
  return { format, ...parsed, ...(format === 'srt' && { cues: extractNames(parsed.cues, hint.isPodcast) }) };
}

function chooseFormat(detected: DetectedFormat | undefined, text: string, hint: CaptionHint): SubtitleFormat {
  if (detected?.format === 'html') {
    if (hint.format === 'html-transcript') return hint.format;
    throw new Failure('captionsUnreadable', 'an HTML page instead of captions');
  }
  if (detected) return detected.format;
  // Only text without a format's marks remains, and error messages look the same.
  if (hint.format === 'plain-text') return hint.format;
  if (/^text\/plain\b/i.test(hint.contentType ?? '') && isProse(text)) return 'plain-text';
  throw new Failure('captionsUnreadable', 'unknown caption format');
}

function normalizeCaptions(format: SubtitleFormat, { language, cues, estimated }: ParsedCaptions): Captions {
  const ordered = sortCues(cues);
  const normalized = normalizeCues(formatsWithoutRolling.has(format) ? ordered : collapseRolling(ordered));
  if (normalized.length === 0) throw new Failure('captionsEmpty', `${format} captions without text`);
  const known = language !== undefined && languageTag.test(language);
  return { format, cues: normalized, ...(known && { language }), ...(estimated && { estimated }) };
}

function decodeBody(base64: string, contentType: string | undefined): string {
  if (base64.length > (maxCaptionBytes / 3) * 4 + 4) throw tooLarge();
  try {
    return decodeText(decodeBase64(base64), contentType);
  } catch {
    throw new Failure('captionsUnreadable', 'caption body is not valid base64');
  }
}

const readPageCue = ({ startTime, endTime, text }: PageCue): RawCue => ({
  startTime,
  endTime,
  ...readMarkup(text, startTime),
});
