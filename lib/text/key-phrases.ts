import { askingWords } from './asking-words.ts';
import { readDocument } from './document.ts';
import { detectUnitLanguage } from './language.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { salience, weightsFor } from './ranking.ts';
import { terms } from './terms.ts';
import type { Unit } from './unit.ts';

/** What a transcript is about, in its own words: a thing that a question can be asked about. */
export interface KeyPhrase {
  text: string;
  /** How often it is said. */
  count: number;
  /** The unit in which it is said first. */
  first: number;
}

export interface KeyPhraseOptions {
  /** BCP 47 tag of the transcript, when known. */
  language?: string;
  /** Default 10. */
  most?: number;
}

/** Units read at a time; a phrase that isn't said twice within them is no key phrase. */
const stretch = 2000;
const longerIsBetter = 0.8;

/** Chinese that the dictionary takes for a word, but that says "it is", "also has". */
const noNoun = /^[我你他她它这那也都就还只更][是有在会能要]|是$/u;

/** The phrases that a transcript comes back to, best first, none a part of another. For a chapter, give its units. */
export function keyPhrases(units: readonly Unit[], { language: declared, most = 10 }: KeyPhraseOptions = {}): KeyPhrase[] {
  const language = detectUnitLanguage(units, declared);
  const found = repeatedPhrases(units, language);
  const salient = salienceOf(units, language);
  const ranked = [...found.values()]
    .map((phrase) => ({ phrase, score: scoreOf(phrase, salient) }))
    .sort((a, b) => b.score - a.score);
  const chosen: Phrase[] = [];
  const taken = new Set<string>();
  const asking = new Set(terms(askingWords(language), language));
  for (const { phrase } of ranked) {
    if (chosen.length === most) break;
    const parts = phrase.key.split(' ');
    if (parts.every((part) => asking.has(part)) || parts.some((part) => taken.has(part)) || noNoun.test(phrase.text)) continue;
    for (const part of parts) taken.add(part);
    chosen.push(phrase);
  }
  return chosen.map(({ text, count, first }) => ({ text, count, first }));
}

function repeatedPhrases(units: readonly Unit[], language: string): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (let start = 0; start < units.length; start += stretch) {
    for (const phrase of phrasesOf(units.slice(start, start + stretch), language).values()) {
      const before = found.get(phrase.key);
      if (before) {
        before.count += phrase.count;
        before.determined += phrase.determined;
      } else if (phrase.count > 1) found.set(phrase.key, { ...phrase, first: phrase.first + start });
    }
  }
  return found;
}

/** By stem: how likely a person's summary has it. */
function salienceOf(units: readonly Unit[], language: string): Map<string, number> {
  const document = readDocument(units, language);
  const likely = salience(document, weightsFor(language).term);
  return new Map(document.vocabulary.map((term, i) => [term, likely[i]!]));
}

/** Nouns stand behind words that go with nouns more often than verbs do. */
function scoreOf({ key, size, count, determined }: Phrase, salient: ReadonlyMap<string, number>): number {
  const parts = key.split(' ');
  const likely = parts.reduce((sum, part) => sum + (salient.get(part) ?? 0), 0) / parts.length;
  return Math.log(count) * likely * (1 + longerIsBetter * (size - 1)) * (0.3 + determined / count);
}
