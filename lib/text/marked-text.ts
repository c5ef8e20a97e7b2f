import type { TextUnit } from './text-unit.ts';

/** Units of a transcript to which marks are added. Offsets are those of the original texts, in code units. */
export interface MarkedText {
  /** Adds a mark before an offset, unless the character on either side of it is one. */
  add(mark: string, unit: number, offset: number): void;
  capitalize(unit: number, offset: number): void;
  /** Returns the units with what was added. */
  toUnits(): TextUnit[];
}

/** Matches a mark that ends a sentence or a clause. */
export const punctuationMark = /[.!?…,;:。？！、，；：।]/;
/** Matches a mark that has its own space. */
const wideMark = /[。，、]/;

/** Opens the texts of units, in a language (BCP 47 base tag), for marks. */
export function createMarkedText(units: readonly TextUnit[], language: string): MarkedText {
  const texts = units.map(({ text }) => text.split(''));
  return {
    add(mark, unit, offset) {
      const characters = texts[unit]!;
      if (punctuationMark.test(characters[offset - 1]!) || punctuationMark.test(characters[offset] ?? '')) return;
      characters[offset - 1] += mark;
      if (wideMark.test(mark) && characters[offset] === ' ') characters[offset] = '';
    },
    capitalize(unit, offset) {
      texts[unit]![offset] = texts[unit]![offset]!.toLocaleUpperCase(language || undefined);
    },
    toUnits: () => units.map((unit, i) => ({ ...unit, text: texts[i]!.join('') })),
  };
}
