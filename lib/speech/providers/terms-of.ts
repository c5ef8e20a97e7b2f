/** Names and terms, as recognizers take them that want each by itself. What is longer than a term is left out. */
export function termsOf(prompt: string | undefined, limits: { count: number; words: number; characters: number }): string[] {
  const terms = (prompt ?? '').split(/[,;\n、，；]/).map((term) => term.replace(/\s+/g, ' ').trim());
  return [...new Set(terms)]
    .filter((term) => term !== '' && term.length <= limits.characters && term.split(' ').length <= limits.words)
    .slice(0, limits.count);
}
