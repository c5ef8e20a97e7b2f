import { escapeMarkdown } from '../../lib/markdown/escape-markdown.ts';
import { pictureAddress } from '../../lib/records/note-picture.ts';
import { clockTime } from '../i18n/time.ts';
import type { Quotation } from '../quote/quote-context.ts';

/** Formats a time of the media item as a Markdown link. Exports turn it into an address of the site. */
export const timeLink = (time: number): string => `[${clockTime(time)}](#t=${Math.floor(Math.max(0, time))})`;

/** Formats a picture as a Markdown link to its time, which shows it. */
export const pictureLink = (time: number, pictureId: string): string =>
  `[${clockTime(time)}](${pictureAddress({ time, pictureId })})`;

/** Formats a quotation of the transcript as a Markdown block quote with a link to its time. */
export const quoteText = ({ text, time }: Quotation): string => `> ${escapeMarkdown(text)} ${timeLink(time)}`;

/** Appends a block to a note. */
export function withBlock(note: string, block: string): string {
  const text = note.trimEnd();
  return text ? `${text}\n\n${block}\n` : `${block}\n`;
}
