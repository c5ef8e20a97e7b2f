/** The judgment whether a reader understands an English line alone, by its first words. */
export interface LineJudgment {
  /** The line begins with a word for something said before, continues the line before, or asks; absent for a line that stands alone. */
  problem?: 'pronoun' | 'connective' | 'question';
  /** The line begins with I, we or you. */
  isFirstPerson: boolean;
  /** The line names its speaker before a colon. */
  isAttributed: boolean;
}

const attribution = /^\p{Lu}[\p{L}\p{N}.' -]{0,40}: /u;
const pronoun =
  /^(?:it|its|itself|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|such|both|either|neither|others|another|ones?)\b/i;
const connective =
  /^(?:and|but|so|or|nor|because|cause|then|also|however|therefore|thus|hence|though|yet|which|whose|who|well|yeah|yes|yep|no|nope|nah|ok|okay|right|sure|exactly|alright|anyway|anyways|plus|except|instead|otherwise|too|again|like|similarly|likewise|meanwhile|besides|furthermore|moreover|additionally|still|else|same|oh|uh|um|hmm)\b/i;
const auxiliary =
  "(?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|hasn't|haven't|hadn't|can't|couldn't|won't|wouldn't|shouldn't)";
const subject =
  '(?:i|you|we|they|he|she|it|there|this|that|these|those|the|a|an|any|anyone|anybody|someone|somebody|everyone|everybody|people|your|our|my|his|her|their)';
const askedBySubject = new RegExp(`^${auxiliary} ${subject}\\b`, 'i');
const askedByWord = new RegExp(
  `^(?:what|how|why|who|whom|whose|where|when|which)(?:'s|'re|'d| ${auxiliary}| about| if| else)\\b`,
  'i',
);
/** A clause with a question word that is the subject of a statement: "What's causing it to crash is the cache." */
const clauseAsSubject = /^(?:what|how|why|where|when)\b.{6,} (?:is|was|are|were) /i;
const firstPerson = /^(?:i|we|you)(?:'\w+)?\b/i;

/** Judges a line of an English summary by its first words, after the name of its speaker if it has one. */
export function judgeLine(line: string): LineJudgment {
  const unquoted = line.replaceAll('’', "'").replace(/^["“‘'\s]+/, '');
  const isAttributed = attribution.test(unquoted);
  const text = unquoted.replace(attribution, '').replace(/^["“‘'\s]+/, '');
  const asks = /\?["'”’]?$/.test(text) || askedBySubject.test(text) || (askedByWord.test(text) && !clauseAsSubject.test(text));
  const problem = asks ? 'question' : pronoun.test(text) ? 'pronoun' : connective.test(text) ? 'connective' : undefined;
  return { isFirstPerson: firstPerson.test(text), isAttributed, ...(problem && { problem }) };
}
