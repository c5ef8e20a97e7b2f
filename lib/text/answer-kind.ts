import { type AnswerPhrases, answerPhrases } from './answer-phrases.ts';
import { frequencyPhrases } from './frequency-phrases.ts';
import { namesAmount, namesPrice, namesSpan, namesTime } from './measures.ts';
import { truthPhrases } from './truth-phrases.ts';

/** The form of answer that a question or a title asks for. */
export type AnswerKind = 'reason' | 'frequency' | 'duration' | 'price' | 'time' | 'amount' | 'definition' | 'person' | 'truth';

/** The phrases that ask for each kind, those first that contain another one's: "how long" is no amount. */
const askingFor: readonly [AnswerKind, Exclude<keyof AnswerPhrases, 'called'>][] = [
  ['reason', 'why'],
  ['duration', 'howLong'],
  ['price', 'price'],
  ['time', 'when'],
  ['amount', 'howMany'],
  ['definition', 'whatIs'],
  ['person', 'who'],
];

/** Returns what a question or a title asks for by its form; undefined for a form that says little about its answer's. */
export function answerKind(question: string, language: string): AnswerKind | undefined {
  if (frequencyPhrases(language)?.asking.test(question)) return 'frequency';
  if (truthPhrases(language)?.asking.test(question)) return 'truth';
  const phrases = answerPhrases(language);
  return phrases && askingFor.find(([, asking]) => phrases[asking].test(question))?.[0];
}

/**
 * Returns whether a sentence has the form of an answer of a kind: a reason, a frequency, a number, a price, a time, a name or what is
 * true. Whether it defines something depends on its subject (`definedSubject`).
 */
export function hasKind(kind: AnswerKind | undefined, sentence: string, language: string): boolean {
  switch (kind) {
    case 'reason':
      return answerPhrases(language)?.because.test(sentence) === true;
    case 'frequency':
      return frequencyPhrases(language)?.saying.test(sentence) === true;
    case 'truth':
      return truthPhrases(language)?.saying.test(sentence) === true;
    case 'amount':
      return namesAmount(sentence, language);
    case 'price':
      return namesPrice(sentence, language);
    case 'duration':
      return namesSpan(sentence, language);
    case 'time':
      return namesTime(sentence, language);
    case 'person':
      return language !== 'de' && name.test(sentence);
    default:
      return false;
  }
}

/** Returns whether a sentence asks for a reason, as a title does, and gives none. */
export function asksAlike(title: string, sentence: string, language: string): boolean {
  const isWhy = (text: string) => answerPhrases(language)?.why.test(text) === true;
  return isWhy(title) && isWhy(sentence) && !hasKind('reason', sentence, language);
}

/** Limits of what stands before the verb of a definition. */
const maxSubject = { words: 8, characters: 60 } as const;
/** Characters of a sentence within which its definition is searched, as every particle may look ahead to the end. */
const maxSearched = 500;

/** Returns what stands before the verb of a sentence that may be a definition; undefined if it is long, or if there is none. */
export function definedSubject(sentence: string, language: string): string | undefined {
  const verb = answerPhrases(language)?.is.exec(sentence.slice(0, maxSearched));
  const subject = sentence.slice(0, verb?.index ?? 0).trim();
  const isShort = subject.length <= maxSubject.characters && subject.split(/\s+/).length <= maxSubject.words;
  return subject && isShort ? subject : undefined;
}

/** Matches what stands behind the words before a name, up to a mark. */
const nameBehind = /^[\s"“„'‘]*[^.,;:!?"”…]+/u;

/** Returns the name that a sentence gives to what it, or the one before it, describes: "This is called a range proof." */
export function givenName(sentence: string, language: string): string | undefined {
  const called = answerPhrases(language)?.called?.exec(sentence);
  return called ? nameBehind.exec(sentence.slice(called.index + called[0].length))?.[0] : undefined;
}

/** Matches a capitalized word behind another one, which is a name in most languages. */
const name = /(?<=[\p{Ll}\p{N}],? )\p{Lu}\p{Ll}/u;
