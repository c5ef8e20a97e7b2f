import { escapeUTF8 } from 'entities';
import { paddedClockTime } from '../markdown/summary-markdown.ts';
import type { ExportItem } from './export-item.ts';
import { timeUrl } from './time-url.ts';

/** The header lines are read by Anki 2.1.54 and later; to earlier ones they are comments. */
const header = (isHtml: boolean) => ['#separator:tab', `#html:${isHtml}`, '#columns:Front\tBack\tTags', '#tags column:3'];

/**
 * Writes the quotes of media items as a text file that Anki imports: the quote on the front, and its speaker, its source and the
 * user's comment on the back. A picture is on the front, with its text on the back; a file with pictures is HTML.
 */
export function ankiCards(items: readonly ExportItem[]): string {
  const isHtml = items.some(({ quotes }) => quotes?.some(({ imageUrl }) => imageUrl));
  const markup = (text: string) => (isHtml ? escapeUTF8(text).replaceAll('\n', '<br>') : text);
  const rows = items.flatMap((item) =>
    (item.quotes ?? []).map(({ startTime, text, speaker, note, imageUrl }) => {
      const source = [speaker, `${item.title} (${paddedClockTime(startTime)})`].filter(Boolean).join(' – ');
      const back = [imageUrl && text, note?.trim(), source, timeUrl(item, startTime)].filter(Boolean).join('\n');
      const front = imageUrl ? `<img src="${escapeUTF8(imageUrl)}">` : markup(text.trim());
      return [front, markup(back), item.tags.map(tagOf).join(' ')].map(ankiField).join('\t');
    }),
  );
  return `${[...header(isHtml), ...rows].join('\n')}\n`;
}

/** Removes the characters of a text that Anki or a spreadsheet would interpret. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // Anki ends texts at a zero byte.
    .replaceAll('\0', '')
    // A spreadsheet would calculate it; a word joiner is invisible on a card.
    .replace(/^\s*[=+\-@＝＋－＠]/, '\u2060$&');

/** Returns a field of the file. Always quoted: a bare one could contain a separator, or begin with the `#` of a comment. */
export const ankiField = (text: string): string => `"${plain(text).replaceAll('"', '""')}"`;

/** Anki's tags end at a space. */
const tagOf = (tag: string): string => tag.trim().replace(/\s+/g, '_');
