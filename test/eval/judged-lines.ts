import { readFileSync } from 'node:fs';

/** A line of a summary, and whether one reader understood it alone. */
export interface JudgedLine {
  text: string;
  isClear: boolean;
  /** Whether its speaker's name stood before it. */
  isAttributed: boolean;
  /** Whether its transcript had no marks, so that the ends of its sentences were inferred. */
  hasInferredEnds: boolean;
}

/** Returns the judged lines, whose source and license stand in the first row of their file, above the names of the columns. */
export function judgedLines(): JudgedLine[] {
  const [, , ...rows] = readFileSync(new URL('judged-lines.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [judgment, marks, speaker, text] = row.split('\t') as [string, string, string, string];
    return { text, isClear: judgment === 'clear', isAttributed: speaker !== '', hasInferredEnds: marks === 'without' };
  });
}
