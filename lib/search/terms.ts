import { unspacedScripts } from '../subtitles/unspaced-scripts.ts';

const letter = String.raw`[\p{L}\p{N}\p{M}]`;
/** Class of the letters of scripts without spaces, and of those of words. */
const unspacedLetter = `[[${unspacedScripts}]&&${letter}]`;
export const wordLetter = `[${letter}--[${unspacedScripts}]]`;

/** Matches what connects the parts of a word: a hyphen, an apostrophe, a comma between digits. */
const connector = String.raw`(?:(?<=${wordLetter})['\-](?=${wordLetter})|(?<=\d),(?=\d))`;
const connectors = new RegExp(connector, 'gv');
/** Matches a word with its connected parts, or text without spaces, which lines may divide anywhere. */
const run = new RegExp(
  String.raw`(?<unspaced>${unspacedLetter}(?:\n?${unspacedLetter})*)|${wordLetter}+(?:${connector}${wordLetter}+)*`,
  'gv',
);

/** A word of a folded text, or a run of text without spaces, with its offset in UTF-16 units. */
export interface TextRun {
  text: string;
  index: number;
  isWord: boolean;
}

/** Returns the words of a folded text and its runs without spaces; parts that a hyphen or apostrophe connects are one word. */
export const findRuns = (text: string): TextRun[] =>
  Array.from(text.matchAll(run), ({ 0: found, index, groups }) => ({ text: found, index, isWord: !groups?.unspaced }));

/** Returns the parts of a word, which a hyphen, an apostrophe or a comma between digits connects. */
export const splitParts = (word: string): string[] => word.split(connectors);

/** Returns a folded text with its connected parts written as one word: "email" for "e-mail". */
export const joinParts = (text: string): string => text.replace(connectors, '');

/** Maximum characters of a term; longer words are truncated. */
const maxTermLength = 24;

export const truncateTerm = (word: string): string => (word.length > maxTermLength ? word.slice(0, maxTermLength) : word);

/**
 * Adds the terms of a folded text: its words, for connected parts each and all as one; for scripts without spaces each character
 * and each pair of them.
 */
export function addTerms(text: string, add: (term: string) => void): void {
  for (const { 0: found, groups } of text.matchAll(run)) {
    if (!groups?.unspaced) {
      const parts = splitParts(found);
      for (const part of parts) add(truncateTerm(part));
      if (parts.length > 1) add(truncateTerm(parts.join('')));
      continue;
    }
    let before = '';
    for (const character of found) {
      if (character === '\n') continue;
      add(character);
      if (before) add(before + character);
      before = character;
    }
  }
}
