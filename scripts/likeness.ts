/** How alike a text is to a reference: the share of its words that stand there, and twice that of its pairs of words. */
export function likeness(reference: readonly string[]): (made: readonly string[]) => number {
  const known = new Set(reference);
  const pairs = new Set(pairsOf(reference));
  return (made) => share(made, known) + 2 * share(pairsOf(made), pairs);
}

const pairsOf = (tokens: readonly string[]) => tokens.slice(1).map((token, i) => `${tokens[i]} ${token}`);
const share = (made: readonly string[], known: ReadonlySet<string>) =>
  made.filter((one) => known.has(one)).length / Math.max(1, made.length);
