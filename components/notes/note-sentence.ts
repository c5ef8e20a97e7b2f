import { toPlainText } from '../../lib/markdown/to-plain-text.ts';

/** A link to a time of the media item, in seconds, or an image of it. */
const timeLink = /!?\[[^[\]\n]*\]\(#t=(\d{1,7})[^)\s]*\)/g;

/**
 * Returns the sentence at a selection of a note, or the line at the caret, as plain text without links to times; empty if it has
 * no words. Its time in seconds is that of the last link before its end; 0 without one.
 */
export function noteSentenceAt(note: string, from: number, to: number): { text: string; startTime: number } {
  const lineEnd = note.indexOf('\n', to);
  const end = from < to ? to : lineEnd < 0 ? note.length : lineEnd;
  const start = from < to ? from : note.lastIndexOf('\n', from - 1) + 1;
  const text = toPlainText(note.slice(start, end).replace(timeLink, ''));
  // The link of a selected sentence may follow on its line.
  const times = [...note.slice(0, lineEnd < 0 ? note.length : lineEnd).matchAll(timeLink)];
  return { text, startTime: Number(times.at(-1)?.[1] ?? 0) };
}
