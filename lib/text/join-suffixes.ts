import { isStopword } from './stopwords.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

/** A clause as words in lower case with their offsets. */
export interface SplitClause {
  words: readonly string[];
  offsets: readonly number[];
}

/** Matches what ends a longer Chinese word, where the segmenter takes it for a word of its own: "机器|人". */
export const hanEnding =
  /^[人员員者机機器率性化学學家费費店车車业業力度法版部场場型类類款量线線品物区區站馆館院厂廠局室会會权權税稅证證卡币幣票股债債险險件]$/u;

/** Number of times that a word has an ending at least, and the share of its occurrences that have it. */
const minCount = 2;
const minShare = 0.8;
const longHan = /^\p{Script=Han}{2,}$/u;

/** Joins words and endings that segmenters divide, if in these clauses the word hardly occurs without the ending. */
export function joinSuffixes<Split extends SplitClause>(clauses: readonly Split[], language: string): Split[] {
  if (!isUnspacedLanguage(language)) return [...clauses];
  const divided = clauses.map(divideParticles);
  const counts = new Map<string, number>();
  const endedCounts = new Map<string, number>();
  for (const clause of divided)
    clause.words.forEach((word, i) => {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const ended = hasEnding(clause, i) && word + clause.words[i + 1];
      if (ended) endedCounts.set(ended, (endedCounts.get(ended) ?? 0) + 1);
    });
  const isOne = (word: string, ending: string) => {
    const count = endedCounts.get(word + ending) ?? 0;
    return count >= minCount && count >= minShare * counts.get(word)! && !isStopword(word, word, language);
  };
  return divided.map((clause) => {
    const words: string[] = [];
    const offsets: number[] = [];
    clause.words.forEach((word, i) => {
      if (i > 0 && hasEnding(clause, i - 1) && isOne(clause.words[i - 1]!, word)) words[words.length - 1] += word;
      else {
        words.push(word);
        offsets.push(clause.offsets[i]!);
      }
    });
    return { ...clause, words, offsets };
  });
}

/** Returns whether an ending follows a word of several Han characters. */
const hasEnding = ({ words, offsets }: SplitClause, at: number) =>
  longHan.test(words[at]!) && hanEnding.test(words[at + 1] ?? '') && offsets[at]! + words[at]!.length === offsets[at + 1];

/** Divides an ending and the possessive particle, which segmenters take for one word: "机器|人的". */
function divideParticles<Split extends SplitClause>(clause: Split): Split {
  const { words, offsets } = clause;
  const divided = words.flatMap((word, i): [string, number][] =>
    word.length === 2 && word.endsWith('的') && hanEnding.test(word[0]!) && longHan.test(words[i - 1] ?? '')
      ? [
          [word[0]!, offsets[i]!],
          ['的', offsets[i]! + 1],
        ]
      : [[word, offsets[i]!]],
  );
  return { ...clause, words: divided.map(([word]) => word), offsets: divided.map(([, offset]) => offset) };
}
