import { clarityOf } from './clarity.ts';
import type { TranscriptDocument } from './document.ts';
import { dotProduct, sigmoid } from './logistic.ts';
import { statementFeatures } from './statement-features.ts';
import fitted from './summary-weights.json' with { type: 'json' };
import { termFeatures } from './term-features.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

/** A document with the vectors and scores for its summary. Vectors are sparse: term and weight by term of the statement. */
export interface Ranking {
  document: TranscriptDocument;
  vectors: StatementVector[];
  /** Norm of the vector of the whole document. */
  targetNorm: number;
  /** Cosine of each statement with the whole document. */
  closeness: number[];
  /** Score of each statement on its own. */
  merit: number[];
  /** Clarity of each statement to a reader of it alone; 0 for those that depend on others. */
  clarity: number[];
}
/** The sparse term vector of one sentence of a transcript. */
export interface StatementVector {
  terms: number[];
  weights: number[];
  /** Dot product with the vector of the whole, and its own squared norm. */
  targetProduct: number;
  squaredNorm: number;
}

const salienceExponent = 0.5;

/** Fitted weights for selecting a summary's sentences, in the order of `termFeatures` and `statementFeatures`. */
export interface SummaryWeights {
  term: readonly number[];
  statement: readonly number[];
}

/** Returns the weights of a language. Salient words differ most between scripts with and without spaces. */
export const weightsFor = (language: string): SummaryWeights => (isUnspacedLanguage(language) ? fitted.unspaced : fitted.spaced);

/** Scores the statements of a document for a summary. */
export function rankStatements(document: TranscriptDocument, weights = weightsFor(document.language)): Ranking {
  const salienceValues = estimateSalience(document, weights.term);
  const aimed = buildVectors(document, salienceValues);
  const merit = statementFeatures(document, salienceValues, aimed.closeness).map((features) =>
    dotProduct(features, weights.statement),
  );
  const { language, statements, hasInferredEnds } = document;
  const clarity = statements.map((one) => (one.standing === 'dependent' ? 0 : clarityOf(one, language, hasInferredEnds)));
  return { ...aimed, merit, clarity };
}

/** Returns the probability of each term to be in a summary, 0 to 1. */
export const estimateSalience = (document: TranscriptDocument, weights: readonly number[]): number[] =>
  termFeatures(document).map((features) => sigmoid(dotProduct(features, weights)));

/** Builds the vectors of a document: those of its statements and that of the whole, in which salient terms weigh more. */
export function buildVectors(
  document: TranscriptDocument,
  salienceValues: readonly number[],
): Omit<Ranking, 'merit' | 'clarity'> {
  const { statements, counts, spread } = document;
  const rarity = spread.map((inStatements) => Math.log(statements.length / inStatements + 1));
  const target = counts.map((count, term) => Math.log1p(count) * rarity[term]! * salienceValues[term]! ** salienceExponent);
  const targetNorm = Math.sqrt(target.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  const vectors = statements.map(({ terms }) => {
    const bag = new Map<number, number>();
    for (const term of terms) bag.set(term, (bag.get(term) ?? 0) + rarity[term]!);
    let targetProduct = 0;
    let squaredNorm = 0;
    for (const [term, weight] of bag) {
      targetProduct += weight * target[term]!;
      squaredNorm += weight * weight;
    }
    return { terms: [...bag.keys()], weights: [...bag.values()], targetProduct, squaredNorm };
  });
  const closeness = vectors.map(({ targetProduct, squaredNorm }) =>
    squaredNorm > 0 ? targetProduct / Math.sqrt(squaredNorm) / targetNorm : 0,
  );
  return { document, vectors, targetNorm, closeness };
}
