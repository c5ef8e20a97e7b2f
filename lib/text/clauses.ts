/** Common English verbs and auxiliaries, as alternatives of a pattern. */
export const englishVerbs =
  "be|am|is|are|was|were|been|have|has|had|do|does|did|can|could|will|would|shall|should|may|might|must|let|make|made|get|got|go|went|come|came|take|took|give|gave|say|said|see|saw|know|knew|think|thought|want|need|use|find|found|put|run|ran|keep|kept|begin|began|show|mean|meant|become|became|hold|held|tell|told|write|wrote|send|sent|pay|paid|build|built|lose|lost|feel|felt|bring|brought|work|look|seem|try|help|allow|cannot|it's|that's|there's|here's|what's";

/** Pasts of irregular English verbs that those do not have, as alternatives of a pattern. */
export const irregularPasts =
  'rose|fell|grew|drove|broke|chose|drew|flew|froze|hid|led|left|met|rode|sat|spent|stood|struck|taught|threw|understood|won|wore|bought|caught|cost|cut|dealt|fought|hit|let|quit|set|shut|spread|split|beat|bent|sold|slept|stuck|sank|spoke|swore|tore';

/**
 * Pattern of an English verb that has a subject, or of what is contracted with it. A word in "-s" may be a noun, so it counts only
 * before an article, a possessive or a pronoun.
 */
export const englishFiniteVerb = `(?<![a-zà-ž'])(?:is|are|was|were|can|could|will|would|should|may|might|must)(?![a-zà-ž])|(?<!(?<![a-zà-ž])to )(?<![a-zà-ž'])(?:${englishVerbs})(?![a-zà-ž])|[a-z]ed(?![a-zà-ž])|(?:n't|'re|'m|'ll|'ve|'d|'s)(?![a-zà-ž])|[a-zà-ž]{2}(?<![su])s (?:a|an|the|my|your|our|their|its|how|it|them|us|no|more)(?![a-zà-ž])`;

/** Matches a hedge whose verb may have an object instead of a clause: "I know", "it looks like", "the point is". */
const openHedge =
  /(?<![a-z])(?:know|feel|see|believe|assume|imagine|figure|mean|say|saying|thinking|like|seems(?: to me)?|out|is|clear|true|obvious|sure)\s+$/iu;
const clause = new RegExp(
  `^(?:(?!(?<![a-zà-ž])(?:that|which|who|whose|where|when|while|because|if|as|and|but|or|than|to)(?![a-zà-ž]))[^,;:.])*?(?:${englishFiniteVerb})`,
  'iu',
);

const withoutJoint =
  '(?:(?!(?<![a-zà-ž])(?:that|which|who|whose|where|when|while|because|if|as|and|but|or|than|so)(?![a-zà-ž]))[^,;:.])*?';
const clauseAfterClause = new RegExp(
  `(?:${englishFiniteVerb}) ${withoutJoint}(?<![a-zà-ž'])(?:i|we|you|they|he|she|it|there|the|an?|my|our|your|their|his|her|its) ${withoutJoint}(?:${englishFiniteVerb})`,
  'iu',
);

/** Returns whether a second clause follows the first of an English text without a mark or a conjunction between them. */
export const hasClauseAfterClause = (text: string): boolean => clauseAfterClause.test(text.replaceAll('’', "'"));

/** Returns whether the verb of a hedge may have an object instead of a clause, in a language (BCP 47 base tag) that does not mark it. */
export const mayHaveObject = (hedge: string, language: string): boolean => language === 'en' && openHedge.test(hedge);

/** Returns whether an English text begins with a clause: with a subject and its verb. */
export const beginsWithClause = (text: string): boolean => clause.test(text.replaceAll('’', "'"));
