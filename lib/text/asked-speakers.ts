const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const words = (text: string) => text.toLowerCase().match(wordPattern) ?? [];
/** The share of a name that must be asked for. */
const enough = 0.5;

/**
 * The speakers that a question names: whole, or, where it writes a name as a name, by the part that tells one from the
 * others ("Smith" of "Mr Smith", but not "Professor" where several are).
 */
export function askedSpeakers(question: string, speakers: ReadonlySet<string>): Set<string> {
  const said = question.match(wordPattern) ?? [];
  // "A" and "I" are words too: the one where a sentence begins, the other anywhere.
  const spoken = new Set(said.filter((word, i) => word.length > 1 || (i > 0 && /^(?!I)\p{Lu}|\p{Lo}$/u.test(word))).map(lower));
  const names = new Set(said.filter((word, i) => i > 0 && /^[\p{Lu}\p{Lo}]/u.test(word)).map(lower));
  const sharedBy = new Map<string, number>();
  for (const speaker of speakers) for (const word of new Set(words(speaker))) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);
  const weigh = (all: readonly string[]) => all.reduce((sum, word) => sum + Math.log(1 + speakers.size / sharedBy.get(word)!), 0);
  const shareOf = (speaker: string) => {
    const parts = words(speaker);
    if (parts.length === 0) return 0;
    if (parts.every((word) => spoken.has(word))) return 1;
    return weigh(parts.filter((word) => names.has(word))) / weigh(parts);
  };
  const shares = new Map([...speakers].map((speaker) => [speaker, shareOf(speaker)]));
  const best = Math.max(enough, ...shares.values());
  return new Set([...speakers].filter((speaker) => shares.get(speaker)! >= best));
}

const lower = (word: string) => word.toLowerCase();
