import { boxAt, type CueBox } from './cue-position.ts';

/** Size of the picture in the pixels of a script, and what a line of the script says about its place. */
export interface AssPlace {
  width: number;
  height: number;
  /** Place as on a number pad, 2 at the bottom center. */
  alignment: number;
  marginLeft: number;
  marginRight: number;
  marginVertical: number;
}

const aligns = ['end', 'start', 'center'] as const;
const anchors = ['end', 'center', 'start'] as const;

/** Returns the box of a line: its alignment and margins, or the point of its overrides `\an`, `\a`, `\pos` and `\move`. */
export function boxOfAss(overrides: string, place: AssPlace): CueBox {
  const alignment = readAlignment(overrides) ?? place.alignment;
  const align = aligns[alignment % 3]!;
  const anchor = anchors[Math.ceil(alignment / 3) - 1] ?? 'end';
  const [, x, y] =
    /\\(?:pos|move)\(\s{0,9}(-?\d{1,6}(?:\.\d{1,9})?)\s{0,9},\s{0,9}(-?\d{1,6}(?:\.\d{1,9})?)/.exec(overrides) ?? [];
  if (x !== undefined && y !== undefined) {
    return boxAt(toPercent(Number(x), place.width), toPercent(Number(y), place.height), anchor, align);
  }
  const margin = toPercent(place.marginVertical, place.height);
  return {
    left: toPercent(place.marginLeft, place.width),
    right: 100 - toPercent(place.marginRight, place.width),
    align,
    anchor,
    block: { start: margin, center: 50, end: 100 - margin }[anchor],
  };
}

/** Reads the first alignment: `\an7` by the number pad, `\a5` in the order of SubStation Alpha. */
function readAlignment(overrides: string): number | undefined {
  const [, kind, digits] = /\\(an?)(\d{1,2})/.exec(overrides) ?? [];
  const alignment = kind === 'a' ? alignmentOfSsa(Number(digits)) : Number(digits);
  return alignment >= 1 && alignment <= 9 ? alignment : undefined;
}

/** Converts an alignment of SubStation Alpha, 1 to 3 at the bottom, plus 4 at the top, plus 8 in the middle. */
export function alignmentOfSsa(alignment: number): number {
  const row = alignment > 8 ? 3 : alignment > 4 ? 6 : 0;
  return (alignment % 4) + row;
}

/** Returns the alignment of a box as on a number pad. */
export function alignmentOfBox({ align, anchor }: CueBox): number {
  const column = { start: 1, center: 2, end: 3 }[align];
  return column + { end: 0, center: 3, start: 6 }[anchor];
}

const toPercent = (pixels: number, whole: number): number => Math.min(Math.max((pixels / whole) * 100, 0), 100);

/** Place of a line without any, in the picture of scripts that declare no size, as SubRip never does. */
export const defaultPlace: AssPlace = {
  width: 384,
  height: 288,
  alignment: 2,
  marginLeft: 0,
  marginRight: 0,
  marginVertical: 0,
};
