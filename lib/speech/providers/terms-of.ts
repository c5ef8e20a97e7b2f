/** Splits a prompt into names and terms for recognizers that need them one by one. Longer phrases are left out. */
export function termsOf(prompt: string | undefined, limits: { count: number; words: number; characters: number }): string[] {
  const terms = (prompt ?? '').split(/[,;\n、，；]/).map((term) => term.replace(/\s+/g, ' ').trim());
  return [...new Set(terms)]
    .filter((term) => term !== '' && term.length <= limits.characters && term.split(' ').length <= limits.words)
    .slice(0, limits.count);
}
