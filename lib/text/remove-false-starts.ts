import { hasMark, type WordToken } from './word-token.ts';

/** Words of a language by which false starts are recognized: words that a speaker gives up and replaces by what follows. */
export interface FalseStartWords {
  /** Pronouns that are subjects only, and those that are objects too. */
  subjectPronouns: ReadonlySet<string>;
  objectPronouns: ReadonlySet<string>;
  /** Articles and possessives, with which no clause ends. */
  determiners: ReadonlySet<string>;
  /** Auxiliary verbs, with which few clauses end, and the words after which a clause begins. */
  auxiliaries: ReadonlySet<string>;
  beforeClause: ReadonlySet<string>;
  /** Verbs before an infinitive, and the word between them, after which no clause begins: "have to". */
  beforeInfinitive: ReadonlySet<string>;
  infinitiveMarker: string;
  /** Words that stand in the place of a subject, which follows its verb: "there is a study". */
  expletives: ReadonlySet<string>;
  /** Verbs of an aside: "you know", "I think". */
  asideVerbs: ReadonlySet<string>;
  /** Adverbs behind which a speaker starts over: "we then we get". */
  adverbs: ReadonlySet<string>;
}

/** Maximum number of words of a false start. */
const maxWords = 4;
/** Matches a word of consonants alone, which is cut off if those around it are repeated. */
const consonants = /^[b-df-hj-np-tv-xz]{1,3}$/;
/** Matches an ending that makes one whole word of another, or none: "the work the workers do" has no false start. */
const endings = /^(?:'?s|e?rs?|ists?|ings?|ments?)?$/;

/**
 * Removes false starts before the same word: "I just had a I just had an idea", "you can s you can see", "the joyst the joystick",
 * "I I'm sure", "we then we get", "a our remote"; before a subject in the place of an infinitive: "we have to we can"; at the start of a sentence also a pronoun or
 * an article before another subject: "You we need a disk", "The I knew it", and at the start of a clause a pronoun that is a
 * subject only: "in this case, I we need a disk". Words are only removed.
 */
export function removeFalseStarts(tokens: WordToken[], words: FalseStartWords | undefined): WordToken[] {
  if (!words) return tokens;
  const result: WordToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const count = countFalseStart(tokens, at, words);
    if (count === 0) result.push(tokens[at++]!);
    else at += count;
  }
  return result;
}

/** Returns the number of words of the false start at a place; 0 if there is none. */
function countFalseStart(tokens: readonly WordToken[], at: number, words: FalseStartWords): number {
  const first = baseOf(tokens[at]!);
  const startsWithPronoun = isPronounOf(words, first);
  const isDeterminer = words.determiners.has(first);
  if (isRepeatedBeforeWhole(tokens, at)) return 2;
  if (words.expletives.has(first)) return isContractedAgain(tokens, at, words) ? 1 : 0;
  if (isDeterminer && isDeterminerReplaced(tokens, at, words)) return 1;
  if (words.auxiliaries.has(first)) return isRepeatedAfterCut(tokens, at, 2) ? 2 : 0;
  if (!startsWithPronoun && !isDeterminer) return 0;
  const startsClause = isClauseStart(tokens[at - 1], words.beforeClause);
  const isAtStart =
    at === 0 ||
    (words.subjectPronouns.has(first) && startsClause && (hasMark(tokens[at - 1]!) || isLedIn(tokens, at, words.beforeClause)));
  for (let size = 1; size <= maxWords; size++) {
    const again = tokens[at + size];
    if (!again || tokens[at + size - 1]!.gap !== ' ') return 0;
    const isAside = words.asideVerbs.has(tokens[at + size + 1]?.key ?? '');
    if (isAtStart && size === 1 && !isAside && isSubject(again, words, isDeterminer)) return 1;
    const last = tokens[at + size - 1]!;
    if (startsWithPronoun && startsClause && !isAside && isInfinitiveLeft(tokens, at + size, words)) return size;
    if (baseOf(again) !== first) continue;
    if (size === 1) return words.subjectPronouns.has(first) && !(isAside && last.key !== first) ? 1 : 0;
    if (isRepeatedAfterCut(tokens, at, size)) return size;
    if (size === 2 && isCutShort(last, tokens[at + size + 1])) return size;
    const opensClause = words.auxiliaries.has(last.key) || words.adverbs.has(last.key) || startsWithCapital(last);
    const isCut = words.determiners.has(last.key) || (size === 2 && startsClause && opensClause);
    return startsWithPronoun && isCut && !isAside ? size : 0;
  }
  return 0;
}

/** Returns whether a clause may begin with a word; after an article fewer do: "the it girl", "the We Company". */
function isSubject(token: WordToken, words: FalseStartWords, isAfterArticle: boolean): boolean {
  if (isAfterArticle) return words.subjectPronouns.has(baseOf(token)) && !startsWithCapital(token);
  return isPronoun(token, words);
}

/** Returns whether a word is a pronoun or stands in the place of a subject, also contracted with a verb: "it's", "there". */
export function isPronoun(token: WordToken, words: FalseStartWords): boolean {
  const base = baseOf(token);
  return isPronounOf(words, base) || words.expletives.has(base);
}

/** Returns whether a word is a subject or begins one, so that a clause begins: "it's", "there", "the". */
export const startsWithSubject = (token: WordToken, words: FalseStartWords): boolean =>
  isSubject(token, words, false) || words.determiners.has(token.key);

/** Returns whether a word is cut off, and said as a whole by the next one: "joyst", "joystick". */
const isCutShort = ({ key }: WordToken, next: WordToken | undefined) =>
  key.length > 1 && next !== undefined && next.key.startsWith(key) && !endings.test(next.key.slice(key.length));

const startsWithCapital = ({ word }: WordToken) => /^\p{Lu}\p{Ll}/u.test(word);

/** Returns whether a subject stands where an infinitive would: "we have to we can", "you have to you have". */
function isInfinitiveLeft(tokens: readonly WordToken[], at: number, words: FalseStartWords): boolean {
  const [verb, marker, subject] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  if (!verb || marker?.key !== words.infinitiveMarker || !words.beforeInfinitive.has(verb.key)) return false;
  return isPronounOf(words, baseOf(subject));
}

const isPronounOf = ({ subjectPronouns, objectPronouns }: FalseStartWords, word: string) =>
  subjectPronouns.has(word) || objectPronouns.has(word);

/** Returns whether words up to a cut-off one are repeated after it. */
function isRepeatedAfterCut(tokens: readonly WordToken[], at: number, size: number): boolean {
  if (!consonants.test(tokens[at + size - 1]?.word ?? '')) return false;
  for (let i = 0; i < size - 1; i++) {
    const again = tokens[at + size + i];
    if (!again || (baseOf(again) !== tokens[at + i]!.key && again.key !== tokens[at + i]!.key)) return false;
  }
  return true;
}

/** Returns whether a word is repeated after a cut-off one, which is then said as a whole: "more s more sophisticated". */
function isRepeatedBeforeWhole(tokens: readonly WordToken[], at: number): boolean {
  const again = tokens[at + 2];
  if (again?.key !== tokens[at]!.key) return false;
  const [first, cut, , whole] = tokens.slice(at, at + 4);
  if (!whole || first!.gap !== ' ' || cut!.gap !== ' ' || again.gap !== ' ') return false;
  return consonants.test(cut!.word) && whole.key !== cut!.key && whole.key.startsWith(cut!.key);
}

/** Returns whether a word in the place of a subject is repeated with its verb: "there there's". */
const isContractedAgain = (tokens: readonly WordToken[], at: number, words: FalseStartWords) => {
  const again = tokens[at + 1];
  const isRepeated = again !== undefined && again.key !== tokens[at]!.key && baseOf(again) === tokens[at]!.key;
  return isRepeated && tokens[at]!.gap === ' ' && isClauseStart(tokens[at - 1], words.beforeClause);
};

/** Words behind "a" in a phrase that stands for one word: "the a priori probability". */
const foreignWords = new Set(['priori', 'posteriori', 'la', 'cappella']);

/** Returns whether an article or a possessive is replaced by the next word: "need a our remote". A capital is a name's: "node A". */
function isDeterminerReplaced(tokens: readonly WordToken[], at: number, { determiners }: FalseStartWords): boolean {
  const [first, again, noun] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!noun || first.gap !== ' ' || again!.gap !== ' ' || foreignWords.has(noun.key)) return false;
  return (at === 0 || first.word === first.key) && determiners.has(again!.word);
}

const isClauseStart = (before: WordToken | undefined, beforeClause: ReadonlySet<string>) =>
  !before || hasMark(before) || beforeClause.has(before.key);

/** Returns whether all words before a place lead into the sentence: "and so". */
const isLedIn = (tokens: readonly WordToken[], at: number, beforeClause: ReadonlySet<string>) =>
  tokens.slice(0, at).every(({ key }) => beforeClause.has(key));

/** Returns a word without what is contracted with it: "i" for "i'm". */
const baseOf = ({ key }: WordToken) => key.replace(/'.*/, '');
