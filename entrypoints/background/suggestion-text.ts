import { escapeText } from 'entities';

interface SuggestionHit {
  title: string;
  snippet: string;
  /** Matching ranges of the snippet, as offsets in UTF-16 units. */
  highlights: { from: number; to: number }[];
}

/** Returns the text of a suggestion in the address bar. `isMarkup` is for Chromium, which reads XML there and refuses invalid text. */
export function suggestionText({ title, snippet, highlights }: SuggestionHit, isMarkup: boolean): string {
  if (!isMarkup) return `${title} — ${snippet}`;
  let at = 0;
  let marked = '';
  for (const { from, to } of highlights) {
    marked += `${toXml(snippet.slice(at, from))}<match>${toXml(snippet.slice(from, to))}</match>`;
    at = to;
  }
  return `${toXml(title)} <dim>${marked}${toXml(snippet.slice(at))}</dim>`;
}

/** Escapes text and leaves out the characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow.
const toXml = (text: string): string => escapeText(text.toWellFormed().replace(/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g, ''));
