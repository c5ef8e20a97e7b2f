import { load } from './data.ts';

/** Matches capitalized words within a sentence, after a word in lower case or a comma. */
const name = /(?<=[\p{Ll},;)] )\p{Lu}[\p{L}\p{N}]{2,}(?: \p{Lu}[\p{L}\p{N}]+)?/gu;
const minCount = 3;
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Lists the names of sets that are spoken at least three times and nowhere in lower case, the most frequent first. */
export function listNames(sets: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const lower = new Map<string, number>();
  for (const set of sets)
    for (const { units, lang } of load(set)) {
      if (lang !== 'en') continue;
      for (const { text } of units) {
        for (const [found] of text.matchAll(name)) counts.set(found, (counts.get(found) ?? 0) + 1);
        for (const [word] of text.matchAll(/\b\p{Ll}[\p{L}\p{N}']+/gu)) lower.set(word, (lower.get(word) ?? 0) + 1);
      }
    }
  const isName = (text: string, count: number) =>
    text.split(' ').some((word) => (lower.get(word.toLowerCase()) ?? 0) * 10 < count);
  return [...counts]
    .filter(([text, count]) => count >= minCount && !calendar.test(text) && isName(text, count))
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([text]) => text);
}
