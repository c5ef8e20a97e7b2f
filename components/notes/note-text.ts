import { escapeMarkdown } from '../../lib/markdown/escape-markdown.ts';
import { clockTime } from '../i18n/time.ts';
import type { Quotation } from '../quote/quote-context.ts';

/** A time of the medium, as its note refers to it; exports turn it into an address of the site. */
export const timeLink = (time: number): string => `[${clockTime(time)}](#t=${Math.floor(Math.max(0, time))})`;

/** The seconds that a link of a note stands for; undefined of any other link. */
export function linkedTime(href: string | undefined): number | undefined {
  const seconds = /^#t=(\d{1,7})(?:\.\d{1,3})?$/.exec(href ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Words that were said as a quotation, with the time that leads to them. */
export const quoteText = ({ text, time }: Quotation): string => `> ${escapeMarkdown(text)} ${timeLink(time)}`;

/** A note with a block of text more. */
export function withBlock(note: string, block: string): string {
  const text = note.trimEnd();
  return text ? `${text}\n\n${block}\n` : `${block}\n`;
}
