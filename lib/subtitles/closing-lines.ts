import { readStampLine } from './stamp-lines.ts';

/**
 * Matches the lines that services write below a transcript: who made it (Otter, TurboScribe), that the meeting or its
 * transcription ended (Google Meet, Teams), and the name of a track (YouTube's panel).
 */
const closingLine =
  /^(?:\(?Transcribed by (?:https?:|TurboScribe).{0,200}|.{1,100} stopped transcription|.{0,100}\d\d:\d\d:\d\d\s?👋|[\p{L}\s()]{2,60} \((?:auto-generated|automatisch erzeugt|générés? automatiquement|generados? automáticamente)\))$/u;

/** Minimum length of a line above the first time that is a notice, which Google Meet writes in every language below the text too. */
const minNoticeLength = 40;

/** Returns a transcript without the lines that a service writes below it. */
export function withoutClosingLines(text: string): string {
  const lines = text.split('\n');
  const isNotice = noticesAbove(lines);
  let end = lines.length;
  while (end > 0 && isClosing(lines[end - 1]!.trim(), isNotice)) end--;
  return end === lines.length ? text : lines.slice(0, end).join('\n');
}

const isClosing = (line: string, isNotice: (line: string) => boolean): boolean =>
  line === '' || closingLine.test(line) || isNotice(line);

/** Returns a function that says whether a line is a long one above the first time. */
function noticesAbove(lines: string[]): (line: string) => boolean {
  const first = lines.findIndex((line) => readStampLine(line) !== undefined);
  const notices = new Set(lines.slice(0, Math.max(0, first)).map((line) => line.trim()));
  return (line) => line.length >= minNoticeLength && notices.has(line);
}
