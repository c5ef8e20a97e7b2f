const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const wordsOf = (text: string) => text.toLowerCase().match(word) ?? [];

/**
 * The speakers that a question names: whole ("marketing", "PhD B"), or by a word that only this one's name has and that
 * is written as a name ("Smith", but not "Professor" where several are).
 */
export function askedSpeakers(question: string, speakers: ReadonlySet<string>): Set<string> {
  const bearers = new Map<string, number>();
  for (const speaker of speakers) for (const part of new Set(wordsOf(speaker))) bearers.set(part, (bearers.get(part) ?? 0) + 1);
  // Single letters are names only as capitals: "A" not where a sentence begins, "I" never.
  const said = (question.match(word) ?? []).filter(
    (one, i) => one.length > 1 || (/[\p{Lu}\p{Lo}]/u.test(one) && i > 0 && one !== 'I'),
  );
  const spoken = new Set(said.map((one) => one.toLowerCase()));
  const names = new Set(said.filter((one, i) => i > 0 && /^[\p{Lu}\p{Lo}]/u.test(one)).map((one) => one.toLowerCase()));
  return new Set(
    [...speakers].filter((speaker) => {
      const parts = wordsOf(speaker);
      const whole = parts.length > 0 && parts.every((part) => spoken.has(part));
      return whole || parts.some((part) => names.has(part) && bearers.get(part) === 1);
    }),
  );
}
