import type { Cue } from '../contract/cue.ts';
import { Failure } from '../contract/failure.ts';
import type { PageCue } from '../contract/page.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import type { CaptionBody } from '../ports/ports.ts';
import { readMarkup } from './cue-markup.ts';
import { decodeText } from './decode-text.ts';
import { isProse } from './formats/plain-text.ts';
import { gatherLooks } from './gather-looks.ts';
import { parsers } from './parsers.ts';
import { collapseRolling } from './rolling.ts';
import { joinSegments } from './segmented-webvtt.ts';
import { type Sniffed, sniff } from './sniff.ts';
import type { Parsed, RawCue, SubtitleFormat } from './subtitle-format.ts';
import { orderCues, settleCues } from './tidy-cues.ts';

export interface Captions {
  format: SubtitleFormat;
  /** BCP 47 tag, where the file names one. */
  language?: string;
  /** In order, without overlaps, plain text; never empty. */
  cues: Cue[];
  /** The file has words but no times: these are guessed from the length of the text. */
  estimated?: true;
}

/** What the caller believes; the content has the last word. */
export interface CaptionHint {
  format?: SubtitleFormat;
  contentType?: string;
}

const maxBytes = 32 * 1024 * 1024;
const tooLarge = () => new Failure('tooLarge', 'captions of more than 32 MB');
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i;
/** Formats that never roll, where equal words after each other were said twice. */
const neverRolls = new Set<SubtitleFormat>(['json3', 'srv3', 'bilibili', 'json', 'lrc', 'markdown']);

/**
 * Captions of any format and encoding as cues.
 * Throws `tooLarge` past 32 MB, `captionsEmpty` where nothing is said, `captionsUnreadable` for what is no captions.
 */
export function readCaptions(body: CaptionBody | { text: string }, hint: CaptionHint = {}): Captions {
  if ('looks' in body) return readCaptions({ cues: gatherLooks(body.looks) });
  if ('cues' in body) return finish('webvtt', { cues: body.cues.map(readPageCue) });
  if ('segments' in body) return readCaptions({ text: joinSegments(body.segments) }, hint);
  const contentType = hint.contentType ?? ('base64' in body ? body.contentType : undefined);
  const raw = 'text' in body ? body.text : decodeBody(body.base64, contentType);
  if (raw.length > maxBytes) throw tooLarge();
  const text = (raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw).trimStart();
  if (text === '') throw new Failure('captionsEmpty', 'nothing in the answer');
  const sniffed = sniff(text);
  const format = formatOf(sniffed, text, { format: hint.format, contentType });
  return finish(format, parsers[format](text, sniffed?.json));
}

function formatOf(sniffed: Sniffed | undefined, text: string, hint: CaptionHint): SubtitleFormat {
  if (sniffed?.format === 'html') {
    if (hint.format === 'html-transcript') return hint.format;
    throw new Failure('captionsUnreadable', 'a page, not captions');
  }
  if (sniffed) return sniffed.format;
  // Only words without any sign are left, and errors are such words too.
  if (hint.format === 'plain-text') return hint.format;
  if (/^text\/plain\b/i.test(hint.contentType ?? '') && isProse(text)) return 'plain-text';
  throw new Failure('captionsUnreadable', 'not a known caption format');
}

function finish(format: SubtitleFormat, { language, cues, estimated }: Parsed): Captions {
  const ordered = orderCues(cues);
  const settled = settleCues(neverRolls.has(format) ? ordered : collapseRolling(ordered));
  if (settled.length === 0) throw new Failure('captionsEmpty', `${format} without words`);
  const known = language !== undefined && languageTag.test(language);
  return { format, cues: settled, ...(known && { language }), ...(estimated && { estimated }) };
}

function decodeBody(base64: string, contentType: string | undefined): string {
  if (base64.length > (maxBytes / 3) * 4 + 4) throw tooLarge();
  try {
    return decodeText(decodeBase64(base64), contentType);
  } catch {
    throw new Failure('captionsUnreadable', 'not base64');
  }
}

const readPageCue = ({ startTime, endTime, text }: PageCue): RawCue => ({
  startTime,
  endTime,
  ...readMarkup(text, startTime),
});
