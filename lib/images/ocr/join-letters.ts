import type { Letter } from './decode-letters.ts';
import type { Tensor } from './neural-network.ts';

/** Minimum pixels, for lines 48 pixels high, of a gap between words, and its ratio to gaps between letters. */
const minGap = 8;
const minWordGapRatio = 1.5;
/** Share of the maximum contrast below which a column is empty. */
const minColumnContrast = 0.35;
/** Rows at the edges of a line into which other lines may extend. */
const edgeRows = 4;

/** Matches characters after which there is no space, or none can be detected. */
const noSpaceAfter = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Matches characters before which there is no space, however wide the gap is. */
const noSpaceBefore = /[\s,.;:!?)\]}%’'"”]/u;

/** Returns the text of a line with the spaces that the model misses in small print. */
export function joinLetters(letters: readonly Letter[], line: Tensor, width: number): string {
  const empty = emptyColumns(line, width);
  const gaps = letters.slice(1).map(({ place }, at) => widestGap(empty, letters[at]!.place, place, line.dims.at(-1)!));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.6)] ?? 0;
  const wide = Math.max(minGap, minWordGapRatio * usual);
  let text = letters[0]?.letter ?? '';
  for (const [at, { letter }] of letters.slice(1).entries()) {
    const before = letters[at]!.letter;
    const isBetween =
      gaps[at]! >= wide && !noSpaceAfter.test(before) && !noSpaceAfter.test(letter) && !noSpaceBefore.test(letter);
    text += isBetween ? ` ${letter}` : letter;
  }
  return text;
}

function emptyColumns({ data, dims }: Tensor, width: number): boolean[] {
  const [, , height, stride] = dims as [number, number, number, number];
  // The middle plane is green, which approximates perceived brightness best.
  const at = (x: number, y: number) => data[(height + y) * stride + x]!;
  const levels: number[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) levels.push(at(x, y));
  const ground = quantile(levels, 0.5);
  const contrast = quantile(
    levels.map((level) => Math.abs(level - ground)),
    0.95,
  );
  return Array.from({ length: width }, (_, x) => {
    for (let y = edgeRows; y < height - edgeRows; y++)
      if (Math.abs(at(x, y) - ground) > minColumnContrast * contrast) return false;
    return true;
  });
}

const quantile = (numbers: readonly number[], share: number): number =>
  Float32Array.from(numbers).sort()[Math.floor(numbers.length * share)] ?? 0;

function widestGap(empty: readonly boolean[], from: number, to: number, stride: number): number {
  let widest = 0;
  let run = 0;
  for (let x = Math.floor(from * stride); x <= Math.min(empty.length - 1, Math.ceil(to * stride)); x++) {
    run = empty[x] ? run + 1 : 0;
    widest = Math.max(widest, run);
  }
  return widest;
}
