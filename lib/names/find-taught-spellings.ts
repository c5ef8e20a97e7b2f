import type { NameReplacement } from '../contract/name-correction.ts';
import { unspacedScripts } from '../subtitles/unspaced-scripts.ts';
import type { NameChange } from './find-misheard-names.ts';

/** Finds whole words that the user has replaced by a name, in upper or lower case. */
export function findTaughtSpellings(units: readonly { text: string }[], replacements: readonly NameReplacement[]): NameChange[] {
  const spellings = replacements.map(({ from, to }) => ({ pattern: toPattern(from), to }));
  return units.flatMap(({ text }, unit) =>
    spellings.flatMap(({ pattern, to }) =>
      Array.from(
        text.matchAll(pattern),
        ({ index, 0: from }): NameChange => ({
          ...{ unit, at: index, from, to },
          because: { source: 'term', text: to },
        }),
      ).filter(({ from }) => from !== to),
    ),
  );
}

/** Letter of a word, except in scripts without spaces, in which letters beside a word may belong to others. */
const wordCharacter = `(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}])`;

function toPattern(words: string): RegExp {
  const escaped = words.trim().split(/\s+/).map(escapePattern).join('\\s+');
  return new RegExp(`(?<!${wordCharacter}(?=${wordCharacter}))${escaped}(?!(?<=${wordCharacter})${wordCharacter})`, 'giu');
}

const escapePattern = (word: string): string =>
  word.replace(/[^\p{L}\p{N}]/gu, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);
