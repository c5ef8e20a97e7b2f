import type { TitleCandidate } from './title-candidates.ts';
import { englishEnding } from './title-features.ts';
import { titleLanguage } from './title-language.ts';
import type { TitleWord } from './title-vocabulary.ts';
import { splitWordList } from './word-list.ts';

/** Verbs that are hardly nouns, with which no title says what a chapter is about: "goals include size". */
const verb =
  /(?<![a-z])(?:add|agree|allow|appear|arise|ask|assume|avoid|become|begin|belong|bring|choose|compare|conflate|consist|contain|correspond|create|decide|define|depend|describe|destroy|disappear|ensure|explain|generate|get|give|happen|include|involve|know|let|maintain|make|mean|occur|prevent|provide|remain|remember|represent|require|say|see|seem|solve|suffer|take|teach|tell|tend|think|understand|want)s?(?![a-z'])|(?<![a-z])(?:became|began|brought|came|chose|gave|knew|said|taught|told|took|went)(?![a-z'-])/i;
/** Matches a preposition before another, and a noun that is part of one or only counts: "rid of", "in terms of", "rest of". */
const broken =
  /(?<![a-z])(?:on|in|at|of|for|from|by) to(?![a-z])|(?<![a-z])in (?:terms|front|spite|regards?|respect|favou?r|order|addition|general|fact|case|charge|common|place|particular|practice|theory)$|^(?:rid|top|rest|middle|bottom|end|beginning|kinds?|types?|majority|amount|terms|front|spite|regards?|respect|favou?r|order|instead|lots?|bunch|sort|couple|bit)(?: of| to|$)/i;
/** Matches an adjective at the start that judges or points instead of naming: "interesting question". */
const judging =
  /^(?:actual|certain|cool|crazy|excellent|funny?|good|great|important|interesting|nice|neat|obvious|particular|specific|various|weird)(?![a-z-])/i;
/** Words before the object of a verb, and a verb with its object behind "to". */
const articles = 'the|an?|our|your|their|its|my';
const object = new RegExp(`(?<![a-z])to [a-z-]+ (?:${articles})(?![a-z])`, 'i');
const article = new RegExp(`^(?:${articles})$`);
/** Words that say nothing about a subject, so that a title needs another. */
const general = new Set(
  splitWordList(
    'half front term terms work size exist exists draw folks guy guys people person persons thing things stuff way ways idea ideas issue issues question questions answer answers suggestion suggestions moment addition result results information option options reason reasons works concept concepts point points fact facts part parts case cases word words side number numbers company monday tuesday wednesday thursday friday saturday sunday today tonight morning mornings afternoon evening evenings month months headline headlines euro euros dollar dollars pound pounds member members efficient secure relative opposite honourable honorable true-false previous short main major next last first second third',
    'en',
  ),
);

/** Returns whether the word behind a phrase hardly begins something else: the "Conference" behind "Stanford Blockchain". */
const goesOn = (next: TitleWord | undefined): boolean =>
  next?.isContent === true && !['ed', 'ly'].includes(englishEnding(next.text)) && !verb.test(next.text);

/** Returns whether an English word, in lower case, names no subject by itself: a general noun, or an adjective. */
export const isGeneralWord = (word: string): boolean => general.has(word) || titleLanguage('en').modifiers.has(word);

/**
 * Returns whether an English phrase may be a title: a noun with what belongs to it, but no verb with its object. `isNominal` tells
 * that it mostly stands like a noun.
 */
export function isEnglishTitle(
  { content, text, places }: Pick<TitleCandidate, 'content' | 'text' | 'places'>,
  isNominal: boolean,
): boolean {
  const [first, last] = [content[0]!, content.at(-1)!];
  const [firstEnding, lastEnding] = [englishEnding(first.text), englishEnding(last.text)];
  if (firstEnding === 'ly' || lastEnding === 'ly' || lastEnding === 'ed') return false;
  const { clause, from, to } = places[0]!;
  if (firstEnding === 'ed' && content.length > 1 && !clause.words[from + 1]!.isContent) return false;
  if (content.length === 1 && ['ing', 'adjective'].includes(lastEnding) && !isNominal) return false;
  const words = clause.words.slice(from, to);
  const hasObject = words.some(
    (word, i) => article.test(word.text) && words[i - 1]!.isContent && (i > 1 || firstEnding !== 'ing'),
  );
  const isCut = to - from > 1 && places.every((place) => goesOn(place.clause.words[place.to]));
  return (
    !isCut &&
    !hasObject &&
    !object.test(text) &&
    !verb.test(text) &&
    !broken.test(text) &&
    !judging.test(text) &&
    !content.every((word) => isGeneralWord(word.text.replace(/'s$/, '')))
  );
}
