import { findNounPhrase } from './noun-phrase.ts';
import type { PhrasePlace } from './noun-test.ts';
import type { TitleCandidate } from './title-candidates.ts';
import { titleLanguage } from './title-language.ts';
import type { TitleVocabulary, TitleWord } from './title-vocabulary.ts';

/** Matches an English determiner that starts another noun; behind a noun without a preposition it divides object and subject. */
const article = /^(?:an?|the|this|these|those|our|your|their|my|his|her|its|some|any|each|every|another|no)$/;
/** Maximum number of words between two phrases that become one title. */
const maxWordsBetween = 4;

/**
 * Returns two phrases of one clause as they are spoken: with the prepositions, articles and nouns between them ("version of the signet
 * code"), or with the "and" that stands between them; undefined where they are never that close, or a verb stands between them.
 */
export function joinAsSpoken(
  first: TitleCandidate,
  second: TitleCandidate,
  vocabulary: TitleVocabulary,
  language: string,
): string | undefined {
  if (first.content.some(({ stem }) => second.content.some((word) => word.stem === stem))) return undefined;
  for (const before of first.places)
    for (const after of second.places) {
      const joined = before.clause === after.clause ? joinPlaces(before, after, vocabulary, language) : undefined;
      if (joined) return joined;
    }
  return undefined;
}

function joinPlaces(
  { clause, from, to }: PhrasePlace,
  after: PhrasePlace,
  vocabulary: TitleVocabulary,
  language: string,
): string | undefined {
  const between = clause.words.slice(to, after.from);
  if (after.from <= to || between.length > maxWordsBetween) return undefined;
  const isNoun = (word: TitleWord) => vocabulary.stems[word.stem]!.determinedCount > 0 && !vocabulary.isVerb(word);
  const isNominal = between.every((word) => (word.isContent ? isNoun(word) : word.isConnector || word.isDeterminer));
  if (language === 'en' && article.test(between[0]?.text ?? '')) return undefined;
  const joined = { places: [{ clause, from, to: after.to }], count: 1, nominalCount: 1 };
  if (!isNominal || !findNounPhrase(joined, language)) return undefined;
  const { conjunction, coordinators } = titleLanguage(language);
  const spelled = (start: number, end: number) =>
    clause.text.slice(clause.offsets[start], clause.offsets[end - 1]! + clause.words[end - 1]!.text.length);
  if (!between.some(({ text }) => coordinators.has(text))) return spelled(from, after.to);
  return between.some(({ isContent }) => isContent) ? undefined : spelled(from, to) + conjunction + spelled(after.from, after.to);
}
