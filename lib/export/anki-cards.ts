import { timestamp } from '../text/markdown.ts';
import type { ExportItem } from './export-item.ts';
import { timeUrl } from './time-url.ts';

/** The header lines are read by Anki 2.1.54 and later; to earlier ones they are comments. */
const header = ['#separator:tab', '#html:false', '#columns:Front\tBack\tTags', '#tags column:3'];

/**
 * Writes the quotes of media items as a text file that Anki imports: the quote on the front, and its speaker, its source and the
 * user's comment on the back.
 */
export function ankiCards(items: readonly ExportItem[]): string {
  const rows = items.flatMap((item) =>
    (item.quotes ?? []).map(({ startTime, text, speaker, note }) => {
      const source = [speaker, `${item.title} (${timestamp(startTime)})`].filter(Boolean).join(' – ');
      const back = [note?.trim(), source, timeUrl(item, startTime)].filter(Boolean).join('\n');
      return [text.trim(), back, item.tags.map(tagOf).join(' ')].map(field).join('\t');
    }),
  );
  return `${[...header, ...rows].join('\n')}\n`;
}

/** Always quoted: a bare one could hold a separator, or begin with the `#` of a comment. */
const field = (text: string): string =>
  `"${text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // Anki ends texts at a zero byte.
    .replaceAll('\0', '')
    // A spreadsheet would calculate it; a word joiner is invisible on a card.
    .replace(/^\s*[=+\-@＝＋－＠]/, '\u2060$&')
    .replaceAll('"', '""')}"`;

/** Anki's tags end at a space. */
const tagOf = (tag: string): string => tag.trim().replace(/\s+/g, '_');
