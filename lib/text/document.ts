import { countWords, splitSentences } from '../subtitles/sentences.ts';
import { clean, withoutLead } from './clean.ts';
import { withoutPointing } from './pointing.ts';
import { termsOf } from './terms.ts';
import type { Unit } from './unit.ts';
import { words } from './words.ts';

/** A cleaned sentence that could stand in a summary. `terms` are ids into the document's vocabulary, with repeats. */
export interface Statement {
  text: string;
  /** First unit it stands in, and the one after the last. */
  from: number;
  to: number;
  speaker: string;
  /** Words, comparable between scripts. */
  length: number;
  terms: number[];
  /** Whether it begins and ends as a sentence does. */
  whole: boolean;
  /** Share of its words that carry no topic. */
  emptiness: number;
  /** Place among the splitSentences of its speaker's turn, and how many those are. */
  place: number;
  turn: number;
}

export interface Document {
  language: string;
  statements: Statement[];
  vocabulary: string[];
  /** By term: how often it is said, and in how many statements. */
  counts: number[];
  spread: number[];
}

const wholeSentence = /^[^\p{L}]*[\p{Lu}\p{Lt}\p{Lo}].*[.!?。！？．｡।॥؟۔።။។]["'”’»)\]」』）】]*$/su;

/** Reads units into statements and counts their terms. */
export function readDocument(units: readonly Unit[], language: string): Document {
  const document: Document = { language, statements: [], vocabulary: [], counts: [], spread: [] };
  const ids = new Map<string, number>();
  for (const { text, from, to, speaker = '' } of splitSentences(units, language)) {
    const cleaned = withoutPointing(withoutLead(clean(text, language), language), language);
    const spoken = words(cleaned, language);
    if (spoken.length === 0) continue;
    const content = termsOf(spoken, language);
    document.statements.push({
      text: cleaned,
      from,
      to,
      speaker,
      length: countWords(cleaned),
      whole: wholeSentence.test(cleaned),
      terms: content.map((term) => idOf(term, ids, document)),
      emptiness: 1 - content.length / spoken.length,
      place: 0,
      turn: 1,
    });
  }
  countTerms(document);
  numberTurns(document.statements);
  return document;
}

function idOf(term: string, ids: Map<string, number>, { vocabulary }: Document): number {
  let id = ids.get(term);
  if (id === undefined) {
    id = vocabulary.push(term) - 1;
    ids.set(term, id);
  }
  return id;
}

function countTerms(document: Document) {
  const { statements, vocabulary } = document;
  document.counts = vocabulary.map(() => 0);
  document.spread = vocabulary.map(() => 0);
  for (const { terms } of statements) {
    for (const term of terms) document.counts[term]!++;
    for (const term of new Set(terms)) document.spread[term]!++;
  }
}

function numberTurns(statements: Statement[]) {
  for (let start = 0; start < statements.length; ) {
    let end = start + 1;
    while (end < statements.length && statements[end]!.speaker === statements[start]!.speaker) end++;
    for (let i = start; i < end; i++) Object.assign(statements[i]!, { place: i - start, turn: end - start });
    start = end;
  }
}
