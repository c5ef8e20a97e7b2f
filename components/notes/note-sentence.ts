/** A link to a time of the media item, in seconds. */
const timeAddress = /\]\(#t=(\d{1,7})/g;

/** The marks of quotes, lists, tasks and headings before a line. */
const lineMarks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,4}[.)]|#{1,6}|\[[ xX]\])[ \t]))+/gm;
/** A link or an image with its text; `time` where it leads to a time. */
const link = /!?\[([^\]\n]*)\]\((?<time>#t=)?[^)\s]*\)/g;
/** Matches the marks of emphasis and code. An underscore within a word is not a mark. */
const formatMarks = /(?<!\\)(?:[*`]|~~)|(?<![\p{L}\p{N}\\])_|(?<!\\)_(?![\p{L}\p{N}])/gu;
const escaped = /\\([!-/:-@[-`{-~])/g;

/**
 * Returns the sentence at a selection of a note, or the line at the caret, as plain text without links to times; empty if it has
 * no words. Its time in seconds is that of the last link before its end; 0 without one.
 */
export function noteSentenceAt(note: string, from: number, to: number): { text: string; startTime: number } {
  const lineEnd = note.indexOf('\n', to);
  const end = from < to ? to : lineEnd < 0 ? note.length : lineEnd;
  const start = from < to ? from : note.lastIndexOf('\n', from - 1) + 1;
  const text = toPlain(note.slice(start, end));
  // The link of a selected sentence may follow on its line.
  const times = [...note.slice(0, lineEnd < 0 ? note.length : lineEnd).matchAll(timeAddress)];
  return { text, startTime: Number(times.at(-1)?.[1] ?? 0) };
}

/** Returns the words of a few lines of Markdown. A parser for them is too large for the panel. */
const toPlain = (markdown: string): string =>
  markdown
    .replace(lineMarks, '')
    .replace(link, (_, words: string, time?: string) => (time ? '' : words))
    .replace(formatMarks, '')
    .replace(escaped, '$1')
    .replace(/\s+/g, ' ')
    .trim();
