import type { CitedLine } from '../records/summary.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { extractTerms } from '../text/extract-terms.ts';
import type { WrittenPoint } from './answers.ts';
import type { Source } from './source.ts';

/**
 * Minimum length of a quote in letters and digits, because a shorter one could occur anywhere; a character of a script without
 * spaces counts twice.
 */
const minQuote = 8;
const maxPoint = 1500;
const maxCites = 6;
const maxCues = 40;
const address = /\b(?:https?:\/\/|www\.)[^\s]+/giu;

/**
 * Returns the points that the sources support: they cite given numbers, and their quote occurs there or right beside. An
 * address must occur in the sources. Points in the `language` of the sources must share a word with what they cite; without it
 * they need not. `leftOut` has the texts of the others.
 */
export function verifyPoints(
  points: readonly WrittenPoint[],
  sources: readonly Source[],
  language = '',
): { lines: CitedLine[]; leftOut: string[] } {
  const places = new Map(sources.map(({ id }, place) => [id, place]));
  const lines: CitedLine[] = [];
  const leftOut: string[] = [];
  for (const { text, cite, quote } of points) {
    const cited = [...new Set(cite)].flatMap((id) => places.get(id) ?? []).slice(0, maxCites);
    const stands = standsOn(quote, cited, sources);
    const isGood = text !== '' && text.length <= maxPoint && hasSpokenAddresses(text, sources);
    if (stands.length === 0 || !isGood || !isRelated(text, [...stands, ...cited], sources, language)) leftOut.push(text);
    else if (!lines.some((line) => line.text === text)) {
      lines.push({ text, cites: cuesOf([...stands, ...cited], sources) });
    }
  }
  return { lines, leftOut };
}

/** Reduces a text to letters and digits, so that punctuation and typography don't matter. */
export const comparableText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns the indexes of the sources that contain a quote: a cited one, otherwise one beside it; empty if there is none. */
function standsOn(quote: string, cited: readonly number[], sources: readonly Source[]): number[] {
  const spokenText = (from: number, to: number) =>
    comparableText(
      sources
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(' '),
    );
  for (const place of cited) {
    const words = withoutLabel(comparableText(quote), sources[place]!);
    const holds = (from: number, to: number) => spokenText(from, to).replaceAll(' ', '').includes(words.replaceAll(' ', ''));
    if (words === '' || weight(words) < Math.min(minQuote, weight(spokenText(place, place + 1)))) continue;
    if (holds(place, place + 1)) return [place];
    const beside = [place - 1, place, place + 1].filter((one) => sources[one] !== undefined);
    if (!holds(place - 1, place + 2)) continue;
    const alone = beside.filter((one) => holds(one, one + 1));
    return alone.length > 0 ? alone.slice(0, 1) : beside;
  }
  return [];
}

/** Removes the speaker's label, which precedes the text and is sometimes quoted along. */
function withoutLabel(words: string, { speaker = '' }: Source): string {
  const label = comparableText(speaker);
  return label && words.startsWith(`${label} `) ? words.slice(label.length + 1) : words;
}

const weight = (words: string): number => {
  const letters = words.replaceAll(' ', '');
  return unspaced.test(letters) ? 2 * [...letters].length : letters.length;
};

const hasSpokenAddresses = (text: string, sources: readonly Source[]) =>
  [...text.matchAll(address)].every(([spokenText]) =>
    sources.some((source) => comparableText(source.text).includes(comparableText(spokenText))),
  );

const cuesOf = (places: readonly number[], sources: readonly Source[]): number[] =>
  [...new Set(places.flatMap((place) => sources[place]!.cites))].slice(0, maxCues).sort((a, b) => a - b);

function isRelated(text: string, places: readonly number[], sources: readonly Source[], language: string): boolean {
  if (!language) return true;
  const around = places.flatMap((place) => sources.slice(Math.max(0, place - 1), place + 2));
  const spokenText = around.map((source) => source.text);
  return wordsShared(text, spokenText, language) !== 0;
}

/** Whether a text, such as a title, matches other texts: it has no address, and shares a word with them. */
export const isAbout = (text: string, others: readonly string[], language: string): boolean =>
  text !== '' && text.search(address) < 0 && (wordsShared(text, others, language) ?? 0) > 0;

/** Counts the content words that a text shares with others; undefined if it has none. */
function wordsShared(text: string, others: readonly string[], language: string): number | undefined {
  const own = extractTerms(text.replace(address, ' '), language);
  if (own.length === 0) return undefined;
  const known = new Set(others.flatMap((other) => extractTerms(other.replace(address, ' '), language)));
  return own.filter((term) => known.has(term)).length;
}
