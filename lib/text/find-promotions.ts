import type { Promotion } from '../records/summary.ts';
import type { Statement } from './document.ts';
import { type PromotionPhrases, promotionPhrases } from './promotion-phrases.ts';

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
  const signs = statements.map((statement) => readSigns(statement, phrases));
  const promotions: PromotedSentences[] = [];
  for (let first = 0; first < statements.length; first++) {
    const isSponsor = startsRead(signs.slice(first, first + 1 + maxGap));
    if (!isSponsor && !signs[first]!.isSubscription) continue;
    let last = first;
    for (let next = first + 1; isSponsor && next <= last + maxGap && next < first + maxReadLength; next++) {
      if (signs[next]?.isSponsor || signs[next]?.isOffer) last = next;
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

/** Signs of an advertisement in a sentence. */
interface Signs {
  isSponsor: boolean;
  isHint: boolean;
  /** Kinds of deals that it names. */
  deals: number[];
  isOffer: boolean;
  isSubscription: boolean;
}

function readSigns({ text }: Statement, phrases: PromotionPhrases): Signs {
  const plain = text.replaceAll('’', "'");
  const deals = [...phrases.deals.keys()].filter((kind) => phrases.deals[kind]!.test(plain));
  return {
    isSponsor: phrases.sponsor.test(plain),
    isHint: phrases.hint.test(plain),
    deals,
    isOffer: deals.length > 0 || phrases.offer.test(plain),
    isSubscription: phrases.subscription.test(plain),
  };
}

/**
 * Returns whether a sponsor read starts with the first of the sentences: it names a sponsor, or a deal follows what may be one, or
 * it makes the first of two kinds of deals.
 */
function startsRead([first, ...following]: readonly Signs[]): boolean {
  const kinds = new Set([first!, ...following].flatMap(({ deals }) => deals));
  return first!.isSponsor || (first!.isHint && kinds.size > 0) || (first!.deals.length > 0 && kinds.size > 1);
}

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
