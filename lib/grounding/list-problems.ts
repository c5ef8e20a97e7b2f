import type { GroundingProblem } from '../records/generation.ts';
import { byLanguage } from '../text/by-language.ts';
import { dotProduct, sigmoid } from '../text/logistic.ts';
import { hasNumberWords } from '../text/number-words.ts';
import { checkCited } from './check-cited.ts';
import { nameFeatures, negationFeatures, numberFeatures, type PlacedSentence, speakerFeatures } from './claim-features.ts';
import { cellOf, type NameItem, type NumberItem } from './evidence.ts';
import { isDenied } from './negation-phrases.ts';
import { negationPlace } from './negations.ts';
import type { NumberMention } from './numbers/number-mention.ts';
import { isClauseOpposed } from './opposed-clause.ts';
import { isClauseReversed, isNegationShared } from './reversed-clause.ts';
import { selectCites } from './select-cites.ts';
import type { SpeakerMention } from './speakers.ts';
import type { TranscriptIndex } from './transcript-index.ts';
import type { ClaimWeights, GroundingWeights } from './weights.ts';

/**
 * Distance in cells from the sentence's place beyond which a name is taken from another part of the transcript, if the sentence
 * cites units.
 */
const nameReach = 20;
/** Largest number in words that may be the writer's own count ("two reasons"). */
const maxOwnCount = 3;
/** Words for two by language, reduced to letters: "a couple of weeks". */
const pairWords = byLanguage<readonly string[]>({
  en: () => ['couple', 'pair', 'fortnight', 'both'],
  de: () => ['paar', 'beide', 'beiden'],
  fr: () => ['paire', 'couple'],
  es: () => ['par', 'pareja', 'ambos'],
  pt: () => ['par', 'casal', 'ambos'],
  it: () => ['coppia', 'entrambi'],
  nl: () => ['paar', 'beide'],
  ru: () => ['пара', 'пары', 'пару'],
  pl: () => ['para', 'pare'],
});
const latin = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'vi', 'id']);

/** Lists the problems of a sentence: numbers, names, speakers and negations that the transcript contradicts. */
export function listProblems(placed: PlacedSentence, index: TranscriptIndex, weights: GroundingWeights): GroundingProblem[] {
  const { sentence, text, language } = placed;
  const { numbers, names, speakers } = sentence.evidence;
  const isComparable = language === index.language;
  const cited = placed.cites && checkCited(placed, placed.cites, index);
  const problems: GroundingProblem[] = [];
  for (const item of numbers) if (isFalseNumber(item)) problems.push({ kind: 'number', text: item.mention.text });
  for (const item of names) if (!item.isSpeaker && isFalseName(item)) problems.push({ kind: 'name', text: item.mention.text });
  if (!isComparable) return problems;
  if (index.speakers.length > 1)
    for (const mention of speakers) if (isFalseSpeaker(mention)) problems.push({ kind: 'speaker', text: mention.text });
  const citedTexts = (placed.cites ?? selectCites(placed, index)).flatMap((cite) => index.units[cite]?.text ?? []);
  const isNegationReversed = cited
    ? cited.isReversed()
    : isNegationUnfit() && !hasDenial() && !isNegationShared(text, citedTexts, index.language);
  const isReversed = [isClauseReversed, isClauseOpposed].some((isOpposite) => isOpposite(text, citedTexts, index.language));
  if (isNegationReversed || isReversed) problems.push({ kind: 'negation', text });
  return problems;

  function isFalseNumber(item: NumberItem): boolean {
    const { mention, positions } = item;
    const isOwnCount = isWritersCount(mention) || isPair(mention);
    if (positions.length === 0) return !isOwnCount && hasNumberWords(index.language);
    if (cited) return !cited.hasNumber(item) && (!isOwnCount || (isComparable && isUnfitNumber(item)));
    return isComparable && isUnfitNumber(item);
  }

  function isPair({ isSpelled, values }: NumberMention): boolean {
    return isSpelled && values[0] === 2 && (pairWords(index.language) ?? []).some((word) => index.spellings.has(word));
  }

  function isUnfitNumber(item: NumberItem): boolean {
    return isOver(weights.number, numberFeatures(item, placed, index));
  }

  function hasDenial(): boolean {
    return [text, ...citedTexts].some((one) => isDenied(one, index.language));
  }

  /** The weights were fitted on English, in which a negation is a word before what it applies to. */
  function isNegationUnfit(): boolean {
    const { before, after, isWord } = negationPlace(index.language);
    return before && !after && isWord && isOver(weights.negation, negationFeatures(placed, index));
  }

  function isFalseName(item: NameItem): boolean {
    const { positions } = item;
    // Names are written in another way in another script.
    if (positions.length === 0) return isComparable || latin.has(index.language);
    if (!isComparable || cited?.hasName(item)) return false;
    const isFar = positions.every((position) => Math.abs(cellOf(position) - placed.place) > nameReach);
    return (cited !== undefined && (isFar || cited.hasOtherName())) || isOver(weights.name, nameFeatures(item, placed));
  }

  function isFalseSpeaker(mention: SpeakerMention): boolean {
    return cited ? !cited.isSpokenBy(mention) : isOver(weights.speaker, speakerFeatures(mention, placed, index));
  }
}

/** Returns whether a number may count what the writer lists: "two reasons", but neither "two weeks" nor "two out of three". */
const isWritersCount = ({ isSpelled, values: [value = 0], units, isShare }: NumberMention): boolean =>
  isSpelled && value > 0 && value <= maxOwnCount && !units && !isShare;

const isOver = ({ weights, threshold }: ClaimWeights, features: readonly number[]): boolean =>
  sigmoid(dotProduct(features, weights)) > threshold;
