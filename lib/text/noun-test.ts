import type { Clause, TitleWord } from './title-vocabulary.ts';

/** A phrase of a clause: the numbers of its first word and of the one after the last. */
export interface PhrasePlace {
  clause: Clause;
  from: number;
  to: number;
}

/** The words of a phrase, and those before and after it; undefined at the clause's ends. */
export interface Phrase {
  words: readonly TitleWord[];
  /** As they are spelled. */
  spellings: readonly string[];
  before: TitleWord | undefined;
  after: TitleWord | undefined;
  /** Whether its first word starts a sentence, where a capital says nothing. */
  isSentenceStart: boolean;
  /** Whether it stands after a determiner somewhere, or with a capital within a sentence. */
  isNominal: boolean;
  /** Whether it occurs several times. */
  isRepeated: boolean;
}

/** Whether a phrase is a noun with what belongs to it. */
export type NounTest = (phrase: Phrase) => boolean;
