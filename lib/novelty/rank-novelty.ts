import type { ComparedText } from '../ports/compared-text-store.ts';
import { type ComparedStatement, listStatements, termsOfSentence } from './compared-statement.ts';
import type { PassageIndex, PassageMatch } from './passage-index.ts';
import { compareSubjects, type Subject } from './subjects.ts';

/** Maximum coverage of a new sentence, and minimum coverage of one that the library contains. */
export const coverageLimits = { isNew: 0.45, isKnown: 0.75 } as const;
/** Similarity to the nearest text below which an item is about another subject than the library. */
const minSimilarity = 0.08;
/** Texts whose weights decide how interesting a subject is. */
const neighborCount = 5;
const maxReasons = 3;
/** Weight of a reason that is not understood without the sentences before it. */
const unreadableWeight = 0.5;
const maxKnownMoments = 2;
/** Length of a reason in characters. */
const reasonLength = { min: 30, max: 280 };

/** A text of the library with the user's interest in it. */
export interface KnownText {
  text: ComparedText;
  subject: Subject;
  /** Factor for its subject: 1, more for items that the user noted or marked, less for items in the trash. */
  interest: number;
  /** Whether the user discarded it; what it says may still be new then. */
  isSkipped?: boolean;
}

/** The new and the known sentences of a text, compared with the library. */
export interface NoveltyResult {
  contentId: string;
  /** Share of its sentences that are new, from 0 to 1, weighted by rarity. */
  share: number;
  /** The share, weighted by the interest in its subject. */
  score: number;
  /** Whether its subject is new to the library. */
  isNewSubject: boolean;
  /** The most relevant new sentences, in the order of the text. */
  reasons: ComparedStatement[];
  /** Sentences that the library contains already, each with its place there. */
  known: { statement: ComparedStatement; contentId: string; startTime: number }[];
}

/**
 * Rates a text by the sentences that the other texts of the library do not contain. `subject` is the text's own. Returns undefined
 * for a text of few short sentences, which say nothing that could be compared.
 */
export function rateNovelty(
  index: PassageIndex,
  text: ComparedText,
  subject: Subject,
  library: readonly KnownText[],
  isReadable: (statement: ComparedStatement) => boolean,
): NoveltyResult | undefined {
  const statements = listStatements(text);
  if (statements.length === 0) return undefined;
  const others = library.filter((other) => other.text !== text);
  const spoken = new Set(others.filter(({ isSkipped }) => !isSkipped).map((other) => other.text));
  const rated = statements.map((statement) => ({
    statement,
    weight: statement.terms.reduce((sum, term) => sum + index.rarity(term), 0),
    match: index.match(statement.terms, (other) => spoken.has(other), coverageLimits.isNew),
  }));
  const total = rated.reduce((sum, { weight }) => sum + weight, 0);
  const news = rated.reduce((sum, { weight, match }) => sum + weight * newness(match), 0);
  const share = total === 0 ? 0 : news / total;
  const near = others
    .map((other) => ({ similarity: compareSubjects(subject, other.subject), interest: other.interest }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, neighborCount);
  const nearness = near.reduce((sum, { similarity }) => sum + similarity, 0);
  const interest = nearness === 0 ? 1 : near.reduce((sum, one) => sum + one.similarity * one.interest, 0) / nearness;
  return {
    contentId: text.contentId,
    share,
    score: share * interest,
    isNewSubject: (near[0]?.similarity ?? 0) < minSimilarity,
    reasons: selectReasons(rated, subject, isReadable),
    known: selectKnown(rated),
  };
}

interface RatedStatement {
  statement: ComparedStatement;
  weight: number;
  match: PassageMatch | undefined;
}

function newness(match: PassageMatch | undefined): number {
  const { isNew, isKnown } = coverageLimits;
  return Math.min(1, Math.max(0, (isKnown - (match?.coverage ?? 0)) / (isKnown - isNew)));
}

/** Selects the new sentences that are most about the text's subject. */
function selectReasons(
  rated: readonly RatedStatement[],
  subject: Subject,
  isReadable: (statement: ComparedStatement) => boolean,
): ComparedStatement[] {
  const weights = new Map(Array.from(subject.terms, (term, i) => [term, subject.weights[i]!]));
  const relevance = ({ terms }: ComparedStatement) =>
    terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) / Math.sqrt(terms.length);
  const candidates = rated
    .filter(
      ({ statement, match }) =>
        (match?.coverage ?? 0) <= coverageLimits.isNew &&
        statement.text.length >= reasonLength.min &&
        statement.text.length <= reasonLength.max,
    )
    .map(({ statement }) => ({ statement, score: relevance(statement) }))
    .sort((a, b) => b.score - a.score);
  const best: typeof candidates = [];
  for (const { statement, score } of candidates) {
    // Whether a sentence is readable is judged by many patterns, so only where it may still be chosen.
    if (score <= (best[maxReasons - 1]?.score ?? -1)) break;
    best.push({ statement, score: isReadable(statement) ? score : score * unreadableWeight });
    best.sort((a, b) => b.score - a.score).splice(maxReasons);
  }
  return best.map(({ statement }) => statement).sort((a, b) => a.index - b.index);
}

function selectKnown(rated: readonly RatedStatement[]): NoveltyResult['known'] {
  const found = rated
    .flatMap(({ statement, weight, match }) =>
      match && match.coverage >= coverageLimits.isKnown ? [{ statement, score: weight * match.coverage, match }] : [],
    )
    .sort((a, b) => b.score - a.score);
  const distinct = [...new Map(found.toReversed().map((one) => [one.match.text.contentId, one])).values()].reverse();
  return distinct.slice(0, maxKnownMoments).map(({ statement, match }) => ({
    statement,
    contentId: match.text.contentId,
    startTime: match.text.startTimes[closestSentence(match, statement.terms)] ?? 0,
  }));
}

/** Returns the position of the sentence of a passage that shares most of the terms. */
export function closestSentence({ text, start, end }: PassageMatch, terms: readonly number[]): number {
  const wanted = new Set(terms);
  const first = Math.max(
    0,
    text.termEnds.findIndex((termEnd) => termEnd > start),
  );
  const last = text.termEnds.findIndex((termEnd) => termEnd >= end);
  let best = { index: first, shared: -1 };
  for (let index = first; index <= (last < 0 ? text.termEnds.length - 1 : last); index++) {
    const shared = termsOfSentence(text, index).filter((term) => wanted.has(term)).length;
    if (shared > best.shared) best = { index, shared };
  }
  return best.index;
}
