import type { Card } from '../records/card.ts';
import { extractTerms } from '../text/extract-terms.ts';
import { detectUnitLanguage } from '../text/language.ts';

/** Minimum number of content words that a question must show beside the hidden part. */
const minOtherTerms = 2;

/** A word or a name of a sentence that a question may hide. */
interface Candidate {
  from: number;
  to: number;
  score: number;
}

/**
 * Returns the part of a sentence to hide in a question: a number, otherwise a name, otherwise the longest content word (the last
 * of equally long ones). Returns undefined if too little of the sentence would remain.
 */
export function findHiddenPart(text: string, declared: string): Card['hidden'] | undefined {
  const language = detectUnitLanguage([{ text }], declared);
  if (extractTerms(text, language).length <= minOtherTerms) return undefined;
  const folded = text.toLowerCase();
  const best = listCandidates(text, language)
    // A part that the rest of the sentence repeats would answer the question.
    .filter(({ from, to }) => folded.split(text.slice(from, to).toLowerCase()).length === 2)
    .reduce<Candidate | undefined>((found, one) => (found && found.score > one.score ? found : one), undefined);
  return best && { from: best.from, to: best.to };
}

const numberScore = 300;
const nameScore = 200;
const nounScore = 100;

/** The name of a speaker before the sentence, of which no part is hidden. */
const attribution = /^\p{Lu}[^:.?!]{0,40}: /u;

function listCandidates(text: string, language: string): Candidate[] {
  const candidates: Candidate[] = [];
  const start = attribution.exec(text)?.[0].length ?? 0;
  let isFirst = true;
  let name: Candidate | undefined;
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language || undefined, { granularity: 'word' }).segment(text)) {
    // Words of a name are separated by a space only.
    if (segment === ' ') continue;
    const former = name;
    name = undefined;
    if (!isWordLike || index < start) continue;
    const to = index + segment.length;
    const isCapitalized = !isFirst && /^\p{Lu}/u.test(segment);
    isFirst = false;
    if (/\p{Nd}/u.test(segment)) candidates.push({ from: index, to, score: numberScore });
    else if (extractTerms(segment, language).length === 0) continue;
    // German writes every noun with a capital.
    else if (!isCapitalized || language === 'de') {
      candidates.push({ from: index, to, score: segment.length + (isCapitalized ? nounScore : 0) });
    } else if (former) {
      former.to = to;
      name = former;
    } else {
      name = { from: index, to, score: nameScore };
      candidates.push(name);
    }
  }
  return candidates;
}
