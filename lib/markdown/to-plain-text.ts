/** The marks of quotes, lists, tasks and headings before a line. */
const lineMarks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,4}[.)]|#{1,6}|\[[ xX]\])[ \t]))+/gm;
/** A link or an image with its text. */
const link = /!?\[([^[\]\n]*)\]\([^)\s]*\)/g;
/** Matches the marks of emphasis and code. An underscore within a word is not a mark. */
const formatMarks = /(?<!\\)(?:[*`]|~~)|(?<![\p{L}\p{N}\\])_|(?<!\\)_(?![\p{L}\p{N}])/gu;
const escaped = /\\([!-/:-@[-`{-~])/g;

/** Returns the words of a few lines of Markdown as one line. A parser for them is too large for the panel. */
export const toPlainText = (markdown: string): string =>
  markdown.replace(lineMarks, '').replace(link, '$1').replace(formatMarks, '').replace(escaped, '$1').replace(/\s+/g, ' ').trim();
