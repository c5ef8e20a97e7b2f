import { isHesitation } from './fillers.ts';
import { speakerTurns } from './speaker-turns.ts';
import { locateWords } from './split-words.ts';
import type { TextUnit } from './text-unit.ts';

/** A word of a transcript. */
export interface SpokenWord {
  /** The word in lower case. */
  text: string;
  /** Unit and offset in its text of the word's start, and of its end, with the hesitations after it. */
  startUnit: number;
  start: number;
  unit: number;
  end: number;
}

/** Returns the words of each speaker's turn. A hesitation belongs to the word before it, so that a mark follows both. */
export function readSpokenWords(units: readonly TextUnit[], language: string): SpokenWord[][] {
  return speakerTurns(units).map((turn) => {
    const words: SpokenWord[] = [];
    for (const unit of turn) {
      for (const { text, start, end } of locateWords(units[unit]!.text, language)) {
        if (!isHesitation(text)) words.push({ text, startUnit: unit, start, unit, end });
        else Object.assign(words.at(-1) ?? {}, { unit, end });
      }
    }
    return words;
  });
}
