import { cellWords, unitAt } from '../grounding/transcript-index.ts';
import type { TitlePromise } from '../records/title-promise.ts';
import { cleanText } from '../subtitles/clean-text.ts';
import { isAnnouncement } from '../text/announcements.ts';
import { hasClearForm } from '../text/answer-form.ts';
import { asksAlike } from '../text/answer-kind.ts';
import { type AnswerStatement, answerStatements, preferNamedSpeakers } from '../text/answer-statements.ts';
import answerWeights from '../text/answer-weights.json' with { type: 'json' };
import { type BoostedTrees, predictLogOdds } from '../text/boosted-trees.ts';
import { lineText } from '../text/document.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { dotProduct } from '../text/logistic.ts';
import { findPassages } from '../text/passages.ts';
import { searchTerms } from '../text/search-terms.ts';
import type { TextUnit } from '../text/text-unit.ts';
import { countsPromised } from './counts-promised.ts';
import { evidenceFeatures } from './evidence-features.ts';
import { cellStep, type PromisePlaces, readPromisePlaces } from './promise-features.ts';
import { type PromiseSource, readPromiseSource } from './promise-source.ts';
import fitted from './promise-weights.json' with { type: 'json' };
import { readPromise } from './read-promise.ts';

/** Fitted weights of the search for the answer to a title. */
export interface PromiseWeights {
  /** Probability that a place is the answer's. */
  place: readonly number[];
  /** Probability that the transcript answers the title at all, and the log odds from which it does. */
  answered: BoostedTrees;
  minOdds: number;
}

const weights = fitted as unknown as PromiseWeights;

/** Maximum difference in log odds from the best place at which sentences beside it are still quoted. */
const maxScoreDifference = 0.3;
/** Words around the best places from which the answer is quoted, and the limits of its length in words. */
const maxAnswerDistance = 40;
const minAnswerWords = 5;
const maxAnswerWords = 60;
/** Minimum form, and share of the title's terms, of a sentence that answers it in another place. */
const minRemote = { form: 0.5, coverage: 0.6 } as const;
/** Minimum length of one with the form that the title asks for: "It costs 200 euros." */
const minFormWords = 3;
/** The feature of statements that says how much of the title they contain, with its weight here, and the cost of dependence. */
const coverageFeature = 1;
const coverageWeight = 0.3;
const dependenceCost = 0.2;
/** Cost of a sentence that advertises. */
const promotionCost = 0.2;
/** Weight of a reason where the title asks why, or of a number where it asks for an amount, and the cost of asking the same. */
const formWeight = 0.4;
const askingCost = 0.3;

/**
 * Finds where a transcript answers what its title asks or promises; null if the title promises nothing that can be compared with
 * the transcript. Without an answer, the closest sentences are quoted, if there are any.
 */
export function findPromise(units: readonly TextUnit[], title: string, declaredLanguage?: string): TitlePromise | null {
  const language = detectUnitLanguage(units, declaredLanguage);
  const promise = readPromise(title, language);
  return promise === undefined ? null : answerPromise(promise, units, readPromiseSource(units, language));
}

/** Finds where a transcript that was read answers a promise. */
export function answerPromise(promise: string, units: readonly TextUnit[], source: PromiseSource): TitlePromise {
  const places = readPromisePlaces(promise, source);
  const scores = scorePromise(places, weights.place);
  if (!hasEvidence(places)) return { answered: false, cites: [], text: '' };
  const isLikely = predictLogOdds(answerFeatures(places, scores, source), weights.answered) >= weights.minOdds;
  const answered = isLikely && countsPromised(promise, units, source.index.language);
  return { answered, ...quoteAnswer(promise, units, bestPlaces(scores), source) };
}

const hasEvidence = ({ covered }: PromisePlaces): boolean => {
  const { terms, names, numbers } = covered.evidence;
  return [...terms, ...names, ...numbers].some(({ positions }) => positions.length > 0);
};

/** Returns the score of each candidate place. */
export const scorePromise = ({ rows }: PromisePlaces, weights: readonly number[]): number[] =>
  rows.map((row) => dotProduct(row, weights));

/** Returns the index of the best of the scores. */
export const bestPlace = (scores: readonly number[]): number =>
  scores.reduce((best, score, i) => (score > scores[best]! ? i : best), 0);

/** Returns the first and the last index of the scores around the best that are nearly as good. */
function bestPlaces(scores: readonly number[]): [first: number, last: number] {
  const best = bestPlace(scores);
  let [first, last] = [best, best];
  while (first > 0 && scores[first - 1]! > scores[best]! - maxScoreDifference) first--;
  while (last + 1 < scores.length && scores[last + 1]! > scores[best]! - maxScoreDifference) last++;
  return [first, last];
}

/** Returns the features of whether a transcript answers a promise at all, in the order of the trees of `answered`. */
export function answerFeatures({ rows, covered }: PromisePlaces, scores: readonly number[], { index }: PromiseSource): number[] {
  const own = Float64Array.from({ length: index.cellCount }, (_, cell) => scores[Math.floor(cell / cellStep)]!);
  const { names, speakers, terms } = covered.evidence;
  const others = names.filter(({ isSpeaker }) => !isSpeaker);
  const best = scores[bestPlace(scores)]!;
  const maxima = rows[0]!.map((_, feature) => rows.reduce((max, row) => Math.max(max, row[feature]!), 0));
  return [
    ...evidenceFeatures(covered, own, index),
    others.filter(({ positions }) => positions.length === 0).length,
    others.length,
    speakers.length,
    terms.length,
    ...maxima,
    best,
    best - scores.reduce((sum, score) => sum + score, 0) / scores.length,
  ];
}

/**
 * Quotes the sentence near a place that is most likely its answer; or one of another place that has the form that the title asks for,
 * as a definition or a price.
 */
function quoteAnswer(
  promise: string,
  units: readonly TextUnit[],
  [first, last]: readonly [number, number],
  { index }: PromiseSource,
): Pick<TitlePromise, 'cites' | 'text'> {
  const [start, end] = [first, last].map((place) => place * cellStep * cellWords + cellWords / 2) as [number, number];
  const passage = {
    id: '',
    from: unitAt(index, Math.max(0, start - maxAnswerDistance)),
    to: unitAt(index, end + maxAnswerDistance) + 1,
  };
  const promiseTerms = new Set(searchTerms(promise, index.language));
  const texts = [{ id: '', units, language: index.language }];
  const passages = hasClearForm(promise, index.language) ? [passage, ...findPassages(texts, promise, 1)] : [passage];
  const statements = answerStatements(texts, promise, passages);
  const candidates = statements.filter(
    ({ length, canAnswer, form, coverage, from }) =>
      canAnswer &&
      length >= (form === 1 ? minFormWords : minAnswerWords) &&
      length <= maxAnswerWords &&
      ((from >= passage.from && from < passage.to) || (form >= minRemote.form && coverage >= minRemote.coverage)),
  );
  const preferred = new Set(preferNamedSpeakers(candidates));
  const best = statements
    .map((statement, i) => ({ statement, score: scoreStatement(statement) + formScore(i) }))
    .filter(({ statement }) => preferred.has(statement))
    .sort((a, b) => b.score - a.score)[0]?.statement;
  if (best) return { cites: Array.from({ length: best.to - best.from }, (_, i) => best.from + i), text: lineText(best) };
  const unit = unitAt(index, (start + end) / 2);
  return { cites: [unit], text: cleanText(units[unit]!.text) };

  /**
   * The form that the title asks for counts for a sentence, even if it depends on the one before ("They die because …"), which costs
   * elsewhere; so does one before it that asks the same. Asking or announcing is no answer, nor is what the title says.
   */
  function formScore(i: number): number {
    const textOf = (which: number) => statements[which]?.text ?? '';
    const announces = (which: number) => isAnnouncement(textOf(which), index.language);
    const isAsking = (which: number) => asksAlike(promise, textOf(which), index.language);
    const isReply = (statements[i - 1]?.coverage ?? 0) > 0 && isAsking(i - 1) && !announces(i - 1);
    const { form, standing, terms } = statements[i]!;
    const repeatsTitle = terms.length > 0 && terms.every((term) => promiseTerms.has(term));
    const isDependent = form === 0 && standing === 'dependent';
    return (
      (isReply ? formWeight : 0) +
      formWeight * Math.min(1, 4 * form) -
      (isAsking(i) || announces(i) || repeatsTitle ? askingCost : 0) -
      (isDependent ? dependenceCost : 0)
    );
  }
}

/** Scores a sentence as an answer by the terms of the title, without regard to its form. */
function scoreStatement({ features, isPromotion }: AnswerStatement): number {
  const likeness = dotProduct(features, answerWeights.statement);
  return likeness + coverageWeight * features[coverageFeature]! - (isPromotion ? promotionCost : 0);
}
