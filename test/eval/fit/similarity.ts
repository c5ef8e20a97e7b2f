/**
 * Similarity of a text to a reference: the share of its words that are in the reference, plus twice the share of its
 * word pairs.
 */
export function similarity(reference: readonly string[]): (made: readonly string[]) => number {
  const known = new Set(reference);
  const pairs = new Set(pairsOf(reference));
  return (made) => share(made, known) + 2 * share(pairsOf(made), pairs);
}

const pairsOf = (tokens: readonly string[]) => tokens.slice(1).map((token, i) => `${tokens[i]} ${token}`);
const share = (made: readonly string[], known: ReadonlySet<string>) =>
  made.filter((one) => known.has(one)).length / Math.max(1, made.length);
