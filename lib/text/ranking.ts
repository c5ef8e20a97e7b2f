import type { Document } from './document.ts';
import { statementFeatures } from './statement-features.ts';
import fitted from './summary-weights.json' with { type: 'json' };
import { termFeatures } from './term-features.ts';

/** A document with what its summary aims at. Vectors are sparse: term and weight by term of the statement. */
export interface Ranking {
  document: Document;
  vectors: Vector[];
  /** Length of the vector of the whole. */
  targetNorm: number;
  /** By statement: the cosine with the whole. */
  closeness: number[];
  /** By statement: how well it would stand in a summary for its own sake. */
  merit: number[];
}
export interface Vector {
  terms: number[];
  weights: number[];
  /** Product with the target, and its own squared length. */
  towards: number;
  square: number;
}

const salienceExponent = 0.5;

/** Weights of `termFeatures` and `statementFeatures`, in their order. */
export interface SummaryWeights {
  term: readonly number[];
  statement: readonly number[];
}

/** Which words of a document are its matter differs most between scripts with and without spaces. */
export const weightsFor = (language: string): SummaryWeights =>
  /^(?:zh|ja|th|lo|km|my|yue)$/.test(language) ? fitted.unspaced : fitted.spaced;

export function rank(document: Document, weights = weightsFor(document.language)): Ranking {
  const salient = salience(document, weights.term);
  const aimed = aim(document, salient);
  const merit = statementFeatures(document, salient, aimed.closeness).map((features) => product(features, weights.statement));
  return { ...aimed, merit };
}

/** How likely each term is to be in a summary, 0 to 1. */
export const salience = (document: Document, weights: readonly number[]): number[] =>
  termFeatures(document).map((features) => 1 / (1 + Math.exp(-product(features, weights))));

/** The vectors of a document: those of its statements and that of the whole, in which salient terms weigh more. */
export function aim(document: Document, salient: readonly number[]): Omit<Ranking, 'merit'> {
  const { statements, counts, spread } = document;
  const rarity = spread.map((inStatements) => Math.log(statements.length / inStatements + 1));
  const target = counts.map((count, term) => Math.log1p(count) * rarity[term]! * salient[term]! ** salienceExponent);
  const targetNorm = Math.sqrt(target.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  const vectors = statements.map(({ terms }) => {
    const bag = new Map<number, number>();
    for (const term of terms) bag.set(term, (bag.get(term) ?? 0) + rarity[term]!);
    let towards = 0;
    let square = 0;
    for (const [term, weight] of bag) {
      towards += weight * target[term]!;
      square += weight * weight;
    }
    return { terms: [...bag.keys()], weights: [...bag.values()], towards, square };
  });
  const closeness = vectors.map(({ towards, square }) => (square > 0 ? towards / Math.sqrt(square) / targetNorm : 0));
  return { document, vectors, targetNorm, closeness };
}

function product(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}
