import { countWords } from '../subtitles/count-words.ts';
import { splitSentences } from '../subtitles/sentences.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { cleanSpeech, removeLeadWords } from './clean-speech.ts';
import { findCutWords } from './cut-words.ts';
import { stemContentWords } from './extract-terms.ts';
import { isInFirstPerson } from './first-person.ts';
import { isLikelyWhole } from './inferred-sentence.ts';
import { joinSentences } from './join-sentences.ts';
import { balanceQuotations, findQuoted } from './quotations.ts';
import { refutes } from './refutations.ts';
import { removeDemonstratives } from './remove-demonstratives.ts';
import { sentenceCase } from './sentence-case.ts';
import { markSentenceEnds } from './sentence-ends.ts';
import { findNames } from './speaker-labels.ts';
import { splitWords } from './split-words.ts';
import { type Standing, standingOf } from './standing.ts';
import type { TextUnit } from './text-unit.ts';
import { trimHedges } from './trim-hedges.ts';

/** A cleaned sentence that may become part of a summary. `terms` are ids in the document's vocabulary, with repeats. */
export interface Statement {
  text: string;
  /** The name of the speaker, where a reader needs it: the sentence is in the first or second person. */
  attribution?: string;
  /** Index of its first unit, and of the one after its last. */
  from: number;
  to: number;
  speaker: string;
  /** Number of words, comparable between scripts. */
  length: number;
  terms: number[];
  /** Whether it starts and ends like a complete sentence. */
  isComplete: boolean;
  standing: Standing;
  /** Whether the next sentence calls it untrue, so that alone it would mislead. */
  isRefuted: boolean;
  /** Share of its words that are not content words. */
  functionWordShare: number;
  /** Index within the sentences of its speaker's turn, and their number. */
  turnIndex: number;
  turnLength: number;
}

/** Returns the text of a sentence as a line of a summary, after the name of its speaker where a reader needs it. */
export const lineText = ({ text, attribution }: Pick<Statement, 'text' | 'attribution'>): string =>
  attribution ? `${attribution}${unspaced.test(text) ? '：' : ': '}${text}` : text;

/** A transcript as cleaned sentences with their terms. */
export interface TranscriptDocument {
  language: string;
  /** Whether the ends of the sentences were inferred, because the transcript has no marks. */
  hasInferredEnds: boolean;
  statements: Statement[];
  vocabulary: string[];
  /** Occurrences of each term, and the number of statements that contain it. */
  counts: number[];
  spread: number[];
}

const wholeSentence = /^[^\p{L}]*[\p{Lu}\p{Lt}\p{Lo}].*[.!?。！？．｡।॥؟۔።။។]["'”’»)\]」』）】]*$/su;

/**
 * Reads the units of a transcript (cues, turns or sentences) into cleaned sentences, and counts their terms. `unmarked` are the units
 * before `markSentenceEnds`, where that has marked them already.
 */
export function readDocument(units: readonly TextUnit[], language: string, unmarked = units): TranscriptDocument {
  const marked = markSentenceEnds(units, language);
  const hasInferredEnds = marked !== unmarked;
  const document: TranscriptDocument = { language, hasInferredEnds, statements: [], vocabulary: [], counts: [], spread: [] };
  const ids = new Map<string, number>();
  const spoken: string[] = [];
  const sentences = joinSentences(splitSentences(marked, language), language, hasInferredEnds);
  const quoted = findQuoted(sentences);
  const cutWords = findCutWords(
    sentences.map(({ text }) => text),
    language,
  );
  for (const [i, { text, from, to, speaker = '' }] of sentences.entries()) {
    const clean = removeLeadWords(cleanSpeech(text, language, cutWords), language);
    const plain = removeDemonstratives(removeLeadWords(trimHedges(clean, language, hasInferredEnds), language), language);
    const cleaned = balanceQuotations(plain);
    const wordList = splitWords(cleaned, language);
    if (wordList.length === 0) continue;
    const contentTerms = stemContentWords(wordList, language);
    const next = sentences[i + 1];
    const isCut = hasInferredEnds && !isLikelyWhole(text, (next?.speaker ?? '') === speaker ? next?.text : undefined, language);
    spoken.push(quoted[i] ? '' : clean);
    document.statements.push({
      text: sentenceCase(cleaned, language),
      from,
      to,
      speaker,
      length: countWords(cleaned),
      isComplete: wholeSentence.test(cleaned),
      standing: quoted[i] ? 'dependent' : standingOf(cleaned, language, hasInferredEnds, isCut),
      isRefuted: false,
      terms: contentTerms.map((term) => getTermId(term, ids, document)),
      functionWordShare: 1 - contentTerms.length / wordList.length,
      turnIndex: 0,
      turnLength: 1,
    });
  }
  countTerms(document);
  addTurnPositions(document.statements);
  findRefuted(document.statements, language);
  attributeStatements(document.statements, spoken, language);
  return document;
}

function getTermId(term: string, ids: Map<string, number>, { vocabulary }: TranscriptDocument): number {
  let id = ids.get(term);
  if (id === undefined) {
    id = vocabulary.push(term) - 1;
    ids.set(term, id);
  }
  return id;
}

function countTerms(document: TranscriptDocument) {
  const { statements, vocabulary } = document;
  document.counts = vocabulary.map(() => 0);
  document.spread = vocabulary.map(() => 0);
  for (const { terms } of statements) {
    for (const term of terms) document.counts[term]!++;
    for (const term of new Set(terms)) document.spread[term]!++;
  }
}

function addTurnPositions(statements: Statement[]) {
  for (let start = 0; start < statements.length; ) {
    let end = start + 1;
    while (end < statements.length && statements[end]!.speaker === statements[start]!.speaker) end++;
    for (let i = start; i < end; i++) Object.assign(statements[i]!, { turnIndex: i - start, turnLength: end - start });
    start = end;
  }
}

/**
 * Attributes sentences that begin in the first or second person, which then stand alone, and of several speakers also those that
 * speak of themselves further on, or did before their hedges were left out ("I think"), where their speaker is named.
 * `spoken` is what they said in their own words: in a quotation, "I" is another.
 */
function attributeStatements(statements: Statement[], spoken: readonly string[], language: string) {
  const speakers = statements.map(({ speaker }) => speaker).filter(Boolean);
  const names = findNames(speakers);
  const isShared = new Set(speakers).size > 1;
  for (const [i, statement] of statements.entries()) {
    const { standing, speaker } = statement;
    const isPersonal = standing === 'personal' || (isShared && isInFirstPerson(spoken[i]!, language));
    if (isPersonal && names.has(speaker)) statement.attribution = speaker;
  }
}

/** Number of words up to which a sentence between a claim and its refutation is an address: "I'm sorry, Kevin." */
const maxAddressWords = 5;

function findRefuted(statements: Statement[], language: string) {
  for (const [i, statement] of statements.entries()) {
    const [next, afterNext] = [statements[i + 1], statements[i + 2]];
    const replies = next && next.length <= maxAddressWords ? [next, afterNext] : [next];
    statement.isRefuted = replies.some((reply) => reply !== undefined && refutes(reply.text, language));
  }
}
