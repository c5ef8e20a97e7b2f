import type { Promotion } from '../records/summary.ts';
import type { Statement } from './document.ts';
import { promotionPhrases } from './promotion-phrases.ts';

/** Sentences that advertise: the index of the first, and of the one after the last. */
export interface PromotedSentences extends Promotion {
  first: number;
  end: number;
}

/** Maximum number of sentences between two that belong to one sponsor read, and of the sentences of a read. */
const maxGap = 5;
const maxReadLength = 25;

/**
 * Finds the sentences of a transcript that advertise, in order: sponsor reads, from the sentence that names the sponsor to the
 * last offer, and calls to subscribe. None in a language without a list of phrases.
 */
export function findPromotions(statements: readonly Statement[], language: string): PromotedSentences[] {
  const phrases = promotionPhrases(language);
  if (!phrases) return [];
  const promotions: PromotedSentences[] = [];
  for (let first = 0; first < statements.length; first++) {
    const isSponsor = matches(phrases.sponsor, statements[first]!);
    if (!isSponsor && !matches(phrases.subscription, statements[first]!)) continue;
    let last = first;
    for (let next = first + 1; isSponsor && next <= last + maxGap && next < first + maxReadLength; next++) {
      const statement = statements[next];
      if (statement && (matches(phrases.offer, statement) || matches(phrases.sponsor, statement))) last = next;
    }
    const kind = isSponsor ? 'sponsor' : 'subscription';
    promotions.push({ kind, first, end: last + 1, from: statements[first]!.from, to: statements[last]!.to });
    first = last;
  }
  return mergeNeighbors(promotions);
}

/** Returns the indexes of the sentences that advertise. */
export const promotedStatements = (promotions: readonly PromotedSentences[]): ReadonlySet<number> =>
  new Set(promotions.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => first + i)));

const matches = (pattern: RegExp, { text }: Statement) => pattern.test(text.replaceAll('’', "'"));

/** Merges promotions of one kind that meet. */
function mergeNeighbors(promotions: readonly PromotedSentences[]): PromotedSentences[] {
  const merged: PromotedSentences[] = [];
  for (const promotion of promotions) {
    const former = merged.at(-1);
    if (former?.kind === promotion.kind && promotion.first === former.end)
      merged[merged.length - 1] = { ...former, end: promotion.end, to: promotion.to };
    else merged.push(promotion);
  }
  return merged;
}
