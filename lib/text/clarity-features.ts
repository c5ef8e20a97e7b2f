import { stopwords } from './stopwords.ts';
import { anywhere, everywhere } from './whole-words.ts';
import { readWordTokens } from './word-token.ts';

/** Words that compare with what was said before, and words that weaken a statement or fill it. */
const comparing = everywhere('same|others?|another|different|certain|some|many|first|second|last|next');
const weakening = everywhere('like|just|really|basically|actually|probably|maybe|right|well|okay|kind of|sort of');
/** Words about the occasion, and phrases that say how sure a speaker is. */
const occasional = everywhere(
  'meetings?|agenda|slides?|presentations?|recordings?|microphones?|discuss(?:ed|ing|ions?)?|questions?|points?|talk(?:ed|ing)? about',
);
const hedging = anywhere("i (?:think|mean|guess|suppose)|you know|i don't know|or something|or whatever|and stuff|and so on");
/** Words after which a sentence goes on. */
const openEnd = /(?<![a-z'])(?:and|or|but|so|the|an?|of|to|in|for|with|is|are)[.!?]?$/i;

/** Words that point out of the sentence, by what they point to; their share of all words counts. */
const pointing = [
  'this these those',
  'i me my',
  'you your',
  'it they them their he she him her',
  'thing things stuff something one ones way here there now',
].map((words) => new Set(words.split(' ')));

/** Start of a subject, conjunctions, and verbs that only a main clause or a clause of its own has. */
const subject = /^(?:the|there|an?|it|we|people|nobody|somebody|our|all|most|each|every)(?![a-z'])|^[A-Z][a-z]+s /i;
const joining = everywhere('and|so|but|because|or|whereas|though');
const finite = new Set('is are was were has have had will can could would should do does did must might may'.split(' '));
/** A verb before its subject, as in a question without its mark. */
const inverted = anywhere(
  "(?:is|are|was|were|do|does|did|have|has|can|could|would|should|will)(?:n't)? (?:i|you|we|they|he|she|it|that|there)",
);
/** Number of words within which the verb of a main clause is expected. */
const earlyWords = 7;

/** Number of words up to which two of the same are a repetition, and number of words from which a sentence is not short. */
const repetitionDistance = 3;
const shortLength = 10;

/** Origin of a sentence. */
interface SentenceOrigin {
  /** Whether the sentence begins in the first or second person, after its speaker's name. */
  isAttributed: boolean;
  /** Whether its ends were inferred, so that it may be part of a sentence, or more than one. */
  hasInferredEnds: boolean;
}

/**
 * Returns what makes an English sentence clear or unclear to a reader who has no other, in the order of `clarity-weights.json`: each
 * between 0 and about 4, the first one 1.
 */
export function clarityFeatures(text: string, { isAttributed, hasInferredEnds }: SentenceOrigin): number[] {
  const words = readWordTokens(text, 'en').map(({ key }) => key);
  const count = Math.max(1, words.length);
  const uncontracted = words.map((word) => word.replace(/'.*/, ''));
  const contentWords = uncontracted.filter((word) => !stopwords('en').has(word));
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  const matches = (pattern: RegExp) => Math.min(3, text.match(pattern)?.length ?? 0);
  return [
    1,
    Math.min(4, contentWords.length / 5),
    letters / count - 4,
    isAttributed ? 1 : 0,
    Math.min(2, words.filter((word, at) => isCutOff(word, words[at + 1] ?? '', text)).length),
    Math.min(2, countRepetitions(words)),
    matches(comparing),
    matches(weakening),
    ...pointing.map((pointers) => (5 * uncontracted.filter((word) => pointers.has(word)).length) / count),
    matches(/\d+/g),
    Math.max(0, shortLength - count) / 3,
    matches(occasional),
    hedging.test(text) ? 1 : 0,
    Math.min(4, (10 * (text.match(/,/g)?.length ?? 0)) / count),
    openEnd.test(text) ? 1 : 0,
    ...(hasInferredEnds
      ? [...shapeOf(text, words), 0, 0]
      : [0, 0, 0, 0, subject.test(text) ? 1 : 0, inverted.test(text) ? 1 : 0]),
  ];
}

/** Returns the features that tell a sentence from a part of one, or from several, where no mark does. */
function shapeOf(text: string, words: readonly string[]): number[] {
  const verb = words.findIndex((word) => finite.has(word) || word.includes("'"));
  const closeness = verb < 0 ? 0 : verb < earlyWords ? 1 : 0.3;
  return [subject.test(text) ? 1 : 0, Math.min(4, text.match(joining)?.length ?? 0), closeness, inverted.test(text) ? 1 : 0];
}

/**
 * Returns whether a word was broken off: a consonant, consonants that are no abbreviation, or the start of the next word, as in "se
 * screen".
 */
function isCutOff(word: string, next: string, text: string): boolean {
  if (/^[b-df-hj-np-tv-xz]{2,3}$/.test(word)) return !text.includes(word.toUpperCase());
  if (/^[b-hj-z]$/.test(word)) return true;
  const isStart = word.length > 1 && word.length < 7 && next.startsWith(word) && !stopwords('en').has(word);
  return isStart && !/^(?:$|'|-)/.test(next.slice(word.length));
}

/** Returns the number of words that stand a second time within a few words, as where a speaker starts over. */
const countRepetitions = (words: readonly string[]) =>
  words.reduce(
    (sum, word, at) => sum + words.slice(at + 1, at + 1 + repetitionDistance).filter((later) => later === word).length,
    0,
  );
