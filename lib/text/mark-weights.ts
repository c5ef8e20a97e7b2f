/** How the words around a gap show that a mark stands in it, as a logistic regression. */
export interface GapWeights {
  bias: number;
  /** By position, the weight of each of the language's words, of the kinds of others, and of none. */
  positions: readonly (readonly number[])[];
}

/** The weights of a language for the end of a sentence, and, where no space divides words, for that of a clause. */
export interface MarkWeights {
  /** The most frequent words, separated by spaces. */
  words: string;
  end: GapWeights;
  clause?: GapWeights;
}

/** Places of the words that are read, counted from the word before the gap. */
export const positions = [-1, 0, 1, 2] as const;
/** Endings of words that are not among the most frequent, in the order of their weights, before numbers and all others. */
const kinds = ["n't", "'s", "'re", "'ve", "'ll", 'ing', 'ed', 'ly', 'tion', 's'];

/** Returns the function that finds a word, in lower case, or none, among the weights of a position. */
export function createWordIndex(words: string): (word: string | undefined) => number {
  const list = words.split(' ');
  const indexes = new Map(list.map((one, i) => [one, i]));
  return (one) => {
    if (one === undefined) return list.length + kinds.length + 2;
    const kind = kinds.findIndex((ending) => one.endsWith(ending));
    return indexes.get(one) ?? list.length + (/^\d/.test(one) ? kinds.length : kind < 0 ? kinds.length + 1 : kind);
  };
}

/** Returns the log odds of a mark behind a word, by the indexes of all words of a turn and that of none. */
export const oddsAfter = (indexes: readonly number[], at: number, none: number, weights: GapWeights): number =>
  positions.reduce<number>((sum, place, k) => sum + weights.positions[k]![indexes[at + place] ?? none]!, weights.bias);
