import type { ChapterMark } from '../contract/media.ts';
import type { ShowNotes } from '../ports/markup-readers.ts';
import { readChapterLines } from './chapter-lines.ts';
import { decodeHtml } from './decode-html.ts';
import { chooseChapters } from './description-chapters.ts';
import { notTimeOfDay } from './time-of-day.ts';

const maxCharacters = 1_000_000;
/** Characters of the show notes that become the description. */
const maxDescription = 50_000;
/** Minimum number of chapters; two verses of the Bible, or two times of matches, are none. */
const minChapters = 3;
/** Start time in seconds up to which two chapters are enough. */
const maxStartOfTwo = 120;
const blockTag = /<(?:\/?(?:p|li|ul|ol|div|h\d|tr|table|blockquote|section|dt|dd)|br|hr)\b[^<>]{0,2000}>/gi;
const otherTag = /<\/?[a-z][^<>]{0,2000}>/gi;
/** Matches markup that occurs only in HTML; an address in angle brackets is text. */
const htmlMark = /<\/[a-z]|<(?:br|p|li|div)\b/i;
const squeezedStamp = new RegExp(
  String.raw`\s(?=[([]?${notTimeOfDay}(?:\d{1,2}:)?\d{1,3}:\d{2}[)\]]?\s+[-–—|:]?\s?[\p{Lu}\p{Lt}\p{Lo}"“])`,
  'gu',
);

/**
 * Reads the chapters in the show notes of a podcast episode, as text or HTML. Unlike on YouTube the first may start after 0:00,
 * two are enough if one is near 0:00, and any distance will do; times do not descend and are within the duration in seconds, if it
 * is known.
 */
export function showNotesChapters(notes: string, duration = 0): ChapterMark[] {
  const text = toPlainLines(notes.slice(0, maxCharacters));
  const chaptersOf = (lines: string) =>
    chooseChapters(
      readChapterLines(lines),
      duration,
      ({ length, 0: first }) => length >= minChapters || (length === 2 && first!.startTime <= maxStartOfTwo),
    );
  const chapters = chaptersOf(text);
  // Some feeds lose all line breaks.
  return chapters.length > 0 ? chapters : chaptersOf(text.replace(squeezedStamp, '\n'));
}

/** Reads show notes as plain text, and the chapters in them. */
export const readShowNotes = ({ text, duration }: { text: string; duration: number }): ShowNotes => ({
  text: toPlainLines(text.slice(0, maxDescription)).trim(),
  chapters: showNotesChapters(text, duration),
});

/** Converts HTML show notes to lines of text; of other text only the references to characters, which many hosts write, are decoded. */
function toPlainLines(notes: string): string {
  const text = htmlMark.test(notes) ? notes.replace(blockTag, '\n').replace(otherTag, '') : notes;
  return decodeHtml(text).replaceAll('\u00a0', ' ');
}
