import { stem } from '../../lib/text/stem.ts';

/** ROUGE-1, -2 and -L as F1, 0 to 1. */
export interface Rouge {
  one: number;
  two: number;
  longest: number;
}

/** Stemmed words; for Chinese, characters. */
export function rougeTokens(text: string, language: string): string[] {
  if (language === 'zh') return text.toLowerCase().match(/[a-z0-9]+|\p{L}|\p{N}/gu) ?? [];
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length > 3 ? stem(word, language) : word));
}

/** Compares two lists of tokens. */
export function rouge(made: readonly string[], reference: readonly string[]): Rouge {
  return {
    one: gramScore(made, reference, 1),
    two: gramScore(made, reference, 2),
    longest: f1(commonSubsequence(made, reference), made.length, reference.length),
  };
}

function gramScore(made: readonly string[], reference: readonly string[], size: number): number {
  const wanted = grams(reference, size);
  let common = 0;
  for (const [gram, count] of grams(made, size)) common += Math.min(count, wanted.get(gram) ?? 0);
  return f1(common, made.length - size + 1, reference.length - size + 1);
}

function grams(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + size <= tokens.length; i++) {
    const gram = tokens.slice(i, i + size).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function commonSubsequence(a: readonly string[], b: readonly string[]): number {
  const lengths = new Uint16Array(b.length + 1);
  for (const token of a) {
    let diagonal = 0;
    for (let j = 1; j <= b.length; j++) {
      const above = lengths[j]!;
      lengths[j] = token === b[j - 1] ? diagonal + 1 : Math.max(above, lengths[j - 1]!);
      diagonal = above;
    }
  }
  return lengths[b.length]!;
}

const f1 = (common: number, made: number, wanted: number) => (common > 0 ? (2 * common) / (made + wanted) : 0);
