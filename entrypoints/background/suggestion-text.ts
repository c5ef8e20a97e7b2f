import { escapeXml } from '../../lib/encoding/escape-xml.ts';

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
    marked += `${escapeXml(snippet.slice(at, from))}<match>${escapeXml(snippet.slice(from, to))}</match>`;
    at = to;
  }
  return `${escapeXml(title)} <dim>${marked}${escapeXml(snippet.slice(at))}</dim>`;
}
