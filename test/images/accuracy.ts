/** Share of the characters that are right: one less the edits that lead from one text to the other. Any white space is one space. */
export function accuracy(read: string, truth: string): number {
  const [a, b] = [lettersOf(read), lettersOf(truth)];
  let row = b.map((_, at) => at + 1);
  for (const [place, letter] of a.entries()) {
    let diagonal = place;
    let left = place + 1;
    row = row.map((above, at) => {
      const best = Math.min(above + 1, left + 1, diagonal + (letter === b[at] ? 0 : 1));
      diagonal = above;
      left = best;
      return best;
    });
  }
  return Math.max(0, 1 - (row.at(-1) ?? a.length) / Math.max(1, b.length));
}

/** Full-width forms and curly quotes count as the plain ones. */
const lettersOf = (text: string): string[] => [
  ...text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim(),
];
